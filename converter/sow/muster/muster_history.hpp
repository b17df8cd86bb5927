// Turns an order of battle at historical strength into rows of the game: with its own armies, corps, divisions and
// brigades, and its regiments of foot by battalions. For makers of scenarios who do not want campaign scale (rule 1.3).
// Source: docs/formats/game-order-of-battle.md, "Ladder of commands": every row sits in a division of a corps of an
// army.
// - The highest commander of a file is the army row. Whatever is directly under him without a corps is under his chief
//   of staff, who is there only because the game needs one: so a lone corps looks like a BC in a campaign.
// - Several corps or divisions without an army above them get one with an unknown commander.
#pragma once

#include "base/problem.hpp"
#include "converter/sow/sheet/field_army.hpp"

#include <string>

namespace estafette::sow {

/// Problems for the profile or the game: nations that are not in the profile, nobody who can fight. The caller adds the
/// file to each problem.
[[nodiscard]] ProblemList history_problems(const Orbat& orbat, const Profile& profile);

/// Its armies, of one side and in the order of the file; `name` goes into the ids as a battle's does.
/// REQUIRES an order of battle without history_problems.
[[nodiscard]] Field muster_history(const Orbat& orbat, const std::string& name, const Profile& profile);

}  // namespace estafette::sow
