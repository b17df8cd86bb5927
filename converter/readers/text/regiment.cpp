#include "converter/readers/text/regiment.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

/// "1st Battalion - 600 men", "II", "2e escadron": no name of its own.
bool only_a_part(const TextNode& node, const PhraseBook& words) {
  if (node.item.is != Item::Is::unit || !node.children.empty()) return false;
  const std::string& name = node.item.parts.name;
  const Tokens tokens = tokens_of(name);
  const auto part = [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - tokens.data());
    return token.is != Token::Is::word || words.has(Sense::unit, tokens, at) ||
           roman(name.substr(token.begin, token.end - token.begin));
  };
  return !tokens.empty() && std::all_of(tokens.begin(), tokens.end(), part);
}

bool mounted(const TextNode& node, const PhraseBook& words) {
  const Tokens tokens = tokens_of(node.item.parts.name);
  return words.any(Sense::kind, tokens, 0, tokens.size());  // of the words for parts, only squadrons show a kind
}

}  // namespace

std::optional<WholeRegiment> whole_of(const TextNode& regiment, const TextOutline& outline, const PhraseBook& words) {
  Parts whole = regiment.item.parts;
  Facts more;
  long long men = 0;
  bool all_known = true;
  bool squadrons = false;
  std::string list;
  for (const std::size_t child : regiment.children) {
    const TextNode& node = outline.nodes[child];
    if (!only_a_part(node, words)) return std::nullopt;
    const Parts& part = node.item.parts;
    std::optional<int> known = part.facts.men;
    if (!known) known = part.facts.bare ? part.facts.bare : part.facts.few;
    all_known = all_known && known;
    const int strength = known.value_or(0) + part.facts.officers.value_or(0);
    men += strength;
    squadrons = squadrons || mounted(node, words);
    append(list, known ? fmt::format("{}: {}", part.name, strength) : part.name);
    append(list, part.commander);
    append(list, part.note);
    append(list, node.note);
  }
  std::optional<int> own = whole.facts.men;
  if (!own) own = whole.facts.bare;
  if (all_known && !own) {
    more.men = static_cast<int>(std::min<long long>(men, kLargestNumber));
  }
  if (!whole.facts.subunits() && !whole.facts.few) {
    (squadrons ? more.squadrons : more.battalions) = static_cast<int>(regiment.children.size());
  }
  (void)merge(whole.facts, more);
  append(whole.note, list);
  WholeRegiment regiment_and_sum{std::move(whole), std::nullopt};
  const bool differs = own && all_known && men != *own + regiment.item.parts.facts.officers.value_or(0);
  if (differs) regiment_and_sum.other_sum = men;
  return regiment_and_sum;
}

std::vector<Parts> troops_of(const Parts& command) {
  if (!command.facts.figures()) return {};
  Parts troops;
  troops.name = command.name;
  troops.facts = command.facts;
  troops.facts.guessed.emplace_back("one unit for all troops of its command");
  const bool others = troops.facts.men || troops.facts.subunits() || troops.facts.bare || troops.facts.few;
  const bool artillery = troops.facts.kind && arm_of(*troops.facts.kind) == Arm::artillery;
  if (artillery && others && troops.facts.companies)
    troops.facts.batteries = std::exchange(troops.facts.companies, std::nullopt);  // "12 5,618 4 art cos"
  const bool guns = guns_of(troops.facts) || troops.facts.batteries;
  std::vector<Parts> units;
  if (guns && others) {
    Parts battery;
    battery.name = troops.name + " artillery";
    battery.facts.guessed = troops.facts.guessed;
    std::swap(battery.facts.guns, troops.facts.guns);
    std::swap(battery.facts.pieces, troops.facts.pieces);
    std::swap(battery.facts.piece, troops.facts.piece);
    std::swap(battery.facts.batteries, troops.facts.batteries);
    if (artillery) std::swap(battery.facts.kind, troops.facts.kind);
    units.push_back(std::move(battery));
  }
  if (troops.facts.battalions && troops.facts.squadrons) {  // we cannot tell which of them the men belong to
    Parts cavalry;
    cavalry.name = troops.name + " cavalry";
    cavalry.facts.guessed = troops.facts.guessed;
    std::swap(cavalry.facts.squadrons, troops.facts.squadrons);
    troops.facts.men = troops.facts.bare = std::nullopt;
    units.push_back(std::move(cavalry));
  }
  units.push_back(std::move(troops));
  return units;
}

}  // namespace estafette::readers
