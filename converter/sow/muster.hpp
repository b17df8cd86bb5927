// Who takes the field: both armies of a plan as rows of the game, in order and numbered, not yet placed.
// Source: sow-formats.md, sections 3.2 (the ladder of commands), 3.5 (rows by kind), 3.6 (ammunition), 3.7 (sizes);
// rules 4.1.1 (an absent army commander), 5.5.2 (reserves). Figures: the game profile.
// - A unit without men, a battery without guns and support troops (engineers, train, staff) get no row: a remark says
// so.
// - A battalion or squadron above the largest size becomes rows of like strength that share its campaign id.
// - A battery's gunners are shared out over its guns; a gun for whom no gunner is left stays behind.
// - A BB, BD or BC without combat troops left has no row either; a BB of guns only is its batteries.
// - Troops that belong to a BD itself form a brigade of it, those of the BC itself a division; their leaders, like the
//   chief of staff, exist for the game's ladder only and have no campaign id.
#pragma once

#include "base/problem.hpp"
#include "converter/sow/field_army.hpp"

namespace estafette::sow {

/// REQUIRES a plan without faults (plan_faults.hpp) whose army has its ids. The remarks tell what was left out, split
/// or dressed as a stand-in.
[[nodiscard]] Field muster(const BattlePlan& plan, const Profile& profile);

/// One army alone, likewise, for a file that knows no battle; `name` goes into its ids as a battle's does.
/// REQUIRES a side without army_faults.
[[nodiscard]] Field muster(const BattleSide& side, const std::string& name, const Profile& profile);

/// The game's editor packs each rank into two digits (sow-formats.md, section 3.2): what has more than 99 under it.
[[nodiscard]] ProblemList too_many_ranks(const Field& field);

}  // namespace estafette::sow
