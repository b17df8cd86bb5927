// What stands among others: a corps of another nation in a list of corps, two brigades beside each other, marks of
// footnotes among counts, losses among strengths.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace estafette::readers::among_others_test {
namespace {

using text_test::read;
using text_test::told;
using text_test::unit_of;

const Unit* find_unit(const std::vector<Formation>& formations, const std::string& name) {
  for (const Formation& formation : formations) {
    for (const Unit& unit : formation.units)
      if (unit.name == name) return &unit;
    if (const Unit* below = find_unit(formation.formations, name)) return below;
  }
  return nullptr;
}

/// The first of that name, wherever it stands. Throws std::out_of_range if there is none.
Unit unit_named(const Reading& reading, const std::string& name) {
  const Unit* unit = find_unit(reading.orbat.formations, name);
  if (unit == nullptr) throw std::out_of_range(told(reading));
  return *unit;
}

}  // namespace

TEST(AmongOthers, ACorpsOfAnotherNationTellsNothingOfThoseBelowIt) {
  const Reading reading = read(
      "1st Infantry Corps: Kern\n1st Division: Roe\n9th Line 900\n5th (Polish) Corps: Dale\n16th Division: Till\n3rd "
      "Infantry Regiment 800\n6th Infantry Corps: Lake\n19th Division: Moe\n8th Infantry Regiment 700\n");
  EXPECT_EQ(unit_named(reading, "3rd Infantry Regiment").nation, "Poland");
  EXPECT_NE(unit_named(reading, "8th Infantry Regiment").nation, "Poland") << told(reading);
}

TEST(AmongOthers, ACorpsOfANationBeginsAnArmyWhereTheNumbersBeginAnew) {
  const Reading reading = read(
      "3rd Infantry Corps: Kern\n1st Division: Roe\n9th Infantry Regiment 900\nPrussian I Corps: Dale\n1st Brigade: "
      "Till\n3rd Infantry Regiment 800\nII Corps: Lake\n5th Brigade: Moe\n8th Infantry Regiment 700\n");
  EXPECT_EQ(unit_named(reading, "8th Infantry Regiment").nation, "Prussia") << told(reading);
}

TEST(AmongOthers, ACavalryCorpsOfWhichNothingElseIsToldIsOfHorse) {
  EXPECT_EQ(
      unit_named(read("Россия\n1-й резервный кавалерийский корпус Дейла 2 900\n"), "1-й резервный кавалерийский корпус")
          .kind,
      Kind::light_cavalry);
}

TEST(AmongOthers, BavariansAreNamedInRussianToo) {
  const Reading reading = read("6-й (баварский) пехотный корпус Керна\n19-я дивизия: Роу\n8-й пехотный полк 700\n");
  EXPECT_EQ(unit_named(reading, "8-й пехотный полк").nation, "Bavaria");
}

TEST(AmongOthers, TwoBrigadesBesideEachOtherEachHaveTheirUnits) {
  EXPECT_EQ(
      told(read("Napoli\nDivisione Kern\nBRIGATA Generale ROE BRIGATA Generale MOE\n\u2013 3\u00B0 Rgt. Leggero 903 "
                "\u2013 6\u00B0 Rgt. di Linea 847\n\u2013 2\u00B0 Rgt. di Linea 796\n")),
      "Divisione Kern[BRIGATA ROE[3\u00B0 Rgt. Leggero 903; 2\u00B0 Rgt. di Linea 796; ]BRIGATA MOE[6\u00B0 Rgt. di "
      "Linea "
      "847; ]]");
}

TEST(AmongOthers, TheLeaderOfTheSecondBrigadeMayStandBelow) {
  EXPECT_EQ(
      told(read("Napoli\nDivisione Kern\nBRIGATA Generale ROE BRIGATA\nGenerale MOE\n\u2013 3\u00B0 Rgt. Leggero 903 "
                "\u2013 6\u00B0 Rgt. di Linea 847\n")),
      "Divisione Kern[BRIGATA ROE[3\u00B0 Rgt. Leggero 903; ]BRIGATA MOE[6\u00B0 Rgt. di Linea 847; ]]");
}

