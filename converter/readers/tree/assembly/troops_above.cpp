#include "converter/readers/tree/assembly/troops_above.hpp"

#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/tree/leader_doubts.hpp"
#include "converter/readers/tree/recap.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

bool names_one_battery_of_guns(const std::string& name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  const std::optional<PhraseFound> kind = kind_in(tokens, words);
  const bool guns = kind && !kind->guess && arm_of(*kind_from(kind->is)) == Arm::artillery;
  return guns && (names_one_battery({tokens, tokens.size(), words}) || names_a_company({tokens, tokens.size(), words}));
}

/// "26e régiment d'infanterie légère": no other regiment of the line is part of it, as of a provisional one.
bool is_regiment_of_its_own(const Parts& parts, const PhraseBook& words) {
  const Tokens name = tokens_of(parts.name);
  if (name.size() < 2 || name[0].is != Token::Is::ordinal || name[1].mark("/")) return false;
  bool regiment = kind_in(name, words).has_value();
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> quality = words.find(Sense::quality, name, at);
    if (quality && quality->is == to_string(Quality::conscript)) return false;
    const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at);
    regiment = regiment || (unit && unit->is == to_string(UnitLevel::regiment));
  }
  return regiment && parts.facts.level.value_or(UnitLevel::regiment) == UnitLevel::regiment;
}

}  // namespace

bool is_troops_above(const TextNode& unit, const TextOutline& text, const PhraseBook& words) {
  const Parts& parts = unit.item.parts;
  const auto any_below = [&](auto is) {
    return std::any_of(unit.children.begin(), unit.children.end(),
                       [&](std::size_t child) { return is(text.nodes[child]); });
  };
  const std::optional<Arm> arm = arm_alone(tokens_of(parts.name), words);
  if (arm && !parts.commander.empty() &&
      !any_below([&](const TextNode& below) { return arm_of_unit(below, words) != *arm; }))
    return false;  // "Cavalry: Captain Kern" above his troops of horse
  if (names_one_battery_of_guns(parts.name, words))
    return true;  // "Kern's Troop Royal Horse Artillery" holds no others
  if (is_regiment_of_its_own(parts, words) &&
      any_below([&](const TextNode& below) { return is_regiment_of_its_own(below.item.parts, words); }))
    return true;
  return (!parts.commander.empty() || numbers_units(parts.name)) && any_below([&](const TextNode& below) {
           return !numbers_units(below.item.parts.name) && arm_of_unit(below, words) != Arm::artillery;
         });
}

}  // namespace estafette::readers
