// Dumps that were cut off, or whose columns somebody has changed: no figure is taken from a place where it may be
// wrong.
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/reconcile.hpp"
#include "sow_dumps/sheets.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::dumps::damaged_dump_test {
namespace {

const std::string kRanks = "Side,Army,Corps,Division,Brigade,Regiment,Name,Ammo,Status,";
const std::string kHeader = kRanks + "Deserted,Killed,Wounded,R1,R2,R3,R4,R5,R6,KillerName,Casualties\n";
const std::string kRow = "1,1,1,1,1,1,OOB_A,27,Stand,7,17,43,0,0,0,0,0,0,OOB_B,55\n";

using Lines = std::vector<std::string>;

ResultsDump results(const std::string& text) {
  return read_results(text, "gamedb.csv");
}

Lines units(const ResultsDump& dump) {
  Lines rows;
  for (const ResultsRow& row : dump.rows)
    rows.push_back(row.id + " " + std::to_string(row.killed.value) + "/" + std::to_string(row.wounded.value));
  return rows;
}

Lines said(const ResultsDump& dump) {
  Lines lines;
  for (const DumpRemark& remark : dump.remarks) lines.push_back(to_string(remark));
  return lines;
}

}  // namespace

TEST(DamagedDump, AFileThatBreaksOffInAFigureLeavesThatRowOut) {
  for (const char* rest : {"1,1,1,1,1,2,OOB_C,27,Stand,7,17,4", "1,1,1,1,1,2,OOB_C,27,Stand,7,1", "1,1,1,1,1,2,OOB"}) {
    const ResultsDump dump = results(kHeader + kRow + rest);
    EXPECT_EQ(units(dump), Lines{"OOB_A 17/43"}) << rest;
    EXPECT_EQ(said(dump), Lines{"gamedb.csv:3: the file breaks off in this row: the row is left out"}) << rest;
  }
}

TEST(DamagedDump, ALastRowWithoutALineEndIsWholeIfItIsAsLongAsTheOneAbove) {
  const std::string last = "1,1,1,1,1,2,OOB_C,27,Stand,7,17,43,0,0,0,0,0,0,OOB_B,55";
  EXPECT_EQ(units(results(kHeader + kRow + last)), (Lines{"OOB_A 17/43", "OOB_C 17/43"}));
  EXPECT_EQ(units(results(last)), Lines{"OOB_C 17/43"});
}

TEST(DamagedDump, AHeaderWithoutAColumnThatCountsIsRefusedWhereTheOthersHaveMovedUp) {
  EXPECT_EQ(
      test::refusal([] {
        results(kRanks + "Deserted,Killed,R1,R2,R3,R4,R5,R6,KillerName,Casualties\n" +
                "1,1,1,1,1,1,OOB_A,27,Stand,7,17,0,0,0,0,0,0,OOB_B,55\n");
      }),
      "gamedb.csv:1: killer: found \"column 18\"; expected column 19, or a header that names every column we need. "
      "Name the columns that the header lacks, or remove the header");
}

TEST(DamagedDump, TwoColumnsOfOneTitleAreRefused) {
  EXPECT_EQ(
      test::refusal(
          [] { results(kRanks + "Killed,Deserted,Killed,Wounded\n" + "1,1,1,1,1,1,OOB_A,27,Stand,0,7,17,43\n"); }),
      "gamedb.csv:1: killed: found \"column 12\"; expected one column of that title. Remove the one that the game "
      "did not write");
}

TEST(DamagedDump, ThousandsMayBePartedAsInFranceAndSwitzerland) {
  for (const char* thousands : {"1'043", "1\u2019043", "1\u00A0043", "1\u202F043"}) {
    const ResultsDump dump =
        results(kRanks + "Deserted,Killed,Wounded\n1,1,1,1,1,1,OOB_A,27,Stand,7,17," + thousands + "\n");
    EXPECT_EQ(units(dump), Lines{"OOB_A 17/1043"}) << thousands;
    EXPECT_EQ(said(dump), Lines{}) << thousands;
  }
  EXPECT_EQ(units(results(kRanks + "Deserted,Killed,Wounded\n1,1,1,1,1,1,OOB_A,27,Stand,7,17,1'0\n")), Lines{});
}

TEST(DamagedDump, OneInWhichNobodyHasLostAManIsRemarkedOn) {
  const sow::BattleSheet sheet = test::small_sheet();
  const auto remarks = [&](const ResultsDump& dump) {
    return carry_over(sheet, reconcile(sheet, dump, nullptr, test::policy_1813()), test::policy_1813()).remarks.size();
  };
  ResultsDump dump = test::unhurt(sheet);
  EXPECT_EQ(remarks(dump), 1U);
  test::lose(sheet, dump, "22nd Line", 1, 0, 0);
  EXPECT_EQ(remarks(dump), 0U);
}

}  // namespace estafette::dumps::damaged_dump_test
