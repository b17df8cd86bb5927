// What was read wrongly without a word: contingents between divisions, headings of arms, a strength behind several,
// troops in notes.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::silently_wrong_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(SilentlyWrong, ADivisionBehindTheTroopsOfAnotherNationIsOfItsArmy) {
  for (const std::string contingent :
       {"Brunswick Corps: Till\nLeib Bn 600\n", "Spanish troops\nRegimiento de Toro 500\n",
        "Nassau Contingent: Till\n1st Nassau 600\n"}) {
    const Reading reading =
        read("British Army\n1st Division: Kern\n1/3rd Foot 900\n" + contingent + "3rd Division: Roe\n1/4th Foot 800\n");
    const Formation& army = reading.orbat.formations.at(0);
    const Formation* third = nullptr;
    for (const Formation& below : army.formations)
      if (below.name == "3rd Division") third = &below;
    ASSERT_NE(third, nullptr) << told(reading);
    EXPECT_EQ(third->units.at(0).nation, "Britain") << contingent;
  }
}

TEST(SilentlyWrong, TheFirstDivisionOfACorpsIsItsOwnThoughTroopsStandAboveIt) {
  const Reading reading = read("British Army\nBrunswick Corps: Till\nLeib Bn 600\n1st Division: Roe\n1st Bn 500\n");
  EXPECT_EQ(told(reading).find("1st Division"), told(reading).rfind("1st Division"));
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).name, "Brunswick Corps") << told(reading);
}

TEST(SilentlyWrong, AnArmAboveItsSortsIsATitleAndNoRegiment) {
  for (const std::string line : {"CAVALERIE. | |||\nCuirassiers. | |||", "Cavalry\nCuirassiers"}) {
    const Reading reading = read("Austrian Army\nDivision Kern\nIR 17 Alba (3) 2400\n" + line +
                                 "\n1st Cuirassiers 600\n4th Cuirassiers 580\n");
    EXPECT_EQ(told(reading).find("avalry["), std::string::npos) << told(reading);
    EXPECT_EQ(told(reading).find("CAVALERIE"), std::string::npos) << told(reading);
    EXPECT_TRUE(asked(reading).empty()) << line;
  }
}

