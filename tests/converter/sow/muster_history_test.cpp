#include "converter/sow/muster/muster_history.hpp"

#include "base/files/files.hpp"
#include "battles.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/sow/army_oob.hpp"
#include "converter/sow/sheet/plan_problems.hpp"
#include "support/orbats.hpp"
#include "support/refusal.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace estafette::sow::muster_history_test {
namespace {

using test::army;
using test::battery;
using test::brigade;
using test::cavalry;
using test::corps;
using test::division;
using test::infantry;

using Ranks = std::vector<int>;

/// "Ney 1,1,1,0,0,0" of every row, in the order of the file; wagons and couriers left out.
std::vector<std::string> ladder(const Orbat& orbat) {
  std::vector<std::string> rows;
  const Field field = muster_history(orbat, "Test", test::waterloo());
  for (const FieldRow* row : rows_of(field)) {
    const SheetRow& sheet = row->sheet;
    if (sheet.row_kind == RowKind::wagon || sheet.row_kind == RowKind::courier) continue;
    rows.push_back(fmt::format("{} {},{},{},{},{},{}", sheet.name, sheet.side, sheet.army, sheet.corps, sheet.division,
                               sheet.brigade, sheet.regiment));
  }
  return rows;
}

Unit regiment(const std::string& name, int men, int battalions) {
  Unit unit = infantry(name, men);
  unit.subunits = battalions;
  return unit;
}

Formation led(const std::string& commander, Formation formation) {
  formation.commander = commander;
  return formation;
}

Ranks ranks_of(const FieldRow& row) {
  return {row.sheet.side, row.sheet.army, row.sheet.corps, row.sheet.division, row.sheet.brigade, row.sheet.regiment};
}

/// Every row has its superior before it, and is the next one under him.
std::string first_gap(const Field& field) {
  std::map<Ranks, int> below;
  for (const FieldRow* row : rows_of(field)) {
    Ranks ranks = ranks_of(*row);
    const std::size_t level =
        static_cast<std::size_t>(std::find(ranks.begin(), ranks.end(), 0) - ranks.begin());  // 2: an army
    Ranks above = ranks;
    above.at(level - 1) = 0;
    if (level > 2 && !below.contains(above)) return "nobody above " + row->sheet.game_id;
    if (ranks.at(level - 1) != ++below[above]) return "out of order: " + row->sheet.game_id;
    below.emplace(ranks, 0);
  }
  return "";
}

}  // namespace

TEST(HistoryInTheGame, ArmiesCorpsDivisionsAndBrigadesStandOnTheirOwnRungs) {
  const Orbat orbat = test::orbat({led(
      "Napoleon",
      army("Grande Armee",
           {led("Ney", corps("III Corps",
                             {led("Souham",
                                  division("8th", {}, {led("Chasseraux", brigade("1st", {infantry("22nd", 600)}))}))})),
            led("Oudinot", corps("XII Corps", {led("Pacthod", division("13th", {infantry("1st Light", 500)}))}))}))});
  EXPECT_EQ(ladder(orbat),
            (std::vector<std::string>{"Napoleon 1,1,0,0,0,0", "Ney 1,1,1,0,0,0", "Souham 1,1,1,1,0,0",
                                      "Chasseraux 1,1,1,1,1,0", "22nd 1,1,1,1,1,1", "Oudinot 1,1,2,0,0,0",
                                      "Pacthod 1,1,2,1,0,0", "Commander of Own troops of 13th 1,1,2,1,1,0",
                                      "1st Light 1,1,2,1,1,1"}));
}

TEST(HistoryInTheGame, WhatIsTheArmysOwnStandsUnderItsChiefOfStaffBehindTheCorps) {
  const Orbat orbat =
      test::orbat({led("Napoleon", army("Grande Armee",
                                        {led("Guard", division("Guard", {infantry("Fusiliers", 600)})),
                                         led("Ney", corps("III", {division("8th", {infantry("22nd", 600)})}))},
                                        {battery("Reserve Artillery", 1, 20)}))});
  const std::vector<std::string> rows = ladder(orbat);
  const auto has = [&](const std::string& row) { return std::find(rows.begin(), rows.end(), row) != rows.end(); };
  EXPECT_TRUE(has("Ney 1,1,1,0,0,0"));
  EXPECT_TRUE(has("Chief of staff of Grande Armee 1,1,2,0,0,0"));
  EXPECT_TRUE(has("Guard 1,1,2,1,0,0"));
  EXPECT_TRUE(has("Commander of Own troops of Grande Armee 1,1,2,2,0,0"));
  EXPECT_TRUE(has("Gun 1, Reserve Artillery 1,1,2,2,1,1"));
}

