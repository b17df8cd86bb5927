#include "campaign/cartography/counter_form.hpp"

#include "campaign/cartography/letters.hpp"
#include "campaign/cartography/style.hpp"

#include <algorithm>

namespace estafette::cartography {
namespace {

constexpr double kBadgeGap = 0.6;

/// The width of things side by side, each with a gap before it if it is there.
double beside(double sum, double next) {
  return next > 0 ? sum + kBadgeGap + next : sum;
}

double badges(const std::string& signs) {
  return static_cast<double>(signs.size()) * style::kBadge;
}

}  // namespace

int lines_of(const Counter& counter) {
  return counter.garrison || counter.name.empty() ? 1 : 2;
}

double name_width(const Counter& counter) {
  return breadth(counter.name, Face::sans_bold, style::kCounterLetters);
}

double nation_width(const Counter& counter) {
  return breadth(counter.nation, Face::sans, style::kCounterLetters);
}

double strength_width(const Counter& counter) {
  return breadth(counter.strength, Face::sans_bold, style::kCounterLetters);
}

double width_of(const Counter& counter) {
  const double arm = counter.arm == CounterArm::none ? 0 : style::kArmSign;
  const double first = beside(beside(arm, name_width(counter)), badges(counter.pieces));
  const double second = beside(beside(nation_width(counter), strength_width(counter)), badges(counter.condition));
  const double words = lines_of(counter) == 2 ? std::max(first, second) : beside(second, badges(counter.pieces));
  return words + 2 * style::kInset;
}

double height_of(const Counter& counter) {
  return lines_of(counter) * style::kRow + style::kInset;
}

}  // namespace estafette::cartography
