// Figures in tables that are no plain strengths: losses and their sums, decimals, thousands by the title, shares.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::figures_in_tables_test {
namespace {

using table_test::asked;
using table_test::read;

/// "9th Line 900 [note]" of each unit of the first command; "?" for a strength that is guessed.
std::string units(const Reading& reading) {
  std::string all;
  for (const Unit& unit : reading.orbat.formations.at(0).units) {
    const std::size_t guessed = unit.note.find("guessed:");
    const bool guess = guessed != std::string::npos && unit.note.find("strength from", guessed) != std::string::npos;
    all += fmt::format("{} {}{} [{}]; ", unit.name, unit.men.value, guess ? "?" : "", unit.note.substr(0, guessed));
  }
  return all;
}

}  // namespace

TEST(FiguresInTables, ATotalOfTheKilledAndWoundedIsNoStrength) {
  const std::string losses = "Losses: Killed 12, Wounded 134, Missing 5, Total 151";
  EXPECT_EQ(
      units(read("Unit,Nation,Killed,Wounded,Missing,Total\n9th Line,France,12,134,5,151\n"
                 "24th Line,France,7,120,0,127\n")),
      "9th Line 570? [" + losses + "; ]; 24th Line 570? [Losses: Killed 7, Wounded 120, Missing 0, Total 127; ]; ");
  EXPECT_NE(units(read("Régiment;Nation;Tués;Blessés;Total\n9e ligne;France;12;134;146\n24e ligne;France;7;120;127\n"))
                .find("9e ligne 570?"),
            std::string::npos);
  EXPECT_NE(units(read("Regiment;Nation;Tote;Verwundete;Summe\n1. Infanterie-Regiment;Prussia;12;134;146\n"
                       "2. Infanterie-Regiment;Prussia;7;120;127\n"))
                .find("Losses: Tote 12, Verwundete 134, Summe 146"),
            std::string::npos);
}

TEST(FiguresInTables, ATotalOfLossesBesideAStrengthIsNotAskedAbout) {
  const Reading reading = read(
      "Unit,Nation,Officers,Men,Killed,Wounded,Total\n9th Line,France,20,880,12,134,146\n"
      "24th Line,France,18,782,7,120,127\n");
  EXPECT_NE(units(reading).find("9th Line 900 ["), std::string::npos) << units(reading);
  EXPECT_EQ(asked(reading), "");
}

TEST(FiguresInTables, OfficersKilledAndGunsLostAreNoneOfTheUnits) {
  const Reading reading =
      read("Unit,Nation,Men,Officers killed,Guns,Guns lost\n9th Line,France,900,12,,\n6th Battery,France,120,1,8,3\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.units.at(0).men.value, 900);
  EXPECT_EQ(division.units.at(1).guns.value, 8);
}

TEST(FiguresInTables, ATableOfLossesOnAPageGivesNoStrengths) {
  const Reading reading = read_any(
      "France\n\n| Regiment | Killed | Wounded | Total |\n|---|---|---|---|\n| 9th Line | 12 | 134 | 146 |\n"
      "| 24th Line | 7 | 120 | 127 |\n| 4th Hussars | 1 | 9 | 10 |\n",
      "page.md", std::nullopt, test::reader_data());
  EXPECT_EQ(asked(reading), "");
  EXPECT_NE(units(reading).find("24th Line 570? [Losses: Killed 7, Wounded 120, Total 127"), std::string::npos)
      << units(reading);
}

TEST(FiguresInTables, PartOfAManIsLeftOutAndToldAndCountsNoBattalions) {
  const Reading reading =
      read("Unit;Nation;Str\n9th Line;France;510,5\n24th Line;France;1.100,25\n45th Line;France;620,0\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.units.at(0).men.value, 510);
  EXPECT_EQ(division.units.at(1).men.value, 1100);
  EXPECT_EQ(division.units.at(2).men.value, 620);
  EXPECT_NE(division.units.at(0).note.find("510 men of 510,5"), std::string::npos) << division.units.at(0).note;
  EXPECT_EQ(division.units.at(0).subunits, 1);
}

TEST(FiguresInTables, FiguresBelowATitleInThousandsAreMultiplied) {
  for (const std::string title : {"Strength (000)", "Men (x1000)", "Str. in thousands", "Stärke (in Tausend)"})
    EXPECT_EQ(units(read("Unit;" + title + ";Nation\n9th Line;1.2;France\n24th Line;0,8;France\n")),
              "9th Line 1200 []; 24th Line 800 []; ")
        << title;
  EXPECT_EQ(units(read("Unit;Strength (hundreds);Nation\n9th Line;12;France\n24th Line;9.5;France\n")),
            "9th Line 1200 []; 24th Line 950 []; ");
}

TEST(FiguresInTables, APageTellsThousandsAndPartsOfMenLikewise) {
  const auto read_page = [](const std::string& title, const std::string& first, const std::string& second) {
    return read_any("France\n\n| Unit | " + title + " | Guns |\n|---|---|---|\n| 9th Line | " + first +
                        " | |\n| Kern's Battery | " + second + " | 6 |\n",
                    "page.md", std::nullopt, test::reader_data());
  };
  const Reading thousands = read_page("Strength (000)", "1.2", "0.1");
  EXPECT_EQ(units(thousands), "9th Line 1200 []; Kern's Battery 100 []; ");
  const Reading parts = read_page("Strength", "510,5", "98.5");
  EXPECT_EQ(units(parts), "9th Line 510 [Note: 510.5; ]; Kern's Battery 98 [Note: 98.5; ]; ");
}

TEST(FiguresInTables, SharesAndThousandsThatNoTitleTellsOfAreAskedAbout) {
  const Reading thousands = read(
      "Unit,Nation,Strength\n9th Line,France,1.2\n24th Line,France,0.8\n45th Line,France,0.9\n46th Line,France,1.1\n");
  EXPECT_NE(asked(thousands).find("1.2: whole men; a figure with decimals may count thousands"), std::string::npos)
      << asked(thousands);
  const Reading shares = read("Unit,Nation,Strength\n9th Line,France,80%\n24th Line,France,75%\n");
  EXPECT_NE(asked(shares).find("80%: a figure"), std::string::npos) << asked(shares);
}

TEST(FiguresInTables, ASumInACellIsAskedAboutAndAFootnoteIsLeftOut) {
  const Reading reading = read("Unit,Nation,Strength\n9th Line,France,510 + 30\n24th Line,France,620[2]\n");
  EXPECT_NE(asked(reading).find("510 + 30: a figure"), std::string::npos) << asked(reading);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).men.value, 620);
}

