// Every spelling of a header that the pages on the game's files know, in every order of the columns.
#include "base/text.hpp"
#include "sow_dumps/reading/read_dump.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace estafette::dumps::spellings_test {
namespace {

/// A column: its cell in the row, and how its title may be spelt.
struct Column {
  std::string cell;
  std::vector<std::string> titles;
};

const std::vector<Column> kResults = {
    {"2", {"SIDE", "SIDE 1", "sideIndex", "Side"}},
    {"1", {"ARMY", "ARMY 2", "armyIndex"}},
    {"3", {"CORPS", "CORPS 3", "corpsIndex"}},
    {"4", {"DIV", "DIV 4", "divisionIndex", "Division"}},
    {"5", {"BGDE", "BGDE 5", "brigadeIndex", "Brigade"}},
    {"6", {"REG", "REG 6", "BTN 6", "BTN", "regimentIndex", "Regiment"}},
    {"Oob_Léger", {"ID", "id", "IDName", "Name", "userName", "unit id"}},
    {"27", {"AMMO", "ammo"}},
    {"Stand", {"status", "Status", "state"}},
    {"7", {"deserted", "Deserted", "deserters"}},
    {"17", {"killed", "KILLED"}},
    {"43", {"wounded", "Wounded"}},
    {"5", {"captured", "Prisoners"}},
    {"OOB_B", {"killerName", "Killer_Name", "killer"}},
    {"99", {"casualties", "Casualties"}},
    {"0", {"r1", "R2"}},
};

const std::vector<Column> kLocations = {
    {"oob_a", {"Name", "id", "ID", "IDName"}},
    {"22", {"Ammo", "ammo"}},
    {"-0.98", {"dir x", "dirSouth", "Dir X"}},
    {"0.17", {"dir z", "dirEast"}},
    {"127400.5", {"loc x", "south", "LocX"}},
    {"129015.2", {"loc z", "east"}},
    {"DRIL_Lvl6_Inf_Line", {"Formation", "formation"}},
    {"423", {"Head Count", "headCount", "head_count"}},
    {"3", {"Fatigue", "fatigue"}},
    {"4", {"Morale", "morale"}},
};

/// The columns in another order, each with one of its titles: a header and a row.
std::string shuffled(std::vector<Column> columns, std::uint32_t seed) {
  std::minstd_rand dice(seed);
  for (std::size_t i = columns.size(); i > 1; --i) std::swap(columns[i - 1], columns[dice() % i]);
  std::string header;
  std::string row;
  for (const Column& column : columns) {
    header += (header.empty() ? "" : ",") + column.titles[dice() % column.titles.size()];
    row += (row.empty() ? "" : ",") + column.cell;
  }
  return header + "\r\n" + row + "\r\n";
}

}  // namespace

TEST(Spellings, AResultsDumpIsReadInAnyOrderOfItsColumnsAndWithAnyOfTheirTitles) {
  for (std::uint32_t seed = 1; seed <= 500; ++seed) {
    const std::string text = shuffled(kResults, seed);
    const ResultsDump dump = read_results(text, "gamedb.csv");
    ASSERT_EQ(dump.rows.size(), 1U) << text;
    const ResultsRow& row = dump.rows.front();
    EXPECT_EQ(row.ranks, (std::array{2, 1, 3, 4, 5, 6})) << text;
    EXPECT_EQ(fmt::format("{} {} {} {}/{}/{}/{} {}", row.id, row.ammo, row.status, row.killed.value, row.wounded.value,
                          row.deserted.value, row.captured.value, row.killer),
              "Oob_Léger 27 Stand 17/43/7/5 OOB_B")
        << text;
    EXPECT_TRUE(dump.remarks.empty()) << text;
  }
}

TEST(Spellings, SoIsAUnitLocationDump) {
  for (std::uint32_t seed = 1; seed <= 500; ++seed) {
    const std::string text = shuffled(kLocations, seed);
    const LocationsDump dump = read_locations(text, "startlocs.csv");
    ASSERT_EQ(dump.rows.size(), 1U) << text;
    const LocationsRow& row = dump.rows.front();
    EXPECT_EQ(
        fmt::format("{} {} {} {} {} {}", row.id, row.ammo, row.present.value, row.formation, row.fatigue, row.morale),
        "oob_a 22 423 DRIL_Lvl6_Inf_Line 3 4")
        << text;
    EXPECT_EQ(row.direction_south, -0.98) << text;
    EXPECT_EQ(row.east, 129015.2) << text;
    EXPECT_TRUE(dump.remarks.empty()) << text;
  }
}

}  // namespace estafette::dumps::spellings_test
