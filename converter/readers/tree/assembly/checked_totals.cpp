#include "converter/readers/tree/assembly/checked_totals.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

constexpr const char* kNoBatteries = "No battery is listed: write them below their commands, for the other totals too";

/// "2500 infantry and 38 guns" below a list of foot: nothing but the guns differs.
bool misses_only_guns(const StatedSum& sum) {
  return sum.read == "0 guns" || sum.read == "0 artillery, 0 guns";
}

}  // namespace

Comparison CheckedTotals::compared_once(const StatedTotal& total, const TextOutline& outline,
                                        const std::vector<Sum>& sums) {
  Comparison comparison = compared(total, outline, sums);
  const bool no_guns = comparison.look && misses_only_guns(comparison.sum) &&
                       std::all_of(sums.begin(), sums.end(), [](const Sum& sum) { return sum.guns == 0; });
  if (!no_guns) return comparison;
  comparison.look->remedy = kNoBatteries;
  if (std::exchange(guns_asked_, true)) comparison.look.reset();
  return comparison;
}

}  // namespace estafette::readers
