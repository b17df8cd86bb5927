// Lützen as the demo sends it: the shipped armies of 1 May 1813, scaled by the shipped rules.
#pragma once

#include "converter/sow/plan/battle_plan.hpp"

namespace estafette::test {

[[nodiscard]] sow::BattlePlan historical_luetzen();

}  // namespace estafette::test
