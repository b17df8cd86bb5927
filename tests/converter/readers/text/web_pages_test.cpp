// Pages as the web has them, when an umpire copies them: what stands in them is read as it is told.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::web_pages_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(WebPages, EachTwoNumbersHaveTheWordBehindThem) {
  EXPECT_EQ(french("Division Kern\n11e et 12e l\u00E9g\u00E8re, 4e et 82e de ligne\n"),
            "Division Kern[11e l\u00E9g\u00E8re 570; 12e l\u00E9g\u00E8re 570; 4e de ligne 570; 82e de ligne 570; ]");
  EXPECT_EQ(french("Division Kern\n2e, 3e et 4e l\u00E9ger, 5e, 6e et 7e de ligne\n"),
            "Division Kern[2e l\u00E9ger 570; 3e l\u00E9ger 570; 4e l\u00E9ger 570; 5e de ligne 570; 6e de ligne 570; "
            "7e de ligne 570; ]");
  EXPECT_EQ(told(read("Austria\nDivision Kern\n1. und 3. J\u00E4ger, 5. und 8. Linie\n")),
            "Division Kern[1. J\u00E4ger 800; 3. J\u00E4ger 800; 5. Linie 800; 8. Linie 800; ]");
}

TEST(WebPages, AlsoSomebodysTroopsTellNothingOfTheCommandsBehindThem) {
  const Reading reading = read(
      "Britain\n2nd Division: Kern\n1st Brigade: 1/3rd Foot, 1/57th Foot\nalso Roe's Portuguese\n3rd Division: Dale\n"
      "1st Brigade: 1/45th Foot, 1/88th Foot\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  for (const Formation& division : reading.orbat.formations)
    for (const Unit& unit : division.formations.at(0).units) EXPECT_EQ(unit.nation, "Britain") << unit.name;
  EXPECT_EQ(asked(reading), std::vector{4});
}

TEST(WebPages, HeadingsInCapitalsGoOnWithTheirNumbers) {
  const Reading reading = read(
      "France\n6. IMPERIAL GUARD\n1st Fusiliers, 1,570\n7. TROOPS WHICH ENTERED SPAIN IN JUNE\nDivision Roe:\n"
      "2nd L\u00E9ger, 1,020\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  const Formation& troops = reading.orbat.formations.at(1);
  EXPECT_EQ(troops.name, "7. TROOPS WHICH ENTERED");
  EXPECT_EQ(troops.level, Level::corps);
  EXPECT_NE(troops.note.find("level corps, from its number"), std::string::npos) << troops.note;
  const Unit& unit = troops.formations.at(0).units.at(0);
  EXPECT_EQ(unit.nation, "France");
  EXPECT_EQ(unit.quality, Quality::line);
}

TEST(WebPages, ThePointsOfALetterAreNoNumbersOfRegiments) {
  EXPECT_EQ(told(read("Frankreich\n1. Division: Kern\n1tens aus dem 26ten Regiment leichter Infanterie\n"
                      "-- -- 18ten Linien-Regiment\n2tens aus einer Brigade badischer Truppen\ndem 1sten Regiment "
                      "Linien-Infanterie, 1680 Mann,\n")),
            "1. Division[26ten Regiment leichter Infanterie 570; 18ten Linien-Regiment 570; Brigade badischer "
            "Truppen[1sten Regiment Linien-Infanterie 1680; ]]");
  EXPECT_EQ(french("1re division : Kern\n1\u00B0 le 26e r\u00E9giment de ligne\n2\u00B0 12 pi\u00E8ces d'artillerie\n"),
            "1re division[26e r\u00E9giment de ligne 570; Foot artillery 156 12 guns; ]");
  EXPECT_EQ(told(read("Italia\n1\u00AA Divisione: Kern\n1\u00B0 leggero 900\n9\u00B0 3 battaglioni 1.200\n")),
            "1\u00AA Divisione[1\u00B0 leggero 900; 9\u00B0 1200; ]");
}

TEST(WebPages, ARegimentAboveOthersIsNeverTheirHeadingAlone) {
  const Reading reading = read(
      "France\n1re division : Kern\n26e r\u00E9giment d'infanterie l\u00E9g\u00E8re\n- 18e r\u00E9giment de ligne\n"
      "- 7e hussards\n");
  EXPECT_EQ(told(reading),
            "1re division[26e r\u00E9giment d'infanterie l\u00E9g\u00E8re 570; 18e r\u00E9giment de ligne 570; 7e "
            "hussards 450; ]");
  EXPECT_EQ(asked(reading), std::vector{3});
  EXPECT_EQ(
      told(read("France\n1re division : Kern\n1re demi-brigade provisoire\n- 2/14e ligne 500\n- 3/20e ligne 600\n")),
      "1re division[2/14e ligne 500; 3/20e ligne 600; ]");
}

TEST(WebPages, TheArtilleryBehindTheBrigadesIsTheGeneralsWhoIsNamedAboveAll) {
  const Reading reading = read(
      "Organization of the troops, March 1862\n\nBrigadier General ADAM KERN commanding.\n\nFirst Brigade.\n\nColonel "
      "JOHN ROE.\n\n19th Illinois, Colonel A. Dale.\n\nSecond Brigade.\n\nColonel PAUL TILL.\n\n2nd Ohio, Colonel L. "
      "Lake.\n\nArtillery.\n\nCaptain CYRUS PETIT.\n\n5th Indiana, battery, Captain P. Huber.\n");
  EXPECT_EQ(told(reading),
            "Division of Brigadier General ADAM KERN[5th Indiana, battery 120 8 guns; First Brigade[19th Illinois 570; "
            "]Second Brigade[2nd Ohio 570; ]]");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("Artillery: Captain CYRUS PETIT"), std::string::npos);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(WebPages, TheLastColumnOfARowIsTheSumOfWhatItLists) {
  EXPECT_EQ(told(read("France\nDivision Kern:\n14th of the Line (1st and 2nd batts.), 1,488; 44th of the Line (1st and "
                      "2nd batts.), 1,614 | 3,102\n")),
            "Division Kern[14th of the Line 1488; 44th of the Line 1614; ]");
}

TEST(WebPages, HorseGrenadiersOfTheRussianGuardRide) {
  const Reading reading = read(
      "\u0420\u043E\u0441\u0441\u0438\u044F\n1-\u044F \u0431\u0440\u0438\u0433\u0430\u0434\u0430: "
      "\u0433\u0435\u043D\u0435\u0440\u0430\u043B \u041A\u0435\u0440\u043D\n\u041B\u0435\u0439\u0431-"
      "\u0433\u0432\u0430\u0440\u0434\u0438\u0438 "
      "\u041A\u043E\u043D\u043D\u043E-\u0433\u0440\u0435\u043D\u0430\u0434\u0435\u0440\u0441\u043A\u0438\u0439 "
      "\u043F\u043E\u043B\u043A\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::heavy_cavalry);
}

TEST(WebPages, TheLetterOfABatteryIsNoWordForAnd) {
  EXPECT_EQ(
      asked(read("Union Army\nFirst Division: Kern\nRoe's Battery (E), 2d Illinois Light Artillery, Lieut. Moe\n")),
      std::vector<int>{});
}

TEST(WebPages, TheCommanderInChiefBehindAComma) {
  const Reading reading =
      read("French Army\nCommander-in-Chief, Major-General J. Kern.\n1st Division: Roe\n9th Line 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Major-General J. Kern");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(WebPages, SomeCompaniesOfATroopThatHasOnlyAName) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: 1/7th, 1/23rd, 1 company Brunswick Oels\n2nd Brigade: 1/8th, 2/30th, one "
                      "company 95th Rifles\n")),
            "1st Brigade[1/7th 650; 1/23rd 650; Brunswick Oels 100; ]2nd Brigade[1/8th 650; 2/30th 650; 95th Rifles "
            "100; ]");
}

