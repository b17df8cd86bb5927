// What one line tells of several units, and whose it is: names, kinds, strengths, battalions of each.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::told_of_all_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::vector<std::string> names_in(const std::string& text) {
  const Reading reading = read(text);
  std::vector<std::string> names;
  for (const Unit& unit : reading.orbat.formations.at(0).units) names.push_back(unit.name);
  return names;
}

std::vector<std::string> british(const std::string& line) {
  return names_in("Britain\nDivision Kern\n" + line + "\n");
}

using Names = std::vector<std::string>;

}  // namespace

TEST(ToldOfAll, ANameBehindTheLastNumberIsItsOwn) {
  EXPECT_EQ(british("19th, 77th, 88th Connaught Rangers - 1,500 men"),
            (Names{"19th", "77th", "88th Connaught Rangers"}));
  EXPECT_EQ(british("42nd, 79th Cameron Highlanders 1,000"), (Names{"42nd", "79th Cameron Highlanders"}));
  EXPECT_EQ(british("28th, 32nd Cornwall Foot 1,000"), (Names{"28th Foot", "32nd Cornwall Foot"}));
  EXPECT_EQ(british("10th, 15th, 18th King's Hussars 900"),
            (Names{"10th Hussars", "15th Hussars", "18th King's Hussars"}));
}

TEST(ToldOfAll, TheWordsOfASeriesOrOfSeveralRegimentsAreOfAll) {
  EXPECT_EQ(british("1st, 2nd, 3rd Toro Hussars 900"),
            (Names{"1st Toro Hussars", "2nd Toro Hussars", "3rd Toro Hussars"}));
  EXPECT_EQ(british("4th, 17th West Prussian Infantry 900"),
            (Names{"4th West Prussian Infantry", "17th West Prussian Infantry"}));
  EXPECT_EQ(british("9th, 24th Toro Infantry Regiments 900"),
            (Names{"9th Toro Infantry Regiment", "24th Toro Infantry Regiment"}));
}

TEST(ToldOfAll, GuardsBehindTheLastAreOfAll) {
  EXPECT_EQ(british("Grenadier, Fusilier, and Coldstream Guards - 2,400 men"),
            (Names{"Grenadier Guards", "Fusilier Guards", "Coldstream Guards"}));
  EXPECT_EQ(british("Grenadier, Coldstream, Scots Guards"),
            (Names{"Grenadier Guards", "Coldstream Guards", "Scots Guards"}));
  EXPECT_EQ(names_in("France\nDivision Kern\ngrenadiers, fusiliers et chasseurs de la Garde - 3 000 hommes\n"),
            (Names{"grenadiers de la Garde", "fusiliers de la Garde", "chasseurs de la Garde"}));
  EXPECT_EQ(names_in("Preussen\nDivision Kern\nGrenadiere und J\u00E4ger der Garde - 2.000 Mann\n"),
            (Names{"Grenadiere der Garde", "J\u00E4ger der Garde"}));
}

