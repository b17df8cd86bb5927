#include "converter/readers/page/marked_tables.hpp"

#include "converter/readers/any/read_any.hpp"
#include "converter/readers/page/page_text.hpp"
#include "converter/readers/words/signs.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace estafette::readers::marked_tables_test {
namespace {

std::string read(const std::string& text) {
  return with_tables_read(text, test::reader_data().titles);
}

}  // namespace

TEST(MarkedTables, RowsOfMarkdownAreLinesWhereTheyStood) {
  EXPECT_EQ(read("# I Corps\n\n| Unit | Men |\n|---|--:|\n| 22nd Line | 1,200 |\n\nNote: x"),
            "# I Corps\n\n\n\n22nd Line, 1,200 men\n\nNote: x");
}

TEST(MarkedTables, ARowWithoutOuterBarsMayEndInAnEmptyCell) {
  EXPECT_EQ(read("Unit | Men | Guns\n22nd Line | 1,200 | 0\n24th Line | 900 |\nRoe's Battery | | 6\n\nNote: x"),
            read("Unit | Men | Guns\n22nd Line | 1,200 | 0\n24th Line | 900 | \nRoe's Battery | | 6\n\nNote: x"));
  EXPECT_NE(read("Unit | Men | Guns\n22nd Line | 1,200 | 0\n24th Line | 900 |\n\nNote: x").find("24th Line, 900 men"),
            std::string::npos);
}

TEST(MarkedTables, RowsOfAWikiAreLinesWhereTheyBegan) {
  EXPECT_EQ(
      read("{| class=\"wikitable\"\n! Unit !! Commander !! Strength\n|-\n| [[22nd|22nd Line]] || Fain\n| 1,200\n|}"),
      "\n\n\n22nd Line: Fain, 1,200 men\n\n");
}

TEST(MarkedTables, AttributesOfACellAreNoText) {
  EXPECT_EQ(read("{|\n! Unit !! Men\n|-\n| style=\"x\" | 22nd Line || align=right | 700\n|}"),
            "\n\n\n22nd Line, 700 men\n");
}

TEST(MarkedTables, ACellOfAWikiMayGoOnOverRowsAndColumns) {
  const std::string table =
      "{|\n! Division !! Brigade !! Regiments !! Men\n|-\n| rowspan=3 | 1st Division\n"
      "| rowspan = \"2\" | 1st Brigade || 22nd Line || 700\n|-\n| 25th Line || 650\n|-\n"
      "| 2nd Brigade || 28th Line || 600\n|-\n| colspan=\"3\" | 2nd Division || 900\n|}";
  EXPECT_EQ(read(table + "\nBehind them 300 men"),
            "\n\n\n1st Division\f1st Brigade\f22nd Line, 700 men\n\n\n25th Line, 650 men\n\n"
            "2nd Brigade\f28th Line, 600 men\n\n2nd Division, 900 men\n\nBehind them 300 men");
  EXPECT_EQ(read(table),
            "\nDivision\tBrigade\tRegiments\tMen\n\n1st Division\t1st Brigade\t22nd Line\t700\n\n\n"
            "1st Division\t1st Brigade\t25th Line\t650\n\n1st Division\t2nd Brigade\t28th Line\t600\n\n"
            "2nd Division\t\t\t900\n")
      << "alone, each row with its commands, for the reader of spreadsheets";
}

TEST(MarkedTables, ATableAloneThatNamesItsCommandsInEachRowIsASpreadsheet) {
  EXPECT_EQ(read("## The army\n\n| Brigade | Unit | Men |\n|---|---|---|\n| 1st Brigade | 22nd Line | 700 |"),
            "The army\n\nBrigade\tUnit\tMen\n\n1st Brigade\t22nd Line\t700");
  EXPECT_EQ(read("| Brigade | Unit | Men |\n| 1st Brigade | 22nd Line | 700 |\n| 25th Line | 650 | 0 |"),
            "\n1st Brigade\f22nd Line, 700 men\n25th Line, 650 men (untitled: 0)")
      << "a cell that went on over two rows was lost, and the others moved up";
}

TEST(MarkedTables, ColumnsWithNothingButBlanksBetweenThemAreATableBelowTitlesOfCommandsAndTroops) {
  EXPECT_EQ(read("Division       Brigade       Unit          Men\n"
                 "8th Division   1st Brigade   22nd Line   1,245\n"
                 "                             6th L\u00e9g\u00e8re    998\n"
                 "               2nd Brigade   59th Line     604"),
            "Division\tBrigade\tUnit\tMen\n8th Division\t1st Brigade\t22nd Line\t1,245\n\t\t6th L\u00e9g\u00e8re\t998\n"
            "\t2nd Brigade\t59th Line\t604");
  const std::string typed = "8th Division   Kern\n22nd Line      900\n23rd Line      800\n24th Line      700";
  EXPECT_EQ(read(typed), typed) << "no titles";
  const std::string crossed = "Division  Unit  Men\n8th Division of the line  22nd\n9th  23rd  800\n1st  24th";
  EXPECT_EQ(read(crossed), crossed) << "its columns do not stand below their titles";
}

