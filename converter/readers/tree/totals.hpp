// Compares totals stated in a text with the sum of what was read. A difference is a typing slip, or a misread line.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/reading.hpp"
#include "converter/readers/tree/tree.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// The sum of the units under a command.
struct Sum {
  long long infantry = 0, cavalry = 0, others = 0, guns = 0;  ///< men by arm; guns
  long long battalions = 0, squadrons = 0, batteries = 0;
  long long away = 0;  ///< men that are sick or detached
  int guessed = 0;     ///< units with a guess in them
  Sum& operator+=(const Sum& more);
};

[[nodiscard]] Sum sum_of(const Unit& unit, bool guessed);

struct Comparison {
  StatedSum sum;
  std::optional<Problem> look;  ///< what differs, as a line to look at; it has no file yet
};

/// Holds a total against the sums. It agrees if it is that of any command that is open at its place; men may be counted
/// with or without gunners and train, and with those who are away.
[[nodiscard]] Comparison compared(const StatedTotal& total, const TextOutline& outline, const std::vector<Sum>& sums);

/// "Total British and Portuguese 4,100", "Grand total" below the armies of two nations: makes it the total of the
/// commands of these nations together; a grand total may be. Leaves any other total as it is.
void total_of_nations(StatedTotal& total, const TextOutline& outline, const PhraseBook& words);

}  // namespace estafette::readers
