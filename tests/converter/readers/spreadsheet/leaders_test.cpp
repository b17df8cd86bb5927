// Who leads the commands of a table, and commands of several levels in one column.
#include "converter/readers/any/read_any.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::leaders_test {
namespace {

/// Commands with their levels and leaders, and in brackets the units that have leaders of their own: "corps III Corps,
/// Kern".
void tell(const std::vector<Formation>& formations, std::string& told) {
  for (const Formation& formation : formations) {
    told += std::string(to_string(formation.level)) + " " + formation.name;
    if (!formation.commander.empty()) told += ", " + formation.commander;
    told += "; ";
    for (const Unit& unit : formation.units)
      if (!unit.commander.empty()) told += "(" + unit.name + ", " + unit.commander + ") ";
    tell(formation.formations, told);
  }
}

std::string leaders(const std::string& table) {
  std::string told;
  tell(read_any(table, "table.csv", std::nullopt, test::reader_data()).orbat.formations, told);
  return told;
}

}  // namespace

TEST(Leaders, AnArmyAndACorpsAboveTheTitlesHoldTheCommandsOfTheTableOnce) {
  EXPECT_EQ(leaders("French Army\n2nd Corps: Roe\nUnit\tOfficers\tMen\n1st Infantry Division, Alba\t154\t4214\n"
                    "9th Line\t33\t851\n"),
            "army French Army; corps 2nd Corps, Roe; division 1st Infantry Division, Alba; ");
}

TEST(Leaders, OneCommanderForEachCommandLeadsItAndNotItsFirstRegiment) {
  EXPECT_EQ(leaders("Division;Commander;Unit;Men\n1st Division;Kern;9th Line;900\n;;24th Line;800\n"
                    "2nd Division;Roe;25th Line;700\n;;26th Line;650\n"),
            "division 1st Division, Kern; division 2nd Division, Roe; ");
  EXPECT_EQ(leaders("Division;Commander;Unit;Men\n1st Division;Kern;9th Line;900\n1st Division;Kern;24th Line;800\n"
                    "2nd Division;Roe;25th Line;700\n2nd Division;Roe;26th Line;650\n"),
            "division 1st Division, Kern; division 2nd Division, Roe; ");
}

TEST(Leaders, CommandersOfRegimentsStayTheirs) {
  EXPECT_EQ(leaders("Division;Commander;Unit;Men\n1st Division;Kern;9th Line;900\n;Till;24th Line;800\n"
                    "2nd Division;Roe;25th Line;700\n;Dale;26th Line;650\n"),
            "division 1st Division; (9th Line, Kern) (24th Line, Till) division 2nd Division; (25th Line, Roe) "
            "(26th Line, Dale) ");
  EXPECT_EQ(leaders("Division;Commander;Unit;Men\n1st Division;Colonel Kern;9th Line;900\n1st Division;;24th "
                    "Line;800\n2nd Division;Colonel Roe;25th Line;700\n2nd Division;;26th Line;650\n"),
            "division 1st Division; (9th Line, Colonel Kern) division 2nd Division; (25th Line, Colonel Roe) ")
      << "every row names its command, and not the colonel: he is that of the one regiment";
}

TEST(Leaders, OfACommandWithItsOwnRowAreThoseInThatRow) {
  EXPECT_EQ(leaders("Corps;Division;Commander;Unit;Men\nIII Corps;;Alb;;\n;1st Division;Kern;9th Line;900\n"
                    ";;;24th Line;800\n;2nd Division;Roe;25th Line;700\n;;;26th Line;650\n"),
            "corps III Corps, Alb; division 1st Division, Kern; division 2nd Division, Roe; ");
  EXPECT_EQ(leaders("Korps;Brigade;Regiment;Mann\nIII. Korps;;;\nGen.Lt. v. Alb;;;\n;3. Brigade GM v. Kern;;\n"
                    ";;9. Inf.-Rgt.;900\n;;24. Inf.-Rgt.;800\n"),
            "corps III. Korps, Gen.Lt. v. Alb; division 3. Brigade, GM v. Kern; ")
      << "his name alone below the command";
}