TEST(SilentlyWrong, WhatDoesNotSayItsSortIsOfTheSortOfItsHeading) {
  const Reading reading = read(
      "Austrian Army\nDivision Kern\nGrenadiers:\nRoe 1 bn 600\nHorse artillery:\n1st battery (6 guns)\n"
      "2nd foot battery (6 guns)\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 3U) << told(reading);
  EXPECT_EQ(units[0].kind, Kind::grenadiers);
  EXPECT_NE(units[0].note.find("kind grenadiers from its command"), std::string::npos) << units[0].note;
  EXPECT_EQ(units[1].kind, Kind::horse_artillery);
  EXPECT_EQ(units[2].kind, Kind::foot_artillery);
}

TEST(SilentlyWrong, HorsesBehindSeveralRegimentsAreThoseOfAll) {
  for (const std::string line : {"6e, 8e et 9e chasseurs \u00E0 cheval (4 esc. chacun), 1 800 chevaux",
                                 "6e, 8e et 9e chasseurs \u00E0 cheval, 1 800 chevaux"}) {
    const Reading reading = read("France\nDivision Kern\n" + line + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
    for (std::size_t at = 0; at < 3; ++at) EXPECT_EQ(unit_of(reading, at).men.value, 600) << line;
  }
}

TEST(SilentlyWrong, AStrengthBehindTheLastOfTwoSortsIsMarkedForItMayBeThatOfBoth) {
  const Unit hussars =
      unit_of(read("Espa\u00F1a\nDivisi\u00F3n Kern\nDragones de Alba y H\u00FAsares de Toro, 600 caballos\n"), 1);
  EXPECT_EQ(hussars.men.value, 600);
  EXPECT_NE(hussars.note.find("600 men told behind 2 units"), std::string::npos) << hussars.note;
}

TEST(SilentlyWrong, ChasseursCountedWithASignAreOfTheArmOfTheirDivision) {
  const Reading reading = read(
      "France\nCavalry Division: Kern\n1 x Chasseurs\n2 x Dragoons\nInfantry Division: Roe\n3 x Line\n1 x Chasseurs\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).kind, Kind::light_cavalry);
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(1).kind, Kind::light_infantry);
}

TEST(SilentlyWrong, ACalibreBelowBatteriesIsOneMoreOfThem) {
  const Reading reading = read("France\nDivision Kern\n3 x Line\n2 x 6pf Battery\n1 x 12pf\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 4U) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).piece, "6-pounder");
  EXPECT_EQ(unit_of(reading, 3).piece, "12-pounder");
  EXPECT_EQ(unit_of(reading, 3).guns.value, 8);
}

TEST(SilentlyWrong, ADittoInBracketsStandsForWhatTheLineAboveSays) {
  const Reading reading = read(
      "France\nDivision Kern\n12e de ligne, 2 bataillons\n14e l\u00E9ger (idem)\n24e de ligne 900\n30e l\u00E9ger "
      "(id.)\n");
  EXPECT_EQ(unit_of(reading, 1).name, "14e l\u00E9ger");
  EXPECT_EQ(unit_of(reading, 1).subunits, 2);
  EXPECT_EQ(unit_of(reading, 3).name, "30e l\u00E9ger");
  EXPECT_EQ(asked(reading), std::vector<int>{6});
}

TEST(SilentlyWrong, AFootnoteThatCountsBattalionsIsAskedAbout) {
  EXPECT_EQ(
      asked(read("France\nDivision Kern\n12e de ligne (2 bat.)*\n24e de ligne 900\n\n* 3 battalions on the day\n")),
      std::vector<int>{6});
}

TEST(SilentlyWrong, TheOneBattalionOfABrigadeIsAUnit) {
  const Reading reading =
      read("British Army\n1st Division: Kern\nRoe's Brigade: 2/16th\nDale's Brigade: 1/4th, 2/5th\n");
  EXPECT_EQ(told(reading).find("2/16th 650"), std::string("British Army[1st Division[Roe's Brigade[").size())
      << told(reading);
}

TEST(SilentlyWrong, SomeThatAreCountedInLettersAreALineOfTheirOwn) {
  for (const std::string line : {"una batteria da campo", "due batterie da campo"}) {
    const Reading reading =
        read("Armata sarda\nDivisione Roe\n  Brigata Moll: 3\u00B0 e 4\u00B0 di linea; 2 battaglioni di volontari\n  " +
             line + "\n  due squadroni di cavalleggeri di Toro\n");
    EXPECT_NE(told(reading).find("volontari 1140"), std::string::npos) << told(reading);
  }
}

TEST(SilentlyWrong, TheSecondLineOfAWingStandsBesideItsFirst) {
  const Reading reading = read(
      "Prussian Army\nLeft Wing: Kern\nFirst line: General Roe\nIR Alba (2) 1,300\nSecond line: General Dale\nIR Toro "
      "(2) 1,200\nRight Wing: Petit\nFirst line: General Till\nIR Ribera (2) 1,300\n");
  EXPECT_EQ(
      told(reading),
      "Prussian Army[Left Wing[First line[IR Alba 1300; ]Second line[IR Toro 1200; ]]Right Wing[First line[IR Ribera "
      "1300; ]]]");
}

TEST(SilentlyWrong, TroopsThatAreAsThoseOfAnotherCommandAreAskedForInEveryLanguage) {
  for (const std::string line : {"As Brigade Kern, plus 2 light battalions", "Same as Brigade Kern, and 2 battalions",
                                 "wie Brigade Kern, dazu 2 Bataillone", "comme la brigade Kern, et 2 bataillons",
                                 "como la brigada Kern y 2 batallones", "come la brigata Kern e 2 battaglioni"}) {
    const Reading reading = read("Prussian Army\nBrigade Kern\nIR 4 (2 bns) 1,300\nBrigade Roe\n" + line +
                                 "\nBrigade Dale\nIR 5 (2 bns) 900\n");
    EXPECT_EQ(told(reading), "Prussian Army[Brigade Kern[IR 4 1300; ]Brigade Roe[]Brigade Dale[IR 5 900; ]]") << line;
    EXPECT_EQ(asked(reading), (std::vector{4, 5})) << line;
  }
}

TEST(SilentlyWrong, ALineThatAnnouncesAListIsNoRegiment) {
  for (const std::string line : {"La milicia de la provincia se organiz\u00F3 de la siguiente manera:",
                                 "La guardia era formada como sigue:", "La milizia era ordinata nel modo seguente:",
                                 "La garde nationale \u00E9tait organis\u00E9e de la mani\u00E8re suivante :",
                                 "Die Landwehr war folgenderma\u00DFen eingeteilt:"}) {
    const Reading reading =
        read("Spanish Army\nDivision Kern\nRegimiento de Toro 900\n" + line + "\nRegimiento de Alba 500\n");
    EXPECT_EQ(told(reading), "Spanish Army[Division Kern[Regimiento de Toro 900; Regimiento de Alba 500; ]]") << line;
  }
}

TEST(SilentlyWrong, HalfABatteryIsAskedForItsGunsInEveryLanguage) {
  for (const std::string line :
       {"mezza batteria a cavallo", "media bater\u00EDa a caballo", "p\u00F3\u0142 baterii konnej",
        "halbe reitende Batterie", "demi-batterie \u00E0 cheval"}) {
    const Reading reading = read("Spain\nDivision Kern\nRegimiento de Toro 900\n" + line + "\n");
    EXPECT_EQ(unit_of(reading, 1).guns.value, 3) << line;
    EXPECT_EQ(unit_of(reading, 1).kind, Kind::horse_artillery) << line;
    EXPECT_EQ(asked(reading), std::vector<int>{4}) << line;
  }
}

TEST(SilentlyWrong, AHalfInBracketsIsHalfOfWhatThatSortIsCountedIn) {
  const Reading reading = read(
      "Austria\nBrigade Kern\n7. J\u00E4ger (\u00BD)\nIR 4 (2\u00BD)\nHusaren Dale (4 1/2)\nKav.-Batt. Moll "
      "(\u00BD)\n");
  EXPECT_EQ(unit_of(reading, 0).name, "7. J\u00E4ger");
  EXPECT_EQ(unit_of(reading, 0).men.value, 400);
  EXPECT_EQ(unit_of(reading, 1).men.value, 2000);
  EXPECT_EQ(unit_of(reading, 2).men.value, 585);
  EXPECT_EQ(unit_of(reading, 3).guns.value, 3);
}

TEST(SilentlyWrong, NumbersWithStopsOnBothSidesOfADashAreARange) {
  EXPECT_EQ(
      told(read("Braunschweig\nBrigade Kern\n1.-3. Linien-Bataillon\n5.\u20136. Landwehr-Regiment\n")),
      "Brigade Kern[1. Linien-Bataillon 570; 2. Linien-Bataillon 570; 3. Linien-Bataillon 570; 5. Landwehr-Regiment "
      "570; 6. Landwehr-Regiment 570; ]");
}

TEST(SilentlyWrong, ALeaderWithTheStrengthOfHisNationLeadsItsArmy) {
  const Reading reading = read(
      "French Forces\nMarshal Kern (3,500 men)\n1st Division: Roe\n9th Line 900\nSpanish Forces\nGeneral Lake (about "
      "900)\n1st Division: Till\nRegimiento de Toro 900\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Marshal Kern");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "General Lake");
  EXPECT_EQ(asked(reading), std::vector<int>{1});  // 3,500 are not 900
}

TEST(SilentlyWrong, BattalionsAndSquadronsOfOneLegionAreTwoArmsAndAskedAbout) {
  for (const std::string line : {"Legion of Toro: 2 bns, 1 squadron", "L\u00E9gion Alba - 2 bat. 4 esc.",
                                 "Kern's Legion: infantry, 4 cos cavalry"})
    EXPECT_EQ(asked(read("France\nBrigade Kern\n9th Line 900\n" + line + "\n")), std::vector<int>{4}) << line;
  EXPECT_TRUE(asked(read("France\nBrigade Kern\n9th Line 900\nDragons Till, 1 bat. de 5 esc.\n")).empty());
}

TEST(SilentlyWrong, MenBehindRegimentsWithThePartsOfEachAreThoseOfAll) {
  EXPECT_EQ(
      told(read("Austria\nDivision Kern\nReserve Grenadiers - 2 regts of 2 bns each, 2,100\n3 regiments of hussars (6 "
                "sqns each) 2,400 men\n2 regiments of infantry, 3 bns each, 1,800 men each\n")),
      "Division Kern[Reserve Grenadiers 1 1050; Reserve Grenadiers 2 1050; Hussars 1 800; Hussars 2 800; Hussars 3 "
      "800; Infantry 1 1800; Infantry 2 1800; ]");
}

TEST(SilentlyWrong, HorseAndGunsBehindTheFootOfTheLastBrigadeAreMarked) {
  const Reading reading = read(
      "French Army\n1st Division: Kern\n1st Brigade: Roe\n9th Line 900\n10th Line 900\n2nd Brigade: Dale\n11th Line "
      "900\n12th Line 800\n5th Hussars 400\n1 foot battery (6 guns)\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).formations.at(1).units;
  ASSERT_EQ(units.size(), 4U) << told(reading);
  for (const std::size_t at : {2U, 3U})
    EXPECT_NE(units[at].note.find("brigade from its place"), std::string::npos) << units[at].note;
  EXPECT_EQ(units[1].note.find("brigade from its place"), std::string::npos);
}

TEST(SilentlyWrong, ABrigadeBehindTheWordAbsentIsNotCounted) {
  for (const std::string line :
       {"Not present: Till's brigade (6th, 8th Line)", "Nicht anwesend: Brigade Till (6., 8. Linie)",
        "Absents : brigade Till (6e, 8e de ligne)", "Ausentes: brigada Till (6.\u00BA, 8.\u00BA de l\u00EDnea)"}) {
    const Reading reading = read("France\nDivision Kern\n9th Line 900\n" + line + "\n");
    EXPECT_EQ(told(reading), "Division Kern[9th Line 900; ]") << line;
    EXPECT_NE(unit_of(reading).note.find("Till"), std::string::npos) << unit_of(reading).note;
  }
}

TEST(SilentlyWrong, TroopsBehindOrBelowAWordForElsewhereAreAskedAbout) {
  EXPECT_EQ(asked(read("France\nDivision Kern\n9th Line 900\nNot present:\n15th Line 800\n")), std::vector<int>{4});
  for (const std::string line : {"Detached: Dale's brigade (6th, 8th Line)", "Detached to Toro: 11th Line"})
    EXPECT_EQ(asked(read("France\nDivision Kern\n9th Line 900\n" + line + "\n")), std::vector<int>{4}) << line;
}

TEST(SilentlyWrong, LettersThatAProgramReadForFiguresAreFigures) {
  EXPECT_EQ(told(read("France\nDivision Kern\n20th Line 7O4\n22nd Line (8OO)\n23rd Line, 1,2OO men\n24th Line 6oo\n")),
            "Division Kern[20th Line 704; 22nd Line 800; 23rd Line 1200; 24th Line 600; ]");
  EXPECT_EQ(told(read("Sardegna\nDivisione Kern\n10o reggimento di linea 900\n")).find("100"), std::string::npos);
}

TEST(SilentlyWrong, HalfASquadronIsHalfAsStrongInEveryLanguage) {
  for (const std::string line : {"half a squadron of dragoons",
                                 "\u043F\u043E\u043B-\u044D\u0441\u043A\u0430\u0434\u0440\u043E\u043D\u0430 "
                                 "\u0434\u0440\u0430\u0433\u0443\u043D",
                                 "p\u00F3\u0142 szwadronu u\u0142an\u00F3w",
                                 "medio escuadr\u00F3n de "
                                 "h\u00FAsares",
                                 "mezzo squadrone di dragoni", "meio esquadr\u00E3o de drag\u00F5es"})
    EXPECT_EQ(unit_of(read("Spain\nDivision Kern\nToro Regiment 900\n" + line + "\n"), 1).men.value, 65) << line;
}

}  // namespace estafette::readers::silently_wrong_test