TEST(FiguresInTables, OneColumnMayTellTheKindAndTheQuality) {
  const Reading reading = read(
      "Name,Type,Men,Nation\nAlba,conscript line,510,France\nToro,veteran hussars,300,France\n"
      "Kern,guard foot battery,100,France\nRoe,light infantry,480,France\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.units.at(0).quality, Quality::conscript);
  EXPECT_EQ(division.units.at(1).kind, Kind::light_cavalry);
  EXPECT_EQ(division.units.at(1).quality, Quality::veteran);
  EXPECT_EQ(division.units.at(2).kind, Kind::foot_artillery);
  EXPECT_EQ(division.units.at(3).kind, Kind::light_infantry);
}

TEST(FiguresInTables, ALetterBesideMenOrOfficersIsForTheirLosses) {
  for (const std::string titles : {"Off. K.,Men K.,Off. W.,Men W.", "K Off,K Men,W Off,W Men"}) {
    const std::string lost = units(read("Regiment,Nation," + titles +
                                        "\n9th Line,France,1,20,3,50\n24th "
                                        "Line,France,2,33,4,61\n"));
    EXPECT_NE(lost.find("9th Line 570? [Losses: "), std::string::npos) << lost;
    const std::string engaged = units(read("Regiment,Nation,Men engaged," + titles +
                                           "\n9th Line,France,512,1,20,3,50"
                                           "\n24th Line,France,488,2,33,4,61\n"));
    EXPECT_NE(engaged.find("9th Line 512 [Losses: "), std::string::npos) << engaged;
  }
}

TEST(FiguresInTables, LettersForLossesAreTitlesToo) {
  const std::string all =
      units(read("Regiment,Men engaged,K,W,M,T\n9e ligne,512,1,20,3,24\n24e ligne,488,2,33,4,39\n"));
  EXPECT_NE(all.find("9e ligne 512 ["), std::string::npos) << all;
  EXPECT_NE(all.find("Losses: K 1, W 20"), std::string::npos) << all;
  EXPECT_EQ(all.find("Regiment"), std::string::npos) << all;
}

TEST(FiguresInTables, GunnersWithLossesAloneAreTroopsAndNoHeading) {
  const std::string all =
      units(read("Regiments,Killed,Wounded\n3rd Hussars,6,11\nRoyal Artillery,2,6\n9th Foot,3,4\n"));
  EXPECT_NE(all.find("Royal Artillery "), std::string::npos) << all;
}

TEST(FiguresInTables, AnAbstractOfReturnsHasItsMenPresentAndItsPieces) {
  for (const std::string titles :
       {"Officers,Men,Aggregate present,Aggregate present and absent,Pieces of artillery",
        "Present for duty officers,Present for duty men,Aggregate present,Aggregate present and absent,Pieces of field "
        "artillery",
        "Officers present for duty,Men present for duty,Aggregate present,Present and absent,Artillery pieces"}) {
    const Reading reading = read("Command,Nation," + titles +
                                 "\n1st Division,Union,120,3100,3900,5000,10\n2nd Division,Union,100,2900,3500,"
                                 "4800,8\n");
    ASSERT_EQ(reading.orbat.formations.size(), 2U) << titles;
    ASSERT_EQ(reading.orbat.formations[0].units.size(), 2U) << titles;
    EXPECT_EQ(reading.orbat.formations[0].units[1].men.value, 3220) << titles;
    EXPECT_EQ(reading.orbat.formations[0].units[0].guns.value, 10) << titles;
  }
}

}  // namespace estafette::readers::figures_in_tables_test
