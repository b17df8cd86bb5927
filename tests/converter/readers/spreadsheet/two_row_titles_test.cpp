// Titles of tables in two rows, what an empty cell of commands goes on with, and the cells that a wiki or a page lays
// over several rows.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::readers::two_row_titles_test {
namespace {

Reading read(const std::string& table) {
  const ReaderData& data = test::reader_data();
  return read_any(as_read(table, std::nullopt, data), "table", std::nullopt, data);
}

std::string told(const std::string& table) {
  return text_test::told(read(table));
}

}  // namespace

TEST(TwoRowTitles, WhatAnUpperTitleIsDividedIntoIsReadByTheLowerOnes) {
  const Reading reading = read(
      "Brigade;Regiment;Strength;;Guns\n;;Bns;Men;\n1st Brigade;10th Line;3;2310;\n1st Brigade;11th Line;2;1105;\n"
      "2nd Brigade;Foot battery;;120;8\n");
  EXPECT_EQ(text_test::told(reading),
            "1st Brigade[10th Line 2310; 11th Line 1105; ]2nd Brigade[Foot battery 120 8 guns; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).subunits, 3);
}

TEST(TwoRowTitles, ALowerTitleThatComesTwiceHasTheUpperOneBeforeIt) {
  const Reading reading = read(
      "Brigade;Regiment;Present;;Losses;\n;;Officers;Men;Officers;Men\n1st Brigade;10th Line;30;900;5;70\n"
      "1st Brigade;11th Line;28;800;4;66\n");
  EXPECT_EQ(text_test::told(reading), "1st Brigade[10th Line 930; 11th Line 828; ]");
}

TEST(TwoRowTitles, ATitleAboveTheTableAndARowOfTroopsAreNoTitles) {
  EXPECT_EQ(told("Army of the Main;;\nBrigade;Regiment;Men\n1st Brigade;10th Line;2310\n1st Brigade;11th Line;1105\n"),
            "Army of the Main[1st Brigade[10th Line 2310; 11th Line 1105; ]]");
}

TEST(TwoRowTitles, OfAPageTheyAreReadAsOfASpreadsheetAndTheLastColumnMayGoOnOverBothRows) {
  const std::string page =
      "<html><body><h1>Army of the Main</h1><table><tr><th rowspan=2>Brigade</th><th rowspan=2>Regiment</th>"
      "<th colspan=2>Strength</th><th rowspan=2>Guns</th></tr><tr><th>Bns</th><th>Men</th></tr>"
      "<tr><td rowspan=2>1st Brigade Falk</td><td>10th Line</td><td>3</td><td>2,310</td><td></td></tr>"
      "<tr><td>11th Line</td><td>3</td><td>2,105</td><td></td></tr>"
      "<tr><td>2nd Brigade Horn</td><td>Foot battery</td><td></td><td>120</td><td>8</td></tr></table></body></html>";
  EXPECT_EQ(told(page),
            "Army of the Main[1st Brigade[10th Line 2310; 11th Line 2105; ]2nd Brigade[Foot battery 120 8 guns; ]]");
}

TEST(TwoRowTitles, SquadronsAndAHalfAreNoSecondRegiment) {
  const std::string page =
      "<html><body><h2>Austrian Army</h2><table><tr><th>Regiment</th><th>Sqns</th><th>Men</th></tr>"
      "<tr><td>Chevauxlegers Nr. 4</td><td>6&frac12;</td><td>702</td></tr>"
      "<tr><td>IR 12 Kern</td><td></td><td>2,310</td></tr></table><p>Reserve: GM Adler</p></body></html>";
  EXPECT_TRUE(told(page).starts_with("Austrian Army[Austrian Army troops[Chevauxlegers Nr. 4 702; IR 12 Kern 2310; ]"))
      << told(page);
}

TEST(BlankCommands, ARegimentBelowOnesBrigadeWhoseCommandsAreAllBlankBelongsToIt) {
  EXPECT_EQ(told("Corps;Division;Brigade;Regiment;Men\nI;1st;1st;2nd Wisconsin;302\n;;;7th Wisconsin;364\n"
                 ";;2nd;76th New York;375\n;2nd;1st;16th Maine;298\n;;2nd;9th Maine;310\n"),
            "Corps I[1st Division[1st Brigade[2nd Wisconsin 302; 7th Wisconsin 364; ]2nd Brigade[76th New York 375; "
            "]]2nd Division[1st Brigade[16th Maine 298; ]2nd Brigade[9th Maine 310; ]]]");
}

TEST(BlankCommands, WhereEveryRowNamesItsBrigadeABlankOneIsOfTheDivision) {
  EXPECT_EQ(told("Corps;Division;Brigade;Regiment;Men\nI;1st;1st;2nd Wisconsin;302\nI;1st;1st;7th Wisconsin;364\n"
                 "I;1st;;4th Wisconsin;119\nI;2nd;1st;16th Maine;298\n"),
            "Corps I[1st Division[4th Wisconsin 119; 1st Brigade[2nd Wisconsin 302; 7th Wisconsin 364; ]]2nd "
            "Division[1st Brigade[16th Maine 298; ]]]");
}

TEST(BlankCommands, TheCalibreOfABatteryMayStandInItsNote) {
  const Reading reading = read(
      "Nation;Brigade;Unit;Men;Guns;Notes\nBritain;Kern;1/45th Foot;508;;\nBritain;Kern;Lawson's "
      "Battery;110;6;6-pdr\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).piece, "6-pounder");
}

TEST(Stairs, AListWithoutTitlesWhoseColumnsAreStepsIsReadFromCsvAsFromAWorkbook) {
  EXPECT_EQ(
      told("\"Order of Battle, 5 July 1809\",,,,\n,,,,\n\"I. Corps\",,,,\n,\"Division Dorn\",,,\n,,\"Brigade Falk\",,\n"
           ",,,\"IR 3 Karl\",\"3 Bat., 3120\"\n,,,\"IR 50 Stain\",\"3 Bat., 2910\"\n,,\"Brigade Horn\",,\n"
           ",,,\"IR 2 Hiller\",\"3 Bat., 2540\"\n"),
      "I. Corps[Division Dorn[Brigade Falk[IR 3 Karl 3120; IR 50 Stain 2910; ]Brigade Horn[IR 2 Hiller 2540; ]]]");
}

TEST(Stairs, ABrigadeInTheColumnOfTheDivisionsLeadersIsABrigadeInEveryForm) {
  const std::string rows =
      "Army of Alba,,,,\n,1st Division,Gen. Roe,,\n,,1st Brigade,Col. Kern,\n,,,1/7th Foot,650\n,,2nd Brigade,Col. "
      "Dale,\n,,,8th Foot,700\n,2nd Division,,,\n,,,10th Foot,500\n";
  for (const char mark : {',', ';', '\t'}) {
    std::string text = rows;
    std::replace(text.begin(), text.end(), ',', mark);
    EXPECT_EQ(told(text),
              "Army of Alba[1st Division[1st Brigade[1/7th Foot 650; ]2nd Brigade[8th Foot 700; ]]2nd Division[10th "
              "Foot 500; ]]")
        << text;
  }
}

TEST(Stairs, DivisionsThatAreOnlyNamesInATableOfAPageAreDivisions) {
  const Reading reading = read(
      "# Army of the Rhine\n\n| Division | Unit | Men |\n|---|---|---|\n| Dorn | 10th Line | 2,100 |\n| | 24th Line | "
      "2,450 |\n| Falk | 68th Line | 1,980 |\n\nSome words about it.\n\n- 2nd Brigade\n  - 44th Line: 1,900\n");
  const std::string all = text_test::told(reading);
  EXPECT_NE(all.find("Division Dorn[10th Line 2100; 24th Line 2450; ]Division Falk[68th Line 1980; "),
            std::string::npos)
      << all;
}

TEST(TwoRowTitles, TablesThatStandBelowEachOtherAreOfTheCommandsAmongTheirTitles) {
  const Reading reading = read(
      "Alba, Preu\u00DFen;;;;;\nAvantgarde;Oberst von Kern;Bat.;Esk.;Gesch.;Mann\n;Leib-Grenadier-Bataillon;1;;;520\n"
      ";1. Husaren-Regiment;;3;;310\n;zusammen;1;3;;830\n1. Brigade;Oberst von Roe;Bat.;Esk.;Gesch.;Mann\n"
      ";2. Infanterie-Regiment;3;;;1480\n;6pf\u00FCndige Fu\u00DFbatterie Nr. 2;;;8;140\nReserve-Kavallerie;Oberst von "
      "Dale;Bat.;Esk.;Gesch.;Mann\n;1. Dragoner-Regiment;;4;;380\n");
  EXPECT_EQ(
      text_test::told(reading),
      "Avantgarde[Leib-Grenadier-Bataillon 520; 1. Husaren-Regiment 310; ]1. Brigade[2. Infanterie-Regiment 1480; "
      "6pf\u00FCndige Fu\u00DFbatterie Nr. 2 140 8 guns; ]Reserve-Kavallerie[1. Dragoner-Regiment 380; ]");
  EXPECT_EQ(reading.orbat.formations.at(2).commander, "Oberst von Dale");
}

}  // namespace estafette::readers::two_row_titles_test
