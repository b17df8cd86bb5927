#include "sow_dumps/reconcile.hpp"

#include "sow_dumps/sheets.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

namespace estafette::dumps::reconcile_test {
namespace {

using test::game_id;
using test::lose;
using test::policy_1813;
using test::small_sheet;
using test::unhurt;
using Lines = std::vector<std::string>;

Lines said(const Reconciled& reconciled) {
  Lines lines;
  for (const DumpRemark& remark : reconciled.remarks) lines.push_back(to_string(remark));
  return lines;
}

Reconciled reconcile(const sow::BattleSheet& sheet, const ResultsDump& dump) {
  return dumps::reconcile(sheet, dump, nullptr, policy_1813());
}

/// "killed/wounded/missing" of the row of that name.
std::string lost(const sow::BattleSheet& sheet, const Reconciled& reconciled, const std::string& name) {
  for (const UnitResult& unit : reconciled.units) {
    for (const RowResult& row : unit.rows) {
      if (row.game_id != game_id(sheet, name)) continue;
      return std::to_string(row.killed.value) + "/" + std::to_string(row.wounded.value) + "/" +
             std::to_string(row.missing.value);
    }
  }
  return "no such row";
}

/// A unit-location dump with the men that the results leave.
LocationsDump present_after(const sow::BattleSheet& sheet, const ResultsDump& results) {
  LocationsDump dump;
  dump.file = "startlocs.csv";
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    if (sheet.rows[i].row_kind != sow::RowKind::troops) continue;
    LocationsRow& row = dump.rows.emplace_back();
    row.line = static_cast<int>(dump.rows.size()) + 1;
    row.id = sheet.rows[i].game_id;
    row.present = sheet.rows[i].men - results.rows[i].killed - results.rows[i].wounded - results.rows[i].deserted;
  }
  return dump;
}

LocationsRow& row_of(LocationsDump& dump, const std::string& id) {
  return *std::find_if(dump.rows.begin(), dump.rows.end(), [&](const LocationsRow& row) { return row.id == id; });
}

}  // namespace

TEST(Reconcile, EachRowOfTroopsHasTheLossesOfItsIdWhateverTheLetterCase) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "22nd Line", 10, 20, 5);
  for (ResultsRow& row : dump.rows) {
    std::transform(row.id.begin(), row.id.end(), row.id.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  }
  const Reconciled reconciled = reconcile(sheet, dump);
  EXPECT_EQ(lost(sheet, reconciled, "22nd Line"), "10/20/5");
  EXPECT_EQ(lost(sheet, reconciled, "34th Line"), "0/0/0");
  EXPECT_EQ(reconciled.rows_sent, 5);
  EXPECT_EQ(reconciled.rows_found, 5);
  EXPECT_EQ(said(reconciled), Lines{});
}

TEST(Reconcile, CommandersWagonsAndCouriersNeverCount) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "22nd Line", 10, 20, 5);
  lose(sheet, dump, "Brissac", 10, 20, 5);
  lose(sheet, dump, "Wagon", 3, 3, 3);
  lose(sheet, dump, "Courier", 1, 1, 1);
  Men all;
  for (const UnitResult& unit : reconcile(sheet, dump).units) {
    for (const RowResult& row : unit.rows) all += row.killed + row.wounded + row.missing;
  }
  EXPECT_EQ(all, Men{35});
}

TEST(Reconcile, ARowOfTroopsThatHasOthersUnderItIsATotalAndDoesNotCount) {
  sow::BattleSheet sheet = small_sheet();
  for (sow::SheetRow& row : sheet.rows) {
    if (row.name == "Brissac") row.row_kind = sow::RowKind::troops;
  }
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "22nd Line", 10, 20, 5);
  lose(sheet, dump, "Brissac", 10, 20, 5);
  const Reconciled reconciled = reconcile(sheet, dump);
  EXPECT_EQ(lost(sheet, reconciled, "Brissac"), "0/0/0");
  EXPECT_EQ(said(reconciled),
            Lines{"gamedb.csv: OOB_T_1_004 has others under it on the sheet: its row is a total, and is not counted"});
}

