// Holds a generated order of battle against what the shipped one of Waterloo has in each column (the pages
// docs/formats/game-order-of-battle.md, "Ratings" and "Skills", and game-limits.md, "Head count").
#pragma once

#include <string>
#include <vector>

namespace estafette::test {

/// A line for each value of the master csv that is outside the shipped ranges, and for each name that is not in `seen`,
/// one a line, tests/fixtures/sow/seen-identifiers.txt ("Gun 1: Firearm is 3"). Allowed outside them: crews, squadrons
/// and small units, which are as large as the campaign says; the row of zeros of an absent army commander (rule 4.1.1).
[[nodiscard]] std::vector<std::string> unlike_the_shipped(const std::string& master_csv, const std::string& seen);

}  // namespace estafette::test
