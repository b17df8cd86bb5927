// Compares totals stated in a text with the sum of what was read. A difference is a typing slip, or a misread line.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/text/outline.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// The sum of the units under a command.
struct Sum {
  long long infantry = 0, cavalry = 0, others = 0, guns = 0;  ///< men by arm; guns
  long long battalions = 0, squadrons = 0, batteries = 0;
  int guessed = 0;  ///< units with a guess in them
  Sum& operator+=(const Sum& more);
};

[[nodiscard]] Sum sum_of(const Unit& unit, bool guessed);

/// What differs, as a line to look at, or nothing. A total fits if it is that of any command that is open at its place;
/// men may be counted with or without gunners and train. The problem has no file yet.
[[nodiscard]] std::optional<Problem> difference(const StatedTotal& total, const TextOutline& outline,
                                                const std::vector<Sum>& sums);

}  // namespace estafette::readers