TEST(Reconcile, AUnitThatTheDumpDoesNotKnowKeepsItsMenAndIsReported) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  std::erase_if(dump.rows, [&](const ResultsRow& row) { return row.id == game_id(sheet, "34th Line"); });
  const Reconciled reconciled = reconcile(sheet, dump);
  EXPECT_EQ(lost(sheet, reconciled, "34th Line"), "0/0/0");
  EXPECT_EQ(reconciled.rows_found, 4);
  EXPECT_EQ(said(reconciled),
            Lines{"gamedb.csv: OOB_T_1_006 (34th Line) is not in the dump: it keeps its 400 men; ask the players"});
}

TEST(Reconcile, ABatteryOfWhichSomeGunsAreNotInTheDumpIsReportedInOneLine) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  std::erase_if(dump.rows, [&](const ResultsRow& row) { return row.id == game_id(sheet, "3rd Foot Battery"); });
  EXPECT_EQ(
      said(reconcile(sheet, dump)),
      Lines{"gamedb.csv: 3rd Foot Battery: 1 of 2 rows not in the dump: they keep their 15 men; ask the players"});
  std::erase_if(dump.rows, [](const ResultsRow& row) { return row.id == "OOB_T_1_009"; });
  EXPECT_EQ(
      said(reconcile(sheet, dump)),
      Lines{"gamedb.csv: 3rd Foot Battery: 2 of 2 rows not in the dump: they keep their 30 men; ask the players"});
}

TEST(Reconcile, LossesAboveAUnitsStrengthAreCutToItInProportionAndReported) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "34th Line", 200, 400, 200);
  const Reconciled reconciled = reconcile(sheet, dump);
  EXPECT_EQ(lost(sheet, reconciled, "34th Line"), "100/200/100");
  EXPECT_EQ(said(reconciled),
            Lines{"gamedb.csv:7: OOB_T_1_006 lost 800 according to the dump, but had only 400: cut to that"});
}

TEST(Reconcile, OfAnIdThatComesTwiceTheLastRowCountsAndIsReported) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  ResultsRow again = test::row_of(dump, game_id(sheet, "22nd Line"));
  again.line = 99;
  again.killed = Men{7};
  dump.rows.push_back(again);
  const Reconciled reconciled = reconcile(sheet, dump);
  EXPECT_EQ(lost(sheet, reconciled, "22nd Line"), "7/0/0");
  EXPECT_EQ(said(reconciled),
            Lines{"gamedb.csv:99: OOB_T_1_005 again (first on line 6): this row counts, the earlier one does not"});
}

TEST(Reconcile, AnIdThatIsNotOnTheSheetIsReportedWithItsLineAndNotCounted) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  dump.rows.push_back({40, {}, "OOB_Fr_Stranger", 0, "", Men{1}, Men{2}, Men{3}, ""});
  EXPECT_EQ(said(reconcile(sheet, dump)),
            Lines{"gamedb.csv:40: OOB_Fr_Stranger is not on the battle sheet: not counted"});
}

TEST(Reconcile, TheGunsOfABatteryComeTogetherInTheirBattery) {
  const sow::BattleSheet sheet = small_sheet();
  const Reconciled reconciled = reconcile(sheet, unhurt(sheet));
  const auto battery = std::find_if(reconciled.units.begin(), reconciled.units.end(),
                                    [](const UnitResult& unit) { return unit.kind == Kind::foot_artillery; });
  ASSERT_NE(battery, reconciled.units.end());
  EXPECT_EQ(battery->rows.size(), 2U);
}

