// Manners of blogs of wargamers, of wikis that were copied without their marks, and of printed organizations.
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::blogs_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// All notes of commands and units, in one.
std::string notes(const Reading& reading) {
  std::string all;
  const auto add = [&](const auto& self, const Formation& formation) -> void {
    all += formation.note + "|";
    for (const Unit& unit : formation.units) all += unit.note + "|";
    for (const Formation& below : formation.formations) self(self, below);
  };
  for (const Formation& formation : reading.orbat.formations) add(add, formation);
  return all;
}

}  // namespace

TEST(Blogs, LeadersWithARatingAboveTheirBattalionsAreCommandsAndNoRegiments) {
  const Reading reading = read(
      "French under Roe (8)\n\nKern - (8)\n1/12th Light\n2/12th Light\n6 pdr battery\n\nDale - Hesitant (7)\n1/24th "
      "Line\n2/24th Line\n");
  EXPECT_EQ(told(reading),
            "Kern[1/12th Light 570; 2/12th Light 570; 6 pdr battery 104 8 guns; ]Dale[1/24th Line 570; 2/24th "
            "Line 570; ]");
  EXPECT_NE(notes(reading).find("(8)"), std::string::npos);
  EXPECT_NE(notes(reading).find("Hesitant (7)"), std::string::npos);
}

TEST(Blogs, RegimentsByTheNamesOfTheirColonelsRemainRegiments) {
  EXPECT_EQ(
      told(read("Austria\nBrigade: GM Moe\nKerpen (3)\nJordis (3)\n4th J\u00E4ger (1)\n\nBrigade: GM Roe\nAlvinczy "
                "(2)\nSplenyi (2)\n")),
      "Brigade Moe[Kerpen 2400; Jordis 2400; 4th J\u00E4ger 800; ]Brigade Roe[Alvinczy 1600; Splenyi 1600; ]");
}

TEST(Blogs, WhatADieHasToShowIsNoNumberOfBattalions) {
  const Reading reading =
      read("Britain\n1st Brigade: MG Kern\nCombined Grenadiers - Elite 5+, Reliable\n27th Foot 600\n");
  EXPECT_EQ(told(reading), "1st Brigade[Combined Grenadiers 650; 27th Foot 600; ]");
  EXPECT_NE(unit_of(reading).note.find("5+ on a die"), std::string::npos);
}

TEST(Blogs, ADittoInAListStandsForTheWordsOfTheEntryBeforeIt) {
  EXPECT_EQ(
      french("1st Division: GdD Kern\n15th Line (3rd batt.), 1,033; 47th ditto (2nd batt.), 1,210; 4th Light (1st "
             "batt.), 690; 9th ditto (3rd batt.), 700.\n"),
      "1st Division[15th Line (3rd batt.) 1033; 47th Line (2nd batt.) 1210; 4th Light (1st batt.) 690; 9th Light "
      "(3rd batt.) 700; ]");
  const Reading horse = read("France\nCavalry Division: GdD Kern\n1st Dragoons, 261; 3rd ditto, 236; 4th do., 262.\n");
  for (std::size_t at = 0; at < 3; ++at) EXPECT_EQ(unit_of(horse, at).kind, Kind::medium_cavalry);
}

TEST(Blogs, LettersBehindACalibreSayOnlyWhatSortOfGunItIs) {
  const Reading reading = read(
      "Union\n1st Brigade: Col. Hugh Marl\n21st Ohio 500\n12th Battery [4 6-pdr SB]: Capt. Watt\nA, 1st Ohio Light "
      "Artillery (62)\nCaptain Otis Lake\n(4x6pdr WR, 2x12pdr H)\n");
  EXPECT_EQ(unit_of(reading, 1).guns.value, 4);
  EXPECT_EQ(unit_of(reading, 2).guns.value, 6);
  EXPECT_EQ(unit_of(reading, 2).men.value, 62);
}

