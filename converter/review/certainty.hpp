// How certain a reading is, in percent: a batch lists the least certain first.
#pragma once

#include "converter/readers/reading.hpp"

namespace estafette::review {

/// The share of lines that were understood, times the share of men that the file states (a guessed strength counts
/// half), times the share of units and commands without a question. From 0 to 100, rounded down; 0 if nothing was read.
[[nodiscard]] int certainty(const readers::Reading& reading);

}  // namespace estafette::review
