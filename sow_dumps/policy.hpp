// What a loss on the battlefield costs the campaign: the figures, which the umpire may change.
// Source: rule 5.4 leaves the arithmetic to a tool; each figure is ours, and rules.xml <carryover> explains it.
// docs/formats/losses.md has a worked example.
#pragma once

#include "base/markup/xml.hpp"

#include <vector>

namespace estafette::dumps {

/// No figure has a default here. Shares are in percent.
struct CarryoverPolicy {
  int least_match = 0;            ///< of the sheet's rows of troops: a dump with fewer is another battle's
  int most_strangers = 0;         ///< of the dump's rows of troops, not on the sheet: more is another battle
  bool locations_decide = false;  ///< where the two dumps differ, the unit-location dump decides
  int early_minutes = 0;          ///< a unit-location dump is early if it is more minutes than this before the end
  std::vector<int> wounded_back;  ///< of the wounded, back in turn 1, 2, ... after the battle; together at most 100
  std::vector<int> missing_back;  ///< of the missing likewise
  int gun_crew_least = 0;         ///< a gun is lost when no more than this share of its crew is left
  int gun_overrun_from = 0;       ///< a gun is overrun when at least this share of its crew is missing
  int gun_captured = 0;           ///< of a battery's overrun guns, captured
  int word_killed = 0, word_wounded = 0;  ///< of losses that the umpire gives without a dump; the rest are missing
  int commander_back_after = 0;           ///< turns until a wounded commander is back
  int shaken_from = 0;                    ///< share of its men that a unit must lose to be called shaken
  int broken_from = 0;                    ///< share of its men that a unit must lose to be called broken
  bool operator==(const CarryoverPolicy&) const = default;
};

inline constexpr int kMostTurns = 60;  ///< turns in which a pool may give men back; the campaign of 1813 has 57 (1.1.1)

/// The policy in an element <carryover>. What is missing, unknown or out of bounds goes to the problems of its file.
[[nodiscard]] CarryoverPolicy read_policy(XmlElement& element);

}  // namespace estafette::dumps