TEST(Blogs, LossesByLettersAreANoteAndLeaveTheCommanderToHisBrigade) {
  const Reading reading = read(
      "Confederacy\n1st Brigade\nk-71, w-300, m-3 = 374\n   BG Hugh Marl\n\n  8th Tennessee: Col Moss\n  k-1, w-0, m-0 "
      "= "
      "1\n  Dale's Battery (4 guns): Cpt Lake K-0, W-6\n");
  EXPECT_EQ(told(reading), "1st Brigade[8th Tennessee 570; Dale's Battery 60 4 guns; ]");
  EXPECT_EQ(reading.orbat.formations.front().commander, "BG Hugh Marl");
  EXPECT_NE(notes(reading).find("k-71, w-300, m-3 = 374"), std::string::npos);
  EXPECT_NE(notes(reading).find("K-0, W-6"), std::string::npos);
}

TEST(Blogs, AnArmyOfTwoNationsGivesNeitherToItsTroops) {
  const Reading both =
      read("Austro-Russian Army, 1805\n\n1st Brigade: Kern\n8th Infantry Regiment 900\n9th Infantry Regiment 800\n");
  EXPECT_EQ(both.orbat.formations.front().formations.front().units.front().nation, "unknown");
  EXPECT_FALSE(asked(both).empty());
  const Reading mostly = read("Franco-Italian Army\n1st Brigade: General Kern\n8th Line 900\n9th Line 800\n");
  EXPECT_EQ(mostly.orbat.formations.front().formations.front().units.front().nation, "France");
}

TEST(Blogs, AWingBelowAnArmyWithTroopsOfItsOwnIsPartOfIt) {
  EXPECT_EQ(
      told(read("Army of the Mississippi\n\n  3rd Tennessee Cavalry (4 companies): Cpt Bacon\n\nRight Wing\n\nFirst "
                "Division\n\n1st Brigade\n\n  8th Tennessee: Col Moss\n  15th Tennessee: Col Tile\n")),
      "Army of the Mississippi[Army of the Mississippi troops[3rd Tennessee Cavalry 260; ]Right Wing[First "
      "Division[1st "
      "Brigade[8th Tennessee 570; 15th Tennessee 570; ]]]]");
}

TEST(Blogs, APrintedOrganizationInOneParagraphIsCutBeforeItsCommandsAndRegiments) {
  const std::string text =
      "ORGANIZATION OF THE ARMY. SECOND DIVISION. Major-General James S. Kern First Brigade. Brig. Gen. John Moe. "
      "104th "
      "Ill., Lieut. Col. Douglas Hope. 42d Ind., Lt. Col. Wm. T. B. Mack. Second Brigade. Colonel Timothy R. Stone. "
      "19th "
      "Ill., Lt. Col. Alex W. Raft. 18th Ohio, Lt. Col. Chas. H. Grove. 1st Ohio Light, Battery M, Captain Fred Shaw.";
  const Reading reading = read(text);
  EXPECT_EQ(
      told(reading),
      "SECOND DIVISION[First Brigade[104th Ill 570; 42d Ind 570; ]Second Brigade[19th Ill 570; 18th Ohio 570; 1st "
      "Ohio Light, Battery M 120 8 guns; ]]");
  EXPECT_TRUE(looks_like_text_orbat(text, test::words()));
}

TEST(Blogs, WhatATableOfAWikiLeftBetweenItsCellsIsNoName) {
  EXPECT_EQ(
      french(
          "ROWSPAN=2 Division Kern\nGeneral of Division\nHugh Kern\nROWSPAN=2 5,083General of Brigade\nJean Moe\n6th "
          "Light Demi-brigade, 3 battalions 1,114\n22nd Line Demi-brigade, 3 battalions 1,255\n"),
      "Division Kern[6th Light Demi-brigade 1114; 22nd Line Demi-brigade 1255; ]");
}

TEST(Blogs, ASizeStatedBehindAReservationCountsForAllRegiments) {
  EXPECT_EQ(
      told(read("Autriche\nSauf pr\u00E9cisions, chaque r\u00E9giment d'infanterie compte quatre bataillons.\nBrigade "
                "Kern\n12e r\u00E9giment d'infanterie\n1er bataillon du 9e r\u00E9giment d'infanterie\n")),
      "Brigade Kern[12e r\u00E9giment d'infanterie 3200; 1er bataillon du 9e r\u00E9giment d'infanterie 800; ]");
}

TEST(Blogs, AHandfulOfMenIsAskedAboutForItMayBeItsLosses) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade: MG Kern\n5th Foot 640 men\n9th Foot 3 men\n")), std::vector<int>{4});
}

