// Histories and pages as umpires copy them: lists of batteries, legions of American states, strengths by arm.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::copied_histories_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(CopiedHistories, ALineOfBatteriesInARunInListIsNoHeaderOfATable) {
  const std::string page =
      "First Division.\n\nFIRST BRIGADE.--Brig. Gen'l Kern, 21st Ill., 38th Ill.,\n29th Ind., 31st Ind., 81st Ind., "
      "90th "
      "O. SECOND\nBRIGADE.--Col. Roe 59th Ill., 75th Ill., 84th Ill.,\n30th Ind., 24th O. ARTILLERY.--5th "
      "Ind.\nBattery, 4th U.S. Art., Co. \"H;\" 4th U.S. Art., Co. \"M.\"\n\nSecond Division.\n\nFIRST BRIGADE.--Col. "
      "Dale, 36th Ill., 44th Ill.\n";
  const Reading reading = read_any(page, "page.txt", std::nullopt, test::reader_data());
  EXPECT_EQ(reading.format, Format::text);
  EXPECT_EQ(reading.orbat.formations.size(), 2U);
  const std::string named =
      "1st Brigade, Col. Kern: 1st La.; 2d La.\nRoe's Battalion, Maj. Roe: Toe's battery; Dale's battery, Capt. "
      "Dale\nTill's Battalion, Maj. Till; Moe's (Va.) battery, Alba Art.; Ross's (Va.) battery, Salem Art.\n";
  EXPECT_EQ(look_at(named, test::reader_data(), "page.txt"), Format::text);
}

