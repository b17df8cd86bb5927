// Battles for the tests that an umpire would know.
#pragma once

#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/profile/profile.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"

#include <string>

namespace estafette::test {

/// The profile that is shipped, read once.
[[nodiscard]] const sow::Profile& waterloo();

/// Lützen, 2 May 1813, in small: the Coalition attacks from the south, Napoleon comes up with the Guard, Macdonald
/// arrives in the west at 14:00, Bertrand stays in reserve, Yorck has marched hard.
[[nodiscard]] sow::BattlePlan luetzen();

/// The smallest battle that will do: one BB and one battery against one BB.
[[nodiscard]] sow::BattlePlan skirmish();

/// "OOB_Est_Lutzen_3f0a_", as all game ids of that battle begin.
[[nodiscard]] std::string id_stem(const sow::BattleSheet& sheet);

/// The force of that name on either side; to be changed by a test.
[[nodiscard]] Formation& force(sow::BattlePlan& plan, const std::string& name);

/// What the plan orders that force to do; made if the plan says nothing yet.
[[nodiscard]] sow::ForceOrders& orders(sow::BattlePlan& plan, const std::string& name);

}  // namespace estafette::test
