#include "tabletop/napoleons_wars/design.hpp"

#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::wars {
namespace {

/// The group of the fatigue chart: the better two qualities, the middle two, the lower two.
std::string chart_group(Quality quality) {
  if (quality >= Quality::elite) return "best";
  return quality >= Quality::line ? "middle" : "lower";
}

}  // namespace

int strength_points(int men, Quality quality, bool cavalry, const TabletopRules& rules) {
  const RuleRow& row = rules.table("qualities").row(to_string(quality));
  return rounded(men / row.number(cavalry ? "horse" : "foot"), rules);
}

Quality average_quality(const std::vector<QualityShare>& shares, const TabletopRules& rules) {
  double sum = 0, men = 0;
  bool counted = false;
  for (const QualityShare& share : shares) counted = counted || share.men > 0;
  for (const QualityShare& share : shares) {
    const double weight = counted ? share.men : 1;
    sum += weight * static_cast<int>(share.quality);
    men += weight;
  }
  return men > 0 ? static_cast<Quality>(rounded(sum / men, rules)) : Quality::line;
}

FatigueLevels fatigue_levels(int points, Quality quality, const TabletopRules& rules) {
  const RuleRow& row = rules.table("fatigue").row(std::to_string(points));
  const std::string group = chart_group(quality);
  return {points, row.maybe("worn-" + group).value_or(0), row.maybe("spent-" + group).value_or(0)};
}

std::string to_string(const FatigueLevels& levels) {
  const auto level = [](int at) { return at == 0 ? std::string("-") : std::to_string(at); };
  return fmt::format("{}/{}/{}", levels.fresh, level(levels.worn), level(levels.spent));
}

std::vector<int> boxes_by_level(const FatigueLevels& levels) {
  std::vector<int> boxes;
  int left = levels.fresh;
  for (const int next : {levels.worn, levels.spent}) {
    if (next == 0 || next >= left) continue;
    boxes.push_back(left - next);
    left = next;
  }
  boxes.push_back(left);
  return boxes;
}

std::vector<int> dealt_evenly(int points, int brigades) {
  std::vector<int> dealt(static_cast<std::size_t>(brigades), brigades > 0 ? points / brigades : 0);
  for (int i = 0; brigades > 0 && i < points % brigades; ++i) ++dealt[static_cast<std::size_t>(i)];
  return dealt;
}

int skirmish_rating(int usual, int light_men, int all_men, const std::string& nation, const TabletopRules& rules) {
  constexpr int kGood = 2;
  if (light_men <= 0) return usual;
  const int part = nation_row(rules, nation).whole("light");
  return light_men * part >= all_men ? kGood : std::max(usual, 1);
}

int command_range(const std::string& rating, const std::string& nation, int units, const TabletopRules& rules) {
  const std::string& way = nation_row(rules, nation).text("command");
  if (way == "division") {
    const double base = rules.value(rating == "excellent" ? "range-division-excellent" : "range-division");
    return rounded(base + units * rules.value("range-division-unit"), rules);
  }
  const bool best = way == "best" || (rating == "excellent" && way != "plain");
  return rounded(rules.value(best ? "range-base-best" : "range-base") +
                     units * rules.value(best ? "range-unit-best" : "range-unit"),
                 rules);
}

int generals_of(int infantry_and_cavalry, const std::string& nation, const TabletopRules& rules) {
  return rounded(infantry_and_cavalry / nation_row(rules, nation).number("generals"), rules);
}

int aides_of(const std::string& rating, bool napoleon, const TabletopRules& rules) {
  return rules.table("ratings").row(rating).whole("aides") + (napoleon ? rules.whole("aides-napoleon") : 0);
}

int fatigue_limit(int units, const std::string& morale, const TabletopRules& rules) {
  return rounded(units * rules.table("morale").row(morale).number("share"), rules);
}

std::string rating_of_ability(int ability, const TabletopRules& rules) {
  for (const RuleRow& row : rules.table("abilities").rows)
    if (ability >= row.whole("from")) return row.id;
  return rules.table("abilities").rows.back().id;
}

}  // namespace estafette::tabletop::wars