TEST(HistoryInTheGame, TheCommanderOfALoneCorpsIsItsArmyRow) {
  const Orbat orbat =
      test::orbat({led("Ney", corps("III Corps", {led("Souham", division("8th", {infantry("22nd", 600)}))}))});
  const std::vector<std::string> rows = ladder(orbat);
  EXPECT_EQ(rows.at(0), "Ney 1,1,0,0,0,0");
  EXPECT_EQ(rows.at(1), "Chief of staff of III Corps 1,1,1,0,0,0");
  EXPECT_EQ(rows.at(2), "Souham 1,1,1,1,0,0");
}

TEST(HistoryInTheGame, CorpsWithoutAnArmyGetOneThatNobodyIsKnownToCommand) {
  const Orbat orbat = test::orbat({led("Ney", corps("III Corps", {division("8th", {infantry("22nd", 600)})})),
                                   led("Marmont", corps("VI Corps", {division("20th", {infantry("32nd", 600)})}))});
  const std::vector<std::string> rows = ladder(orbat);
  EXPECT_EQ(rows.at(0), "Commander of Army of III Corps 1,1,0,0,0,0");
  EXPECT_EQ(rows.at(1), "Ney 1,1,1,0,0,0");
  EXPECT_NE(std::find(rows.begin(), rows.end(), "Marmont 1,1,2,0,0,0"), rows.end());
}

TEST(HistoryInTheGame, TwoArmiesOfOneSideAreCountedOn) {
  const Orbat orbat =
      test::orbat({led("Ney", army("One", {corps("III Corps", {division("8th", {infantry("22nd", 600)})})})),
                   led("Eugene", army("Two", {corps("V Corps", {division("16th", {infantry("32nd", 600)})})}))});
  const Field field = muster_history(orbat, "Test", test::waterloo());
  ASSERT_EQ(field.armies.size(), 2U);
  EXPECT_EQ(ranks_of(field.armies[1].leader), (Ranks{1, 2, 0, 0, 0, 0}));
}

TEST(HistoryInTheGame, ARegimentOfFootGoesByItsBattalionsAndOneOfHorseWhole) {
  Unit hussars = cavalry("1st Hussars", 600);
  hussars.subunits = 4;
  const Orbat orbat = test::orbat({division("8th", {regiment("22nd", 1801, 3), hussars, regiment("Remnant", 11, 3)})});
  const Field field = muster_history(orbat, "Test", test::waterloo());
  std::vector<std::string> troops;
  for (const FieldRow* row : rows_of(field)) {
    if (row->sheet.row_kind == RowKind::troops) troops.push_back(fmt::format("{}: {}", row->sheet.name, row->heads));
  }
  EXPECT_EQ(troops, (std::vector<std::string>{"22nd part 1: 601", "22nd part 2: 600", "22nd part 3: 600",
                                              "1st Hussars: 600", "Remnant: 11"}));
}

TEST(HistoryInTheGame, IsNotDividedAndNamesTheCommandsThatNoFormationSeats) {
  std::vector<Formation> brigades;
  for (int i = 1; i <= 12; ++i) brigades.push_back(brigade(fmt::format("Brigade {}", i), {infantry("22nd", 600)}));
  const Orbat orbat = test::orbat({army("Army", {corps("I", {division("1st", {battery("7th", 12)}, brigades)})})});
  const Field field = muster_history(orbat, "Test", test::waterloo());
  ASSERT_EQ(field.armies[0].divisions.size(), 1U);
  EXPECT_EQ(field.armies[0].divisions[0].brigades.size(), 13U);
  EXPECT_EQ(field.remarks.back().text, "more children than any formation seats: 7th (12), 1st (14)");
}

TEST(HistoryInTheGame, ACorpsWithoutTroopsHasNoRowAndLeavesNoGap) {
  const Orbat orbat = test::orbat({army("Army", {corps("I", {division("1st", {infantry("22nd", 0)})}),
                                                 corps("II", {division("4th", {infantry("32nd", 600)})})})});
  const Field field = muster_history(orbat, "Test", test::waterloo());
  EXPECT_EQ(first_gap(field), "");
  ASSERT_EQ(field.armies.front().corps.size(), 1U);
  EXPECT_EQ(field.armies.front().corps.front().formation_name, "II");
}