TEST(Reconcile, TheDumpOfAnotherBattleIsRefusedWithATableOfWhatDidNotMatch) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  for (ResultsRow& row : dump.rows) {
    if (row.id != game_id(sheet, "22nd Line") && row.id != game_id(sheet, "34th Line"))
      row.id = "OOB_Q_" + row.id.substr(6);
  }
  dump.rows.resize(7);
  EXPECT_EQ(
      test::refusal([&] { reconcile(sheet, dump); }),
      "gamedb.csv: found \"2 of the 5 rows of troops of Lind Ford\"; expected at least 60 in 100 of them (rules.xml, "
      "<carryover>, <match>). Give the dump and the battle sheet of the same battle\n"
      "What did not match\n"
      "on the sheet, not in the dump  in the dump, not on the sheet\n"
      "-----------------------------  -----------------------------\n"
      "OOB_T_1_008                    OOB_Q_1_001 (line 2)\n"
      "OOB_T_1_009                    OOB_Q_1_002 (line 3)\n"
      "OOB_T_2_005                    OOB_Q_1_003 (line 4)\n"
      "                               OOB_Q_1_004 (line 5)\n"
      "                               OOB_Q_1_007 (line 8)\n");
}

TEST(Reconcile, TheDumpOfALargerBattleThatHoldsAllTheSheetsRowsIsRefusedForItsStrangers) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  const auto stranger = [&](int line, std::array<int, 6> ranks) {
    dump.rows.push_back({line, ranks, "OOB_Q_" + std::to_string(line), 0, "", {}, {}, {}, ""});
  };
  for (int brigade = 1; brigade <= 9; ++brigade) stranger(30 + brigade, {2, 1, 1, 9, brigade, 0});
  stranger(40, {2, 1, 1, 9, 1, 1});
  EXPECT_EQ(reconcile(sheet, dump).rows_found, 5) << "1 of 6 is room enough, and commanders do not count";
  stranger(41, {2, 1, 1, 9, 1, 2});
  const std::string complaint = test::refusal([&] { reconcile(sheet, dump); });
  EXPECT_EQ(complaint.substr(0, complaint.find('\n')),
            "gamedb.csv: found \"2 of 7 rows of troops not on the sheet of Lind Ford\"; expected at most 20 in "
            "100 of them (rules.xml, <carryover>, <match strangers>). Give the dump and the battle sheet of the same "
            "battle");
  EXPECT_NE(complaint.find("OOB_Q_41 (line 41)"), std::string::npos) << complaint;
}

TEST(Reconcile, ADumpWithJustTheShareOfTheRowsIsTaken) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  std::erase_if(dump.rows, [&](const ResultsRow& row) {
    return row.id == game_id(sheet, "34th Line") || row.id == game_id(sheet, "Leib Regiment");
  });
  EXPECT_EQ(reconcile(sheet, dump).rows_found, 3);
}

TEST(ReconcileWithLocations, WhereBothAgreeNothingIsSaid) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump results = unhurt(sheet);
  lose(sheet, results, "22nd Line", 10, 20, 5);
  const LocationsDump locations = present_after(sheet, results);
  const Reconciled reconciled = dumps::reconcile(sheet, results, &locations, policy_1813());
  EXPECT_EQ(lost(sheet, reconciled, "22nd Line"), "10/20/5");
  EXPECT_EQ(said(reconciled), Lines{});
}

TEST(ReconcileWithLocations, MenWhomNobodyCountedPresentAreMissing) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump results = unhurt(sheet);
  lose(sheet, results, "22nd Line", 10, 20, 5);
  LocationsDump locations = present_after(sheet, results);
  row_of(locations, game_id(sheet, "22nd Line")).present = Men{550};
  const Reconciled reconciled = dumps::reconcile(sheet, results, &locations, policy_1813());
  EXPECT_EQ(lost(sheet, reconciled, "22nd Line"), "10/20/20");
  EXPECT_EQ(said(reconciled), Lines{"startlocs.csv:2: OOB_T_1_005 has 550 men present, and 565 according to the "
                                    "results dump: 15 more are missing"});
}

