#include "converter/readers/unit/battalions_as_units.hpp"

#include "converter/orbat/structure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

constexpr int kMostOfNamelessFoot = 7;    // battalions of a regiment
constexpr int kMostOfNamelessHorse = 8;   // squadrons of a regiment that has no name
constexpr int kSquadronsOfARegiment = 4;  // where nothing says how many there were
constexpr int kMostUnitsOnlyCounted = 60;

bool counted_by_command(const ToldUnit& told, const PhraseBook& words) {
  return words.any(Sense::command, told.name, 0, told.name.size());
}

/// Nothing but the words for a sort of troops, or the name of the command that counts them.
bool is_nameless(const ToldUnit& told, const PhraseBook& words) {
  if (counted_by_command(told, words)) return true;
  return std::all_of(told.name.begin(), told.name.end(), [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - told.name.data());
    if (token.is != Token::Is::word) return false;
    for (const Sense sense : {Sense::kind, Sense::arm, Sense::quality, Sense::nation, Sense::gun, Sense::link})
      if (words.has(sense, told.name, at)) return true;
    return false;
  });
}

}  // namespace

int units_only_counted(const ToldUnit& told, const PhraseBook& words) {
  if (told.parts.one || !is_nameless(told, words)) return 1;
  const Arm arm = arm_of(told.unit.kind);
  if (told.unit.level != UnitLevel::regiment || told.unit.kind == Kind::cossacks || told.facts.level) return 1;
  const int parts = arm == Arm::infantry ? told.facts.battalions.value_or(0) : told.facts.squadrons.value_or(0);
  if (arm == Arm::infantry && parts > kMostOfNamelessFoot && parts <= kMostUnitsOnlyCounted) return parts;
  if (arm == Arm::cavalry && counted_by_command(told, words) && parts > kMostOfNamelessHorse &&
      parts <= kMostUnitsOnlyCounted * kSquadronsOfARegiment)
    return (parts + kSquadronsOfARegiment - 1) / kSquadronsOfARegiment;
  return 1;
}

OnlyCounted told_of_only_counted(const ToldUnit& told, int count, const PhraseBook& words) {
  const bool command = counted_by_command(told, words);
  if (arm_of(told.unit.kind) == Arm::infantry)
    return {command ? " battalion" : "", fmt::format("one of {} battalions without names", count)};
  return {" regiment", fmt::format("one of {} regiments for {} squadrons", count, told.facts.squadrons.value_or(0))};
}

}  // namespace estafette::readers
