// The totals that a text states, held against what was read, with one question for all that miss the same.
#pragma once

#include "converter/readers/tree/totals.hpp"

#include <vector>

namespace estafette::readers {

class CheckedTotals {
 public:
  /// As compared(); but where totals count guns and the text lists no battery at all, only the first of them asks.
  [[nodiscard]] Comparison compared_once(const StatedTotal& total, const TextOutline& outline,
                                         const std::vector<Sum>& sums);

 private:
  bool guns_asked_ = false;
};

}  // namespace estafette::readers
