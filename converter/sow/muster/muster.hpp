// Turns both armies of a plan into rows of the game, in order and numbered, but not yet placed.
// Source: rules 4.1.1 (an absent army commander), 5.5.2 (reserves). How they become rows: recruiter.hpp.
#pragma once

#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/sheet/field_army.hpp"

namespace estafette::sow {

/// REQUIRES a plan without problems (plan_problems.hpp) whose armies have their ids. The remarks say what was left out,
/// split or dressed as a stand-in.
[[nodiscard]] Field muster(const BattlePlan& plan, const Profile& profile);

/// The same for one army alone, for a file without a battle; `name` goes into its ids as a battle's does.
/// REQUIRES a side without army_problems.
[[nodiscard]] Field muster(const BattleSide& side, const std::string& name, const Profile& profile);

}  // namespace estafette::sow