TEST(AmongOthers, ALeaderBehindADashIsNoUnitBeside) {
  EXPECT_EQ(
      told(read(
          "Napoli\nDivisione Kern\nBRIGATA Generale ROE BRIGATA Generale MOE\n\u2013 3\u00B0 Rgt. Leggero 903 "
          "\u2013 6\u00B0 Rgt. di Linea 847\n\u2013 2\u00B0 Rgt. di Linea \u2013 Magg. DALE 796 \u2013 9\u00B0 Rgt. di "
          "Linea 738\n")),
      "Divisione Kern[BRIGATA ROE[3\u00B0 Rgt. Leggero 903; 2\u00B0 Rgt. di Linea 796; ]BRIGATA MOE[6\u00B0 Rgt. di "
      "Linea "
      "847; 9\u00B0 Rgt. di Linea 738; ]]");
}

TEST(AmongOthers, MarksThatCountUpThroughAPageAreNoBattalions) {
  const Reading reading = read(
      "Austrian Army\nDivision Kern (3)\nBrigade Roe (4)\nIR Till - Oberst Dale (5) 1,300\nIR Lake - Oberst Moe (6) "
      "1,200\nHussars Stone - Oberst Lind (7) 600\n");
  EXPECT_EQ(unit_named(reading, "IR Till").men.value, 1300);
  EXPECT_EQ(unit_named(reading, "IR Till").subunits, unit_named(reading, "IR Lake").subunits) << told(reading);
}

TEST(AmongOthers, CountsOfBattalionsThatDoNotRiseByOneStay) {
  EXPECT_EQ(unit_of(read("France\n1st Division: Kern\n9th Line (3)\n12th Line (2)\n14th Line (3)\n16th Line (2)\n24th "
                         "Line (4)\n"))
                .subunits,
            3);
}

TEST(AmongOthers, WhatBothArmiesLostIsNoUnit) {
  EXPECT_EQ(told(read("Combined Losses:\nFederal = 527; Confederate = 606; Total = 1,133\n\nUnion\n1st Brigade: "
                      "Kern\n24th Ohio 500\n")),
            "1st Brigade[24th Ohio 500; ]");
}

TEST(AmongOthers, NonVeteransAreNoVeterans) {
  EXPECT_EQ(unit_of(read("Union\n1st Brigade: Kern\n93rd Illinois (with non-veterans of the regiment) 420\n")).quality,
            Quality::line);
}

TEST(AmongOthers, DismountedCavalryFightsOnFoot) {
  EXPECT_EQ(unit_of(read("Confederates\n1st Brigade: Kern\nDismounted Cavalry 240\n")).kind, Kind::line_infantry);
}

TEST(AmongOthers, TheHeadquartersOfABattalionAreItsCompanies) {
  const Reading reading = read("British Army\n1st Brigade: Kern\n1/45th, Headquarters 5/60th, 74th\n");
  EXPECT_EQ(unit_named(reading, "5/60th (HQ)").kind, Kind::light_infantry);
}

TEST(AmongOthers, TheTrainOfTheArtilleryHasNoGuns) {
  EXPECT_EQ(unit_of(read("Frankreich\nDivision Kern\nArtillerie-Train 240 Mann\n")).kind, Kind::train);
}

TEST(AmongOthers, AProvostLeadsNoTroops) {
  EXPECT_EQ(told(read("France\nGrand pr\u00E9v\u00F4t : g\u00E9n\u00E9ral Moe\nOrdonnateur en chef : M. Lake\nDivision "
                      "Kern\n9e de ligne 900\n")),
            "Division Kern[9e de ligne 900; ]");
}

