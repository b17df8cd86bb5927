// Lists as they stand in mails and posts: bullets without a blank, names with a strength each, sums of all, letters.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::emailed_lists_test {
namespace {

using text_test::asked;
using text_test::counted;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(EmailedLists, DashesGluedToNumbersAreBullets) {
  EXPECT_EQ(told(read("Britain\n1st Division\n1st Brigade\n-1/9th Foot\n-1/28th Foot\n-Kern's Battery\n")),
            "1st Division[1st Brigade[1/9th Foot 650; 1/28th Foot 650; Kern's Battery 120 6 guns; ]]");
  EXPECT_EQ(told(read("Armia rosyjska\n4 dywizja Kern\n-10 pu\u0142k jegierski\n-11 pu\u0142k jegierski\n")),
            "Armia rosyjska[4 dywizja[10 pu\u0142k jegierski 350; 11 pu\u0142k jegierski 350; ]]");
}

TEST(EmailedLists, StrengthsInABracketAreThoseOfTheBattalionsBeforeIt) {
  EXPECT_EQ(told(read("Britain\n1st Div\n1st Bde: 1/4th, 1/28th, 2/44th (620, 580, 490)\n")),
            "1st Div[1st Bde[1/4th 620; 1/28th 580; 2/44th 490; ]]");
}

TEST(EmailedLists, ASortBeforeNamesWithStrengthsIsThatOfAll) {
  EXPECT_EQ(told(read("Britain\n5th Div\n5th Bde: LW Bns Alba 660, Toro 669, Dale 606\n")),
            "5th Div[5th Bde[LW Bn Alba 660; LW Bn Toro 669; LW Bn Dale 606; ]]");
}

TEST(EmailedLists, StrengthsBehindDashesInAList) {
  EXPECT_EQ(told(read("Polska\n1 dywizja Kern\n3 pu\u0142 - 350 szabel, 6 pu\u0142 - 380 szabel\n")),
            "1 dywizja[3. pu\u0142 350; 6. pu\u0142 380; ]");
}

TEST(EmailedLists, AWordForAThousandBehindAFigure) {
  EXPECT_EQ(told(read("Rosjanie\nKorpus Kern\n3 dyw. piech. - 12 bat., 6 tys.\n4 dyw. piech. - 10 bat., 5,5 tys.\n")),
            "Korpus Kern[3 dyw. piech[" + counted("3 dyw. piech battalion", 12, 6000) + "]4 dyw. piech[" +
                counted("4 dyw. piech battalion", 10, 5500) + "]]");
}

TEST(EmailedLists, CommandsByTheirNumbersWithWhatTheyCount) {
  EXPECT_EQ(told(read("France\nI Corps - Kern\n3 Div: 12 bns, 6800 men\n4 Div - 10 bns, 5400 men\n")),
            "I Corps[3rd Div[" + counted("3rd Div battalion", 12, 6800) + "]4th Div[" +
                counted("4th Div battalion", 10, 5400) + "]]");
  EXPECT_EQ(told(read("Prussian III Corps\n9 Bde - 8 IR, 30 IR (6 bns 4,200)\n")),
            "Prussian III Corps[9th Bde[8. IR 2100; 30. IR 2100; ]]");
}

TEST(EmailedLists, GunsOfOneTellWhatTheFiguresOfTheOthersAre) {
  const Reading reading = read("Britain\n1st Division: Kern\n1/9th Foot 700\nArty - Roe's RHA 6 guns, Dale 5\n");
  EXPECT_EQ(told(reading), "1st Division[1/9th Foot 700; Roe's RHA 144 6 guns; Dale 100 5 guns; ]");
}

TEST(EmailedLists, AnArmWithItsLeaderAndItsListBehindADash) {
  const Reading reading = read(
      "Arm\u00E9e fran\u00E7aise\n1re Division : Roe\n9e ligne 1200\nCavalerie (Kern) - 1er et "
      "6e chasseurs, 5e et 6e lanciers : 1900 ch\n");
  EXPECT_NE(told(reading).find("1er chasseurs 475; 6e chasseurs 475; 5e lanciers 475; 6e lanciers 475; "),
            std::string::npos)
      << told(reading);
}

TEST(EmailedLists, ASumOfSquadronsIsThatOfAllRegiments) {
  const Reading reading = read("Britain\nCav Bde: 2 Hus, 9 CaC (8 sqns total)\n");
  EXPECT_EQ(unit_of(reading, 0).subunits, 4);
  EXPECT_EQ(unit_of(reading, 1).subunits, 4);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_cavalry);
}

