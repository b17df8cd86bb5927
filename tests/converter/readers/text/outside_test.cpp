// What was misread on pages that nobody here had seen: each test is one manner of writing.
#include "converter/readers/text/told.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::outside_test {

using text_test::counted;
using text_test::french;
using text_test::read;
using text_test::told;

TEST(OutsideText, ASentenceIsNoUnit) {
  EXPECT_EQ(
      french(
          "1. Division\n22. Linienregiment, 900 Mann\nIm August wurde die Division mit 300 Rekruten ergänzt, die aus "
          "Mainz gekommen waren."),
      "1. Division[22. Linienregiment 900; ]");
  const Reading reading = read("France\n1st Division\n22nd Line, 900 men\nThe division had lost 300 men in August.\n");
  EXPECT_EQ(told(reading), "1st Division[22nd Line 900; ]");
  ASSERT_EQ(reading.looks.size(), 1U) << "its figure is asked about";
  EXPECT_EQ(reading.looks[0].line, 4);
}

TEST(OutsideText, ALineAsLongAsAChapterIsOneQuestionAndTheRestIsRead) {
  const std::string endless(100'000, '>');
  const Reading reading = read("France\n1st Division\n22nd Line, 900 men\n" + endless + "\n23rd Line, 800 men\n");
  EXPECT_EQ(told(reading), "1st Division[22nd Line 900; 23rd Line 800; ]");
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_EQ(reading.looks[0].line, 4);
  EXPECT_EQ(reading.looks[0].expected, "at most 65,536 letters in a line");
}

TEST(OutsideText, WagonsAreNoTroops) {
  EXPECT_EQ(french("1re Division\n22e de ligne, 900 hommes\n277 caissons\nWagons: 60"),
            "1re Division[22e de ligne 900; ]");
}

TEST(OutsideText, WhereCommasGroupThousandsABlankPartsTwoFigures) {
  const std::string many = "\n23rd Line 1,100\n24th Line 1,200\n25th Line 1,300";
  EXPECT_EQ(french("1st Division\nTrain 583 625 horses" + many),
            "1st Division[Train 583; 23rd Line 1100; 24th Line 1200; 25th Line 1300; ]");
  EXPECT_EQ(french("1re Division\n22e de ligne 1 583 hommes"), "1re Division[22e de ligne 1583; ]")
      << "a blank groups them where no comma does";
}

TEST(OutsideText, AFigureForEachUnitOfAListIsItsOwnAndNoneIsLeftOut) {
  EXPECT_EQ(french("1st Division\n7th and 8th Line - 675 and 566 men"), "1st Division[7th Line 675; 8th Line 566; ]");
  const Reading reading = read("France\n1st Division\n22nd Line 675, 566 men\n");
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_EQ(reading.looks[0].expected, "a word with the figure 675");
}

TEST(OutsideText, MenOfAllAreNotMultipliedByTheBattalionsThatEachHas) {
  EXPECT_EQ(french("1st Division\n2nd and 3rd Light (2 bns each), 2,050 men"),
            "1st Division[2nd Light 1025; 3rd Light 1025; ]");
  EXPECT_EQ(french("1st Division\n2nd Light (2 bns each), 2,050 men"), "1st Division[2nd Light 2050; ]");
}

TEST(OutsideText, ADivisionWithItsBatteriesOnItsLineKeepsItsFoot) {
  EXPECT_EQ(french("II Corps\n4th Division 12 5,618 2 art cos"),
            "II Corps[4th Division[4th Division artillery 1 104 8 guns; 4th Division artillery 2 104 8 guns; " +
                counted("4th Division battalion", 12, 5618) + "]]");
  EXPECT_EQ(french("II Corps\n2nd Division 14 2,551\n9th Chevauxleger Regt 91"),
            "II Corps[2nd Division[" + counted("2nd Division battalion", 14, 2551) + "9th Chevauxleger Regt 91; ]]");
}

TEST(OutsideText, AWingHoldsTheDivisionsBelowItInAFlatText) {
  EXPECT_EQ(french("Right wing\n1st Division\n22nd Line, 900 men\n2nd Division\n24th Line, 900 men\nLeft wing\n3rd "
                   "Division\n26th Line, 900 men"),
            "Right wing[1st Division[22nd Line 900; ]2nd Division[24th Line 900; ]]Left wing[3rd Division[26th Line "
            "900; ]]");
}

TEST(OutsideText, APersonWithHisRegimentsIsACommand) {
  EXPECT_EQ(
      french("Grenier's Corps\nSeras: 106e Ligne (3), 79e Ligne (4), 8 guns - approx. 4,300\nRusca - 1st Line (2), 2nd "
             "Line (2) - 2,000"),
      "Grenier's Corps[Seras[106e Ligne 1843; 79e Ligne 2457; Foot artillery 104 8 guns; ]Rusca[1st Line 1000; "
      "2nd Line 1000; ]]");
}

TEST(OutsideText, AnArmyAndItsCommanderMayBePartedByADash) {
  const Reading reading = read(
      "FRENCH - Marshal Ney\n1st Division\n22nd Line, 900 men\nAUSTRIANS - FML Klenau\n1st Division\nIR 9, 1,100 "
      "men\n");
  EXPECT_EQ(told(reading), "FRENCH[1st Division[22nd Line 900; ]]AUSTRIANS[1st Division[IR 9 1100; ]]");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "FML Klenau");
}