TEST(AmongOthers, WhatABrigadeIsToDoIsToldBesideItsLeader) {
  const Reading reading = read("Austrian Army\n1st Brigade (Advance Guard - General Kern)\nIR Roe 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "General Kern") << told(reading);
}

TEST(AmongOthers, InCareOfSomebodyIsUnderHim) {
  const Reading reading = read("France\n3rd Corps c/o Marshal Kern\n1st Division: Roe\n9th Line 900\n");
  EXPECT_EQ(told(reading), "3rd Corps[1st Division[9th Line 900; ]]");
}

TEST(AmongOthers, LossesInLettersAreNoRegiments) {
  const Reading reading = read(
      "Union\n1st Division\nBrig. Gen. Kern. Staff loss: w, 2.\n2d Ohio, Col. Roe\n3d Ohio, Col. Moe\nBrigade loss: k, "
      "19; w, 50; m, 154 = 223.\n");
  EXPECT_EQ(told(reading), "1st Division[2d Ohio 570; 3d Ohio 570; ]");
}

TEST(AmongOthers, ALetterBeforeARegimentOfGunsIsItsBattery) {
  EXPECT_EQ(unit_of(read("Union\n1st Brigade: Kern\nE, 2d U. S. Arty., Capt. Roe\n")).kind, Kind::foot_artillery);
}

TEST(AmongOthers, WhoeverStandsBehindAStrengthLeads) {
  const Reading reading = read(
      "France\nI Corps\nStrength: 1,800 men and 8 guns. Marshal Kern.\n1st Division: Roe\n9th Line 900\n12th Line "
      "900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Marshal Kern") << told(reading);
}

TEST(AmongOthers, GeneralsOfASuiteHaveNoCommands) {
  EXPECT_EQ(told(read("France\nGarde imp\u00E9riale : mar\u00E9chal Kern\ng\u00E9n\u00E9raux de division Moe et "
                      "Roe\n1re division : "
                      "Dale\n9e de ligne 900\n")),
            "Garde imp\u00E9riale[1re division[9e de ligne 900; ]]");
}

TEST(AmongOthers, TheChiefOfAnArmLeadsNoDivision) {
  EXPECT_EQ(told(read("France\nGeneral of Division Kern commanded the artillery.\n1st Division: Roe\n9th Line 900\n")),
            "1st Division[9th Line 900; ]");
}

TEST(AmongOthers, ASentenceBeforeAnAnnouncementIsNoArmy) {
  EXPECT_EQ(told(read("British Army\nKern took command of the army at Toro on 27 April 1809. It consisted of:\n1st "
                      "Brigade: Roe\n9th Foot 900\n")),
            "British Army[1st Brigade[9th Foot 900; ]]");
}

TEST(AmongOthers, LongDashesStandForTheWordsAbove) {
  EXPECT_EQ(
      told(read(
          "Bayern\nBrigade Kern\ndas 1ste leichte Infanterie-Bataillon Roe, 700\ndas 2te \u2014 \u2014 \u2014 Moe, "
          "650\n")),
      "Brigade Kern[das 1ste leichte Infanterie-Bataillon Roe 700; das 2te leichte Infanterie-Bataillon Moe 650; ]");
}

TEST(AmongOthers, ANationThatLostMenIsNotThatOfTheArmyBelow) {
  const Reading reading = read(
      "Combined Losses:\nFederal = 527; Confederate = 606; Total = 1,133\n\nUnion army\n1st Brigade: Kern\n9th "
      "Infantry 500\n");
  EXPECT_EQ(unit_named(reading, "9th Infantry").nation, "Union");
}

TEST(AmongOthers, WhoeverLeadsAtTheEndOfASentenceOfFiguresLeads) {
  const Reading reading = read(
      "France\nIIe corps\nNon engag\u00E9, ce corps compte 1 800 fantassins et 16 canons, sous le commandement du "
      "g\u00E9n\u00E9ral Kern\n1re division : Roe\n9e de ligne 900\n12e de ligne 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "g\u00E9n\u00E9ral Kern") << told(reading);
}

TEST(AmongOthers, GunsOfEachSortBehindWithAreTheBatterys) {
  const Unit unit =
      unit_of(read("France\nDivision Kern\nBatterie \u00E0 cheval, avec 4 pi\u00E8ces de 8, 2 pi\u00E8ces de 4 et 2 "
                   "obusiers\n"));
  EXPECT_EQ(unit.guns.value, 8);
  EXPECT_EQ(unit.kind, Kind::horse_artillery);
}

TEST(AmongOthers, BrunswickOelsAreLightInfantryOfBrunswick) {
  const Reading reading = read("British Army\n1st Brigade: Kern\n1st Foot, 1 company Brunswick Oels\n");
  EXPECT_EQ(unit_named(reading, "Brunswick Oels").kind, Kind::light_infantry);
}

TEST(AmongOthers, WhoLeadsABattalionOfBatteriesIsNotedAtEachOfThem) {
  const Reading reading = read(
      "Confederate Army\nDivision |\nBrigade |\nRegiments and Others |\nTrent's Division\nMG Paul Trent\n|\nDale's "
      "Brigade\nBG Amos Dale\n|\n- 41st Alabama\n|\nTill's Artillery Battalion\nCpt Jesse Till\n|\n- Kern's (Georgia) "
      "battery\n- Wold's (Texas) battery\n|\n");
  for (const std::string name : {"Kern's battery (Georgia)", "Wold's battery (Texas)"})
    EXPECT_NE(unit_named(reading, name).note.find("in Till's Artillery Battalion, Cpt Jesse Till"), std::string::npos)
        << unit_named(reading, name).note;
}

TEST(AmongOthers, PartsOfABattalionAreCountedOnceThoughABarEndsTheirLines) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n2nd Combined Battalion (518), comprising|\nTwo companies "
                      "2/24th Foot (204)|\nThree companies 2/9th Foot (314)\n2/95th Rifles (206)\n")),
            "1st Brigade[2nd Combined Battalion 518; 2/95th Rifles 206; ]");
}