TEST(EmailedLists, CountedBattalionsWithTheirNamesInABracketShareTheMenBehindIt) {
  for (const char* line :
       {"3 Grenadierbataillone (Alba, Toro, Dale) 1800 Mann", "3 Gren.-Btl. (Alba, Toro, Dale), zus. 1800 Mann"}) {
    const Reading reading = read("\u00D6sterreich\nReserve Kern\n" + std::string(line) + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << line << ' ' << told(reading);
    EXPECT_EQ(unit_of(reading, 2).men.value, 600) << line;
  }
}

TEST(EmailedLists, BattalionsOfRegimentsBehindTheirSortAreNoOfficersAndMen) {
  const Reading reading = read("Preussen\n1. Brigade Kern\nIR 12 2100\nGBs 1/12, 2/12\nFBs F/12, F/14\n");
  EXPECT_EQ(told(reading),
            "1. Brigade[IR 12 2100; 1/12 Gren. Bn 690; 2/12 Gren. Bn 690; F/12 F\u00FCs. Bn 690; F/14 F\u00FCs. Bn "
            "690; ]");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::grenadiers);
}

TEST(EmailedLists, RiflesAtTheEndMakeNoRiflesOfOtherRegiments) {
  const Reading reading = read("Britain\n1st Div\n1st Bde: 1/9th, 1/28th, 2/95th Rifles\n");
  EXPECT_EQ(told(reading), "1st Div[1st Bde[1/9th 650; 1/28th 650; 2/95th Rifles 650; ]]");
}

TEST(EmailedLists, LightBattalionsInTwoLettersAreNoBatteries) {
  EXPECT_EQ(unit_of(read("Britain\nBrigade Kern\n1st LB 400\n2nd LB 450\n")).kind, Kind::light_infantry);
}

TEST(EmailedLists, LettersForQualityBehindStrengthsAreNoted) {
  const Reading reading = read(
      "Confederate Army\nBrigade Kern\n5th Ala 317 V\n6th Ala 382 V\n12th Ala 317 R\n3rd Ala 350 E\nBattery Roe 4 N "
      "V\n");
  EXPECT_EQ(
      told(reading),
      "Confederate Army[Brigade Kern[5th Ala 317; 6th Ala 382; 12th Ala 317; 3rd Ala 350; Battery Roe 4 N 120 8 guns; "
      "]]");
  EXPECT_EQ(asked(reading), (std::vector{7}));  // what an N is
  EXPECT_NE(unit_of(read("Union\n1st Division\n5th Ohio 317 V\n6th Ohio 382 V\n9th Ohio 317 R\n")).note.find("V"),
            std::string::npos);
}

TEST(EmailedLists, ALetterThatCountsMenIsNoRating) {
  const Reading reading =
      read("Sachsen\nBrigade Kern\nIR Alba 2 Btl 1200 M\nIR Toro 2 Btl 1150 M\nGren. Btl. Dale 600 M\n");
  EXPECT_EQ(unit_of(reading).men.value, 1200);
  EXPECT_EQ(unit_of(reading).note.find("M;"), std::string::npos) << unit_of(reading).note;
}

TEST(EmailedLists, GunsOfTheCivilWarInShort) {
  const Reading reading =
      read("Army of Northern Virginia\nDale's Artillery Battalion: Alba Arty (2-12N, 2-3R), Toro Arty (4-10P)\n");
  const std::string all = told(reading);
  EXPECT_NE(all.find("Alba Arty 60 4 guns; Toro Arty 60 4 guns; "), std::string::npos) << all;
}

TEST(EmailedLists, LettersOfTwoSortsOfGunsAreRead) {
  const Reading reading = read(
      "Union\nArty Bde - Col Petit: 2ME 6x3R, 5ME 6N, L/1NY 4x3R\nConfederates\nRoe's Arty Bn: Alba Arty 2N 2R, "
      "Toro Arty 2N 2H\n");
  EXPECT_NE(told(reading).find("2nd ME 90 6 guns; 5th ME 90 6 guns; L/1st NY 60 4 guns; "), std::string::npos)
      << told(reading);
  EXPECT_NE(told(reading).find("Alba Arty 60 4 guns; Toro Arty 60 4 guns; "), std::string::npos) << told(reading);
}

TEST(EmailedLists, TwoBatteriesOfOneSortAreNoMistake) {
  const Reading reading =
      read("Bayern\nDivision Kern\nIR Alba 1200\n6pf Batterie 6 Gesch\u00FCtze\n6pf Batterie 6 Gesch\u00FCtze\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_TRUE(asked(reading).empty());
  EXPECT_FALSE(asked(read("Bayern\nDivision Kern\nIR Alba 1200\nIR Alba 1200\n")).empty());
}

TEST(EmailedLists, ANationThatIsToldOnlyWhereItChangesIsThatOfTheRowsBelow) {
  const Reading reading = read_any(
      "Nation,Unit,Men,Guns\nFrench,9th Line,1200,\n,24th Line,1100,\n,1st Foot Battery,120,8\nBritish,28th Foot,600,\n"
      ",Kern's Battery,130,6\n",
      "list.csv", std::nullopt, test::reader_data());
  std::string nations;
  for (const Formation& top : reading.orbat.formations)
    for (const Unit& unit : top.units) nations += unit.name + " " + unit.nation + "; ";
  EXPECT_NE(nations.find("24th Line France; "), std::string::npos) << nations;
  EXPECT_NE(nations.find("Kern's Battery Britain; "), std::string::npos) << nations;
}

}  // namespace estafette::readers::emailed_lists_test