TEST(Leaders, CommandsOfSeveralLevelsInOneColumnKeepTheirOwn) {
  EXPECT_EQ(leaders("Formation;Commander;Unit;Men\nIII Corps;Alb;;\n1st Division;Kern;9th Line;900\n;;24th Line;800\n"
                    "2nd Division;Roe;25th Line;700\n;;26th Line;650\nIV Corps;Till;;\n3rd Division;Dale;27th "
                    "Line;640\n;;28th Line;630\n"),
            "corps III Corps, Alb; division 1st Division, Kern; division 2nd Division, Roe; corps IV Corps, Till; "
            "division 3rd Division, Dale; ");
}

TEST(Leaders, AColumnOfNoTitleThatNamesCommandsHoldsThem) {
  EXPECT_EQ(leaders("Strength of the army on 15 July 1812,,,,\n,,Officers,Men,Horses\n1st Division (Kern),6th Light "
                    "(2),46,1055,\n,69th Line (2),51,1408,\n2nd Division (Roe),25th Light (3),54,1485,\n,27th Line "
                    "(2),40,1637,\nLight Cavalry (Till),3rd Hussars (3 sqns),17,231,248\n,22nd Chasseurs "
                    "(2),17,236,253\n"),
            "division 1st Division, Kern; division 2nd Division, Roe; division Light Cavalry, Till; ");
}

TEST(Leaders, AGamersRosterNamesACorpsAndItsLeaderAboveItsTitles) {
  EXPECT_EQ(leaders("1st Corps;Kern;Competent 6\"\"\nUnit;Type;Morale;Men\n34th Line I;Line;Reg;640\n21st Light "
                    "I;Light;Vet;700\n2nd Corps;Roe;;\nUnit;Type;Morale;Men\n28th Light I;Light;Vet;650\n"),
            "corps 1st Corps, Kern; division 1st Corps troops; corps 2nd Corps, Roe; division 2nd Corps troops; ");
}

TEST(Leaders, ACommandWhereATitleShouldBeIsTheFirst) {
  EXPECT_EQ(leaders("Order of battle;;;\n1st Division: Kern;Inf.;Cab.;Guns\nBurgos Regiment;1850;;\nLusitania "
                    "Dragoons;;320;\n2nd Division: Roe;;;\nCastile Regiment;1400;;\n"),
            "division 1st Division, Kern; division 2nd Division, Roe; ");
}

TEST(Leaders, ARatingIsNobodysName) {
  EXPECT_EQ(leaders("Unit;Troop type;Strength;Commander rating\nAdvance Guard - Kern;;;7\nSmaland Dragoons;Medium "
                    "Cavalry;520;\nMain Body - Roe;;;8\nUppland Regiment;Line infantry;1100;\n"),
            "division Advance Guard, Kern; division Main Body, Roe; ");
}

TEST(Leaders, WhoStandsBesideADivisionBeforeTheColumnOfItsBrigadesLeadsTheDivision) {
  EXPECT_EQ(
      leaders("Nation,Division,Commander,Brigade,Unit,Men\nBritain,1st Division,Spencer,Kern,1/3rd Foot,800\n"
              "Britain,1st Division,Spencer,Kern,1/4th Foot,700\nBritain,1st Division,Spencer,Dorn,1/5th "
              "Foot,600\nBritain,3rd Division,Picton,Falk,1/45th Foot,508\n"),
      "division 1st Division, Spencer; brigade Kern; brigade Dorn; division 3rd Division, Picton; brigade Falk; ");
}

TEST(Leaders, ARatingBesideTheLeaderIsHisAndTheClassOfTheTroopsIsTheirs) {
  const Reading reading = read_any(
      "Formation;Commander;Rating;Unit;Type;Men;Class;Nation\n1st Brigade;Roe;Good;9th Line;LN;900;Reg;France\n;;;24th "
      "Line;LN;850;Vet;France\n2nd Brigade;Dale;Poor;13th Leger;LI;700;Vet;France\n",
      "table.csv", std::nullopt, test::reader_data());
  const std::vector<Formation>& brigades = reading.orbat.formations;
  EXPECT_EQ(brigades.at(0).units.at(0).quality, Quality::line);
  EXPECT_EQ(brigades.at(0).units.at(1).quality, Quality::veteran);
  EXPECT_EQ(brigades.at(1).units.at(0).quality, Quality::veteran);
  EXPECT_EQ(brigades.at(1).commander, "Dale");
}

}  // namespace estafette::readers::leaders_test
