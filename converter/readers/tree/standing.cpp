#include "converter/readers/tree/standing.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/tree/recap.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace estafette::readers {

int height_in_flat(const TextNode& node) {
  if (node.item.is == Item::Is::nation) return height(Level::corps);
  return height(node.item.level.value_or(Level::division));
}

bool is_mounted(const TextNode& node, const PhraseBook& words) {
  const auto kind = kind_in(tokens_of(node.item.parts.name), words);
  return kind && arm_of(*kind_from(kind->is)) == Arm::cavalry;
}

bool is_wing(const TextNode& node, const PhraseBook& words) {
  return node.formation() && !node.item.level && names_wing(tokens_of(node.item.parts.name), words);
}

bool names_wing(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, name, at);
    if (command && command->is == "wing") return true;
  }
  return false;
}

bool both_in_capitals(const TextNode& a, const TextNode& b) {
  const auto capitals = [](const TextNode& node) {
    const Tokens tokens = tokens_of(node.line.text);
    const auto word =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::word; });
    return word != tokens.end() && word->capitals;
  };
  return capitals(a) && capitals(b);
}

bool of_the_corps(const TextNode& row, const PhraseBook& words) {
  const Tokens tokens = tokens_of(row.item.parts.name);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    const bool before = command && !words.any(Sense::arm, tokens, 0, at);  // no "Cavalry attached to the 1st Division"
    const bool lower = command && (command->is == "brigade" || (before && command->is == "division"));
    if (command && !lower) return true;  // "12th Artillery Brigade", "Division Artillery" are the division's
  }
  return false;
}

std::string drop_guessed_commander(TextNode& node) {
  Parts& parts = node.item.parts;
  const auto guess = std::find_if(parts.guessed.begin(), parts.guessed.end(), [&](const std::string& guessed) {
    return !parts.commander.empty() && guessed.starts_with("commander " + parts.commander);
  });
  if (guess == parts.guessed.end()) return "";
  append(node.note, parts.commander);
  parts.guessed.erase(guess);
  return std::exchange(parts.commander, "");
}

StatedTotal told_below(StatedTotal total, const TextNode& command, std::size_t index) {
  total.open.insert(total.open.begin(), index);
  if (total.line.line == command.line.line + command.line.lines && command.item.units.empty()) {
    total.open = {index};
    total.together.clear();
  }
  return total;
}

bool is_battery_before(const TextNode& open, const TextNode& row, const PhraseBook& words) {
  const Item& group = open.item;
  const bool guns = group.arm == Arm::artillery || group.arm == Arm::support;  // "Artillery and Train: 3,394, 78 guns"
  const Facts& facts = group.parts.facts;
  const bool told = guns_of(facts) || facts.men || facts.bare;
  const bool battery = group.is == Item::Is::group && guns && told && group.units.empty() && open.children.empty();
  if (!battery || row.line.depth > open.line.depth || guns_of(row.item.parts.facts)) return false;
  const std::optional<PhraseFound> kind = kind_in(tokens_of(row.line.text), words);
  return kind && arm_of(*kind_from(kind->is)) != Arm::artillery;
}

bool has_guns(const TextOutline& outline, std::size_t at, const PhraseBook& words) {
  const TextNode& node = outline.nodes[at];
  if (node.item.is == Item::Is::unit) return arm_of_unit(node, words) == Arm::artillery;
  return node.item.arm == Arm::artillery ||
         std::any_of(node.children.begin(), node.children.end(),
                     [&](std::size_t below) { return has_guns(outline, below, words); });
}

bool others_have_guns(const TextOutline& outline, std::span<const std::size_t> beside, const TextNode& command,
                      const PhraseBook& words) {
  return std::any_of(beside.begin(), beside.end(), [&](std::size_t other) {
    const TextNode& node = outline.nodes[other];
    return &node != &command && node.formation() && has_guns(outline, other, words);
  });
}

bool is_artillery_of_all(const TextOutline& outline, const std::vector<std::size_t>& beside, const TextNode& row,
                         const PhraseBook& words) {
  const auto division = [&](std::size_t at) {
    const TextNode& node = outline.nodes[at];
    return node.formation() && node.item.level == Level::division && !node.children.empty();
  };
  const Tokens name = tokens_of(row.item.parts.name);
  const bool numbered = std::any_of(name.begin(), name.end(), [](const Token& token) { return token.figure(); });
  if (row.item.level != Level::brigade || numbered || !row.item.units.empty()) return false;
  if (beside.size() < 2 || arm_alone(name, words) != Arm::artillery) return false;
  const TextNode& last = outline.nodes[beside.back()];
  const bool brigades = std::all_of(last.children.begin(), last.children.end(), [&](std::size_t at) {
    return outline.nodes[at].formation() && outline.nodes[at].item.level == Level::brigade;
  });
  return brigades && row.line.depth <= last.line.depth && std::all_of(beside.begin(), beside.end(), division) &&
         std::none_of(beside.begin(), beside.end(), [&](std::size_t at) { return has_guns(outline, at, words); });
}

}  // namespace estafette::readers
