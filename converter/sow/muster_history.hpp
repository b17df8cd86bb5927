// An order of battle in history's strength as rows of the game: its own armies, corps, divisions and brigades on the
// game's ladder, its regiments of foot by battalions. For scenario makers who want no campaign scale (rule 1.3).
// Source: docs/formats/game-order-of-battle.md, "Ladder of commands": every row sits in a division of a corps of an
// army.
// - The highest commander of a file is the army row. What stands directly under him without a corps is under his chief
//   of staff, whom only the game's ladder asks for: so a lone corps looks as a BC does in a campaign.
// - Several corps or divisions without an army above them get one that nobody is known to command.
#pragma once

#include "base/problem.hpp"
#include "converter/sow/field_army.hpp"

#include <string>

namespace estafette::sow {

/// What the profile or the game cannot bear: nations that the profile does not know, nobody who could fight. Its
/// caller says of each problem in which file.
[[nodiscard]] ProblemList history_problems(const Orbat& orbat, const Profile& profile);

/// Its armies, of one side and in the order of the file; `name` goes into the ids as a battle's does.
/// REQUIRES an order of battle without history_problems.
[[nodiscard]] Field muster_history(const Orbat& orbat, const std::string& name, const Profile& profile);

}  // namespace estafette::sow
