// Totals stated in a text against the sum of what was read: a slip of the typist's, or a line that was misread.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/text/outline.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// What the units under a command add up to.
struct Sum {
  long long infantry = 0, cavalry = 0, others = 0, guns = 0;  ///< men by arm; guns
  long long battalions = 0, squadrons = 0, batteries = 0;
  int guessed = 0;  ///< units of which something is guessed
  Sum& operator+=(const Sum& more);
};

[[nodiscard]] Sum sum_of(const Unit& unit, bool guessed);

/// What differs, as a line to look at, or nothing. A total fits if it is that of any command open where it stands; men
/// may be counted with gunners and train or without. Without its file.
[[nodiscard]] std::optional<Problem> difference(const StatedTotal& total, const TextOutline& outline,
                                                const std::vector<Sum>& sums);

}  // namespace estafette::readers