TEST(Blogs, WhatBecameOfACommanderIsNotHisName) {
  const Reading reading = read("Britain\nLangley's Brigade (Killed in action)\n5th Foot 640\n9th Foot 700\n");
  EXPECT_EQ(reading.orbat.formations.front().commander, "");
  EXPECT_NE(notes(reading).find("Killed in action"), std::string::npos);
}

TEST(Blogs, AnArmThatAGeneralLedIsHisCommandAndNoRegimentOfSoManySquadrons) {
  EXPECT_EQ(
      told(read("Prussia\nRight Wing Cavalry under Lieutenant-General von Katz (10 sqns)\nMorven Cuirassiers (5 sqns)\n"
                "Alder Cuirassiers (5 sqns)\nKavallerie der Reserve unter Generalmajor von Roe (10 Schwadronen)\nDale "
                "Hussars (10 sqns)\n")),
      "Right Wing Cavalry[Morven Cuirassiers 650; Alder Cuirassiers 650; ]Kavallerie der Reserve[Dale Hussars 1300; ]");
}

TEST(Blogs, NumbersInTheBracketsOfABrigadeAreItsRegiments) {
  EXPECT_EQ(
      told(read("Piemonte\n1^ Divisione - Ten. Gen. Kern\nBrigata Savona (15\u00BA e 16\u00BA Reggimento)\nBrigata "
                "Piemonte (3\u00BA e 4\u00BA): 5.200 uomini\nBrigata Granatieri (1\u00BA e 2\u00BA)\n")),
      "1^ Divisione[Brigata Savona[15\u00BA Reggimento 570; 16\u00BA Reggimento 570; ]Brigata Piemonte[3\u00BA "
      "reggimento 2600; 4\u00BA reggimento 2600; ]Brigata Granatieri[1\u00BA reggimento Granatieri 570; 2\u00BA "
      "reggimento Granatieri 570; ]]");
  EXPECT_EQ(read("Piemonte\n1^ Divisione - Ten. Gen. Kern\n7\u00BA Fanteria 900\n8\u00BA Fanteria 900\n")
                .orbat.formations.front()
                .commander,
            "Ten. Gen. Kern");
}

TEST(Blogs, HorsesOfALargeFigureAreNoPounders) {
  EXPECT_EQ(
      unit_of(read("Hannover\n1. Brigade: GM Kern\nGarde du Corps 3 Esk. 310 Pf.\nLeib-Regiment 2 Btl. 1280 Mann\n"))
          .men.value,
      310);
}

TEST(Blogs, TroopsBehindACommandWhoseCommanderStandsInBracketsAreNobodysName) {
  const Reading reading = read(
      "Spain\nVanguard (Roe): Voluntarios de Morven, Navas de Kern, Dale\nVoluntarios de Tejas 600\nI Divisione "
      "(Kern): "
      "brigate Alba e Regina, Nizza Cavalleria\n7\u00BA Fanteria 900\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  for (const Formation& formation : reading.orbat.formations)
    EXPECT_EQ(formation.commander.find_first_of(","), std::string::npos) << formation.commander;
  EXPECT_EQ(asked(reading), (std::vector<int>{2, 4}));
}

TEST(Blogs, WhatIsListedBehindTheOnlyStrengthIsAskedAbout) {
  EXPECT_EQ(
      asked(read("France\n1re division: GdD Kern\n24e de ligne 900\nCavalerie : Roe (Pierre) 2.700 chevaux, 5e, 10e, "
                 "15e, 22e chasseurs, 2e hussards\n")),
      std::vector<int>{4});
}

TEST(Blogs, ANationAndWhoLedItOnALineOfTheirOwnBeginItsTroops) {
  const Reading reading = read(
      "French - Kern\n1st Division: General Roe\n9th Line 1,750\n24th Line 1,680\n\nSpanish \u2013 Alba\nVanguard: "
      "Dale\n"
      "Murcia (2) 900\nToro (1) 450\n");
  EXPECT_EQ(told(reading),
            "French[1st Division[9th Line 1750; 24th Line 1680; ]]Spanish[Vanguard[Murcia 900; Toro 450; ]]");
  EXPECT_EQ(reading.orbat.formations.back().commander, "Alba");
  EXPECT_EQ(reading.orbat.formations.back().formations.front().units.front().nation, "Spain");
}

}  // namespace estafette::readers::blogs_test