TEST(OutsideText, TheStrengthBehindACommanderIsThatOfHisCommand) {
  const Reading reading = read(
      "Prussia\nArmy of Silesia\nGeneral der Kavallerie von Blücher, 1,500 men\n1st Brigade\n"
      "1st Infantry (2 bns)\n2nd Infantry (1 bn)\n");
  EXPECT_EQ(told(reading), "Army of Silesia[1st Brigade[1st Infantry 1000; 2nd Infantry 500; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "General der Kavallerie von Blücher");
}

TEST(OutsideText, BattalionsOfAProvisionalDemiBrigadeAreNoneOfItsOwn) {
  EXPECT_EQ(
      french(
          "1. Division\n36. provisorische Demi-Brigade\n2. Bat. 24ème Ligne 10 Offiziere und 814 Mann\n2. Bat. 39ème "
          "Ligne 20 Offiziere und 563 Mann"),
      "1. Division[2. Bat. 24ème Ligne 824; 2. Bat. 39ème Ligne 583; ]");
}

TEST(OutsideText, BattalionsCountedWithASignOfMultiplicationAreSoMany) {
  const Reading reading = read(
      "France\n1st Division\n4 x Line battalions (600 men each)\n2 x 101st Line (each 650)\n"
      "3 Light bns of 500 men\nFoot battery 6 x 6-pdr\n");
  EXPECT_EQ(told(reading),
            "1st Division[Line infantry 2400; 101st Line 1300; Light infantry 1500; Foot battery 78 6 guns; ]");
}

TEST(OutsideText, BrigadesInBracketsBehindTheirCommandAreItsBrigades) {
  EXPECT_EQ(french("Reserve Cavalry, Röder: Treskow's bde (2nd, 5th Dragoons, 3rd Uhlans), Lützow's bde (6th Uhlans)"),
            "Reserve Cavalry[Treskow's bde[2nd Dragoons 450; 5th Dragoons 450; 3rd Uhlans 450; ]Lützow's bde[6th "
            "Uhlans 450; ]]");
}

TEST(OutsideText, BrigadesNamedOnceForAllStandBeforeTheirPeople) {
  EXPECT_EQ(french("2e division (Vandamme) : brigades Schiner (24e léger), Ferey (4e et 28e de ligne)"),
            "2e division[Brigade Schiner[24e léger 570; ]Brigade Ferey[4e de ligne 570; 28e de ligne 570; ]]");
}

TEST(OutsideText, ALineThatEndsWithItsColonIsReadNoFurther) {
  for (const char* line : {"8l:", "5 art 8 sqns 8d l:", "IX Corps, 2 bns; 8 guns; 12 l:"})
    EXPECT_NE(french("1st Division\n8th Line 900\n" + std::string(line)).find("8th Line 900"), std::string::npos)
        << line;
}

TEST(OutsideText, AFigureTooLargeForARegimentsNumberIsItsStrengthAndMarked) {
  const Reading reading = read("France\n1st Division\nGuard Foot Regt 2400\nKolberg Regt 120\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).men, Men{2400});
  EXPECT_NE(reading.orbat.formations.at(0).units.at(0).note.find("2400 read as men"), std::string::npos);
  ASSERT_EQ(reading.looks.size(), 1U) << "120 may be a number";
}

TEST(OutsideText, AnArmWithRegimentsBehindItsColonIsACommand) {
  EXPECT_EQ(french("1re division\n24e léger, 900 hommes\n2e division\n25e léger, 900 hommes\nCavalerie légère "
                   "(Margaron) : 8e hussards, 11e, 26e chasseurs à cheval"),
            "1re division[24e léger 900; ]2e division[25e léger 900; ]Cavalerie légère[8e hussards 450; 11e chasseurs "
            "à cheval 450; 26e chasseurs à "
            "cheval 450; ]");
}

TEST(OutsideText, TroopsBehindAColonThatCannotBeToldApartAreAskedAbout) {
  const Reading reading =
      read("France\n1st Division: Foy (with the 2nd Hussars and the guns of somebody)\n22nd Line, 900 men\n");
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_EQ(reading.looks[0].line, 2);
}

TEST(OutsideText, MenByArmBehindACommandAreComparedArmByArm) {
  const Reading reading = read(
      "France\nI Corps - Reille (1,800 inf, 450 cav, 8 guns)\n1st Division\n22nd Line, 900 men\n24th "
      "Line, 900 men\n3rd Hussars, 440 men\n");
  ASSERT_EQ(reading.sums.size(), 1U);
  EXPECT_EQ(reading.sums[0].read, "440 cavalry, 0 guns");
}

TEST(OutsideText, AFootnoteWithANumberSignIsNoHeadingInMarkdown) {
  EXPECT_EQ(french("1. Division\n4. Batterie, 6 Geschütze, 96 Mann #\n# = geschätzt"),
            "1. Division[4. Batterie 96 6 guns; ]");
}

TEST(OutsideText, OrdinalsAreKeptUnderTheHeadingsOfMarkdown) {
  EXPECT_EQ(
      french("## Korps Lemoine\n1. Division\n22. Linienregiment, 900 Mann\n2. Division\n24. Linienregiment, 900 Mann"),
      "Korps Lemoine[1. Division[22. Linienregiment 900; ]2. Division[24. Linienregiment 900; ]]");
}

TEST(OutsideText, APlainTotalIsCheckedAndShared) {
  const Reading reading = read("Britain\nLight Division: Craufurd\n1/43rd Foot\n1/52nd Foot\nTotal 1,787\n");
  EXPECT_EQ(told(reading), "Light Division[1/43rd Foot 894; 1/52nd Foot 893; ]");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(OutsideText, TroopsNamedBehindAPluralWordAreOneEach) {
  EXPECT_EQ(told(read("Prussia\n1. Division\nGrenadier Bns Fabecky, Schlieffen\nInfanterie-Regimenter Rüchel, "
                      "Tresckow\nDragoon Regiments Auer, Baczko, Zieten (5 sqns each)\n")),
            "1. Division[Grenadier Bn Fabecky 690; Grenadier Bn Schlieffen 690; Infanterie-Regiment Rüchel 690; "
            "Infanterie-Regiment Tresckow 690; Dragoon Regiment Auer 650; Dragoon Regiment Baczko 650; Dragoon "
            "Regiment Zieten 650; ]");
}

TEST(OutsideText, TroopsPartedAfterTheirBracketsAreOneEach) {
  EXPECT_EQ(french("1st Division\n1st Line (2 bns), 2nd Line (3 bns); 3rd Hussars (4 sqns)"),
            "1st Division[1st Line 1140; 2nd Line 1710; 3rd Hussars 600; ]");
}

TEST(OutsideText, OtherTroopsInTheLineOfAUnitAreAskedAboutUnlessTheStrengthIsStated) {
  for (const char* line :
       {"23rd Line (2 bns) with 8th Light and 3 coys 9th Light", "24th Line 2 bns and a company of the 7th Jägers",
        "25th Line (2 bns), brigaded with the "
        "3rd Hussars"}) {
    const Reading reading = read(fmt::format("France\n1st Division\n{}\n", line));
    ASSERT_EQ(reading.looks.size(), 1U) << line;
    EXPECT_EQ(reading.looks[0].line, 3) << line;
  }
  EXPECT_TRUE(read("France\n1st Division\n25th Line 900 men, brigaded with the 3rd Hussars\n").looks.empty());
}

}  // namespace estafette::readers::outside_test
