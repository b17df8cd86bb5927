// Tables and pages as they become when they are copied: what moved, and what figures count.

#include "converter/readers/copied/ranks_above.hpp"
#include "converter/readers/counted/figure_columns.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/page/table_lines.hpp"
#include "converter/readers/text/read_text.hpp"
#include "support/readers.hpp"
#include "support/words.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::readers::copied_test {
namespace {

std::vector<TextLine> lines(const std::vector<std::string>& texts) {
  std::vector<TextLine> made;
  for (const std::string& text : texts) {
    made.emplace_back();
    made.back().line = static_cast<int>(made.size());
    made.back().text = text;
  }
  return made;
}

std::string texts(const std::vector<TextLine>& lines) {
  std::string all;
  for (const TextLine& line : lines) all += (all.empty() ? "" : " | ") + line.text;
  return all;
}

/// The last of the lines, below those titles.
std::string below(const std::string& titles, const std::string& line) {
  return worded_columns(lines({titles, line}), test::words()).lines.back().text;
}

/// The rows of a table as lines; a further line of a row after a slash.
std::string table(const std::vector<TableRow>& rows) {
  std::string all;
  for (std::string line : lines_of_table(rows, test::reader_data().titles)) {
    std::replace(line.begin(), line.end(), '\f', '/');
    all += (all.empty() ? "" : " | ") + line;
  }
  return all;
}

}  // namespace

TEST(CopiedTables, TheStrengthStandsBeforeTheLossesAndIsNotJoinedToThem) {
  const std::string titles = "Division[1] Brigade[1] Units[1] Strength[2] Losses 27th[3] Losses 28th[4]";
  EXPECT_EQ(below(titles, "1/61st Foot 778 7 265"), "1/61st Foot, 778 men (Losses 27th: 7, Losses 28th: 265)");
  EXPECT_EQ(below(titles, "5/60th Rifles, one company 56 * *"),
            "5/60th Rifles, one company, 56 men (Losses 27th: *, Losses 28th: *)");
  EXPECT_EQ(below(titles, "5/60th Rifles, one company 56"), "5/60th Rifles, one company, 56 men");
  EXPECT_EQ(below(titles, "Sillery's Company, RA RA RA RA"), "Sillery's Company, RA");
  EXPECT_EQ(below("Regiments Strength Killed Wounded Total", "54th Line 962 1 11 12"),
            "54th Line, 962 men (Killed: 1, Wounded: 11, Total: 12)");
}

TEST(CopiedTables, WhatIsNoRowOfTheTableStaysAsItIs) {
  const std::string titles = "Units Strength Losses";
  for (const std::string line :
       {"1st Division", "Henry Campbell (2,045)", "5,964", "Foot Battery No. 26", "8th Battery 6"})
    EXPECT_EQ(below(titles, line), line);
  for (const std::string line :
       {"Units and their losses were heavy that day", "1st Division: strength 5,964", "Losses"})
    EXPECT_EQ(worded_columns(lines({line}), test::words()).lines.size(), 1U) << line;
}

TEST(CopiedTables, AListOfLossesAloneIsAskedAbout) {
  const WordedColumns worded =
      worded_columns(lines({"Regiments. Killed. Wounded. Missing. Total.", "54th Line 3 51 4 58"}), test::words());
  EXPECT_EQ(texts(worded.lines), "54th Line (Killed: 3, Wounded: 51, Missing: 4, Total: 58)");
  ASSERT_EQ(worded.looks.size(), 1U);
  EXPECT_EQ(to_string(worded.looks[0]),
            ":1: found \"Regiments. Killed. Wounded. Missing. Total.\"; expected a column of strengths; all of these "
            "are losses. Add the men of each unit, or leave the list out");
}

TEST(CopiedTables, ARankOnALineOfItsOwnGoesBeforeTheName) {
  EXPECT_EQ(texts(ranks_joined(
                lines({"1st Brigade", "Brigadier General", "Henry Frederick Campbell (2,045) [5]", "1/61st Foot 778"}),
                test::words())),
            "1st Brigade | Brigadier General Henry Frederick Campbell | 2045 men | 1/61st Foot 778");
  EXPECT_EQ(texts(ranks_joined(lines({"Général de division", "Joseph Lagrange"}), test::words())),
            "Général de division Joseph Lagrange");
  const std::string other = "Brigadier General | 1/61st Foot 778 | Major General | 2nd Brigade | General";
  EXPECT_EQ(
      texts(ranks_joined(lines({"Brigadier General", "1/61st Foot 778", "Major General", "2nd Brigade", "General"}),
                         test::words())),
      other);
}

TEST(CopiedTables, ARowWhoseCellsMovedIsPutBackInPlace) {
  EXPECT_EQ(
      table({{"Division", "Brigade", "Units", "Strength"},
             {"1st Division Sherbrooke", "1st Brigade Campbell", "1/9th Foot", "970"},
             {"1/3rd Foot Guards", "1,019", "0", "322"},
             {"2nd Brigade Cameron", "1/61st Foot", "778", "7"},
             {"Artillery", "Sillery's Company", "RA", "RA"}}),
      "1st Division Sherbrooke/1st Brigade Campbell/1/9th Foot, 970 men | 1/3rd Foot Guards, 1,019 men "
      "(untitled: 0, untitled: 322) | 2nd Brigade Cameron/1/61st Foot, 778 men (untitled: 7) | Artillery, Sillery's "
      "Company");
}

TEST(Copied, WhatStandsBehindAStarBelowAStarredLineIsAFootnoteAndNoTroops) {
  const std::string list = "British\n1st Brigade: Wallace\n1/45th Foot: 442*\n74th Foot: 443**\n1/88th Foot: 642 men\n";
  const std::string notes = "* Less the detached light companies\n** By some accounts a small division.\n";
  const Reading reading = read_text_orbat(list + notes, test::words(), "orbat.txt");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_TRUE(reading.looks.empty());
  EXPECT_NE(to_csv(reading.orbat).find("Less the detached light companies"), std::string::npos);
  const std::string bullets =
      "British\n* 1st Brigade: Wallace\n** 1/45th Foot: 442\n** 74th Foot: 443\n** 88th Foot: 500*\n";
  EXPECT_EQ(read_text_orbat(bullets, test::words(), "orbat.txt").orbat.formations.at(0).units.size(), 3U);
}

TEST(Copied, ALoneLineBehindAStarIsAnEntryIfItShowsTroopsAndNoWordBearsAStar) {
  const Reading list =
      read_text_orbat("French Army\n1st Division: Foo\n* 22nd Line 700 men\n2nd Division: Bar\n* 24th Line 800 men\n",
                      test::words(), "orbat.txt");
  ASSERT_EQ(list.orbat.formations.at(0).formations.size(), 2U);
  for (const Formation& division : list.orbat.formations.at(0).formations) EXPECT_EQ(division.units.size(), 1U);
  const Reading note = read_text_orbat(
      "French Army\n1st Division: Foo\n22nd Line 700 men\n* Two regiments came late.\n", test::words(), "orbat.txt");
  EXPECT_EQ(note.orbat.formations.at(0).formations.at(0).units.size(), 1U);
}

}  // namespace estafette::readers::copied_test