TEST(ToldOfAll, AWordForATotalBehindTheFigureChangesNothing) {
  const Reading reading = read("Britain\nLight Division\n1/43rd, 1/52nd, 4 coys 1/95th - 2,000 total\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.units.size(), 3U);
  EXPECT_EQ(division.units[0].men.value, 750);
  EXPECT_EQ(division.units[2].name, "1/95th");
  EXPECT_EQ(division.units[2].men.value, 500);  // 4 companies
}

TEST(ToldOfAll, TheSameWordBeforeEachNumberIsARegimentEach) {
  EXPECT_EQ(names_in("Austria\nDivision Kern\nIR 4, IR 5 - zusammen 1.800\n"), (Names{"IR 4", "IR 5"}));
  EXPECT_EQ(unit_of(read("Austria\nDivision Kern\nIR 4, IR 5 - 1.800\n"), 1).men.value, 900);
}

TEST(ToldOfAll, BatteriesOfASecondCalibreMayHaveTheirWordForNumbers) {
  EXPECT_EQ(names_in("Prussia\nDivision Kern\n6pf. Fussbatterie Nr. 3, 5; 12pf. Nr. 11\n"),
            (Names{"6pf. Fussbatterie 3", "6pf. Fussbatterie 5", "12pf. Fussbatterie Nr. 11"}));
  EXPECT_EQ(names_in("Prussia\nDivision Kern\n6pf. Fussbatterien Nr. 3 und 5, 12pf. Nr. 11\n").size(), 3U);
}

TEST(ToldOfAll, BattalionsOfEachStandBeforeTheirRegimentsToo) {
  const Reading reading =
      read("Prussia\nDivision Kern\nBrigade Roe mit je zwei Bataillonen der Regimenter Nr. 4 und 5\n");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(brigade.name, "Brigade Roe");
  ASSERT_EQ(brigade.units.size(), 2U);
  EXPECT_EQ(brigade.units[0].subunits, 2);
  EXPECT_EQ(brigade.units[1].name, "Regiment 5");
}

TEST(ToldOfAll, MarksBehindARegimentAreItsBattalions) {
  for (const std::string line :
       {"9. Infanterie-Regiment (Kolberg): I., II., F. 2.100", "Leib-Regiment I., II., F. 2.100"}) {
    const Unit unit = unit_of(read("Prussia\nDivision Kern\n" + line + "\n"));
    EXPECT_EQ(unit.subunits, 3) << line;
    EXPECT_EQ(unit.men.value, 2100) << line;
  }
  EXPECT_EQ(unit_of(read("Prussia\nDivision Kern\n2. IR: I., F.\n")).commander, "");
}

TEST(ToldOfAll, FirstAndSecondBattalionBeforeARegimentAreTwo) {
  for (const std::string line :
       {"I./ und II./ IR Kray 1.500", "I./ u. III./ IR Dale 1.500", "1. und 2./IR Kern 1.500"}) {
    const Unit unit = unit_of(read("Austria\nDivision Roe\n" + line + "\n"));
    EXPECT_EQ(unit.subunits, 2) << line;
    EXPECT_EQ(unit.men.value, 1500) << line;
  }
}

TEST(ToldOfAll, NamesWithTheirCountsBehindAWordForSeveral) {
  const Reading reading = read("Prussia\nDivision Kern\nRegimenter Till 2, Dale 3\n");
  EXPECT_EQ(unit_of(reading, 0).name, "Regiment Till");
  EXPECT_EQ(unit_of(reading, 1).subunits, 3);
}

TEST(ToldOfAll, SquadronsBehindEachNameAreOfEach) {
  const Reading reading = read("Prussia\nDivision Kern\nGarde du Corps 3 Esq., Gens d'Armes 5 Esq.\n");
  EXPECT_EQ(unit_of(reading, 0).subunits, 3);
  EXPECT_EQ(unit_of(reading, 1).subunits, 5);
}

TEST(ToldOfAll, NamesAloneBehindABrigadeAreItsRegimentsByAGuess) {
  const Reading reading = read("Spain\n1re division\n1re brigade : Toro, Zamora\n2e brigade : Alba, Reina\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.formations.size(), 2U);
  ASSERT_EQ(division.formations[0].units.size(), 2U);
  EXPECT_EQ(division.formations[0].units[1].name, "Zamora");
  EXPECT_NE(division.formations[0].units[1].note.find("from its name behind its brigade"), std::string::npos);
  EXPECT_EQ(division.formations[1].commander, "");
}

TEST(ToldOfAll, TwoNamesAboveTroopsLeadTheBrigade) {
  const Reading reading = read("France\n1re division\n1re brigade : Kern, Roe\n12e de ligne 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Kern, Roe");
}

TEST(ToldOfAll, ATotalOfOneArmIsHeldAgainstThatArm) {
  for (const std::string total : {"Total Infantry 900", "Infantry total: 900"}) {
    const Reading reading = read("France\n1st Division: Kern\n12th Line 900\n5th Hussars 500\n" + total + "\n");
    EXPECT_TRUE(asked(reading).empty()) << total;
  }
}

}  // namespace estafette::readers::told_of_all_test
