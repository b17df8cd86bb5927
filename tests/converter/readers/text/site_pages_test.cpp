// Pages of sites and parks that were new to the readers: strengths behind colons, guards with a general, colonels below
// their regiments, headings that a copy lost.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::site_pages_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(SitePages, AFigureBehindTheColonOfACommandIsItsStrength) {
  EXPECT_EQ(french("1re division (Kern): 2,400\n24e Ligne (2 bataillons)\n25e Ligne (2 bataillons)\n"),
            "1re division[24e Ligne 1200; 25e Ligne 1200; ]");
  EXPECT_EQ(french("Division Kern: 2400\n24e Ligne (2 bataillons)\n25e Ligne (2 bataillons)\n"),
            "Division Kern[24e Ligne 1200; 25e Ligne 1200; ]");
}

TEST(SitePages, TheOlderNameInBracketsLeavesARegimentWhole) {
  EXPECT_EQ(told(read("Prussia\n1st Brigade\n2nd (1st West Prussian) Dragoons (4) 538\n6th (1st West Prussian) IR (3) "
                      "2000\n9th (Colberg) IR 3 bns, 2,100 men\n5th (1st Kurmark) Landwehr Infantry 1,900 men\n")),
            "1st Brigade[2nd (1st West Prussian) Dragoons 538; 6th (1st West Prussian) IR 2000; 9th (Colberg) IR 2100; "
            "5th (1st Kurmark) Landwehr Infantry 1900; ]");
}

TEST(SitePages, MenAndGunsPartedByAStrokeAreTheStrengthOfACommandAndNoPartOfItsName) {
  const Reading reading = read(
      "Prussia\nI Corps - Zieten (2,328 men / 8 guns)\n1st Brigade\n12th IR 2,200 men\n"
      "7th Foot Battery 128 men, 8 guns\n");
  EXPECT_EQ(reading.orbat.formations.at(0).name, "I Corps");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Zieten");
  EXPECT_TRUE(asked(reading).empty());
  EXPECT_EQ(asked(read("Prussia\nI Corps - Zieten (9,328 men / 8 guns)\n1st Brigade\n12th IR 2,200 men\n"
                       "7th Foot Battery 128 men, 8 guns\n")),
            (std::vector{2}));
}

TEST(SitePages, FiguresThatAreLeftInTheNameOfACommandAreAskedAbout) {
  EXPECT_EQ(asked(read("Prussia\nIV Corps - Kern, 31,000 / 88\n1st Brigade\n12th IR 2,200 men\n")), (std::vector{2}));
  EXPECT_TRUE(asked(read("Britain\nArmy of 1815\n1st Brigade\n5th Foot 700 men\n")).empty());
}

TEST(SitePages, ALetteredBatteryInAListHasItsRegimentBehindTheComma) {
  EXPECT_EQ(
      told(read("Union\n2nd Division\nArtillery: Battery H, 3rd Pennsylvania Heavy (2 guns), Battery E, 1st US (4 "
                "guns); Battery M, 2nd US (6 guns)\n")),
      "2nd Division[Battery H 3rd Pennsylvania Heavy 30 2 guns; Battery E 1st US 60 4 guns; Battery M 2nd US 90 6 "
      "guns; ]");
  EXPECT_EQ(read("Union\n1st Division\nHorse Batteries: Battery B & L, 2nd US (6), Battery C, 3rd US (6)\n")
                .orbat.formations.at(0)
                .units.size(),
            2U);
}

TEST(SitePages, GunsThatALetterStandsForAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Division\n1st Rhode Island Light, Battery E: Lt John Kern [108: 6 N]\n")),
            (std::vector{3}));
}

TEST(SitePages, WhoLedFirstIsTheCommanderAndWhoCameAfterHimIsNoted) {
  for (const char* line :
       {"MG James Kern; BG Henry Roe (w)", "MG James Kern / BG Henry Roe", "MG James Kern (w), BG Roe"}) {
    const Reading reading = read(std::string("Union\nFirst Division: ") + line + "\n5th Ohio 300\n");
    EXPECT_TRUE(reading.orbat.formations.at(0).commander.starts_with("MG James Kern")) << line;
    EXPECT_NE(reading.orbat.formations.at(0).note.find("Roe"), std::string::npos) << line;
  }
  const Reading reading = read(
      "Union\nArtillery Brigade: Capt James Kern (w); Capt Henry Roe [1 battery, 6 guns; 196 men]\n1st New York Light, "
      "Battery D [116; 6 guns]\n");
  EXPECT_EQ(asked(reading), (std::vector{2}));  // 196 men are told, and not lost with his successor
}

TEST(SitePages, AStrengthThatItsUnitsCannotHaveIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division: 5,240\n24th Line (1 battalion)\n")), (std::vector{2}));
}