TEST(WebPages, HowManyBatteriesABrigadeOfGunsHadIsAsked) {
  EXPECT_EQ(asked(read("\u0420\u043E\u0441\u0441\u0438\u044F\n1-\u044F "
                       "\u0434\u0438\u0432\u0438\u0437\u0438\u044F\n2-\u044F "
                       "\u0430\u0440\u0442\u0438\u043B\u043B\u0435\u0440\u0438\u0439\u0441\u043A\u0430\u044F "
                       "\u0431\u0440\u0438\u0433\u0430\u0434\u0430\n")),
            std::vector{3});
}

TEST(WebPages, WhoIsDetachedAndNotPresentIsANoteWhateverTheDay) {
  const Reading reading = read(
      "France\n1st Brigade: Roe\n3rd Hussars 300 men (detached on 4th May)\n4th Hussars 310 men (detached on 4th May "
      "and not present)\n");
  EXPECT_EQ(told(reading), "1st Brigade[3rd Hussars 300; ]");
  EXPECT_NE(unit_of(reading).note.find("4th Hussars 310 men"), std::string::npos);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(WebPages, WhoRulesInACountryTellsWhoseTroopsTheyAre) {
  const Reading reading = read(
      "The Army of Frederick August\n\nKurf\u00FCrst in Sachsen\n\nInfanterie-Regiment Alpha\nK\u00FCrassier-Regiment "
      "F\u00FCrst Anhalt\n");
  for (const Unit& unit : reading.orbat.formations.at(0).formations.at(0).units)
    EXPECT_EQ(unit.nation, "Saxony") << unit.name;
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(WebPages, GunsInOneWordThatIsParted) {
  EXPECT_EQ(told(read("Frankreich\n1. Division: Kern\n26. Linien-Regiment\n12 franz\u00F6s. Artillerie - "
                      "St\u00FCcke\n")),
            "1. Division[26. Linien-Regiment 570; franz\u00F6s. Artilleriest\u00FCcke 156 12 guns; ]");
}

TEST(WebPages, ARegimentWithGunsBehindItIsAskedAbout) {
  EXPECT_EQ(asked(read("Frankreich\n1. Division: Kern\n27. Linien-Regiment 500 Mann, 8 hessische Gesch\u00FCtze\n28. "
                       "Linien-Regiment, 6 hessische Gesch\u00FCtze\n")),
            (std::vector{3, 4}));
}

TEST(WebPages, WhoCommandsIsToldWhateverStandsInABracketBehindHim) {
  const Reading reading = read("Union Army\nKern's Brigade\nCommanded by Col. Adam Roe (13th Ohio)\n13th Ohio 300\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Col. Adam Roe (13th Ohio)");
}

TEST(WebPages, ThePageOfABrigadeNamesItsDivisionBelowIt) {
  const Reading reading = read(
      "Adam Kern's Brigade\nCommanded by Col. Roe\nDale's Division\n13th Georgia Infantry\n361 men\n26th Georgia "
      "Infantry\n188 men\n");
  EXPECT_EQ(told(reading),
            "Dale's Division[Adam Kern's Brigade[13th Georgia Infantry 361; 26th Georgia Infantry 188; ]]");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(brigade.commander, "Col. Roe");
  EXPECT_NE(brigade.note.find("below Dale's Division, which stands behind it"), std::string::npos) << brigade.note;
}

TEST(WebPages, ARegimentAmongNamesMayHaveANumberBehindItsOwn) {
  EXPECT_EQ(told(read("Spain\n3rd Division, General Kern:\nToro (two batts.); Seville no. 1; Lorca - 4,000\n")),
            "3rd Division[Toro 2000; Seville no. 1 1000; Lorca 1000; ]");
}

}  // namespace estafette::readers::web_pages_test