TEST(AmongOthers, FootguardsAreGuardsInOneWordToo) {
  EXPECT_EQ(unit_of(read("Britain\n1st Brigade: Kern\n2/1st Footguards (587)\n")).quality, Quality::guard);
}

TEST(AmongOthers, WhereACommandWasIsNoPartOfItsName) {
  for (const char* told_behind :
       {" - attached to Moe's command.", ", detached to the garrison of Toro", "   attached to Moe's command"}) {
    const Reading reading =
        read(std::string("France\n1st Division: Kern\nBrigade Roe") + told_behind + "\n9th Line 900\n");
    const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
    EXPECT_EQ(brigade.name, "Brigade Roe");
    EXPECT_NE(brigade.note.find("ached to"), std::string::npos) << brigade.note;
  }
}

TEST(AmongOthers, OfficersAndMenAreAddedWhereTheirSumStandsBehindThem) {
  const Reading reading = read(
      "Spain\n1st Division: Major-General Kern\nRegiment of Toro 26 843 = 869\nRegiment of Alba . . . 31 1,020 = "
      "1,051\nRegiment of Lugo ? 410 = 410\n");
  EXPECT_EQ(told(reading), "1st Division[Regiment of Toro 869; Regiment of Alba 1051; Regiment of Lugo 410; ]");
  EXPECT_NE(unit_named(reading, "Regiment of Toro").note.find("26 officers, 843 men"), std::string::npos);
}

TEST(AmongOthers, ACommandKeepsItsLeaderBeforeOfficersAndMenWithTheirSum) {
  const Reading reading = read(
      "Spain\n1st Division: Major-General Kern 192 4,863 = 5,055 present under arms.\n2nd Division: Major-General "
      "Roe 108 2,892 = 3,000\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Major-General Kern");
  EXPECT_EQ(unit_named(reading, "1st Division").men.value, 5055);
  EXPECT_EQ(unit_named(reading, "2nd Division").men.value, 3000);
}

TEST(AmongOthers, FiguresThatDoNotAddUpAreNoOfficersAndMen) {
  EXPECT_NE(unit_of(read("Spain\n1st Division: Kern\nRegiment of Toro 26 843 = 900\n")).men.value, 869);
}

}  // namespace estafette::readers::among_others_test