TEST(SitePages, AGuardThatAGeneralLeadsIsACommand) {
  EXPECT_EQ(told(read("Army of the Potomac\nProvost Guard: BG James Kern\n22nd Ohio 400\n29th Ohio 500\nII Corps\n"
                      "First Division: BG Roe\n30th Ohio 600\n")),
            "Army of the Potomac[Provost Guard[22nd Ohio 400; 29th Ohio 500; ]II Corps[First Division[30th Ohio 600; "
            "]]]");
}

TEST(SitePages, AHeadquartersGuardIsNoGuardOfItsSovereign) {
  const Reading reading =
      read("Union\nFirst Division: BG Roe\n30th Ohio 600\nPontoon Train Guard\n14th Ohio, Company E\n");
  EXPECT_EQ(unit_of(reading, 1).quality, Quality::line);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::line_infantry);
}

TEST(SitePages, AGeneralAboveBrigadesThatBeginAnewLeadsADivision) {
  EXPECT_EQ(told(read("Union\nFirst Brigade\nCol. James Kern\n8th Ohio 400\nSecond Brigade\nCol. Henry Roe\n9th Ohio "
                      "500\n\nBrig. Gen. William Till (wounded)\n\nFirst Brigade\n10th Ohio 600\n")),
            "First Brigade[8th Ohio 400; ]Second Brigade[9th Ohio 500; ]William Till[First Brigade[10th Ohio 600; ]]");
}

TEST(SitePages, ACommandThatIsGluedToARegimentLosesNeither) {
  EXPECT_EQ(told(read("Union\nFirst Division\nSecond Brigade: Col. Kern\n53rd Ohio 400\n54th OhioThird Brigade\n"
                      "Brig. Gen. Roe\n48th Ohio 500\n")),
            "First Division[Second Brigade[53rd Ohio 400; 54th Ohio 570; ]Third Brigade[48th Ohio 500; ]]");
}

TEST(SitePages, TheRegimentOfAColonelIsNoPartOfHisName) {
  const Reading reading =
      read("Union\nFirst Division\nSecond Brigade\nCol. James Kern, 20th Illinois\n11th Illinois 400\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Col. James Kern");
}

