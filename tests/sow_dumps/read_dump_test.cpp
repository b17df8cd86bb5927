#include "sow_dumps/reading/read_dump.hpp"

#include "base/files/files.hpp"
#include "sow_dumps/reading/inspect.hpp"
#include "sow_dumps/reading/later.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace estafette::dumps::read_dump_test {
namespace {

const std::string kHeader =
    "Side,Army,Corps,Division,Brigade,Regiment,Name,Ammo,Status,Deserted,Killed,Wounded,R1,R2,R3,R4,R5,R6,KillerName,"
    "Casualties\n";
const std::string kRow = "1,1,1,1,1,2,OOB_A,27,Stand,7,17,43,0,0,0,0,0,0,OOB_B,55\n";

std::string fixture(const std::string& name) {
  return read_bytes(fs::path(ESTAFETTE_FIXTURES) / "dumps" / name);
}

ResultsDump results(const std::string& text) {
  return read_results(text, "gamedb.csv");
}
LocationsDump locations(const std::string& text) {
  return read_locations(text, "startlocs.csv");
}

std::vector<std::string> said(const std::vector<DumpRemark>& remarks) {
  std::vector<std::string> lines;
  for (const DumpRemark& remark : remarks) lines.push_back(to_string(remark));
  return lines;
}

/// "OOB_A 17/43/7": id, killed, wounded, deserted.
std::vector<std::string> figures(const ResultsDump& dump) {
  std::vector<std::string> rows;
  for (const ResultsRow& row : dump.rows) {
    rows.push_back(row.id + " " + std::to_string(row.killed.value) + "/" + std::to_string(row.wounded.value) + "/" +
                   std::to_string(row.deserted.value));
  }
  return rows;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST(ResultsDump, OfTwoDumpsBelowEachOtherTheLaterCounts) {
  const std::string early = kHeader + "1,1,1,1,1,1,OOB_A,27,Stand,0,4,9\n1,1,1,1,1,2,OOB_B,27,Stand,0,1,2\n";
  const std::string late = kHeader + "1,1,1,1,1,1,OOB_A,3,Stand,2,14,39\n1,1,1,1,1,2,OOB_B,9,Stand,5,1,2\n";
  const Lines whole{"OOB_A 14/39/2", "OOB_B 1/2/5"};
  EXPECT_EQ(figures(results(early + late)), whole);
  EXPECT_EQ(said(results(early + late).remarks),
            Lines{"gamedb.csv:5: a second dump begins here: the second counts, as the later"});
  EXPECT_EQ(figures(results(late + early)), whole);
  EXPECT_EQ(said(results(late + early).remarks),
            Lines{"gamedb.csv:5: a second dump begins here: the first is the later, and counts"});
  EXPECT_EQ(figures(results(late + late + early)), whole);
  EXPECT_EQ(figures(results(early + "1,1,1,1,1,3,OOB_C,9,Stand,0,7,7\n" + late)),
            (Lines{"OOB_A 14/39/2", "OOB_B 1/2/5", "OOB_C 7/7/0"}));
}

TEST(ResultsDump, ARowThatComesTwiceAndTwoBattlesAreNoSecondDump) {
  EXPECT_EQ(results(kHeader + kRow + kRow).rows.size(), 2U);
  const std::string one = "1,1,1,1,1,1,OOB_A,27,Stand,0,4,9\n1,1,1,1,1,2,OOB_B,27,Stand,0,10,2\n";
  const std::string other = "1,1,1,1,1,1,OOB_A,27,Stand,0,14,9\n1,1,1,1,1,2,OOB_B,27,Stand,0,1,2\n";
  EXPECT_EQ(results(kHeader + one + other).rows.size(), 4U);
}

TEST(ResultsDump, CountsMayStandAsASpreadsheetOfAnyCountryShowsThem) {
  const ResultsDump dump = results(
      "Side;Army;Corps;Division;Brigade;Regiment;Name;Ammo;Status;Deserted;Killed;Wounded\n"
      "1;1;1;1;1;1;OOB_A;27;Stand;7,0;17,00;1.043\n1;1;1;1;1;2;OOB_B;27;Stand;1,2;3;4\n");
  EXPECT_EQ(figures(dump), Lines{"OOB_A 17/1043/7"});
  EXPECT_EQ(said(dump.remarks).size(), 2U);
}

TEST(ResultsDump, TheWorkedExampleOfTheReferenceIsReadWholeWithoutARemark) {
  const ResultsDump dump = results(fixture("lind-ford-gamedb.csv"));
  EXPECT_EQ(figures(dump),
            (Lines{"OOB_LF_Fr_B1 48/117/19", "OOB_LF_Fr_R1 31/74/12", "OOB_LF_Fr_R2 17/43/7", "OOB_LF_Br_R1 22/70/4"}));
  EXPECT_EQ(said(dump.remarks), Lines{});
  EXPECT_EQ(dump.rows[1].line, 3);
  EXPECT_EQ(dump.rows[1].ranks, (std::array{1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(dump.rows[1].ammo, 22);
  EXPECT_EQ(dump.rows[1].status, "March");
  EXPECT_EQ(dump.rows[1].killer, "OOB_LF_Br_R1");
  EXPECT_FALSE(dump.synthetic);
}

TEST(ResultsDump, NoHeaderIsNeeded) {
  EXPECT_EQ(figures(results(kRow)), Lines{"OOB_A 17/43/7"});
}

TEST(ResultsDump, AHeaderInUnknownWordsIsPassedOverAndThePlacesCount) {
  const ResultsDump dump = results("a,b,c,d,e,f,g,h,i,j,k,l\n" + kRow);
  EXPECT_EQ(figures(dump), Lines{"OOB_A 17/43/7"});
  EXPECT_EQ(said(dump.remarks),
            Lines{"gamedb.csv:1: neither a unit nor a header that we know: the columns are read by their places"});
}

TEST(ResultsDump, ColumnsInAnotherOrderAreFoundByTheirNamesWhateverTheSpelling) {
  EXPECT_EQ(figures(results("KILLED,id_name,Extra,Wounded,De serted\n17,OOB_A,?,43,7\n")), Lines{"OOB_A 17/43/7"});
}

TEST(ResultsDump, TheColumnOfBattalionsThatSomeVersionsHaveShiftsTheRest) {
  EXPECT_EQ(figures(results("1,1,1,1,1,2,0,OOB_A,27,Stand,7,17,43,0,0,0,0,0,0,OOB_B,55\n")), Lines{"OOB_A 17/43/7"});
}

TEST(ResultsDump, AHeaderThatNamesAColumnWhereTheRowsHaveAnotherIsRefused) {
  EXPECT_EQ(test::refusal([] { results("Side,Army,C,D,B,R,Name,Ammo,Killed,Status\n" + kRow); }),
            "gamedb.csv:1: killed: found \"column 9\"; expected column 11, or a header that names every column we "
            "need. Name the columns that the header lacks, or remove the header");
}

TEST(ResultsDump, EveryLineEndEveryEncodingAndEverySeparatorGivesTheSameRows) {
  const Lines expected = {"OOB_Léger 17/43/7"};
  const std::string utf8 = "1,1,1,1,1,2,OOB_Léger,27,Stand,7,17,43,0,0,0,0,0,0,,55";
  EXPECT_EQ(figures(results(kHeader + utf8 + "\n")), expected);
  EXPECT_EQ(figures(results("\xEF\xBB\xBF" + kHeader + utf8 + "\r\n")), expected);
  EXPECT_EQ(figures(results(utf8 + "\r")), expected);
  EXPECT_EQ(figures(results("1,1,1,1,1,2,OOB_L\xE9ger,27,Stand,7,17,43,0,0,0,0,0,0,,55\n")), expected);
  EXPECT_EQ(figures(results("1;1;1;1;1;2;OOB_Léger;27;Stand;7;17;43;0;0;0;0;0;0;;55\n")), expected);
  EXPECT_EQ(figures(results("1,1,1,1,1,2,\"OOB_Léger\",\"27\",Stand,\" 7 \",17,43,,,,,,,,\n")), expected);
}

TEST(ResultsDump, LinesAreCountedAsTheyStandInTheFileBlankOnesToo) {
  const ResultsDump dump = results(kHeader + "\n\n,,,,,,,\n" + kRow);
  ASSERT_EQ(dump.rows.size(), 1U);
  EXPECT_EQ(dump.rows[0].line, 5);
}

TEST(ResultsDump, AHeaderThatComesAgainInTheMiddleIsNoUnit) {
  const ResultsDump dump = results(kHeader + kRow + kHeader + kRow);
  EXPECT_EQ(figures(dump), (Lines{"OOB_A 17/43/7", "OOB_A 17/43/7"}));
  EXPECT_EQ(said(dump.remarks), Lines{});
}

TEST(ResultsDump, AMissingOrEmptyFigureCountsAsNoneAndIsRemarked) {
  const ResultsDump dump = results(kHeader + "1,1,1,1,1,2,OOB_A,27,Stand,,17\n");
  EXPECT_EQ(figures(dump), Lines{"OOB_A 17/0/0"});
  EXPECT_EQ(said(dump.remarks), (Lines{"gamedb.csv:2: deserted is empty or missing: read as 0",
                                       "gamedb.csv:2: wounded is empty or missing: read as 0"}));
}

TEST(ResultsDump, AbsurdFiguresAreCutToTheirBoundsAndRemarked) {
  const ResultsDump dump = results(kHeader + "1,1,1,1,1,2,OOB_A,27,Stand,-4,99999999999,4.5\n");
  EXPECT_EQ(figures(dump), Lines{"OOB_A 99999/4/0"});
  EXPECT_EQ(said(dump.remarks),
            (Lines{"gamedb.csv:2: deserted is -4: read as 0", "gamedb.csv:2: killed is 99999999999: read as 99999",
                   "gamedb.csv:2: wounded is 4.5: read as 4"}));
}

TEST(ResultsDump, AFigureThatCannotBeReadSetsTheRowAsideAndIsNeverTakenAsZero) {
  const ResultsDump dump = results(kHeader + kRow + "1,1,1,1,1,3,OOB_C,27,Stand,7,many,43\n");
  EXPECT_EQ(figures(dump), Lines{"OOB_A 17/43/7"});
  EXPECT_EQ(said(dump.remarks), (Lines{"gamedb.csv:3: killed is \"many\", which is not a number",
                                       "gamedb.csv:3: the losses of OOB_C cannot be read: the row is left out"}));
}

TEST(ResultsDump, OneWithTenThousandProblemsIsNotWhatTheGameWrote) {
  std::string text = kHeader + kRow;
  for (int i = 0; i < 10'001; ++i) text += "1,1,1,1,1,2,OOB_A,27,Stand,7,17,many,0,0,0,0,0,0,OOB_B,55\n";
  EXPECT_EQ(
      test::refusal([&] { (void)results(text); }),
      "gamedb.csv:5003: found \"more than 10000 problems up to here\"; expected a dump as the game wrote it. Is this "
      "the right file?");
}

TEST(ResultsDump, RowsWithoutASideOrAnIdAreNotesAndLeftOut) {
  const ResultsDump dump = results(kHeader + kRow + ",1,1,1,1,3,OOB_C,27,Stand,7,1,43\n1,1,1,1,1,3,,27,Stand,7,1,43\n");
  EXPECT_EQ(figures(dump), Lines{"OOB_A 17/43/7"});
  EXPECT_EQ(said(dump.remarks), (Lines{"gamedb.csv:3: no side or army for OOB_C: the row is left out",
                                       "gamedb.csv:4: no id: the row is left out"}));
}

TEST(ResultsDump, WhatIsNoDumpIsRefusedAndToldWhatItLooksLikeAndWhatADumpIs) {
  const auto expected = [](const std::string& found) {
    return "gamedb.csv: found \"" + found +
           "\"; expected a results dump: rows of side, army, corps, division, brigade, regiment, id, ammo, status, "
           "deserted, killed, wounded. Give the file *gamedb*.csv or startlocs.csv that the game wrote";
  };
  const std::string no_dump = "a file whose rows do not look like a dump";
  const std::vector<std::pair<std::string, std::string>> files = {
      {"", "an empty file"},
      {"\n\n", "an empty file"},
      {"Dear umpire,\nwe won.\n", no_dump},
      {"1,2,3\n4,5,6\n", no_dump},
      {"1,1,1,1,1,2,540,27,Stand,7,17,43\n", no_dump},
      {"\xEF\xBB\xBFLevel,name,commander,nation\n", "an outline of an order of battle"},
      {"unit_id,name,formation,kind,before,killed,after\n", "a list of losses that estafette wrote"},
      {"unit_id,name,formation,pool,turn,men\n", "a list of returns that estafette wrote"},
      {"<?xml version=\"1.0\"?>\n<battle id=\"lind-ford\">\n</battle>\n", "a battle sheet"},
      {"<html></html>\n", "an XML or HTML file"},
      {fixture("lind-ford-startlocs.csv"), "a unit-location dump"}};
  for (const auto& [text, found] : files) EXPECT_EQ(test::refusal([&] { results(text); }), expected(found));
}

TEST(ResultsDump, WhatIsNoTextIsRefusedAndAnExcelWorkbookIsCalledSo) {
  const auto expected = [](const std::string& found) {
    return "gamedb.csv: found \"" + found +
           "\"; expected a dump of the game: a text file of comma-separated rows. Give the file *gamedb*.csv or "
           "startlocs.csv that the game wrote";
  };
  EXPECT_EQ(test::refusal([] { results(std::string("PK\3\4\0", 5)); }),
            expected("an Excel workbook or another packed file"));
  EXPECT_EQ(test::refusal([] { results(std::string("\0\1\2", 3)); }), expected("bytes that are not text"));
}

TEST(ResultsDump, TheLabelOfASyntheticDumpSurvivesInTheHeaderOrInAStatus) {
  EXPECT_TRUE(
      results("Side,Army,C,D,B,R,Name,Ammo,Status,Deserted,Killed,Wounded,SYNTHETIC by a tool\n" + kRow).synthetic);
  EXPECT_TRUE(results("1,1,1,1,1,2,OOB_A,27,Stand (synthetic),7,17,43\n").synthetic);
  EXPECT_FALSE(results(kHeader + kRow).synthetic);
}

TEST(LocationsDump, TheWorkedExampleOfTheReferenceIsReadWholeWithTheGamesTime) {
  const LocationsDump dump = locations(fixture("lind-ford-startlocs.csv"));
  ASSERT_EQ(dump.rows.size(), 3U);
  EXPECT_EQ(said(dump.remarks), Lines{});
  EXPECT_EQ(dump.game_time, "14:59:45");
  const LocationsRow& first = dump.rows[0];
  EXPECT_EQ(first.id, "OOB_LF_Fr_R1");
  EXPECT_EQ(first.present, Men{423});
  EXPECT_EQ(first.south, 127400.5);
  EXPECT_EQ(first.east, 129015.2);
  EXPECT_EQ(first.direction_south, -0.98);
  EXPECT_EQ(first.formation, "DRIL_Lvl6_Inf_Line");
  EXPECT_EQ(first.fatigue, "3");
  EXPECT_EQ(first.line, 2);
}

TEST(LocationsDump, NoHeaderIsNeeded) {
  const LocationsDump dump = locations("OOB_A,22,-0.98,0.17,127400.5,129015.2,,423,3,4,\n");
  ASSERT_EQ(dump.rows.size(), 1U);
  EXPECT_EQ(dump.rows[0].present, Men{423});
  EXPECT_EQ(dump.game_time, "");
}

TEST(LocationsDump, ARowWithoutAReadableHeadCountIsSetAsideAndNeverTakenAsZero) {
  const LocationsDump dump =
      locations("OOB_A,22,-1,0,1,2,,423,3,4\nOOB_B,22,-1,0,1,2,,,3,4\nOOB_C,22,-1,0,x,2,,-3,3,4\n");
  ASSERT_EQ(dump.rows.size(), 2U);
  EXPECT_EQ(dump.rows[1].present, Men{0});
  EXPECT_EQ(dump.rows[1].south, std::nullopt);
  EXPECT_EQ(said(dump.remarks), (Lines{"startlocs.csv:2: no head count for OOB_B: the row is left out",
                                       "startlocs.csv:3: head count is -3: read as 0",
                                       "startlocs.csv:3: loc x is \"x\", which is not a number"}));
}

TEST(LocationsDump, AScenariosOwnTableIsNoneForItsHeadCountsAreThoseBeforeTheBattle) {
  const std::string header =
      "Name,ID,SIDE,ARMY,CORPS,DIV,BGDE,REG,BTN,AMMO,dir x,dir z,loc x,loc z,Formation,Head Count,Fatigue,Morale\n";
  const std::string row = "41st Line,OOB_A,1,1,1,1,1,1,0,40,-1,0,138600,128900,DRIL_Lvl6_Inf_Column,540,6,7\n";
  const std::string expected =
      "startlocs.csv: found \"a file whose rows do not look like a dump\"; expected a unit-location dump: rows of id, "
      "ammo, dir x, dir z, "
      "loc x, loc z, formation, head count, fatigue, morale. Give the file *gamedb*.csv or startlocs.csv that the game "
      "wrote";
  EXPECT_EQ(test::refusal([&] { locations(header + row); }), expected);
  EXPECT_EQ(test::refusal([&] { locations(row); }), expected);
}

TEST(Dump, EitherSortIsRecognised) {
  EXPECT_TRUE(std::holds_alternative<ResultsDump>(read_dump(fixture("lind-ford-gamedb.csv"), "a.csv")));
  EXPECT_TRUE(std::holds_alternative<LocationsDump>(read_dump(fixture("lind-ford-startlocs.csv"), "a.csv")));
  EXPECT_EQ(
      test::refusal([] { static_cast<void>(read_dump("hello\n", "a.csv")); }),
      "a.csv: found \"a file whose rows do not look like a dump\"; expected a results dump: rows of side, army, corps, "
      "division, brigade, "
      "regiment, id, ammo, status, deserted, killed, wounded; or a unit-location dump: rows of id, ammo, dir x, dir z, "
      "loc x, loc z, formation, head count, fatigue, morale. Give the file *gamedb*.csv or startlocs.csv that the game "
      "wrote");
}

RC_GTEST_PROP(Dump, NoInputWhateverDoesMoreThanBeReadOrRefused, ()) {
  const auto pieces = *rc::gen::container<std::vector<std::string>>(
      rc::gen::element<std::string>("1", ",", ",", ",", "\n", "\r", ";", "\"", "OOB_A", "-7", "9e9", "killed", "id",
                                    "\xE9", "wounded,deserted", kRow, kHeader, "OOB_A,22,-1,0,1,2,,423,3,4\n"));
  std::string text;
  for (const std::string& piece : pieces) text += piece;
  try {
    const Dump dump = read_dump(text, "any.csv");
    if (const auto* read = std::get_if<ResultsDump>(&dump)) {
      for (const ResultsRow& row : read->rows) {
        RC_ASSERT(row.killed.value >= 0 && row.killed.value <= 99999);
        RC_ASSERT(!row.id.empty() && row.line > 0);
      }
    }
  } catch (const Refusal& refused) {
    RC_ASSERT(!refused.problems().empty());
  }
}

TEST(Inspect, AResultsDumpIsSummedBySideAndCommandersAreNotAdded) {
  EXPECT_EQ(to_text(inspect(results(fixture("lind-ford-gamedb.csv")))),
            "Results dump gamedb.csv: 4 rows, 0 remarks\n"
            "side    units  commanders  killed  wounded  deserted\n"
            "------  -----  ----------  ------  -------  --------\n"
            "side 1      2           1      48      117        19\n"
            "side 2      1           0      22       70         4\n"
            "------  -----  ----------  ------  -------  --------\n"
            "all         3           1      70      187        23\n");
}

TEST(Inspect, ALocationsDumpTellsItsHourAndTheMenPresent) {
  EXPECT_EQ(to_text(inspect(locations(fixture("lind-ford-startlocs.csv")))),
            "Unit-location dump startlocs.csv at 14:59:45: 3 rows, 0 remarks\n"
            "rows  men present\n"
            "----  -----------\n"
            "   3        1,315\n");
}

TEST(Inspect, OfManyRemarksTheFirstAreShownAndTheRestCounted) {
  const std::vector<DumpRemark> remarks = {{"a.csv", 1, "one"}, {"a.csv", 2, "two"}, {"a.csv", 0, "three"}};
  EXPECT_EQ(to_text(remarks_table(remarks, 1)),
            "What was odd\n"
            "file   line  remark\n"
            "-----  ----  ----------\n"
            "a.csv     1  one\n"
            "             and 2 more\n");
}

TEST(Inspect, RemarksOnTheFileAsAWholeNeedNoColumnOfLines) {
  EXPECT_EQ(to_text(remarks_table({{"a.csv", 0, "one"}}, 9)),
            "What was odd\n"
            "file   remark\n"
            "-----  ------\n"
            "a.csv  one\n");
}

TEST(Later, OfTwoResultsDumpsTheOneWithMoreKilledOrWoundedIsTheLater) {
  const ResultsDump half_time = results("1,1,1,1,1,2,OOB_A,27,Stand,9,17,43\n");
  const ResultsDump final_dump = results("1,1,1,1,1,2,oob_a,27,Stand,7,17,44\n");
  EXPECT_EQ(later(half_time, final_dump), Sequence::second_is_later);
  EXPECT_EQ(later(final_dump, half_time), Sequence::first_is_later);
  EXPECT_EQ(later(half_time, half_time), Sequence::not_known);
  EXPECT_EQ(later(half_time, results("1,1,1,1,1,2,OOB_A,27,Stand,9,18,42\n")), Sequence::not_known);
}

TEST(Later, OfTwoLocationsDumpsTheGamesClockDecides) {
  const std::string row = "OOB_A,22,-1,0,1,2,,423,3,4\n";
  const std::string header = "Name,Ammo,dir x,dir z,loc x,loc z,Formation,Head Count,Fatigue,Morale,";
  const LocationsDump early = locations(header + "09:30:00\n" + row);
  const LocationsDump late = locations(header + "14:59:45\n" + row);
  EXPECT_EQ(later(early, late), Sequence::second_is_later);
  EXPECT_EQ(later(late, early), Sequence::first_is_later);
  EXPECT_EQ(later(late, late), Sequence::not_known);
  EXPECT_EQ(later(late, locations(row)), Sequence::not_known);
}

TEST(ResultsDump, AHeaderIsLookedForAmongTheFirstThousandRowsOnly) {
  std::string above;
  for (int i = 0; i < 1000; ++i) above += "a row of somebody else's table,x\n";
  EXPECT_EQ(results(above + kHeader + kRow).rows.size(), 1U);
  EXPECT_TRUE(
      test::refusal([&] { (void)results(above + "one more,x\n" + kHeader + kRow); }).starts_with("gamedb.csv: found "));
}

}  // namespace estafette::dumps::read_dump_test
