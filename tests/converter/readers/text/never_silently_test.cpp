// What stands in a page beside the troops, or tells whose they are, and was once taken for something else without a
// word: remarks and signatures of posters, headings of nations, strokes for braces, detachments.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::never_silently_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// Two nations, the second under a heading of its own.
Reading behind_the_british(const std::string& heading) {
  return read("Britain\n1st Division: Roe\n1/40th Foot 900\n" + heading +
              "\n1st Division: Dale\n5th Hussars (3 sqns) 300\n");
}

/// The nation of the last unit.
std::string last_nation(const Reading& reading) {
  const Formation* command = &reading.orbat.formations.back();
  while (!command->formations.empty()) command = &command->formations.back();
  return command->units.back().nation;
}

}  // namespace

TEST(NeverSilently, WhatAPosterMakesOfAStrengthIsAskedAboutAndNoRegiment) {
  for (const std::string remark :
       {"I make it 40th Foot 926.", "Hmm, I think 1/40th Foot 926", "My count for the 40th Foot: 926",
        "Je compte 926 hommes au 40e", "Ich z\u00E4hle 926 Mann beim 40. Regiment", "Creo que el Toro ten\u00EDa 926",
        "Secondo me il 40\u00BA fanteria: 926"}) {
    const Reading reading = read("Britain\n1st Division: Roe\n1/40th Foot 900\n" + remark + "\n1/50th Foot 800\n");
    EXPECT_EQ(told(reading), "1st Division[1/40th Foot 900; 1/50th Foot 800; ]") << remark;
    EXPECT_EQ(asked(reading), std::vector<int>{4}) << remark;
  }
}

