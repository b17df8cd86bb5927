// The order of battle of an army on the morning after the battle.
#pragma once

#include "sow_dumps/losses/losses.hpp"

namespace estafette::dumps {

/// The order of battle of one side after the battle, ready for the next: men and guns left, a commander who is out
/// struck off with a note. A unit with nobody left stays, with 0 men; reserves and units not sent are unchanged.
[[nodiscard]] Orbat next_orbat(const sow::SheetSide& side, const Losses& losses);

}  // namespace estafette::dumps
