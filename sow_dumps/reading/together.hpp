// Several dumps of one battle, of half-time and of its end, given at once: the latest counts, and the others are held
// against it. Source: docs/formats/dumps.md, "Which of two is the later?"
#pragma once

#include "sow_dumps/reading/dump.hpp"

#include <vector>

namespace estafette::dumps {

/// The latest of them, with remarks on what the others say. A unit that only an earlier one knows comes in with what it
/// had lost by then. Throws Refusal if two contradict each other, each having more killed or wounded of some unit than
/// the other: then they are not of one battle. REQUIRES at least one dump.
[[nodiscard]] ResultsDump together(const std::vector<ResultsDump>& dumps);

/// The latest by the game's clock, with a remark on each unit that has grown since. Throws Refusal if the clock of two
/// does not tell which is the later. REQUIRES at least one dump.
[[nodiscard]] LocationsDump together(const std::vector<LocationsDump>& dumps);

}  // namespace estafette::dumps
