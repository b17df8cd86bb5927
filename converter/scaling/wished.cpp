#include "converter/scaling/wished.hpp"

#include "base/apportion.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/orbat/game_lines.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/orbat/wishes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::scaling {
namespace {

void heeded(const std::string& formation, const std::string& unit, const std::string& what, Scaled& result) {
  result.decisions.push_back({DecisionKind::wished, formation, unit, what + " (column scale)"});
}

const std::string& name_of_one(const Formation& formation) {
  return formation.name;
}
const std::string& name_of_one(const Regiment& regiment) {
  return regiment.unit->name;
}

/// The place of the one that has that name; of none, their number.
template <typename Named>
std::size_t place_of(const std::string& name, const std::vector<Named>& all) {
  const auto same =
      std::find_if(all.begin(), all.end(), [&](const Named& one) { return fold(name_of_one(one)) == fold(name); });
  return static_cast<std::size_t>(same - all.begin());
}

/// "Did you mean 10th Line?"; empty if no name is near.
template <typename Named>
std::string meant(const std::string& name, const std::vector<Named>& all) {
  std::vector<std::string> names;
  for (const Named& one : all) names.push_back(name_of_one(one));
  const std::string near = nearest(name, names);
  return near.empty() ? "" : fmt::format("Did you mean {}?", near);
}

}  // namespace

std::vector<std::size_t> homes_of(const std::vector<Formation>& divisions, Scaled& result) {
  std::vector<std::size_t> homes(divisions.size());
  for (std::size_t d = 0; d < homes.size(); ++d) homes[d] = d;
  const auto home_of = [&](std::size_t d) {
    while (homes[d] != d) d = homes[d];
    return d;
  };
  for (std::size_t d = 0; d < divisions.size(); ++d) {
    const Wish wish = wish_of(divisions[d]);
    if (wish.is != Wish::Is::merge) continue;
    const std::string& name = divisions[d].name;
    const std::size_t to = place_of(wish.with, divisions);
    if (to == divisions.size()) {
      ask(name,
          {{"", divisions[d].line.value, "scale of " + name, "merge with " + wish.with, "a division of its corps",
            meant(wish.with, divisions)},
           ""},
          result);
    } else if (home_of(to) != d) {  // two that are to merge with each other fight in the later one
      homes[d] = home_of(to);
      heeded(divisions[homes[d]].name, "", fmt::format("the troops of {} fight in it", name), result);
    }
  }
  for (std::size_t d = 0; d < homes.size(); ++d) homes[d] = home_of(d);
  return homes;
}

void heed(std::vector<Regiment>& regiments, const std::string& formation, Scaled& result) {
  for (Regiment& regiment : regiments) {
    const Wish wish = wish_of(*regiment.unit);
    const std::string& name = regiment.unit->name;
    if (wish.is == Wish::Is::keep) {
      regiment.alone = true;
      heeded(formation, name, "a unit of its own", result);
    }
    if (wish.is != Wish::Is::merge) continue;
    const std::size_t with = place_of(wish.with, regiments);
    if (with < regiments.size()) {
      regiment.with = with;
      heeded(formation, name, "it fights with " + wish.with, result);
    } else {
      ask(formation,
          {{"", regiment.unit->line.value, "scale of " + name, "merge with " + wish.with,
            "troops of its arm in " + formation, meant(wish.with, regiments)},
           ""},
          result);
    }
  }
}

std::string why_left_out(const Formation& division, const Formation& brigade) {
  if (wish_of(division).is == Wish::Is::leave_out) return "its division is left out (column scale)";
  if (wish_of(brigade).is != Wish::Is::leave_out) return "";
  return fmt::format("its brigade, {}, is left out (column scale)", brigade.name);
}

Decision kept(const Unit& historical, const std::string& name, const std::string& formation) {
  if (wish_of(historical).is == Wish::Is::keep)
    return {DecisionKind::wished, formation, name, "a unit of its own (column scale)"};
  return {DecisionKind::kept, formation, name,
          fmt::format("{} are kept as a unit of their own (rules.xml, support)", to_string(historical.kind))};
}

Unit wished_battery(const Unit& historical) {
  Unit unit = historical;
  unit.scale.clear();
  unit.guns = wish_of(historical).guns;
  const Fraction kept{unit.guns.value, std::max(historical.guns.value, unit.guns.value)};
  unit.men = Men{static_cast<int>(nearest_share(historical.men.value, kept))};
  unit.game = rows_among(historical.game);
  return unit;
}

void ask_about(const Formation& brigade, const Formation& division, const ScalingRules& rules, Scaled& result) {
  const Totals sum = totals(brigade);
  const Men fighting = sum.infantry + sum.cavalry;
  const Wish wish = wish_of(division);
  const bool gone = wish.is == Wish::Is::merge || wish.is == Wish::Is::leave_out;
  if (brigade.units.empty() && !gone) {
    ask(brigade.name,
        {{"", division.line.value, "", brigade.name, "troops of which somebody is left once they are scaled",
          "Its brigade is empty, and is not sent to the game"},
         ""},
        result);
  }
  const bool small = !brigade.units.empty() && fighting < rules.smallest_brigade;
  if (small && wish.is != Wish::Is::keep) {
    ask(brigade.name,
        {{"", division.line.value, "", fmt::format("{}, {} men", brigade.name, figure(fighting.value)),
          fmt::format("a brigade of {} men or more once it is scaled", figure(rules.smallest_brigade.value)),
          "Write keep, or merge with the name of another division, into the column scale of its row, or in a text "
          "behind its line as scale: keep"},
         "keep"},
        result);
  }
  if (sum.infantry.value == 0 || sum.cavalry.value == 0) return;
  const bool foot = sum.infantry >= sum.cavalry;
  result.mixed.push_back(brigade.name);
  result.decisions.push_back(
      {DecisionKind::asked, brigade.name, "",
       fmt::format("{} {} are under a brigade of {}", figure((foot ? sum.cavalry : sum.infantry).value),
                   foot ? "horse" : "foot", foot ? "foot" : "horse")});
}

}  // namespace estafette::scaling
