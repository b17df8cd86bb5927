#include "converter/readers/tree/assembly/among_foot.hpp"

#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

/// The arm that a unit's line shows; nothing if it does not say, or only by a word that may be of both.
std::optional<Arm> arm_shown(const Parts& unit, const PhraseBook& words) {
  const Facts& facts = unit.facts;
  if (facts.kind) return arm_of(*facts.kind);
  constexpr int kHighestNumberOfHorse = 40;
  const Tokens name = tokens_of(unit.name);
  const std::optional<PhraseFound> kind = kind_in(name, words);
  if (name.size() == 1 && name[0].is == Token::Is::ordinal && name[0].value > kHighestNumberOfHorse)
    return Arm::infantry;  // "50e"
  if (kind && !kind->guess) return arm_of(*kind_from(kind->is));
  if (facts.squadrons || facts.sabres) return Arm::cavalry;
  return facts.battalions ? std::optional(Arm::infantry) : std::nullopt;
}

}  // namespace

bool walks_with_foot(const TextNode& command, const TextOutline& outline, const PhraseBook& words) {
  if (command.item.level != Level::brigade && command.item.level != Level::division) return false;
  bool foot = false, horse = false;
  const auto add = [&](const Parts& unit) {
    const std::optional<Arm> arm = arm_shown(unit, words);
    foot = foot || arm == Arm::infantry;
    horse = horse || arm == Arm::cavalry;
  };
  for (const Parts& unit : command.item.units) add(unit);
  const bool units = std::all_of(command.children.begin(), command.children.end(), [&](std::size_t child) {
    const TextNode& below = outline.nodes[child];
    if (below.item.is == Item::Is::unit) add(below.item.parts);
    return !below.formation();
  });
  return units && foot && !horse;
}

}  // namespace estafette::readers
