// Where the ladder of commands must be built anew, or the troops are scaled, the rows are new, but both sides are in
// the file and every unit looks as it did.
#include "converter/readers/outline/csv.hpp"
#include "converter/scaling/rules_1813.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/sow/army_oob.hpp"
#include "game.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace estafette::test::fallback_test {
namespace {

const ShippedShape kSmall{.corps = 2, .divisions = 3, .brigades = 2, .battalions = 3, .guns = 6};

std::string cell(const std::vector<std::string>& cells, GameColumn column) {
  return std::string(cell_of(cells, column));
}

/// Class, weapon, both flags and skills of the troops in a file of the game.
std::set<std::string> looks(const std::string& bytes) {
  std::set<std::string> found;
  for (const std::string& line : lines_of_game(bytes)) {
    const std::vector<std::string> cells = cells_of(decode(line).value());
    const std::string rank = cell(cells, GameColumn::regiment);
    if (rank.empty() || rank == "0" || rank == "REG") continue;
    std::string look = cell(cells, GameColumn::unit_class) + ' ' + cell(cells, GameColumn::weapon) + ' ' +
                       cell(cells, GameColumn::flag) + ' ' + cell(cells, GameColumn::flag2) + ' ' +
                       cell(cells, GameColumn::portrait);
    for (auto at = static_cast<std::size_t>(GameColumn::close); at < kGameColumns; ++at) look += ' ' + cells.at(at);
    found.insert(look);
  }
  return found;
}

/// "1/1, 2/1, 2/2": sides and armies.
std::set<std::string> armies(const std::string& bytes) {
  std::set<std::string> found;
  for (const std::string& line : lines_of_game(bytes)) {
    const std::vector<std::string> cells = cells_of(decode(line).value());
    if (cell(cells, GameColumn::corps).empty() || cell(cells, GameColumn::side) == "SIDE") continue;
    found.insert(cell(cells, GameColumn::side) + "/" + cell(cells, GameColumn::army));
  }
  return found;
}

}  // namespace

TEST(Fallback, ANewUnitOrOneThatHasMovedIsSaidToBeWhyTheFileIsNotWrittenBack) {
  Orbat more = read_game(shipped_oob(7, kSmall)).orbat;
  Formation& division = more.formations.front().formations.front().formations.front();
  Unit unit = division.formations.front().units.front();
  unit.game.clear();
  unit.name = "Garde nationale";
  division.formations.front().units.push_back(unit);
  EXPECT_EQ(written_back(more).why_not, "Garde nationale is new");
  Orbat moved = read_game(shipped_oob(7, kSmall)).orbat;
  Formation& from = moved.formations.front().formations.front().formations.front();
  from.formations.back().units.push_back(from.formations.front().units.front());
  from.formations.front().units.erase(from.formations.front().units.begin());
  EXPECT_EQ(written_back(moved).why_not,
            fmt::format("{} has another command", from.formations.back().units.back().name));
}

TEST(Fallback, BothSidesAndAllArmiesAreNumberedAnewInOneFile) {
  const std::string bytes = shipped_oob(7, kSmall);
  const sow::ArmyOob oob = sow::history_oob(read_game(bytes).orbat, "shipped", "shipped.csv", waterloo());
  EXPECT_EQ(armies(oob.csv), (std::set<std::string>{"1/1", "2/1", "2/2"}));
  EXPECT_EQ(looks(oob.csv), looks(bytes));
}

TEST(Fallback, ScaledUnitsLookLikeARegimentThatTheyStandFor) {
  const std::string bytes = shipped_oob(8, kSmall);
  const Orbat scaled = scaling::scale(read_game(bytes).orbat, rules_1813()).orbat;
  const sow::ArmyOob oob = sow::army_oob(scaled, "shipped", "shipped.csv", waterloo());
  EXPECT_EQ(armies(oob.csv), (std::set<std::string>{"1/1", "2/1", "2/2"}));
  const std::set<std::string> before = looks(bytes);
  const std::set<std::string> after = looks(oob.csv);
  EXPECT_GE(after.size(), 20U);
  for (const std::string& look : after) EXPECT_TRUE(before.contains(look)) << look;
}

TEST(Fallback, ScaledUnitsKeepTheirLooksInAnOutline) {
  const Orbat scaled = scaling::scale(read_game(shipped_oob(9, kSmall)).orbat, rules_1813()).orbat;
  EXPECT_EQ(readers::read_outline_csv(readers::to_csv(scaled), ""), scaled);
}

}  // namespace estafette::test::fallback_test