TEST(HistoryInTheGame, ACommandWithNobodyInItIsLeftOutAndToldOfAndTheOthersGoIn) {
  for (const Orbat& orbat :
       {test::orbat({army("Nobody", {}), army("Army", {corps("II", {division("4th", {infantry("32nd", 600)})})})}),
        test::orbat({army("Army", {corps("Nobody", {}), corps("II", {division("4th", {infantry("32nd", 600)})})})})}) {
    const Field field = muster_history(orbat, "Test", test::waterloo());
    EXPECT_EQ(first_gap(field), "");
    ASSERT_EQ(field.armies.size(), 1U);
    EXPECT_EQ(field.armies.front().corps.size(), 1U);
    ASSERT_EQ(field.remarks.size(), 1U);
    EXPECT_EQ(field.remarks.front().text, "Nobody has no troops for the field and is left out");
  }
}

TEST(HistoryInTheGame, ACommandWithNobodyInItIsToldOfWhereverItStands) {
  const Orbat orbat = test::orbat(
      {army("Army", {corps("I", {division("Nobody", {})}), corps("II", {division("4th", {infantry("32nd", 600)})})}),
       division("No one", {})});
  const Field field = muster_history(orbat, "Test", test::waterloo());
  EXPECT_EQ(field.armies.size(), 1U);
  ASSERT_EQ(field.remarks.size(), 2U);
  EXPECT_EQ(field.remarks.front().text, "I has no troops for the field and is left out");
  EXPECT_EQ(field.remarks.back().text, "No one has no troops for the field and is left out");
}

TEST(HistoryInTheGame, EveryOrderOfBattleOf1813GoesInWithoutGapsAndWithAllItsMen) {
  int files = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/orbats")) {
    SCOPED_TRACE(entry.path().filename().string());
    const Orbat orbat = readers::read_orbat(entry.path());
    ASSERT_TRUE(history_problems(orbat, test::waterloo()).empty());
    const Field field = muster_history(orbat, "Test", test::waterloo());
    Men there;
    for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) { there += fights(unit) ? unit.men : Men{}; });
    Men sent;
    for (const FieldRow* row : rows_of(field)) sent += row->sheet.men;
    EXPECT_EQ(sent, there);
    EXPECT_EQ(first_gap(field), "");
    ++files;
  }
  EXPECT_GE(files, 11);
}

TEST(HistoryInTheGame, ABodyOfOneManHangsTheGameAndStaysBehind) {
  const Orbat orbat =
      test::orbat({division("8th", {infantry("22nd", 600), infantry("23rd", 1), battery("1/2nd", 8, 5)})});
  const Field field = muster_history(orbat, "Test", test::waterloo());
  for (const FieldRow* row : rows_of(field)) {
    if (row->sheet.row_kind != RowKind::troops) continue;
    EXPECT_GE(row->heads, 2) << row->sheet.name;
  }
  std::vector<std::string> said;
  for (const Remark& remark : field.remarks) said.push_back(remark.text);
  EXPECT_NE(std::find(said.begin(), said.end(), "23rd has one man, with whom the game would hang, and is left out"),
            said.end());
  EXPECT_NE(std::find(said.begin(), said.end(), "1/2nd has 5 gunners for 8 guns: 6 guns stay behind"), said.end());
}

TEST(HistoryInTheGame, NamesThatTheGameCannotWriteAreToldOf) {
  const Orbat orbat = test::orbat({division("8th", {infantry("Полк", 600), infantry("Légère", 600)})});
  const Field field = muster_history(orbat, "Test", test::waterloo());
  ASSERT_EQ(field.remarks.size(), 1U);
  EXPECT_EQ(field.remarks.front().text,
            "1 name has letters that the game cannot write, \"Полк\" becomes \"????\": write them in Latin letters");
}

TEST(HistoryInTheGame, NationsThatTheGameDoesNotKnowAndANobodyAreRefused) {
  const Orbat orbat = test::orbat({division("8th", {test::of("Frence", infantry("22nd", 0))})});
  const std::string said = test::refusal([&] { (void)history_oob(orbat, "ney", "ney.csv", test::waterloo()); });
  EXPECT_NE(said.find("ney.csv: nation: found \"Frence\""), std::string::npos) << said;
  EXPECT_NE(said.find("ney.csv: level: found \"nobody who fights\""), std::string::npos) << said;
}

}  // namespace estafette::sow::muster_history_test
