// Which of two dumps of one battle is the later? The script writes one at half-time and one at the end, and players
// may write more by key; the umpire picks, and this helps.
// Source: docs/formats/dumps.md, "Which of two is the later?"
#pragma once

#include "sow_dumps/dump.hpp"

namespace estafette::dumps {

enum class Sequence { first_is_later, second_is_later, not_known };

/// Men once killed or wounded stay so: the dump in which some unit has more of either is the later, unless another
/// unit has fewer. If no unit differs, nothing is known.
[[nodiscard]] Sequence later(const ResultsDump& first, const ResultsDump& second);

/// By the game's clock in the headers. The same hour, or no hour in one of them: nothing is known.
[[nodiscard]] Sequence later(const LocationsDump& first, const LocationsDump& second);

}  // namespace estafette::dumps
