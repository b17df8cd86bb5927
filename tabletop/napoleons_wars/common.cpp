#include "tabletop/napoleons_wars/common.hpp"

#include <cmath>

namespace estafette::tabletop::wars {

int rounded(double value, const TabletopRules& rules) {
  constexpr double kSlip = 1e-9;  // 0.1 + 0.2 and its like
  const double whole = std::floor(value + kSlip);
  return static_cast<int>(whole) + (value - whole >= rules.value("round-up-from") - kSlip ? 1 : 0);
}

const RuleRow& nation_row(const TabletopRules& rules, const std::string& nation) {
  const RuleTable& nations = rules.table("nations");
  const RuleRow* row = nations.find(nation);
  return row != nullptr ? *row : nations.row("others");
}

const std::vector<std::string>& unit_states() {
  static const std::vector<std::string> kStates = {"fresh", "worn", "spent"};
  return kStates;
}

const std::vector<std::string>& quality_names() {
  static const std::vector<std::string> kNames = {"guard", "elite", "veteran", "line", "conscript", "militia"};
  return kNames;
}

const std::vector<std::string>& rating_names() {
  static const std::vector<std::string> kNames = {"excellent", "good", "average", "poor"};
  return kNames;
}

DiceThrow roll_two(Reckoning& reckoning, TableCup& cup, const TabletopRules& rules, const std::string& whose) {
  return reckoning.roll(cup, rules.whole("dice"), rules.whole("sides"), whose);
}

}  // namespace estafette::tabletop::wars
