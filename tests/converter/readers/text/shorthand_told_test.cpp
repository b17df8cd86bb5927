// What forums, clubs and old books put in short, and what was silently read wrong of it.
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::shorthand_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::string british(const std::string& lines) {
  return told(read("Britain\n1st Brigade: Kern\n" + lines + "\n"));
}

}  // namespace

TEST(Shorthand, LettersForLineAndLightAreSpelt) {
  EXPECT_EQ(french("1st Brigade\n54 Ln (2/1,000), 4Lt (3 bns, 1,500)\n"),
            "1st Brigade[54th Line 1000; 4th Light 1500; ]");
  EXPECT_EQ(french("1st Brigade\n13 Lt 3 bns - 1829, 17 Ln 2 - 1016\n"),
            "1st Brigade[13th Light 1829; 17th Line 1016; ]");
  EXPECT_EQ(french("1st Brigade\n72 Line (2 bns = 995) 108 Line (3 bns = 1106)\n"),
            "1st Brigade[72nd Line 995; 108th Line 1106; ]");
}

TEST(Shorthand, ProvisionalRegimentsOfTheFrenchAreNoMilitia) {
  const Reading reading = read("France\n1st Brigade: Kern\n6th leg prov (2 bns) 900\n10th prov (2 bns) 900\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(read("Spain\n1st Brigade: Rey\nProv. Toro 900\n")).kind, Kind::militia_infantry);
}

TEST(Shorthand, OneTimesABattalionIsThatBattalion) {
  EXPECT_EQ(british("1 x 1/27th Foot (Steady) 600\n1 x Composite Light Battalion (Crack) 500"),
            "1st Brigade[1/27th Foot (Steady) 600; Composite Light Battalion (Crack) 500; ]");
}

TEST(Shorthand, HonoursDoNotHideAStrength) {
  const Reading reading = read("Britain\n1st Brigade: Kern\n28th Regt., Colonel Roe, K.C.B.    557\n");
  EXPECT_EQ(unit_of(reading).men.value, 557);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Shorthand, ASentenceBehindAListIsANote) {
  EXPECT_EQ(
      told(read("Britain\n1st Division: Kern\nRoe's Bde - 1/4th (750), 1/50th (790). These are the chaps who hold "
                "the farm\nTill's Bde - 3/1st (600) and 2/81st, say 650\n")),
      "1st Division[Roe's Bde[1/4th 750; 1/50th 790; ]Till's Bde[3/1st 600; 2/81st 650; ]]");
}

TEST(Shorthand, BatteriesOfSoManyPiecesEach) {
  EXPECT_EQ(french("1st Division\nTwo foot batteries of eight 6-pounders each\n"),
            "1st Division[Foot artillery 1 104 8 guns; Foot artillery 2 104 8 guns; ]");
  EXPECT_EQ(told(read("Brunswick\n1st Division: Kern\nArtillery, Major Roe. One Horse and one Foot battery, each of 8 "
                      "guns   510\n")),
            "1st Division[Artillery 255 8 guns; Foot artillery 255 8 guns; ]");
}

TEST(Shorthand, NumbersBehindBatteriesAreOneEach) {
  EXPECT_EQ(
      told(read("Prussia\n1st Division: Kern\n12-pounder Foot Batteries, Nos. 2, and 6\n6-pounder Foot Batteries, "
                "Nos. 1 and 3\n")),
      "1st Division[12-pounder Foot Battery 2 128 8 guns; 12-pounder Foot Battery 6 128 8 guns; 6-pounder Foot "
      "Battery 1 128 8 guns; 6-pounder Foot Battery 3 128 8 guns; ]");
}

TEST(Shorthand, EngineersAmongRegimentsAreTroops) {
  EXPECT_EQ(british("1st Foot 600\nRoyal Engineers\nRoyal Marines 300"),
            "1st Brigade[1st Foot 600; Royal Engineers 100; Royal Marines 300; ]");
}

TEST(Shorthand, CaptainsOfBatteriesLeadThem) {
  const Reading reading =
      read("Confederacy\n1st Division: Kern\nHuger (Va.) Artillery, Capt. Roe: 1 10-lb Parrott, 2 Napoleons\n");
  EXPECT_EQ(unit_of(reading).commander, "Capt. Roe");
  EXPECT_EQ(unit_of(reading).guns.value, 3);
}

TEST(Shorthand, TheHeadingOfAColumnIsNoBattery) {
  EXPECT_EQ(
      told(read("Russia\n2nd Corps: Kern\nCorps Artillery\t17th Battery Company (12 guns), 32nd Light Company (12 "
                "guns)\n")),
      "2nd Corps[17th Battery Company 168 12 guns; 32nd Light Company 168 12 guns; ]");
}

TEST(Shorthand, NumbersInAColumnKeepTheirSort) {
  EXPECT_EQ(british("1st Light Battalion    672\n2nd    do.    do.    650"),
            "1st Brigade[1st Light Battalion 672; 2nd Light Battalion 650; ]");
}

TEST(Shorthand, SecondLineIsAClassOfTroops) {
  EXPECT_EQ(told(read("Spain\n1st Division: Rey\n1 figure = 20 men\nToro Regiment        2nd Line   20 figs\nAlba "
                      "Dragoons     2nd Line   10 figs\n")),
            "1st Division[Toro Regiment 400; Alba Dragoons 200; ]");
}

TEST(Shorthand, ListsWithinAListAreAllTold) {
  EXPECT_EQ(french("Division: Kern - 2 bns Grenadiers, 2 bns Chasseurs; Hussars and 1 sqn Mamelukes\n"),
            "Division Kern[Grenadiers 1140; Chasseurs 1140; Hussars 450; Mamelukes 150; ]");
  EXPECT_EQ(french("1st Brigade: 15th Light (less 1 bn; 2 bns), 33rd Line (2 bns)\n"),
            "1st Brigade[15th Light 1140; 33rd Line 1140; ]");
}

TEST(Shorthand, NumbersBehindASortAreItsRegiments) {
  EXPECT_EQ(french("Roe's Dragoons: 17, 18, 19\n"), "Roe[17th Dragoons 450; 18th Dragoons 450; 19th Dragoons 450; ]");
  EXPECT_EQ(french("1st Division: Till\nKern - 17e leg 3, 70e 4\n"), "1st Division[Kern[17e leg 1710; 70e 2280; ]]");
}

TEST(Shorthand, StrengthBehindEachIsOfBoth) {
  EXPECT_EQ(told(read("Russia\n1st Division: Kern\n20th & 21st Jager Regiments (1 ea)(30/700)\n")),
            "1st Division[20th Jager Regiment 365; 21st Jager Regiment 365; ]");
}

TEST(Shorthand, CommandsOfAParagraphBeginBehindStops) {
  EXPECT_EQ(
      told(read("II Corps - Marshal Roe. Div - GdD Kern: II/6th and IV/24th, 25th Line; 9th Line (3). Cav Div - GdD "
                "Till: 5th and 7th Hussars. Losses - c. 670.\n")),
      "II Corps[Div Kern[2/6th 570; 4/24th 570; 25th Line 570; 9th Line 1710; ]Cav Div[5th Hussars 450; 7th "
      "Hussars 450; ]]");
  EXPECT_EQ(
      told(read("French forces: GdD Kern. Right Wing. Div - GdD Roe: 35th Line (4); 10 guns. Div - GdD Till: 23rd "
                "L\u00E9ger (4).\n")),
      "French forces[Right Wing[Div Roe[35th Line 2280; ]Div Till[23rd L\u00E9ger 2280; ]]]");
  EXPECT_EQ(told(read("Frankreich\nIII. Korps - Marschall Kern\n1. Division - General Roe\n9th Line 900\n")),
            "III. Korps[1. Division[9th Line 900; ]]");
  EXPECT_EQ(told(read("Austria\n1st Cav. Bde. - Gen von Lind\n3rd Dragoons 700\n")),
            "1st Cav. Bde[3rd Dragoons 700; ]");
}

TEST(Shorthand, ASortBelowItsNumbersIsTheirs) {
  EXPECT_EQ(french("1st Dragoon Division (Kern): 1st, 2nd, 4th\n    Dragoons     1,200\n"),
            "1st Dragoon Division[1st Dragoons 400; 2nd Dragoons 400; 4th Dragoons 400; ]");
}

TEST(Shorthand, StrengthsAtTheEndsAreOfTheCommands) {
  EXPECT_EQ(
      told(read("Prussia\nI Corps: Roe\nFIRST BRIGADE, General Kern\n12th Regiment (3 bns)\n24th Regiment (3 bns)  "
                "6,600\nSECOND BRIGADE, General Till\n6th Regiment (3 bns)\n28th Regiment (3 bns)  6,200\n")),
      "I Corps[FIRST BRIGADE[12th Regiment 3300; 24th Regiment 3300; ]SECOND BRIGADE[6th Regiment 3100; 28th "
      "Regiment 3100; ]]");
}

TEST(Shorthand, GunsBehindTheTotalOfADivisionAreNoneOfIt) {
  EXPECT_EQ(told(read("Britain\nArmy of Alba\n1st Division: Kern\n1/50th Foot\nDivisional total: 600\n\n2nd Spanish "
                      "Division: Rey\n1/9th Foot\nDivisional total: 700\n\nArtillery\nRoe's Troop RHA (6 guns)\n")),
            "Army of Alba[Roe's Troop RHA 144 6 guns; 1st Division[1/50th Foot 600; ]2nd Spanish Division[1/9th Foot "
            "700; ]]");
}

TEST(Shorthand, OfficersAreAColumnOfTheirOwn) {
  const Reading reading = read(
      "Britain\n            Officers.  Men.  Total.  Killed. Wounded.\nRoe's Brigade\n4th Dragoons 22   336   358    7 "
      "  "
      "22\n16th Light Dragoons 14  259  273   --   --\n");
  EXPECT_EQ(unit_of(reading).name, "4th Dragoons");
  EXPECT_EQ(unit_of(reading).men.value, 358);
  EXPECT_EQ(unit_of(reading, 1).men.value, 273);
}

TEST(Shorthand, NamesOfTheirOwnAreKept) {
  EXPECT_EQ(french("1st Brigade\n1st Sa\u00F4ne-et-Loire Volunteers 500\n"),
            "1st Brigade[1st Sa\u00F4ne-et-Loire Volunteers 500; ]");
  EXPECT_EQ(french("1st Brigade\n1st Sa\u00F4ne-et-Loire Volunteers; 2nd Moselle Volunteers\n"),
            "1st Brigade[1st Sa\u00F4ne-et-Loire Volunteers 570; 2nd Moselle Volunteers 570; ]");
  EXPECT_EQ(unit_of(read("Britain\n1st Brigade: Kern\n5/60th (Royal American) Rifles 90\n")).nation, "Britain");
  EXPECT_EQ(unit_of(read("France\nRoe's Baden bde: 1st IR (2 bns), 3rd IR (2 bns)\n")).nation, "Baden");
}

TEST(Shorthand, BattalionsPutTogetherAreUnits) {
  EXPECT_EQ(british("1/50th Foot 600\n1st Provisional Battalion (2/31st and 2/66th)\nOne company 5/60th Rifles"),
            "1st Brigade[1/50th Foot 600; 1st Provisional Battalion (2/31st and 2/66th) 650; 5/60th Rifles 100; ]");
}

TEST(Shorthand, BrigadierGeneralsLeadDivisions) {
  EXPECT_EQ(told(read("Confederacy\nI Corps: Roe\nFirst Division. Brig.-Gen. Kern.\nFirst Brigade. Col. POND, JR.: 1st "
                      "Arkansas 300\n")),
            "I Corps[First Division[First Brigade[1st Arkansas 300; ]]]");
}

TEST(Shorthand, DismountedDragoonsKeepWhatElseIsSaid) {
  EXPECT_EQ(unit_of(read("Britain\n1st Brigade: Kern\n14th Light Dragoons (dismounted, less one squadron) 295\n")).kind,
            Kind::line_infantry);
}

TEST(Shorthand, WhereAListIsFromIsNoUnit) {
  const Reading reading = read(
      "Prussia\n1st Brigade: Kern\n9th Regiment 900\n\nRoe, A., Der Krieg von 1806, Berlin, "
      "1850.\n806JAA\n");
  EXPECT_EQ(told(reading), "1st Brigade[9th Regiment 900; ]");
  EXPECT_TRUE(asked(reading).empty());
}

}  // namespace estafette::readers::shorthand_test
