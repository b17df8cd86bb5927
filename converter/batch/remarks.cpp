#include "converter/batch/remarks.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/orbat/no_nation.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/orbat/wishes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::batch {
namespace {

std::string meant(const std::string& word, const std::vector<std::string>& known) {
  const std::string near = nearest(word, known);
  return near.empty() ? "" : fmt::format(" Did you mean \"{}\"?", near);
}

std::string units(int count) {
  return count == 1 ? "1 unit" : fmt::format("{} units", count);
}

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

int divisions_alone(const Orbat& orbat) {
  int alone = 0;
  bool guns = false;
  for (const Formation& top : orbat.formations) {
    if (height(top.level) >= height(Level::corps)) continue;
    ++alone;
    guns = guns || totals(top).guns.value > 0;
  }
  return guns ? alone : 0;
}

std::vector<std::string> remarks(const Orbat& orbat, const scaling::ScalingRules& rules, const sow::Profile& profile) {
  std::map<std::string, int> nations;
  std::map<std::string, int> pieces;
  for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) {
    if (sow::find_nation(profile, unit.nation) == nullptr) ++nations[unit.nation];
    if (unit.guns.value > 0 && !rules.pieces.contains(fold(unit.piece))) ++pieces[unit.piece];
  });
  std::vector<std::string> nation_words;
  for (const sow::Nation& nation : profile.nations) nation_words.push_back(nation.name);
  std::vector<std::string> piece_words;
  for (const auto& [piece, heavy] : rules.pieces) piece_words.push_back(piece);

  std::vector<std::string> said;
  for (const auto& [nation, count] : nations) {
    if (nation == kNoNation) {
      said.push_back(fmt::format("{} of no known nation and could not be sent to the game: name it with --nation",
                                 count == 1 ? "1 unit is" : fmt::format("{} units are", count)));
      continue;
    }
    said.push_back(fmt::format("nation \"{}\" ({}) is not in the game profile: it could not be sent to the game.{}",
                               nation, units(count), meant(nation, nation_words)));
  }
  for (const auto& [piece, count] : pieces) {
    said.push_back(fmt::format("piece \"{}\" ({}) is not in rules.xml: it counts as a light one.{}", piece,
                               units(count), meant(piece, piece_words)));
  }
  if (const int alone = divisions_alone(orbat); alone > 1) {
    said.push_back(
        fmt::format("{} divisions are under no corps, so their guns are cut one by one, and often to none: "
                    "name it with --corps",
                    alone));
  }
  return said;
}

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