TEST(ReconcileWithLocations, DesertersWhoAreCountedPresentAreBackButTheFallenStayFallen) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump results = unhurt(sheet);
  lose(sheet, results, "22nd Line", 10, 20, 5);
  LocationsDump locations = present_after(sheet, results);
  row_of(locations, game_id(sheet, "22nd Line")).present = Men{590};
  const Reconciled reconciled = dumps::reconcile(sheet, results, &locations, policy_1813());
  EXPECT_EQ(lost(sheet, reconciled, "22nd Line"), "10/20/0");
  EXPECT_EQ(
      said(reconciled),
      (Lines{"startlocs.csv:2: OOB_T_1_005 has 590 men present, and 565 according to the results dump: 5 of the "
             "missing are back",
             "startlocs.csv: 1520 men present in all, but the results dump leaves 1495: it may show an earlier hour"}));
}

TEST(ReconcileWithLocations, IfThePolicyOnlyComparesTheResultsStandAndTheDifferenceIsReported) {
  const sow::BattleSheet sheet = small_sheet();
  const ResultsDump results = unhurt(sheet);
  LocationsDump locations = present_after(sheet, results);
  row_of(locations, game_id(sheet, "22nd Line")).present = Men{1};
  CarryoverPolicy policy = policy_1813();
  policy.locations_decide = false;
  const Reconciled reconciled = dumps::reconcile(sheet, results, &locations, policy);
  EXPECT_EQ(lost(sheet, reconciled, "22nd Line"), "0/0/0");
  EXPECT_EQ(said(reconciled), Lines{"startlocs.csv:2: OOB_T_1_005 has 1 men present, and 600 according to the results "
                                    "dump: the results dump counts"});
}

TEST(ReconcileWithLocations, AUnitThatOnlyTheLocationsDumpHasLostTheMenNotPresent) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump results = unhurt(sheet);
  LocationsDump locations = present_after(sheet, results);
  std::erase_if(results.rows, [&](const ResultsRow& row) { return row.id == game_id(sheet, "34th Line"); });
  LocationsRow& row = row_of(locations, game_id(sheet, "34th Line"));
  row.id = "34th line";  // the dump's first column may hold the name
  row.present = Men{300};
  const Reconciled reconciled = dumps::reconcile(sheet, results, &locations, policy_1813());
  EXPECT_EQ(lost(sheet, reconciled, "34th Line"), "0/0/100");
  EXPECT_EQ(said(reconciled),
            Lines{"startlocs.csv:3: OOB_T_1_006 has 300 men present, and 400 were sent: 100 more are missing"});
}

TEST(ReconcileWithLocations, ALocationsDumpOfAnotherBattleIsRefused) {
  const sow::BattleSheet sheet = small_sheet();
  const ResultsDump results = unhurt(sheet);
  const LocationsDump locations{
      .file = "startlocs.csv", .synthetic = false, .game_time = "", .rows = {}, .remarks = {}};
  const std::string complaint =
      test::refusal([&] { static_cast<void>(dumps::reconcile(sheet, results, &locations, policy_1813())); });
  EXPECT_EQ(complaint.substr(0, complaint.find('\n')),
            "startlocs.csv: found \"0 of the 5 rows of troops of Lind Ford\"; expected at least 60 in 100 of them "
            "(rules.xml, "
            "<carryover>, <match>). Give the dump and the battle sheet of the same battle");
}

TEST(ReconcileWithLocations, ADumpOfHalfTimeIsTakenWithAWarning) {
  const sow::BattleSheet sheet = small_sheet();  // it ends at 15:00:00
  const ResultsDump results = unhurt(sheet);
  LocationsDump locations = present_after(sheet, results);
  const auto at = [&](const std::string& time) {
    locations.game_time = time;
    return dumps::reconcile(sheet, results, &locations, policy_1813());
  };
  const std::string warning = "it shows 13:30:00, but the battle ended at 15:00:00: a half-time dump?";
  EXPECT_EQ(said(at("13:30:00")), Lines{"startlocs.csv: " + warning});
  EXPECT_EQ(at("13:30:00").half_time, warning);
  EXPECT_EQ(at("14:58:00").half_time, "");
  EXPECT_NE(at("14:57:59").half_time, "");
  EXPECT_EQ(at("15:10:00").half_time, "");
  EXPECT_EQ(at("").half_time, "");
}