TEST(CopiedHistories, AStateInBracketsIsOneHoweverShort) {
  const Reading reading = read(
      "1st Brigade: Brig. Gen. Kern\nDale's (Ga.) Legion Cavalry Colonel Roe\nMorven (Va.) Cavalry, Col. Till\nMoe "
      "Davis "
      "(Ga.) Legion, Col. Toe\nAlba (Va.) Art., Capt. Lane\n");
  EXPECT_EQ(told(reading),
            "1st Brigade[Dale's Legion Cavalry (Ga.) 520; Morven Cavalry (Va.) 520; Moe Davis Legion (Ga.) 570; Alba "
            "Va. Art 120 8 guns; ]");
  EXPECT_EQ(unit_of(reading).commander, "Colonel Roe");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(CopiedHistories, WhoLeadsALegionStandsBehindItsName) {
  const Reading reading = read("Confederacy\n1st Brigade: Brig. Gen. Kern\nMorven Legion Lt. Col. Martin Roe\n");
  EXPECT_EQ(unit_of(reading).name, "Morven Legion");
  EXPECT_EQ(unit_of(reading).commander, "Lt. Col. Martin Roe");
}

TEST(CopiedHistories, TheRegimentsBehindASemicolonAreTheBrigades) {
  EXPECT_EQ(
      told(read("Confederacy\n1st Division: Moe\nFourth (Starke's) Brigade, Col. Kern; 1st La. (Vols.), Lieut.-Col. "
                "Roe; 2d La., Maj. Dale\nStarke's Brigade, Col. Till: 5th La., Col. Toe; 6th La., Maj. Lane\n")),
      "1st Division[Fourth (Starke's) Brigade[1st La. (Vols.) 570; 2d La 570; ]Starke's Brigade[5th La 570; 6th La "
      "570; ]]");
}

TEST(CopiedHistories, ABattalionOfBatteriesIsTheirCommandWhateverParts) {
  for (const char* line : {"Kern's Battalion, Maj. Kern: Toe's battery, Capt. Toe; Roe's battery",
                           "Kern's Battalion, Maj. Kern; Toe's "
                           "battery, Roe's battery",
                           "Kern's (Va.) Battn. (Maj. Kern): Toe's battery; Roe's battery"}) {
    const Reading reading = read(std::string("Confederacy\n1st Division: Moe\n") + line + "\n");
    const Formation& battalion = reading.orbat.formations.at(0).formations.at(0);
    EXPECT_EQ(battalion.commander, "Maj. Kern") << line;
    ASSERT_EQ(battalion.units.size(), 2U) << line;
    EXPECT_EQ(battalion.units.at(1).kind, Kind::foot_artillery) << line;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
}

TEST(CopiedHistories, BatteriesByCommasAreEachOne) {
  EXPECT_EQ(
      told(read("Confederacy\n1st Division: Moe\nArtillery: Toe's battery, Alba Art., 2d Howitzers, Dale's battery, "
                "Capt. Dale\n")),
      "1st Division[Toe's battery 120 8 guns; Alba Art. 120 8 guns; 2d Howitzers 120 8 guns; Dale's battery 120 8 "
      "guns; ]");
}

TEST(CopiedHistories, ATownInTheNameOfAnAmericanBatteryIsNoNation) {
  for (const Unit& unit : read("Confederacy\n1st Division: Moe\nHanover Artillery (4 guns)\n21st Virginia, Irish "
                               "Battalion 300\n")
                              .orbat.formations.at(0)
                              .units)
    EXPECT_EQ(unit.nation, "Confederacy") << unit.name;
}

TEST(CopiedHistories, MenOfEachArmBehindACommandAreItsStrengthAndNoTotalOfOthers) {
  const Reading reading = read(
      "Austria\nKern Division: 4,000 infantry, 900 cavalry, 12 guns\nRoe Division - 3,500 infantry, 12 guns\nDale "
      "Division: 3,100 infantry, 6 guns\n");
  EXPECT_EQ(told(reading),
            "Kern Division[Kern Division 4000; Kern Division cavalry 900; Kern Division artillery 168 12 guns; ]Roe "
            "Division[Roe Division artillery 168 12 guns; Roe Division 3500; ]Dale Division[Dale Division 3100; Dale "
            "Division artillery 84 6 guns; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
  // Below a command of that name it is the total that it was.
  EXPECT_EQ(asked(read("Austria\n1st Division: Kern\nIR 3 1,200\nHussars 4 800\n1st Division: 1,200 infantry, 800 "
                       "cavalry\n")),
            std::vector<int>{});
}

TEST(CopiedHistories, SquadronsBehindBattalionsAreTroopsOfTheirOwn) {
  EXPECT_EQ(told(read("Austria\nAdvance guard: 2 battalions of light infantry and 4 squadrons\n")),
            "Advance guard[light infantry 1600; Light cavalry 520; ]");
  EXPECT_EQ(told(read("Austria\nAdvance guard: 2 battalions of light infantry, 4 squadrons, 1 battery\n")),
            "Advance guard[light infantry 1600; Light cavalry 520; Foot artillery 84 6 guns; ]");
}

TEST(CopiedHistories, AStrengthOfFootAndHorseIsSharedByBoth) {
  const Reading reading = read("France\n1st Division: Moe\nConsular Guard (1,200 men): 1 battalion and 2 squadrons\n");
  EXPECT_EQ(told(reading), "1st Division[Consular Guard cavalry 362; Consular Guard 838; ]");
  EXPECT_GT(reading.guesses, 0);
}

TEST(CopiedHistories, WhatAnnouncesAListOrTellsAPictureIsNoTroops) {
  EXPECT_EQ(
      french("Voici l'ordre de bataille de l'Arm\u00E9e fran\u00E7aise de 124 000 hommes, en 1815.\n1re division : "
             "g\u00E9n\u00E9ral Kern\n24e de ligne 900"),
      "1re division[24e de ligne 900; ]");
  EXPECT_EQ(told(read("The British 48th Foot charges at the Battle of Morven\nBritain\n1st Division: Kern\n24th Foot "
                      "700\n")),
            "1st Division[24th Foot 700; ]");
  EXPECT_EQ(asked(read("Francia\nI Francesi (28.000 uomini e 25 pezzi) bivaccano sulle posizioni del giorno "
                       "precedente:\nDivisione Kern (3.700 uomini): 6 battaglioni\n")),
            std::vector<int>{2});
}

TEST(CopiedHistories, ADivisionOfManyBattalionsMayBeStrong) {
  EXPECT_EQ(asked(read("France\nKern Division (5,300 men): 9 battalions\n")), std::vector<int>{});
}

TEST(CopiedHistories, ANumberTakesTheChasseursBehindItAndNotTheHussarsBeforeIt) {
  EXPECT_EQ(french("1st Brigade: 3rd Hussars, 14th & 26th Chasseurs (2 sqns each)"),
            "1st Brigade[3rd Hussars 300; 14th Chasseurs 300; 26th Chasseurs 300; ]");
  // But not what is surely of another arm.
  EXPECT_EQ(french("1re brigade : 21e l\u00E9g\u00E8re 1.500, 31e 2.300, 9e hussards 600"),
            "1re brigade[21e l\u00E9g\u00E8re 1500; 31e 2300; 9e hussards 600; ]");
}

TEST(CopiedHistories, OfficersMenAndTotalBehindAListAreOfAllInIt) {
  EXPECT_EQ(
      french("1st Division: Moe\nBrigade Kern: 2nd L\u00E9ger, 36th Line 146 4,656 4,802\nBrigade Roe: 120th Line, "
             "122nd Line 102 3,866 3,968"),
      "1st Division[Brigade Kern[2nd L\u00E9ger 2401; 36th Line 2401; ]Brigade Roe[120th Line 1984; 122nd Line "
      "1984; ]]");
}

TEST(CopiedHistories, TheSumOfLossesIsNoStrength) {
  const Reading reading = read(
      "Union\n1st Division: Moe\n1st Brigade\nK-39, W-143, M-676 = 858\n   Col. Kern\n  \u2022 2nd Iowa: Lt. Col. "
      "Roe\n\nNot brigaded\nK-1, W-5, M-0 = 6\n  \u2022 Company C, 2nd U.S. Cavalry: Lt. Dale\n  \u2022 Battery D, 1st "
      "Missouri Light Artillery (4 20 lb Parrott R): Capt. Till\n");
  EXPECT_EQ(told(reading),
            "1st Division[1st Brigade[2nd Iowa 570; ]Not brigaded[Company C, 2nd U.S. Cavalry 130; Battery D, 1st "
            "Missouri Light Artillery 60 4 guns; ]]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(CopiedHistories, WhoLedForSomeDaysIsACommanderToo) {
  const Reading reading = read(
      "Confederacy\nII Corps\nLieutenant General Kern (mw 5/2)\nMajor General Roe (to 5/23)\n1st Division: Moe\n2nd "
      "Va. "
      "300\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Lieutenant General Kern (mw 5/2)");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(CopiedHistories, LettersThatNumberAListAreNoNames) {
  EXPECT_EQ(
      told(read("Union\n1st Division: Moe\nA. 1st Illinois Light Artillery, Battery D (62)\nCapt. Kern\nB. 4th "
                "Illinois Cavalry (247)\n2nd Division: Roe\nA. 2nd Michigan Cavalry (384)\n")),
      "1st Division[1st Illinois Light Artillery, Battery D 62 8 guns; 4th Illinois Cavalry 247; ]2nd Division[2nd "
      "Michigan Cavalry 384; ]");
  EXPECT_EQ(read("Confederacy\nA. P. Kern's Division\n2nd Va. 300\nB. R. Roe's Division\n3rd Va. 300\n")
                .orbat.formations.at(0)
                .name,
            "A. P. Kern's Division");
}

TEST(CopiedHistories, FootAndHorseBatteriesOfOneWordAreBothCounted) {
  EXPECT_EQ(french("1st Division: Moe\n24th Line 900\n2 foot and 1 horse batteries (22 guns)"),
            "1st Division[24th Line 900; Foot artillery 1 98 8 guns; Foot artillery 2 97 7 guns; Horse artillery 105 7 "
            "guns; ]");
  EXPECT_EQ(
      french("1re division : Moe\n24e de ligne 900\n2 batteries \u00E0 pied et 1 \u00E0 cheval"),
      "1re division[24e de ligne 900; Foot artillery 1 104 8 guns; Foot artillery 2 104 8 guns; \u00E0 cheval 90 6 "
      "guns; ]");
}

TEST(CopiedHistories, GunsInLettersAreCounted) {
  EXPECT_EQ(
      french("1st Division: Moe\nArtillery: 2 foot batteries (each six 12-pdrs and two howitzers), 1 horse battery "
             "(four 6-pdrs and two howitzers)"),
      "1st Division[Foot artillery 1 104 8 guns; Foot artillery 2 104 8 guns; Horse artillery 90 6 guns; ]");
}

TEST(CopiedHistories, GunsBehindFootAndHorseAreABattery) {
  EXPECT_EQ(told(read("Saxony\nSaxon Division: Kern\n3 battalions of infantry, 2 squadrons of hussars, 12 guns\n")),
            "Saxon Division[infantry 1740; hussars 320; Foot artillery 180 12 guns; ]");
}

TEST(CopiedHistories, TheMenOfFootAndHorseTogetherAreSharedAndNotThoseOfTheHorse) {
  EXPECT_EQ(french("1st Division: Moe\n6 battalions of infantry, 6 squadrons of hussars = 4,200 men"),
            "1st Division[infantry 3600; hussars 600; ]");
}

TEST(CopiedHistories, ASummaryOnOneLineIsATotal) {
  EXPECT_EQ(told(read("Prussian Army\nSummary: 32 bns, 16 sqns, 28 heavy artillery pieces\n1st Division: Kern\nKleist "
                      "Infantry (2 bns)\n")),
            "Prussian Army[1st Division[Kleist Infantry 1380; ]]");
}

TEST(CopiedHistories, ACampaignIsNamedAfterTheCountryOfTheOthers) {
  EXPECT_EQ(
      unit_of(read("Composition de l'arm\u00E9e fran\u00E7aise\nCampagne de Russie\n13e division : g\u00E9n\u00E9ral "
                   "Kern\n84e de ligne 900\n"))
          .nation,
      "France");
}

TEST(CopiedHistories, AHeadingAboveAParagraphIsAskedAboutAndNoBattalionUnnoticed) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade: Kern\n24th Foot 700\nLight Battalion\nThis was formed at Morven in the "
                       "spring of that year from the companies of five. They were trained there and did well.\n")),
            std::vector<int>{4});
}

TEST(CopiedHistories, TheGrenadiersOfTwoRegimentsAreTheBattalionThatTheyAre) {
  EXPECT_EQ(asked(read("Prussia\n1st Brigade: Kern\nGrenadier Battalion Roe (13/26)\n2. Westf\u00E4lisches "
                       "Landwehrregiment, 3 Btl.\n")),
            std::vector<int>{});
}

TEST(CopiedHistories, ANationWithItsCommanderHeadsWhatIsBelowIt) {
  for (const char* heading :
       {"British (Roe)", "British: Roe", "British, Roe", "British (Sir John Roe)", "Anglais (Roe)"}) {
    const Reading reading = read(std::string("French (Marshal Kern)\n1st Division: Moe\n24th Line 900\n\n") + heading +
                                 "\n2nd Division: Dale\n1/61st 778\n");
    EXPECT_EQ(asked(reading), std::vector<int>{}) << heading;
    for (const Formation& top : reading.orbat.formations) {
      const Formation& division = top.units.empty() && !top.formations.empty() ? top.formations.at(0) : top;
      const Unit& unit = division.units.at(0);
      EXPECT_EQ(unit.nation, unit.name == "1/61st" ? "Britain" : "France") << heading;
    }
  }
}

TEST(CopiedHistories, TwoBatteriesOfTwoLeadersInOneAreAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division: Moe\nRoe's (3pdr), Dale's (6pdr), Till's and Kern's KGL (6pdr)\n")),
            std::vector<int>{3});
}