TEST(MarkedTables, ALongNameMayReachIntoTheNextColumn) {
  EXPECT_EQ(read("Division       Brigade    Regiment              Men\n"
                 "1st Division   Kern       24th Line             900\n"
                 "                          25th Line             800\n"
                 "2nd Division of Grenadiers  Roe  1st Grenadiers  700"),
            "Division\tBrigade\tRegiment\tMen\n1st Division\tKern\t24th Line\t900\n\t\t25th Line\t800\n"
            "2nd Division of Grenadiers\tRoe\t1st Grenadiers\t700");
}

TEST(MarkedTables, TheTablesOfForumsAreRead) {
  EXPECT_EQ(read("[b]The army[/b]\n[table][tr][th]Unit[/th][th]Men[/th][/tr]\n"
                 "[tr][td]22nd Line[/td][td]700[/td][/tr]\n[tr]\n[td]25th\nLine[/td]\n[td]650[/td][/tr][/table]"),
            "[b]The army[/b]\n\n22nd Line, 700 men\n25th Line, 650 men\n\n\n");
  EXPECT_EQ(read("[TABLE]\n[row][cell]Unit[/cell][cell]Men[/cell][/row]\n[row][cell]9th Line[/cell]"
                 "[cell]700[/cell][/row]\n[/TABLE]"),
            "\n\n9th Line, 700 men\n");
  EXPECT_EQ(read("[table][tr][th]Unit[/th][th]Men[/th][/tr][tr][td]9th Line[/td][td]700[/td][/tr]"
                 "[tr][td]10th [Swedish][td]650[/tr][/table] 11th Line 600"),
            "9th Line, 700 men\f10th [Swedish], 650 men\f11th Line 600")
      << "on one line, with tags left out and a line behind it";
  const std::string endless = "[table][tr][td]22nd Line[/td]";
  EXPECT_EQ(read(endless), endless) << "a table that never ends is none";
}

TEST(MarkedTables, RowsWithBarsBetweenTheirCellsOnlyAreATableBelowTitlesThatWeKnow) {
  EXPECT_EQ(read("Unit | Commander | Men\n22nd Line | Fain | 1,200\n25th Line | Kern | 900"),
            "\n22nd Line: Fain, 1,200 men\n25th Line: Kern, 900 men");
  EXPECT_EQ(read("22nd Line | Fain | 1,200\n25th Line | Kern | 900\n28th Line | Roe | 800"),
            "22nd Line | Fain | 1,200\n25th Line | Kern | 900\n28th Line | Roe | 800");
}

TEST(MarkedTables, TwoSidesWithBarsBetweenTheirCellsOnlyAreReadOneAfterTheOther) {
  const std::string text =
      read("French | Men | Austrians | Men\n8th Line | 1200 | IR 12 | 1500\n9th Line | 900 | IR 20 | 1400");
  EXPECT_NE(text.find(kBeside), std::string::npos);
}

TEST(MarkedTables, ThousandsThatNeverEndAreReadAsSoonAsOne) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += "{|\n";
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(read(text), text);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

TEST(MarkedTables, OtherTextStaysAsItIs) {
  for (const char* text :
       {"1st Division | Souham", "a |\n    b\n", "  a\n\t b |", "", "| one |", "{| never ends", "2 | 3 | 4"}) {
    EXPECT_EQ(read(text), text);
  }
}

TEST(PageText, WhatItHasMadeStaysAsItIs) {
  const std::string text = "<h2>I Corps</h2><table><tr><th>Unit<th>Men<tr><td>22nd Line<td>700</table>";
  const std::string once = as_shown(text, test::reader_data().titles, test::reader_data().wiki);
  EXPECT_EQ(once, "## I Corps\n22nd Line, 700 men\n");
  EXPECT_EQ(as_shown(once, test::reader_data().titles, test::reader_data().wiki), once);
}

TEST(MarkedTables, CommandersBelowTheirCommandInAWikisCellAreNoPartOfItsName) {
  const Reading reading = read_any(
      "== Union ==\n{| class=wikitable\n! Division !! Brigade !! Regiments\n|-\n"
      "| '''First Division'''<br>BG [[John Harrow]] (w)<br>BG [[Peter Lamb]]\n| '''1st Brigade'''<br>Col. Amos Ash\n"
      "|\n* 12th Ohio\n* 14th Ohio\n|}\n",
      "wiki.txt", std::nullopt, test::reader_data());
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.name, "First Division");
  EXPECT_EQ(division.commander, "BG John Harrow");
  EXPECT_NE(division.note.find("BG Peter Lamb"), std::string::npos);
  EXPECT_EQ(division.formations.at(0).commander, "Col. Amos Ash");
  EXPECT_EQ(division.formations.at(0).units.size(), 2U);
}

TEST(MarkedTables, CommandsStandBetweenRowsWithBarsAndAbbreviatedQualitiesAreKnown) {
  EXPECT_EQ(
      read("Unit | Men | Quality\nAustrian Vanguard: Kern\nIR 14 | 2,100 | Reg\nIR 59 | 1,950 | Vet\n\n2nd "
           "Brigade: Roe\nIR 10 | 900 | Green\n"),
      "\nAustrian Vanguard: Kern\nIR 14, 2,100 men [line]\nIR 59, 1,950 men [veteran]\n\n2nd Brigade: Roe\nIR 10, "
      "900 men [conscript]\n");
}

}  // namespace estafette::readers::marked_tables_test