TEST(ReconcileWithLocations, WhatTellsTheHourOfADumpIsSaid) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump results = unhurt(sheet);
  LocationsDump locations = present_after(sheet, results);
  EXPECT_EQ(dumps::reconcile(sheet, results, &locations, policy_1813()).hours,
            (Lines{"The name of the results dump does not say when it was written.",
                   "The header of the unit-location dump does not say which hour of the battle it shows."}));
  results.file = "Work/SowWL_gamedb_07-10-15_08-37-30.csv";
  locations.game_time = "14:59:45";
  EXPECT_EQ(
      dumps::reconcile(sheet, results, &locations, policy_1813()).hours,
      (Lines{
          "According to its file name, the results dump was written on 07-10-15 at 08:37:30 by the computer's clock.",
          "The unit-location dump shows 14:59:45 on the battle's clock."}));
}

TEST(Officers, ACommanderWithJustTheTotalsOfHisCommandIsNotSaidToBeHit) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "22nd Line", 10, 20, 5);
  lose(sheet, dump, "Brissac", 10, 20, 5);
  const Reconciled reconciled = reconcile(sheet, dump);
  EXPECT_EQ(reconciled.officers, std::vector<OfficerResult>{});
  EXPECT_GT(reconciled.silent_officers, 0);
}

TEST(Officers, OneManMoreThanThoseUnderHimIsTheCommanderHimself) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "22nd Line", 10, 20, 5);
  lose(sheet, dump, "Brissac", 11, 20, 5);  // he fell
  lose(sheet, dump, "Ney", 11, 21, 5);      // his row holds Brissac too, so this is his own wound
  lose(sheet, dump, "Lenoir", 0, 0, 1);
  test::row_of(dump, game_id(sheet, "Ney")).deserted = Men{6};
  const Reconciled reconciled = reconcile(sheet, dump);
  ASSERT_EQ(reconciled.officers.size(), 3U);
  EXPECT_EQ(reconciled.officers[0].name, "Ney");
  EXPECT_EQ(reconciled.officers[0].fate, Fate::wounded);
  EXPECT_EQ(reconciled.officers[1].name, "Brissac");
  EXPECT_EQ(reconciled.officers[1].fate, Fate::killed);
  EXPECT_EQ(reconciled.officers[1].why, "line 5: one killed more in his row than in those under him");
  EXPECT_EQ(reconciled.officers[2].name, "Lenoir");
  EXPECT_EQ(to_string(reconciled.officers[2].fate), "captured or fled");
}

TEST(Officers, ARowThatFitsNeitherHimNorHisCommandIsLeftToThePlayers) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "22nd Line", 10, 20, 5);
  lose(sheet, dump, "Brissac", 1, 20, 5);
  const Reconciled reconciled = reconcile(sheet, dump);
  ASSERT_EQ(reconciled.officers.size(), 1U);
  EXPECT_EQ(to_string(reconciled.officers[0].fate), "not known: ask the players");
  EXPECT_EQ(reconciled.officers[0].why, "line 5: 1 killed in his row, 10 in those under him");
}

TEST(Officers, NothingIsConcludedWhereARowOfTheCommandIsMissing) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "Brissac", 1, 0, 0);
  std::erase_if(dump.rows, [&](const ResultsRow& row) { return row.id == game_id(sheet, "34th Line"); });
  EXPECT_EQ(reconcile(sheet, dump).officers, std::vector<OfficerResult>{});
}

}  // namespace estafette::dumps::reconcile_test
