// Battles for the tests, any number that chance makes.
#pragma once

#include "converter/sow/plan/battle_plan.hpp"

#include <rapidcheck.h>

namespace estafette::test {

/// Battles with all that rules allow: up to four BDs a side, arrivals, reserves, forces that are away, fatigue, any
/// ground.
[[nodiscard]] rc::Gen<sow::BattlePlan> battles();

}  // namespace estafette::test
