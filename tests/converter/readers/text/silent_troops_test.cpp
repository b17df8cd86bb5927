// Troops that were taken for others, or for none, without a word: sorts that are told once, posts elsewhere, bodies
// that are called corps.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::silent_troops_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(SilentTroops, ASortToldOnceIsThatOfAllNamesBehindIt) {
  for (const std::string sort : {"Gren. Bns.", "Grenadierbataillone", "Combined Grenadier Battalions",
                                 "Bataillons de grenadiers", "Batallones de granaderos", "Battaglioni granatieri"}) {
    const Reading reading = read("Austria\nDivision Kern\n" + sort + " Alba (1), Dale (1), Till (1);\n");
    for (std::size_t at = 0; at < 3; ++at) EXPECT_EQ(unit_of(reading, at).kind, Kind::grenadiers) << told(reading);
  }
  const Reading horse = read("Prussia\nDivision Kern\nDragoons Roe (5), Dale (10)\n");
  EXPECT_EQ(unit_of(horse, 1).kind, Kind::medium_cavalry);
  EXPECT_EQ(unit_of(horse, 1).subunits, 10);
}

TEST(SilentTroops, NumbersBeforeOneWordForABattalionAreABattalionEach) {
  const Reading reading = read("Sardinia\nDivisione Kern\n5\u00BA e 8\u00BA battaglione bersaglieri\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).name, "8\u00BA battaglione bersaglieri");
}

TEST(SilentTroops, MoreGunsThanTheBatteriesOfANationHaveAreAskedAbout) {
  const Reading reading = read(
      "Anglo-Portuguese Army\nDivision Kern\n1/28th Foot 600\n6 British batteries, 4 Portuguese batteries - 48 guns\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
  EXPECT_TRUE(asked(read("Russia\nDivision Kern\nNarva IR (2) 900\n2 batteries, 24 guns\n")).empty());
}

TEST(SilentTroops, WhoCommandsByTheTitleLeadsTheArmy) {
  const std::string troops = "I. Corps: Roe\nDivision Dale\nIR 17 (3) 2.400\n";
  for (const std::string label : {"Oberbefehlshaber: Graf Kern", "Commanding: Graf Kern",
                                  "Commandant en chef : Graf Kern", "Overall commander: Graf Kern"}) {
    const Reading reading = read("Schlacht bei Dorf\n" + label + "\n\n" + troops);
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Graf Kern") << label << told(reading);
    EXPECT_EQ(reading.orbat.formations.at(0).level, Level::army) << label;
  }
  const Reading named = read("Prussian Army, Commander: Kern\n" + troops);
  EXPECT_EQ(named.orbat.formations.at(0).commander, "Kern");
}

TEST(SilentTroops, ABodyThatIsCalledACorpsIsNoArmyCorps) {
  const Reading reading = read(
      "Britain\n1st Division: Kern\n1/28th Foot 600\nStaff Corps of Cavalry (2 troops) 80\nRoyal Staff Corps 60\n");
  EXPECT_EQ(told(reading).find("Corps["), std::string::npos) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).men.value, 80);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_cavalry);
}

TEST(SilentTroops, TwoTroopsOfHorseAreASquadron) {
  const Unit unit = unit_of(read("Britain\nBrigade Kern\n12th Light Dragoons (6 troops) 420\n"));
  EXPECT_EQ(unit.subunits, 3);
  EXPECT_EQ(unit.men.value, 420);
}

TEST(SilentTroops, ADetachmentOfASortIsTroopsAndNoNote) {
  const Reading reading = read("France\nDivision Kern\n3e ligne (2 bat.) 1200\nD\u00E9tachement de gendarmerie\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::staff);
}

TEST(SilentTroops, JaegersAmongGunsServeNone) {
  for (const std::string line : {"J\u00E4ger-Kompanie", "J\u00E4ger (2)"}) {
    const Reading reading =
        read("Austria\nDivision Kern\nIR 17 (3) 2.400\nArtillerie\n12pf. Batterie (6)\n" + line + "\n");
    EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_infantry) << line << told(reading);
  }
}

TEST(SilentTroops, ARegimentThatIsCalledGendarmesRidesByItsCode) {
  const Reading reading = read("Prussia\nDivision Kern\nCR 10 Gendarmes (5)\nCR Roe 5\n");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::heavy_cavalry);
  EXPECT_EQ(asked(reading), std::vector<int>{4});  // 5 squadrons?
}

