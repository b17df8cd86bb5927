// Checks a battle plan before anything is written: its hours, its ground, its forces.
// Source: rules 5.5.1 (arrivals), 5.5.2 (at most four corps a side, the rest in reserve), 5.5.3 (Napoleon).
#pragma once

#include "base/problem.hpp"
#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/profile/profile.hpp"

namespace estafette::sow {

/// Every problem in the plan; the `file` of each is "battle plan", or the profile if that lacks something.
[[nodiscard]] ProblemList plan_problems(const BattlePlan& plan, const Profile& profile);
/// The same but for map and weather, which only the game must know.
[[nodiscard]] ProblemList problems_without_ground(const BattlePlan& plan, const Profile& profile);

/// Every problem with one army by itself, whatever battle it is for; the `file` of each is "battle plan".
[[nodiscard]] ProblemList army_problems(const BattleSide& side, const Profile& profile);

/// The plan's orders for that BD or BCD; empty ones if it has none.
[[nodiscard]] ForceOrders orders_for(const BattleSide& side, const std::string& formation);

/// Nations of units and commands that are not in the profile; the `file` of each problem is "battle plan".
[[nodiscard]] ProblemList nation_problems(const Orbat& orbat, const Profile& profile);

/// The game's side of an army: that of the nation that leads it. 0: its nation is unknown.
[[nodiscard]] int side_number(const BattleSide& side, const Profile& profile);

/// The nation of a formation: its own if one is given, or else that of most of its men, the first of equals.
[[nodiscard]] std::string nation_of(const Formation& formation);

/// The nation that leads a side: its army's own, or else that of most men of the BC and of the forces not away.
[[nodiscard]] std::string nation_of(const BattleSide& side);

/// With a smaller body, or a gun with a smaller crew, the game hangs (docs/formats/game-limits.md, "Head count").
inline constexpr Men kFewestMen{2};

/// True if the unit gets rows in the game: infantry, cavalry or guns, with enough men (and a battery with guns).
[[nodiscard]] bool fights(const Unit& unit);
/// True if any unit in it or below it does.
[[nodiscard]] bool has_fighters(const Formation& formation);

/// The latest second at which a reinforcement may still appear: the last results dump comes after it.
[[nodiscard]] Clock latest_arrival(const BattlePlan& plan, const Profile& profile);

}  // namespace estafette::sow
