// Lists as a scenario maker types them from a book: a leader and a dash before his troops, brigades of a division on
// its line, a brigade beside divisions that list their troops, batteries by their captains, thirds of battalions.
#include "converter/orbat/totals.hpp"
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::typed_lists_1811_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

const Formation& first(const Reading& reading) {
  return reading.orbat.formations.at(0);
}

}  // namespace

TEST(TypedLists1811, ABrigadeBesideDivisionsThatListTheirTroopsIsNotBelowThem) {
  EXPECT_EQ(
      told(read("FRENCH ARMY: Roe\nV Corps: Kern\n  1st Division (Dale): 34e Ligne 900, 40e Ligne 800\n  2nd "
                "Division (Till): 21e L\u00E9ger 700, 100e Ligne 600\nMoe's Brigade: 12e L\u00E9ger 500, 55e Ligne "
                "400\n")),
      "FRENCH ARMY[Moe's Brigade[12e L\u00E9ger 500; 55e Ligne 400; ]V Corps[1st Division[34e Ligne 900; 40e Ligne "
      "800; ]2nd Division[21e L\u00E9ger 700; 100e Ligne 600; ]]]");
}

TEST(TypedLists1811, ALeaderBeforeADashLeadsTheListBehindIt) {
  const Reading reading = read(
      "SPAIN\n3rd Division: Kern \u2013 1st Catalonia, Barbastro, Pravia, Lena (2,000)\nCavalry: Roe \u2013 Santiago, "
      "Husares de Castilla, Granaderos, Reina (1,200)\n");
  EXPECT_EQ(told(reading),
            "3rd Division[1st Catalonia 500; Barbastro 500; Pravia 500; Lena 500; ]Cavalry[Santiago 300; Husares de "
            "Castilla 300; Granaderos 300; Reina 300; ]");
  EXPECT_EQ(first(reading).commander, "Kern");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "Roe");
}

TEST(TypedLists1811, BrigadesBehindTheColonOfADivisionAreThemselves) {
  const std::string division =
      "Division Kern[brigade Roe[106e de ligne 2280; ]brigade Dale[35e de ligne 570; 53e de "
      "ligne 1710; ]]";
  for (const std::string line :
       {"Division Kern : brigade Roe \u2013 106e de ligne (4 bat.) ; brigade Dale \u2013 35e de ligne (1 bat.), 53e de "
        "ligne (3 bat.)",
        "Division Kern : brigade Roe : 106e de ligne (4 bat.) ; brigade Dale : 35e de ligne (1 bat.), 53e de ligne (3 "
        "bat.)"})
    EXPECT_EQ(told(read("France\n" + line + "\n")), division) << line;
  EXPECT_EQ(told(read("France\nDivision Kern : brigade Roe : 7e, 30e dragons\n")),
            "Division Kern[brigade Roe[7e dragons 450; 30e dragons 450; ]]");
}