TEST(SilentTroops, TroopsThatWereSentAwayAreAskedAbout) {
  const Reading reading = read("Spain\nDivision Kern\nAfrica (2 bns)\nKGL Hussars detached to Dale\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

TEST(SilentTroops, TroopsThatWereSentAwayAreAskedAboutInOtherLanguages) {
  for (const std::string text :
       {"France\nDivision Kern\n3e ligne (2 bat.)\n5e hussards d\u00E9tach\u00E9 aupr\u00E8s de Roe\n",
        "Espa\u00F1a\nDivisi\u00F3n Kern\n\u00C1frica (2 bat.)\nH\u00FAsares de Till destacados con Roe\n",
        "Prussia\nDivision Kern\nIR 3 (2 bns)\nUlanen Dale detachiert zu Roe\n"})
    EXPECT_EQ(asked(read(text)), std::vector<int>{4}) << text;
}

TEST(SilentTroops, TwoRegimentsWithAStrokeBetweenAreAskedAbout) {
  EXPECT_EQ(asked(read("France\nDivision Kern\n3e ligne (2 bat.)\n46e/57e de ligne 3 093\n")), std::vector<int>{4});
}

TEST(SilentTroops, AFigureBehindHorseThatHasNoSuchNumberIsAskedAbout) {
  EXPECT_EQ(asked(read("France\nDivision Kern\n3e ligne (2 bat.)\nGuides \u00E0 cheval 80\n")), std::vector<int>{4});
}

TEST(SilentTroops, WhereAUnitWasPostedIsKept) {
  const Unit unit = unit_of(read("Spain\nDivision Kern\nMurcia Regiment, attached to the vanguard\n"));
  EXPECT_NE(unit.note.find("attached to the vanguard"), std::string::npos) << unit.note;
}

TEST(SilentTroops, CroatsAreTroopsAndNoNation) {
  const Reading reading = read("Austria\nDivision Kern\nIR 3 (2)\nCroats 900\nKaiser HR (5)\n");
  for (const std::size_t at : {1U, 2U}) EXPECT_EQ(unit_of(reading, at).nation, "Austria") << told(reading);
}

TEST(SilentTroops, SizesBeforeGunsDoNotHideTheirNumber) {
  for (const std::string line : {"Artillery: 10 heavy guns", "Artillerie: 10 schwere Gesch\u00FCtze"}) {
    const Unit unit = unit_of(read("Prussia\nDivision Kern\nIR 3 (2 bns)\n" + line + "\n"), 1);
    EXPECT_EQ(unit.guns.value, 10) << line;
    EXPECT_EQ(unit.piece, "12-pounder") << line;
    EXPECT_EQ(unit.commander, "") << line;
  }
}

TEST(SilentTroops, GunsCountedInTheNameOfABatteryAreAskedAbout) {
  EXPECT_EQ(asked(read("Austria\nDivision Kern\nIR 3 (2)\nArtillery 60 battalion pieces + 38 heavy\n")),
            std::vector<int>{4});
}

TEST(SilentTroops, FootAndHorseBehindAnArtilleryHeadingAreBatteries) {
  const Reading reading =
      read("Netherlands\nDivision Kern\n27th J\u00E4gers (809)\nArtillery: Dale horse (8), Till foot (8)\n");
  EXPECT_TRUE(asked(reading).empty());
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::horse_artillery);
  EXPECT_EQ(unit_of(reading, 2).guns.value, 8);
  const Reading french = read("France\nDivision Kern\n3e ligne (2 bat.)\nArtillerie\n1 horse de 4\n2 foot de 8\n");
  EXPECT_EQ(french.orbat.formations.at(0).units.size(), 4U) << told(french);
  EXPECT_EQ(unit_of(french, 2).piece, "8-pounder");
}

TEST(SilentTroops, ALeaderWhoseRankIsTypedSmallHasHisTroopsBehindADash) {
  const Reading reading = read(
      "France\n1re division : g\u00E9n\u00E9ral Kern\n1re brigade : g\u00E9n\u00E9ral Roe - 10e et 20e de ligne\n");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(brigade.commander, "g\u00E9n\u00E9ral Roe");
  EXPECT_EQ(brigade.units.size(), 2U);
}

TEST(SilentTroops, NumbersGluedToLettersOfHorseAreRegiments) {
  const Reading reading = read("British Army\nCavalry Division\nKern: 3DG, 4D\nRoe: 14LD, 1H KGL\n");
  EXPECT_TRUE(asked(reading).empty());
  const Formation& division = reading.orbat.formations.at(0).formations.at(0);
  ASSERT_EQ(division.formations.size(), 2U) << told(reading);
  EXPECT_EQ(division.formations[0].units.at(1).name, "4th Dragoons");
  EXPECT_EQ(division.formations[1].units.at(1).name, "1st Hussars KGL");
}

TEST(SilentTroops, AStarredRemarkWithAYearIsNoBattery) {
  const Reading reading =
      read("British Army\n1st Division: Kern\n1/28th Foot 600\n\n\\* Detached in 1811; back in May\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.size(), 1U) << told(reading);
}

TEST(SilentTroops, BodiesThatAreCalledCorpsAreTroops) {
  EXPECT_EQ(told(read("Union\n1st Brigade: Kern\n9th Ohio 400\nSignal Corps: Cpt Roe\nMarine Corps 300\nInvalid Corps, "
                      "200 men\n")),
            "1st Brigade[9th Ohio 400; Signal Corps 100; Marine Corps 300; Invalid Corps 200; ]");
}

}  // namespace estafette::readers::silent_troops_test