TEST(CopiedHistories, SquadronsBehindTheLastAreSharedWithNoFoot) {
  EXPECT_EQ(told(read("Prussia\nVanguard: GM von Moe\nLight troops: Alba J\u00E4ger Bn., Fusilier Bn. Kern, Hussars "
                      "Roe (10 sqns)\n")),
            "Vanguard[Alba J\u00E4ger Bn. 690; Fusilier Bn. Kern 690; Hussars Roe 1300; ]");
}

TEST(CopiedHistories, FootAndHorseAtACommaAreNotOneUnit) {
  EXPECT_EQ(asked(read("Austria\n1st Division: Moe\nGrenadier Bn. Kern, Hussars Roe (8 sqns)\nJ\u00E4ger Bn. Dale, "
                       "Hussars Till (8 sqns)\nIR Lake (3 bns)\n")),
            (std::vector<int>{3, 4}));
}

TEST(CopiedHistories, GrenadiersOnFootStayOnFootAmongHorse) {
  const Reading reading = read("France\nBrigade de cavalerie Kern\nGrenadiers \u00E0 pied (800)\n2e dragons (300)\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::grenadiers);
}

TEST(CopiedHistories, DBIsADemiBrigade) {
  const Reading reading = read(
      "France\nDivision Moe\nBrigade Kern : 28e DB (998)\nBrigade Roe : 24e l\u00E9g\u00E8re "
      "(1 801), 43e DB (1 901), 96e DB (1 586)\n");
  EXPECT_EQ(
      told(reading),
      "Division Moe[Brigade Kern[28e DB 998; ]Brigade Roe[24e l\u00E9g\u00E8re 1801; 43e DB 1901; 96e DB 1586; ]]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(CopiedHistories, BrigadesOnALineAreThemselves) {
  const char* told_of = "9th Division[Kern's Brigade[1st Texas 426; 4th Texas 415; ]Roe's Brigade[4th Alabama 346; ]]";
  for (const char* line :
       {"9th Division: Kern's Brigade - 1st Texas (426), 4th Texas (415); Roe's Brigade - 4th Alabama (346)",
        "9th Division\nKern's Brigade - 1st Texas (426), 4th Texas (415); Roe's Brigade - 4th Alabama (346)",
        "9th Division\nKern's Brigade: 1st Texas (426), 4th Texas (415); Roe's Brigade: 4th Alabama (346)"}) {
    const Reading reading = read(std::string("Confederacy\n") + line + "\n");
    EXPECT_EQ(told(reading), told_of) << line;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
}

TEST(CopiedHistories, AnAdvanceGuardOfDivisionsIsACorpsAmongCorps) {
  for (const char* guard :
       {"Advance Guard\nFML Kern (14,263 men, 48 guns)\n", "Advance Guard: FML Kern (14,263 men)\n"}) {
    const Reading reading = read(std::string("Austria\n") + guard +
                                 "Division: FML Roe\nIR Dale (3 bns)\nI Corps\nGdK Till\n"
                                 "Division: FML Moe\nIR Lake (3 bns)\n");
    EXPECT_EQ(told(reading), "Advance Guard[Division Roe[IR Dale 2400; ]]I Corps[Division Moe[IR Lake 2400; ]]")
        << guard;
  }
}

TEST(CopiedHistories, HorseBehindAPartOfFootIsAskedAbout) {
  EXPECT_EQ(
      asked(read("Saxony\n1st Brigade: Moe\nKern Bn., 3 squadrons of hussars\n2 Kp. Alba J\u00E4ger, Leibhusaren (3 "
                 "Esk.)\n2 Bat. Toro J\u00E4ger, Husaren Roe (3 Esk.)\nIR Dale (2), 2 Kp. Reina J\u00E4ger, Till "
                 "Dragoner (3 Esk.)\n")),
      (std::vector<int>{3, 4, 6}));  // those with a count of each are two units
}

TEST(CopiedHistories, OneSquadronOfHussarsIsOneSquadron) {
  EXPECT_EQ(told(read("Saxony\n1st Brigade: Moe\n1 squadron of hussars\nIR Kern (2 bns), 1 squadron of dragoons\n")),
            "1st Brigade[hussars 160; IR Kern 1160; dragoons 160; ]");
}

}  // namespace estafette::readers::copied_histories_test
