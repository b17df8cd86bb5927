// Which of two dumps of one battle is the later? The script writes one at half-time and one at the end, and players
// may write more by pressing a key. The umpire chooses; this helps him.
// Source: docs/formats/dumps.md, "Which of two is the later?"
#pragma once

#include "sow_dumps/reading/dump.hpp"

namespace estafette::dumps {

enum class Sequence { first_is_later, second_is_later, not_known };

/// Killed and wounded never grow fewer: the dump in which some unit has more of either is the later, unless another
/// unit has fewer. If no unit differs, we cannot tell.
[[nodiscard]] Sequence later(const ResultsDump& first, const ResultsDump& second);

/// By the game's clock in the headers. If both show the same time, or one shows none, we cannot tell.
[[nodiscard]] Sequence later(const LocationsDump& first, const LocationsDump& second);

}  // namespace estafette::dumps
