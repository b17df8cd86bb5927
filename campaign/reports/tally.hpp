// How many men and guns each unit has lost and gained, added up from the events, so that the drafts of the next day do
// not hide the losses of a battle. Source: rule 5.4.
#pragma once

#include "campaign/reports/chapters.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Of one unit, or of many together. Joined: drafts, and those back from hospital or straggling.
struct Tally {
  int lost = 0, joined = 0, guns_lost = 0, guns_joined = 0;
  Tally& operator+=(const Tally& other);
  bool operator==(const Tally&) const = default;
};

using Tallies = std::map<std::string, Tally>;  ///< by Unit::id

/// Adds what these chapters tell. A force that is removed has lost all that it had.
void count(Tallies& tallies, const Chapter& chapter);

/// The force that an event removes, as it stood before the chapter, or, if it came within it, as it was expected; null
/// if neither is known.
[[nodiscard]] const Force* removed_force(const Chapter& chapter, const Removed& removed);

/// All units under the formation, and the formation's own.
[[nodiscard]] Tally tally_of(const Tallies& tallies, const Formation& formation);

}  // namespace estafette::campaign
