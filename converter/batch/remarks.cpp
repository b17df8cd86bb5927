#include "converter/batch/remarks.hpp"

#include "converter/orbat/totals.hpp"
#include "converter/orbat/wishes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace estafette::batch {
namespace {

using Sum = int (*)(const Totals&);

bool is_left_out(const Wish& wish) {
  return wish.is == Wish::Is::leave_out;
}

void take_away_left_out(Formation& formation) {
  std::erase_if(formation.units, [](const Unit& unit) { return is_left_out(wish_of(unit)); });
  std::erase_if(formation.formations, [](const Formation& child) { return is_left_out(wish_of(child)); });
  for (Formation& child : formation.formations) take_away_left_out(child);
}

/// Without the troops that the umpire leaves out by a wish.
Orbat not_left_out(Orbat orbat) {
  std::erase_if(orbat.formations, [](const Formation& top) { return is_left_out(wish_of(top)); });
  for (Formation& top : orbat.formations) take_away_left_out(top);
  return orbat;
}

}  // namespace

std::vector<std::string> arms_lost(const Orbat& before, const Orbat& after) {
  const Totals had = totals(before), has = totals(after);
  const bool alone = std::any_of(before.formations.begin(), before.formations.end(),
                                 [](const Formation& top) { return height(top.level) < height(Level::corps); });
  std::vector<std::string> said;
  const auto lost = [&](const std::string& arm, Sum sum, std::string_view remedy) {
    if (sum(had) == 0 || sum(has) > 0) return;
    const std::string_view why = sum(totals(not_left_out(before))) == 0 ? "all of that is left out as you wish"
                                 : alone ? "they are cut command by command; --corps or --army puts them under one"
                                         : remedy;
    said.push_back(fmt::format("nothing is left of its {}: {}", arm, why));
  };
  constexpr std::string_view kTroops =
      "a third is too few for a unit. Write keep for a regiment: in the column scale, or in a text behind its line as "
      "scale: keep";
  lost(
      "infantry", [](const Totals& of) { return of.infantry.value; }, kTroops);
  lost(
      "cavalry", [](const Totals& of) { return of.cavalry.value; }, kTroops);
  lost(
      fmt::format("guns ({})", had.guns.value), [](const Totals& of) { return of.guns.value; },
      "a third is too few for a unit. Say how many a battery shall keep: 6 guns in the column scale, or in a text "
      "behind its line as scale: 6 guns");
  return said;
}

}  // namespace estafette::batch