TEST(SitePages, TheChiefOfStaffBehindACommanderIsNoPartOfHisName) {
  const Reading reading = read(
      "France\n2nd Corps\nCommander, General Kern. Chief of the Staff, General Roe.\n1st Division\n24th Line 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "General Kern");
}

TEST(SitePages, AColonelWhoseNameComesFirstLeadsTheRegimentAboveHim) {
  const Reading reading = read(
      "France\n8th Division\nMorel, GdD Armand\n\n22nd Line Regiment: 3 battalions\nKern, Colonel James\n\n59th Line "
      "Regiment: 2 battalions\nRoe, MAJ Henri\n");
  EXPECT_EQ(unit_of(reading, 0).commander, "Kern, Colonel James");
  EXPECT_EQ(unit_of(reading, 1).commander, "Roe, MAJ Henri");
}

TEST(SitePages, LandwehrInSquadronsIsHorse) {
  const Reading reading = read("Prussia\n1. Brigade: Oberst von Kern\n4 Eskadronen vom 3. Alber Landwehrregiment\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::light_cavalry);
}

TEST(SitePages, FootInSquadronsIsAskedAbout) {
  EXPECT_EQ(asked(read("Prussia\n1. Brigade: Oberst von Kern\nInfanterieregiment Nr. 5 (4 Eskadronen)\n")),
            (std::vector{3}));
}

TEST(SitePages, ACompanyAndItsRegimentOfGunnersAreNoFraction) {
  EXPECT_EQ(told(read("France\n9th Division: Kern\n24th Line 900\n11/9 Foot Artillery Regiment\n")),
            "9th Division[24th Line 900; 11/9th Foot Artillery Regiment 104 8 guns; ]");
  EXPECT_EQ(asked(read("France\n9th Division: Kern\n24th Line 900\n11/9 Foot Artillery Regiment\n")),
            std::vector<int>{});
}

TEST(SitePages, BelowASideOfSeveralNationsItsOwnNameShowsAUnitsNation) {
  const Reading reading = read(
      "Allied\nFirst Division\n1/45th Foot: 442\n9th Portuguese Line: 800\nGuides 120\nFrench\nDale's Division\n"
      "101st Ligne: 1449\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  EXPECT_EQ(units.at(0).nation, "Britain");
  EXPECT_EQ(units.at(1).nation, "Portugal");
  EXPECT_EQ(units.at(2).nation, "unknown");
}

TEST(SitePages, ARankBehindANumberedUnitBeginsItsCommander) {
  const Reading reading = read(
      "Confederates\nFirst Division: Major General Kern\n39th Virginia Cavalry Battalion Major J.H. Roe\n14th "
      "Georgia Lt. Col. Till\n14th Lt. Infantry 500\n");
  EXPECT_EQ(unit_of(reading, 0).name, "39th Virginia Cavalry Battalion");
  EXPECT_EQ(unit_of(reading, 0).commander, "Major J.H. Roe");
  EXPECT_EQ(unit_of(reading, 1).commander, "Lt. Col. Till");
  EXPECT_EQ(unit_of(reading, 2).commander, "");
}

TEST(SitePages, AnArtilleryBattalionWithACommanderHoldsTheBatteriesBelow) {
  EXPECT_EQ(
      told(read("Confederacy\nKern's Division\nRoe's Brigade: Brig. Gen. Roe\n3rd Georgia 400\nArtillery "
                "Battalion: Maj. Lane\nDale (Georgia) Artillery, Co. A: Capt. Till\nDale (Georgia) Artillery, Co. "
                "B: Capt. Moe\n")),
      "Kern's Division[Roe's Brigade[3rd Georgia 400; ]Artillery Battalion[Dale Georgia Artillery, Co. A 120 8 "
      "guns; Dale Georgia Artillery, Co. B 120 8 guns; ]]");
}

TEST(SitePages, BrigadesWithTheirCommandersRunOnInOneParagraph) {
  EXPECT_EQ(
      told(read(
          "Confederacy\nKern\u2019s Division, Brig.-Gen. William Kern:\u2014First Brigade, Brig.-Gen. E. F. Roe; "
          "2d Va., Capt. J. Q. Till; 4th Va., Lieut.-Col. R. D. Moe; 5th Va., Col. H. Lake. Second Brigade, "
          "Brig.-Gen. J. R. Dale; 21st, 42d, and 48th Va. Third (Kern\u2019s) Brigade, Col. E. T. Ware; 47th Ala., "
          "Capt. James Poe; 48th Ala., Capt. C. B. Hay. Fourth Brigade, Col. Henry Dent; 1st La., Maj. Ash; 2d "
          "La., Maj. Elm.\n")),
      "Kern\u2019s Division[First Brigade[2d Va 570; 4th Va 570; 5th Va 570; ]Second Brigade[21st Va 570; 42d Va 570; "
      "48th Va 570; ]Third (Kern\u2019s) Brigade[47th Ala 570; 48th Ala 570; ]Fourth Brigade[1st La 570; 2d La 570; "
      "]]");
}

TEST(SitePages, NumbersOfStateRegimentsMayBeSpelt) {
  const Reading reading = read(
      "Union\nFirst division: Col. Kern\nThirty-sixth Illinois infantry.\nTwelfth Missouri infantry.\nOne battalion "
      "Thirty-ninth Illinois cavalry.\nOne Hundred and Forty-ninth Pennsylvania\n");
  EXPECT_EQ(unit_of(reading, 0).name.substr(0, 13), "36th Illinois");
  EXPECT_EQ(unit_of(reading, 1).name.substr(0, 13), "12th Missouri");
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_cavalry);
  EXPECT_EQ(unit_of(reading, 3).name, "149th Pennsylvania");
}

TEST(SitePages, ATotalSumsUpAsHighACommandAsThoseBeforeIt) {
  const Reading reading = read(
      "France\n1st Corps (Kern)\n1st Cavalry Division (Roe)\n1st Hussars, 2nd Hussars, 3rd Hussars (12 "
      "squadrons).\n2nd Cavalry Division (Till)\n4th Hussars, 5th Hussars, 6th Hussars (12 squadrons).\nTotal: 4800 "
      "cavalry.\n2nd Corps (Moe)\n3rd Cavalry Division (Lake)\n7th Hussars, 8th Hussars, 9th Hussars (12 "
      "squadrons).\n4th Cavalry Division (Dale)\n10th Hussars, 11th Hussars, 12th Hussars (12 squadrons).\nTotal: 2400 "
      "cavalry.\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).men, Men{800});
  EXPECT_EQ(reading.orbat.formations.at(1).formations.at(0).units.at(0).men, Men{400});
  EXPECT_EQ(reading.orbat.formations.at(1).formations.at(1).units.at(0).men, Men{400});
}

TEST(SitePages, BattalionsMayBeNumberedInLetters) {
  const Reading reading =
      read("France\n20e division : g\u00E9n\u00E9ral Kern\nPremier et quatri\u00E8me bataillons du 52e l\u00E9ger\n");
  EXPECT_EQ(unit_of(reading).subunits, 2);
}

TEST(SitePages, ARegimentOfEngineersOfAStateIsNoCompany) {
  EXPECT_EQ(told(read("Union\nEngineer Brigade: BG Kern\n15th New York\n")), "Engineer Brigade[15th New York 570; ]");
}

TEST(SitePages, AnotherBattalionBehindAFullStopIsAskedAbout) {
  EXPECT_EQ(asked(read("Confederacy\nKern's Division: Maj. Gen. Kern\n2d Howitzers. Roe's (Ga.) Battalion\nTill's "
                       "Battery, Capt. H. M. Till. Moe's Battalion\n")),
            (std::vector{3, 4}));
}

}  // namespace estafette::readers::site_pages_test
