// Scales an order of battle: one command level down, and a third of the strength (rule 1.3; docs/scaling.md).
//
// An army (MA) becomes a corps on the battlefield (BC), a corps (MC) a division (BD), a cavalry corps (MCC) a cavalry
// division (BCD), a division (MD) a brigade (BB); the historical brigade disappears as a command. A division that
// is under no corps gets a BD of its own, since the game skips no level.
#pragma once

#include "converter/scaling/rules.hpp"
#include "converter/scaling/scaled.hpp"

namespace estafette::scaling {

/// The scaled order of battle with ids, what each of its units stands for, and every decision with its reason.
/// Every historical unit is part of scaled units of one BB, or in the list of those left out.
/// Pure: the same order of battle and rules give the same result. REQUIRES that ids are assigned and unique.
/// Throws Refusal if a corps has more guns than is possible (batteries.hpp), or a division more than a thousand units.
[[nodiscard]] Scaled scale(const Orbat& orbat, const ScalingRules& rules);

/// True if it has been scaled: its highest formations say so in their source, and keep saying so from battle to battle.
[[nodiscard]] bool is_scaled(const Orbat& orbat);

}  // namespace estafette::scaling
