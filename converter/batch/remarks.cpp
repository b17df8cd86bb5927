#include "converter/batch/remarks.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/orbat/totals.hpp"

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

std::string arms_lost(const Orbat& before, const Orbat& after) {
  const Totals had = totals(before);
  const Totals has = totals(after);
  std::string arms;
  const auto lost = [&](bool gone, const std::string& arm) {
    if (gone) arms += (arms.empty() ? "" : " and ") + arm;
  };
  lost(had.infantry.value > 0 && has.infantry.value == 0, "infantry");
  lost(had.cavalry.value > 0 && has.cavalry.value == 0, "cavalry");
  lost(had.guns.value > 0 && has.guns.value == 0, fmt::format("guns ({})", had.guns.value));
  if (arms.empty()) return "";
  const bool alone = std::any_of(before.formations.begin(), before.formations.end(),
                                 [](const Formation& top) { return height(top.level) < height(Level::corps); });
  return fmt::format(
      "nothing is left of its {}: {}", arms,
      alone ? "they are cut command by command; --corps or --army puts them under one"
            : "a third of them is too few for a unit. Write keep in the column scale, or for a battery 6 guns");
}

}  // namespace estafette::batch
