#include "converter/readers/tree/assembly/command.hpp"

#include "base/text.hpp"
#include "converter/readers/tree/assembly/among_foot.hpp"
#include "converter/readers/tree/assembly/among_horse.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::size_t kPlainCorps = 5;  ///< letters of "Corps" and "Korps"; there is one "Reserve Corps" only

/// One level higher than the highest of the commands under a node; 1 if it has none.
int height_by_content(const TextOutline& outline, std::size_t index) {
  int high = 1;
  for (const std::size_t child : outline.nodes[index].children) {
    const TextNode& node = outline.nodes[child];
    const int own = node.item.level ? height(*node.item.level) : height_by_content(outline, child);
    if (node.formation()) high = std::max(high, 1 + own);
    if (node.item.is == Item::Is::nation) high = std::max(high, own);
  }
  return std::min(high, height(Level::army));
}

Level level_at(int high, bool horse) {
  if (high == height(Level::army)) return Level::army;
  if (high == height(Level::corps)) return horse ? Level::cavalry_corps : Level::corps;
  return high == height(Level::division) ? Level::division : Level::brigade;
}

/// "Young Guard Division", "Militia before Danzig": the quality of its troops that a command's name shows.
std::optional<Quality> quality_in(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size();) {
    const std::optional<PhraseFound> found = words.find(Sense::quality, name, at);
    if (found && !found->guess && found->is != "line") return quality_from(found->is);
    at += found ? found->length : 1;
  }
  return std::nullopt;
}

/// "Brigade: GdB Chemineau" is Brigade Chemineau.
std::string named(const Parts& parts, const PhraseBook& words) {
  if (parts.name.empty()) return std::string(kNameless);
  const Tokens tokens = tokens_of(parts.name);
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, 0);
  const bool plain = tokens.size() == 1 && tokens.front().text.size() <= kPlainCorps;
  const bool bare = command && !command->part && tokens.size() == 1 && level_from(command->is) &&
                    (plain || height(*level_from(command->is)) < height(Level::corps));
  return bare && !parts.commander.empty() ? parts.name + ' ' + surname(parts.commander, words) : parts.name;
}

/// "Light Troops and Cavalry", "Infanterie und Kavallerie": troops of two sorts, of which the name tells one.
bool joins_other_troops(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < name.size(); ++at) {
    if (!is_and(name, at, words)) continue;
    const auto troops = [&](std::size_t from, std::size_t to) {
      return words.any(Sense::kind, name, from, to) || words.any(Sense::forces, name, from, to);
    };
    if (troops(0, at) && troops(at + 1, name.size())) return true;
  }
  return false;
}

}  // namespace

std::optional<int> settled_height(const TextOutline& outline, std::size_t index, std::optional<Level> above) {
  const TextNode& node = outline.nodes[index];
  const int roof = above ? height(*above) : height(Level::army) + 1;
  int high = node.item.level ? height(*node.item.level) : height_by_content(outline, index);
  const bool heading = !node.item.level && !node.children.empty() && roof > height(Level::division);
  if (heading && high >= roof) return std::nullopt;
  high = std::min(high, roof - 1);
  if (high == height(Level::brigade) && roof != height(Level::division)) high = height(Level::division);
  return high < height(Level::brigade) ? std::nullopt : std::optional(high);
}

CommandReading command_of(const TextNode& node, int high, const PhraseBook& words) {
  const Parts& parts = node.item.parts;
  CommandReading command;
  Formation& formation = command.formation;
  formation.level = level_at(high, node.item.level == Level::cavalry_corps);
  formation.name = shortened(named(parts, words), formation.note);
  formation.commander = parts.commander;
  formation.nation = node.item.nation;
  if (parts.facts.quality) append(formation.note, to_string(*parts.facts.quality));
  append(formation.note, parts.note);
  append(formation.note, node.note);
  formation.ratings = parts.ratings;
  formation.source = parts.source;
  std::vector<std::string> guessed = parts.guessed;
  if (!node.item.level || height(*node.item.level) != high) {
    guessed.push_back(fmt::format("level {}, from its place", to_string(formation.level)));
  }
  if (!guessed.empty()) append(formation.note, fmt::format("guessed: {}", fmt::join(guessed, ", ")));
  command.guesses = static_cast<int>(guessed.size());
  return command;
}

void surround(const TextNode& node, const TextOutline& outline, Surroundings& place, const PhraseBook& words) {
  const Parts& parts = node.item.parts;
  const Tokens name = tokens_of(parts.name);
  std::string nation = node.item.nation;
  if (nation.empty()) nation = nation_of_command(name, place.nation, words);
  if (!nation.empty()) {
    place.nation = nation;
    place.guess.clear();
  }
  const std::optional<PhraseFound> kind = kind_in(name, words);
  const bool by_level = node.item.level == Level::cavalry_corps || node.item.level == Level::cavalry_division;
  // "1st Brigade" of a cavalry corps is of horse, too.
  if (kind || place.arm != Arm::cavalry) place.arm.reset();
  const bool in_brackets = !kind && parts.facts.kind && arm_of(*parts.facts.kind) == Arm::cavalry;  // "(cavalry)"
  const bool cavalry = in_brackets || (kind && arm_of(*kind_from(kind->is)) == Arm::cavalry);
  if ((cavalry || (by_level && !kind)) && !joins_other_troops(name, words)) place.arm = Arm::cavalry;
  if (kind && !kind->guess && kind->is == to_string(Kind::engineers)) place.arm = Arm::support;  // "Engineer Brigade"
  if (kind || place.arm != Arm::cavalry) place.horse.reset();
  if (kind && !kind->guess && place.arm == Arm::cavalry) place.horse = kind_from(kind->is);
  place.sort.reset();
  if (kind && !kind->guess && node.item.is == Item::Is::group && !joins_other_troops(name, words))
    place.sort = kind_from(kind->is);
  if (!place.arm && rides_all(node, outline, words)) place.arm = Arm::cavalry;
  place.with_foot = !place.arm && walks_with_foot(node, outline, words);
  place.with_horse = !place.arm && holds_horse_beside(node, outline, words);
  const std::optional<Quality> quality = quality_in(name, words);
  const std::optional<PhraseFound> staff = words.find(Sense::note, name, 0);
  if (quality && !(staff && staff->is == "guard")) place.quality = quality;  // a Provost Guard is none
  if (!place.nation.empty()) return;
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens_of(parts.commander), 0);
  if (!rank || rank->is.empty()) return;
  place.nation = rank->is;
  place.guess = fmt::format("nation {} from a commander's rank", rank->is);
}

bool is_numbered_command(const std::string& name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  if (tokens.size() < 2 || tokens.back().is != Token::Is::word || !words.has(Sense::command, tokens, tokens.size() - 1))
    return false;
  return tokens[0].is == Token::Is::ordinal || words.has(Sense::ordinal, tokens, 0) ||
         roman(std::string_view(name).substr(tokens[0].begin, tokens[0].end - tokens[0].begin)).has_value();
}

void sort_by_height(std::vector<Formation>& formations) {
  std::stable_sort(formations.begin(), formations.end(),
                   [](const Formation& a, const Formation& b) { return height(a.level) < height(b.level); });
}

std::string shortened(const std::string& name, std::string& note) {
  std::string cut(trim(shorten(name, kLongestName)));
  if (cut != name) append(note, name);
  return cut;
}

}  // namespace estafette::readers