TEST(NeverSilently, ARemarkBehindACommandDoesNotHideIt) {
  const Reading reading = read("France\n1st Brigade: Kern, I think\n9th Line 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 1U);
  EXPECT_NE(reading.orbat.formations.at(0).name.find("1st Brigade"), std::string::npos);
}

TEST(NeverSilently, TheRegimentInASignatureIsAskedAboutAndNotRead) {
  for (const std::string end : {"__________________\n42nd Black Watch - painting\nMy blog: on Napoleonics\n",
                                "Cheers,\nKern\n42nd Black Watch (living history)\n",
                                "Viele Gr\u00FC\u00DFe\nKern\nInfanterie-Regiment Nr. 42 (Traditionsverein)\n"}) {
    const Reading reading = read("Britain\n1st Division: Roe\n1/40th Foot 900\n\n" + end);
    EXPECT_EQ(told(reading), "1st Division[1/40th Foot 900; ]") << end;
    EXPECT_FALSE(reading.looks.empty()) << end;
  }
}

TEST(NeverSilently, ARuleAboveCommandsEndsNoPost) {
  const Reading reading =
      read("Britain\n1st Division: Roe\n1/40th Foot 900\n__________\n2nd Division: Dale\n29th Foot 700\n");
  EXPECT_EQ(told(reading), "1st Division[1/40th Foot 900; ]2nd Division[29th Foot 700; ]");
}

TEST(NeverSilently, TheTroopsBelowAnotherNationAreItsOwnWhateverElseItsLineSays) {
  for (const std::string heading : {"French: Junot (Average)", "French - Junot (average)", "FRENCH ORDER OF BATTLE",
                                    "Team France", "Side B: French", "Fran\u00E7ais : Junot [2d6+1]", "Blue (French)",
                                    "Die Franzosen unter Junot", "French OOB - Junot"})
    EXPECT_EQ(last_nation(behind_the_british(heading)), "France") << heading;
}

TEST(NeverSilently, WhoLedANationIsReadWithWhatIsSaidOfHim) {
  const Reading reading = behind_the_british("French: Junot (Average)");
  EXPECT_EQ(reading.orbat.formations.back().commander, "Junot");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(NeverSilently, TroopsOfTwoNationsHaveNeitherUntilItIsSaid) {
  for (const std::string heading : {"RUSSIANS & AUSTRIANS", "Saxons and Poles: Moss (Poor)", "French/Italian"}) {
    const Reading reading = behind_the_british(heading);
    EXPECT_NE(last_nation(reading), "Britain") << heading;
    EXPECT_FALSE(reading.looks.empty()) << heading;
  }
}

TEST(NeverSilently, StrokesDrawABraceWithANameOrAStrengthBehindIt) {
  EXPECT_EQ(french("1st Division: Kern\n9th Light (2)  \\\n24th Line (3)   | 1st Brigade - Roe\n45th Line (2)   /\n"
                   "54th Line (1)   \\\n95th Line (2)   / 2nd Brigade - Dale\n"),
            "1st Division[1st Brigade[9th Light 1140; 24th Line 1710; 45th Line 1140; ]2nd Brigade[54th Line 570; 95th "
            "Line 1140; ]]");
  EXPECT_EQ(french("1st Division: Kern\n12th Line (2 bns) \\\n                   > 2,000 men\n24th Line (2 bns) /\n"),
            "1st Division[12th Line 1000; 24th Line 1000; ]");
}

TEST(NeverSilently, StrokesBehindABrigadeHoldWhatStandsBesideThem) {
  EXPECT_EQ(
      french("1st Division: Kern\n            / 9th Light (3 bns) 1,500\nBrigade Roe | 24th Line (2 bns) 1,100\n"
             "            \\ 45th Line (2 bns) 1,000\n            / 54th Line (2 bns) 900\nBrigade Dale|\n"
             "            \\ 95th Line (2 bns) 950\n"),
      "1st Division[Brigade Roe[9th Light 1500; 24th Line 1100; 45th Line 1000; ]Brigade Dale[54th Line 900; 95th "
      "Line 950; ]]");
}

TEST(NeverSilently, RegimentsOfTheLineAboveTheNextBrigadeAreNoLinesOfBattle) {
  EXPECT_EQ(
      french("1st Division: Kern\n1st Brigade: Roe\n9th Light\n24th Line\n45th Line\n2nd Brigade: Dale\n54th "
             "Line\n95th Line\n"),
      "1st Division[1st Brigade[9th Light 570; 24th Line 570; 45th Line 570; ]2nd Brigade[54th Line 570; 95th Line "
      "570; ]]");
}

TEST(NeverSilently, ADetachmentOfASortIsOnlySomeOfItAndHoldsNobody) {
  const Reading reading = read(
      "Preu\u00DFen\n1. Brigade: Kern\nGendarmerie-Detachement\n1. Ostpreu\u00DFisches IR 2.100\nDetachement "
      "Feldj\u00E4ger\n2. Ostpreu\u00DFisches IR 2.000\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 4U) << told(reading);
  EXPECT_EQ(asked(reading), (std::vector<int>{3, 5}));
}

TEST(NeverSilently, BatteriesOfPositionAreHeavyAlsoWhereTheyAreCounted) {
  for (const std::string line :
       {"2 Positionsbatterien", "3 Positions-Batterien", "Positionsbatterie Nr. 4", "2 position batteries"}) {
    const Unit unit = unit_of(read("Russland\n1. Division: Kern\nIR Till 900\n" + line + "\n"), 1);
    EXPECT_EQ(unit.piece, "12-pounder") << line;
    EXPECT_EQ(unit.kind, Kind::foot_artillery) << line;
  }
}

TEST(NeverSilently, OneBatteryAndAHalfAreTwoAndTheGunsThoseOfBoth) {
  const Reading reading = read("France\n1st Division: Kern\n9th Line 900\n1\u00BD Foot Batteries (12 guns)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(unit_of(reading, 1).guns.value + unit_of(reading, 2).guns.value, 12);
}

TEST(NeverSilently, ATitleBehindADashIsNoPartOfANameAndHidesNoCommander) {
  const Reading reading = read(
      "Arm\u00E9e de Kern \u2014 Situation du 3 mai\n1re Division: g\u00E9n\u00E9ral Roe \u2014 Situation du 3 mai\n9e "
      "l\u00E9ger 900\n24e de ligne 1 200\n");
  const Formation& army = reading.orbat.formations.at(0);
  EXPECT_EQ(army.name.find("Situation"), std::string::npos) << army.name;
  EXPECT_EQ(army.formations.at(0).commander, "g\u00E9n\u00E9ral Roe");
}

TEST(NeverSilently, NamesThatRunTogetherAreNotOneRegiment) {
  for (const std::string line :
       {"Kern Infantry RegimentRoe SharpshootersDale J\u00E4gers",
        "Inf.-Reg.Lindenau2 Bat.Kaunitz-Rietberg3Bat.Kolowrat2Bat.", "RoeskeDalenserDragoonsHusarRegiment",
        "Gren. Bat. Kern, Roe und Dale", "F\u00FCs. Bat. Kern, Roe"}) {
    const Reading reading = read("Austria\n1st Brigade: Moss\n" + line + "\nIR Till 900\n");
    EXPECT_EQ(asked(reading), std::vector<int>{3}) << line;
  }
}

TEST(NeverSilently, AWordThatTwoWordsMakeIsOneRegiment) {
  const Reading reading = read("Denmark\n1st Brigade: Moss\nHusarRegiment Kern 500\nGardeF\u00FCsilierRegiment 900\n");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(NeverSilently, ARegimentThatOnlyOneArmyHadIsNoHeadingOfIt) {
  const Reading reading =
      read("Prussia\nCavalry Brigade: Kern\nLithuanian Dragoons (500)\n9th Hussars 250\n10th Hussars 250\n");
  EXPECT_EQ(told(reading), "Cavalry Brigade[Lithuanian Dragoons 500; 9th Hussars 250; 10th Hussars 250; ]");
}

TEST(NeverSilently, ABrigadeNamedAfterItsSortKeepsItsName) {
  for (const std::string line :
       {"Brigata Granatieri (1\u00BA e 2\u00BA reggimento)", "Brigade Kosaken: 1. und 2. Regiment"})
    EXPECT_EQ(read("Piemonte\n1^ Divisione: generale Kern\n" + line + "\n").orbat.formations.at(0).formations.size(),
              1U)
        << line;
}

TEST(NeverSilently, WhoLedHussarsMayBeNoRegimentAndIsAskedAbout) {
  const Reading reading =
      read("Austria\nCavalry: Kern\nHussars Moss\nRoe Hussars (6 sqns) 600\nDale Hussars (6 sqns) 500\n");
  EXPECT_EQ(asked(reading), std::vector<int>{3});
}

TEST(NeverSilently, ATroopIsOfHorseOrOfItsArtilleryAndNoInfantry) {
  EXPECT_EQ(asked(read("Britain\n1st Division: Roe\n1/40th Foot 900\nKern's troop (60)\n")), std::vector<int>{4});
}

TEST(NeverSilently, ACountMayStandBeforeTheNameOfARegiment) {
  EXPECT_EQ(told(read("Denmark\n1. Brigade: Kern\n4 Eskadroner, Jyske Dragoner 500\n2 Bataljoner, Fynske Regiment\n")),
            "1. Brigade[Jyske Dragoner 500; Fynske Regiment 1140; ]");
}

TEST(NeverSilently, ADashBelowACountIsItsWord) {
  const Reading reading = read(
      "Preu\u00DFen\n1. Brigade: Kern\n1. Ostpr. IR 3 Btl.\n2. Ostpr. IR 2 \u2014\nRoe Husaren 4 Esk.\nDale Husaren 4 "
      "-\n");
  EXPECT_EQ(unit_of(reading, 1).subunits, 2);
  EXPECT_EQ(unit_of(reading, 1).name, "2. Ostpr. IR");
  EXPECT_EQ(unit_of(reading, 3).name, "Dale Husaren");
}

TEST(NeverSilently, AReserveOfHorseHoldsTheDivisionsBelowIt) {
  const Reading reading = read(
      "France\nR\u00E9serve de cavalerie\n1re division: g\u00E9n\u00E9ral Kern\n4e dragons 400\n2e division: "
      "g\u00E9n\u00E9ral "
      "Roe\n1er cuirassiers 500\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations.at(0).level, Level::cavalry_corps);
  EXPECT_EQ(reading.orbat.formations.at(0).formations.size(), 2U);
}

TEST(NeverSilently, AnArmyOfTwoNationsUnderAPrinceIsNoBrigadeOfTheOneBefore) {
  const Reading reading = behind_the_british("W\u00DCRTTEMBERGERS & AUSTRIANS: Crown Prince Kern (Good, 4 ADCs)");
  EXPECT_NE(last_nation(reading), "Britain");
  EXPECT_EQ(last_nation(behind_the_british("BAVARIANS: Kern")), "Bavaria");
}

TEST(NeverSilently, ANationInCapitalsBesideAnArmyInCapitalsIsTheOtherSide) {
  const Reading reading = read(
      "FRENCH ARMY OF THE MAIN\nV CORPS: Kern\n1st Division: Roe\n9th Light 900\nRUSSIANS (Moss)\nRight Wing: "
      "Dale\n2nd Division\nToro Musketeers 900\n");
  EXPECT_EQ(reading.orbat.formations.size(), 2U);
  EXPECT_EQ(reading.orbat.formations.back().commander, "Moss");
}

TEST(NeverSilently, NumbersBeforeANationAndItsKindAreARegimentEach) {
  EXPECT_EQ(told(read("Britain\n1st Division: Roe\n1/40th Foot 900\n1, 2, 5 KGL Line (1,500)\n")),
            "1st Division[1/40th Foot 900; 1. KGL Line 500; 2. KGL Line 500; 5. KGL Line 500; ]");
}

TEST(NeverSilently, AListThatWasTakenForOneUnitIsAskedAbout) {
  for (const std::string line :
       {"Moss: 1/61st, 2/83rd, one coy of the 5/60th; 1,364", "Moss - 2/87th, 1/88th, half of the 5/60th, 1,471",
        "Moss's Germans: Nassau 2, Baden 2, Hesse 2 (4,537)", "Saxons : Gardes du Corps (4), Kern (4)",
        "1. Moss        7/5/4  Fresh   El Grenadiers", "Dragoons Moss, 2 grenadier coys",
        "Artillery: 5 batteries (38 p.), dont une \u00E0 cheval"}) {
    const Reading reading = read("Britain\n1st Division: Roe\n1/40th Foot 900\n" + line + "\n");
    EXPECT_EQ(asked(reading), std::vector<int>{4}) << line;
  }
}

TEST(NeverSilently, NamesBehindTheLeaderOfADivisionAreNotLeftInItsNote) {
  const Reading reading = read(
      "Ej\u00E9rcito espa\u00F1ol\n1\u00AA Divisi\u00F3n: Marqu\u00E9s de Kern - Toro (3), Granaderos Provinciales, "
      "Alba, "
      "Tiradores de Dale, Provincial de Roe\n2\u00AA Divisi\u00F3n: general Moss\nRegimiento de Zamora 900\n");
  EXPECT_FALSE(reading.looks.empty());
}

TEST(NeverSilently, APrinceAmongRegimentsMayBeOneAndIsAskedAbout) {
  const Reading reading = read(
      "Prussian Army\n1st Division: Kern\nIR Till (2 bns) 1,200\nPrinz Roe (2)\nPrinz Dale\nIR Lake (2 bns) 1,300\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{4, 5}));
}

TEST(NeverSilently, NoCavalryIsNoRegimentOfIt) {
  EXPECT_EQ(french("1st Division: Kern\n9th Line 900\nCavalry: none\n"), "1st Division[9th Line 900; ]");
}

TEST(NeverSilently, AListInMarkdownWithNamesInBoldIsNoFootnote) {
  EXPECT_EQ(
      french("## Army - *Moss*\n\n### 1st Division\n\n* **Kern**: 9th Line (2 bns, 900), 24th Line (3 bns, 1,400)\n"
             "* **Roe**: 54th Line (2 bns, 800), 95th Line (2 bns, 700)\n")
              .find("24th Line 1400") != std::string::npos,
      true);
}

TEST(NeverSilently, TheFirstRegimentOfALineKeepsItsNumberInMarkdown) {
  const Reading reading =
      read("# Prussia\n\n## Brigade Kern\n\n1. Westpr. IR (3 bns), 2. Westpr. IR (2 bns), Schles. Sch\u00FCtzen 200\n");
  EXPECT_NE(told(reading).find("1. Westpr. IR"), std::string::npos) << told(reading);
}

TEST(NeverSilently, DashesBehindFiguresAreTheWordsAboveThem) {
  const Reading reading = read(
      "\u00D6sterreich\nDivision Kern\nBrigade Roe 5 Baone 4 Esk. 12 Gesch\u00FCtze\nBrigade Dale 5 \u2014 2 \u2014 8 "
      "\u2014\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.formations.size(), 2U) << told(reading);
  EXPECT_EQ(division.formations.at(1).name, "Brigade Dale");
}

TEST(NeverSilently, TheScaleOfAGameIsNoBattery) {
  EXPECT_EQ(french("Ground scale 1\" = 120 yards.\n1st Division: Kern\n9th Line 900\n"),
            "1st Division[9th Line 900; ]");
}

TEST(NeverSilently, AKindAndItsLeaderAboveARegimentOfItMayBeNoRegiment) {
  for (const std::string line : {"Chasseurs: Kern", "Grenadiers (Kern)"}) {
    const std::string kind = line.substr(0, line.find_first_of(": ("));
    const Reading reading = read("French Army\nImperial Guard: Roe\n" + line + "\n1st " + kind + " (2 bns) 1,200\n");
    EXPECT_EQ(asked(reading), std::vector<int>{3}) << line;
  }
}

TEST(NeverSilently, TwoRegimentsOfAStateOnALineMayBeOneOfBothAndAreAskedAbout) {
  EXPECT_EQ(asked(read("Union Army\n1st Brigade: Col Kern\n88th and 90th Ohio\n1st Ohio\n")), std::vector<int>{3});
  EXPECT_TRUE(read("Union Army\n1st Brigade: Col Kern\n88th and 90th Ohio (consolidated)\n1st Ohio\n").looks.empty());
}

TEST(NeverSilently, ADivisionUnderASmallerHeadingIsNoBrigadeOfTheOneBefore) {
  const Reading reading = read(
      "# France\n\n## First Division\n\n1st Brigade: Kern\n\n9th Line 900\n\n### Second Division\n\n1st Brigade: "
      "Roe\n\n"
      "24th Line 800\n");
  EXPECT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
}

TEST(NeverSilently, RegimentsWithStrengthsBehindTheFirstOfAnArmAreAskedAbout) {
  const Reading reading = read(
      "Ej\u00E9rcito espa\u00F1ol\nDivisi\u00F3n: general Kern\nRegimiento de Zamora 900\nCaballer\u00EDa: Toro 120 "
      "jinetes, Alba "
      "213, Dragones de la Reina 213\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4}) << told(reading);
}

TEST(NeverSilently, AGeneralWhoIsCalledLikeAMonthIsNoDate) {
  const Reading reading = read(
      "Esercito napoletano\n3\u00AA Divisione: generale Kern\nMaio: 1\u00BA leggero, 4\u00BA e 8\u00BA di "
      "linea\n5\u00BA di "
      "linea 900\n");
  EXPECT_EQ(asked(reading), std::vector<int>{3}) << told(reading);
}

TEST(NeverSilently, TheSecondRegimentBehindABrigadesFiguresIsNoNote) {
  const Reading reading = read(
      "Austria\nDivisione Kern\nBrigata Roe - Reggimento Moss (3), Rgt. Dale 2 btg\nBrigata Toe\nReggimento Lake (3) "
      "1.900\n");
  EXPECT_FALSE(reading.looks.empty()) << told(reading);
}

TEST(NeverSilently, ABatteryOfACalibreWithoutItsWordIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n9th Line 900\n1 batterie 12, 1 batterie 6\n")),
            std::vector<int>{4});
}

TEST(NeverSilently, ANationThatMayBeTheFoeAndHasALeaderIsASideOfItsOwn) {
  for (const std::string foe : {"AUSTRIAN FORCES: Huber", "Austrians (Huber)", "Austrian forces commanded by Huber"}) {
    const Reading reading = read("French Army: Kern\n1st Division: Roe\n24th Line 1,200 men\n\n" + foe +
                                 "\nDivision Dale\nIR 4 Alba 900\n");
    ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
    EXPECT_EQ(reading.orbat.formations.at(1).commander, "Huber");
    EXPECT_EQ(reading.orbat.formations.at(1).formations.at(0).units.at(0).nation, "Austria");
  }
}

TEST(NeverSilently, AFirstLineThatEndsInAStrengthIsNoTitleWithoutAWord) {
  for (const std::string first : {"A detachment of the Guard, which was meant to escort the King 3,600",
                                  "(1) A detachment of the Guard, which was meant to escort the King3,600",
                                  "The crews of the boats, who had come ashore, 300 men",
                                  "Un d\u00E9tachement de la Garde, qui devait escorter le roi 3,600"})
    EXPECT_EQ(asked(read(first + "\n5th Line [France], 800 men\n6th Line [France], 900 men\n")), std::vector<int>{1})
        << first;
  for (const std::string title : {"The fight of 14 October 1806", "Issue No. 300", "The lists of Alba for July 300"})
    EXPECT_EQ(asked(read(title + "\n5th Line [France], 800 men\n6th Line [France], 900 men\n")), std::vector<int>{})
        << title;
}

TEST(NeverSilently, TroopsBelowALineThatNobodyUnderstoodMayBeThoseOfTheCommandItNames) {
  const Reading reading = read(
      "France\n1st Division: Roe\n9th Line 900 men\n2 Demi-Brigades Leger (Elite) Corps Kern Starts in column of march "
      "behind Toro.\n1st Light 1,200 men\n2nd Light 1,100 men\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{4, 5}));
}

}  // namespace estafette::readers::never_silently_test