TEST(TypedLists1811, ALeaderWithTheStrengthOfHisTroopsLeadsThem) {
  const Reading reading = read(
      "Confederacy\n1st Division: Dale\nKern (700): 8th Va 300, 18th Va 400\nRoe's (900 men): "
      "9th Va, 14th Va\n");
  EXPECT_EQ(told(reading), "1st Division[Kern[8th Va 300; 18th Va 400; ]Roe's[9th Va 450; 14th Va 450; ]]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
  EXPECT_EQ(asked(read("Confederacy\n1st Division: Dale\nKern (900): 8th Va 300, 18th Va 400\n")), std::vector<int>{3});
}

TEST(TypedLists1811, BatteriesOfTwoCaptainsAreTwoOfOneNationWithTheGunsOfEach) {
  for (const std::string line : {"Kern's & Roe's KGL coys (6 guns each)", "Kern's and Roe's KGL batteries (12)",
                                 "Artillery: Kern's and Roe's KGL batteries, 12 guns"}) {
    const Reading reading = read("Britain\n1st Division: Dale\n5th Foot 600\n" + line + "\n");
    ASSERT_EQ(first(reading).units.size(), 3U) << line;
    for (const std::size_t at : {1U, 2U}) {
      EXPECT_EQ(unit_of(reading, at).guns.value, 6) << line;
      EXPECT_EQ(unit_of(reading, at).nation, "Hanover") << line;
    }
  }
  const Reading possessive = read("Britain\n1st Division: Dale\nCleeves' & Kern's coys (6 guns each)\n");
  EXPECT_EQ(unit_of(possessive).name, "Cleeves' battery");
}

TEST(TypedLists1811, BatteriesWhoseGunsDoNotComeOutEvenAreNotSharedOut) {
  const Reading reading = read("Britain\n1st Division: Dale\n5th Foot 600\nKern's and Roe's batteries (11 guns)\n");
  EXPECT_EQ(totals(reading.orbat).guns.value, 11);
}

TEST(TypedLists1811, AThirdOfABattalionIsTwoCompanies) {
  for (const std::string line : {"IR 10 Kern (2\u2153 B.)", "IR 10 Kern (2 1/3 Bat.)", "IR 10 Kern, 2\u2153 Baone",
                                 "IR 10 Kern (2 bns, 2 coys)"})
    EXPECT_EQ(unit_of(read("Austria\n1st Division: Dale\n" + line + "\n")).men.value, 1900) << line;
  EXPECT_EQ(unit_of(read("Austria\n1st Division: Dale\nIR 10 Kern (1\u2154 Bat.)\n")).men.value, 1500);
  EXPECT_EQ(unit_of(read("Austria\n1st Division: Dale\nIR 10 \u2153 Bat.\n")).men.value, 300);
  EXPECT_EQ(unit_of(read("Austria\n1st Division: Dale\nIR 2 \u2153 Bat.\n")).men.value, 300);
}

TEST(TypedLists1811, AStrokeBetweenNumbersOfBattalionsIsNoThird) {
  EXPECT_EQ(unit_of(read("France\n1re Division: Dale\n24e de ligne (1/3 bat.)\n")).note.find("companies"),
            std::string::npos);
}

TEST(TypedLists1811, ARankBeforeATitleIsThatOfTheLeader) {
  for (const std::string line :
       {"Brigade GM Graf Kern: IR 15 (3 Baone), IR 25 (3 Baone)", "Brigade GM Graf Kern\nIR 15 (3 Baone)"}) {
    const Reading reading = read("Austria\n" + line + "\n");
    EXPECT_EQ(first(reading).name, "Brigade Kern") << line;
    EXPECT_EQ(first(reading).commander, "GM Graf Kern") << line;
  }
}

TEST(TypedLists1811, HorseOfAnotherSortBehindACommaIsNotLost) {
  const Reading reading = read(
      "France\nDivision Kern\nDragons de la Garde, gardes d'honneur \u2013 400 chevaux\nDragoons "
      "Roe, Hussars Dale (400 horses)\n9e hussards, light cavalry 300\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{3, 4}));
  EXPECT_EQ(unit_of(reading).name, "Dragons de la Garde, gardes d'honneur");
}

TEST(TypedLists1811, TwoWhoLeadANationsArmyTogetherBeginTheOtherSide) {
  const Reading reading =
      read("BRITISH\n1st Division: Kern\n5th Foot 600\n\nSPANISH (Roe & Dale)\n1st Division: Alba (2), Lena (2)\n");
  EXPECT_EQ(asked(reading), std::vector<int>{});
  EXPECT_EQ(reading.orbat.formations.back().commander, "Roe & Dale");
}

TEST(TypedLists1811, HorseAndGunsAfterADivisionWhoseBrigadesAreOnItsLineAreTheCorps) {
  EXPECT_EQ(told(read("Saxony\nVII Corps: Kern\n25th Division: Roe: Brigade Dale: 4th Line 900, 5th Line 800; Brigade "
                      "Till: 6th Line 700, 7th Line 600\nLight Cavalry Brigade Moe: 1st Hussars 400\nArtillery: 2 "
                      "batteries\n")),
            "VII Corps[Foot artillery 1 120 8 guns; Foot artillery 2 120 8 guns; 25th Division[Brigade Dale[4th Line "
            "900; 5th Line "
            "800; ]Brigade Till[6th Line 700; 7th Line 600; ]]Light Cavalry Brigade Moe[1st Hussars 400; ]]");
}

TEST(TypedLists1811, ACorpsWithItsTroopsOnItsLineAmongDivisionsHasNoneOfThoseBelowIt) {
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\n5th Foot 600\n3rd Division: Roe\n7th Foot 700\nReserve Corps: 8th "
                      "Foot 500, 9th Foot 400\n4th Division: Dale\n10th Foot 600\n")),
            "1st Division[5th Foot 600; ]3rd Division[7th Foot 700; ]4th Division[10th Foot 600; ]Reserve "
            "Corps[Reserve Corps troops[8th Foot 500; 9th Foot 400; ]]");
}

TEST(TypedLists1811, MenThatEachBattalionHasAreNotShared) {
  for (const std::string each : {"(670 each)", "(670 men each)", "(c. 670 each)"}) {
    const Reading reading =
        read("Britain\n1st Division: Dale\nAdvance Guard Bn, Leib Bn, 1st-2nd Light Bns " + each + "\n");
    EXPECT_EQ(first(reading).units.size(), 4U) << each;
    for (const Unit& unit : first(reading).units) EXPECT_EQ(unit.men.value, 670) << each;
  }
}

TEST(TypedLists1811, BattalionsBehindADashAndALeaderInBracketsAreThemselves) {
  EXPECT_EQ(told(read("Hanover\n5th Division: Dale\n4th Hanoverian Bde (Kern) - Landwehr Bns Verden, Osterode, "
                      "M\u00FCnden (1,800)\n")),
            "5th Division[4th Hanoverian Bde[Landwehr Bn Verden 600; Landwehr Bn Osterode 600; Landwehr Bn M\u00FCnden "
            "600; ]]");
}

}  // namespace estafette::readers::typed_lists_1811_test
