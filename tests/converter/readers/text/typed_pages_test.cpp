// What was misread on pages typed in the manner of common sites, books and spreadsheets: each test is one manner of
// writing.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::typed_pages_test {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

TEST(TypedPages, InitialsWithStopsAreTheTroopsTheyStandFor) {
  const Reading reading = read(
      "British\n1st Division: Kern\n1st Line Bn, K.G.L. 411\n3rd Line, KGL 512\nArtillery\nStone's Troop, H.A. (6 "
      "guns)\n"
      "H.A. Roe's Battery (6 guns)\n");
  EXPECT_EQ(told(reading),
            "1st Division[1st Line Bn, KGL 411; 3rd Line, KGL 512; Stone's Troop 144 6 guns; H.A. Roe's Battery 120 6 "
            "guns; ]");
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::horse_artillery);
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::foot_artillery);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(TypedPages, ATownInAUnitsNameIsNoNationBelowAHeadingOfAnother) {
  const Reading reading = read(
      "Hanoverian Brigade: Kern\nBremen Bn 512\n\nPrussian Brigade: Roe\n28th Infantry (ex-Berg) 900\nBerg Hussars (3 "
      "sqns)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).nation, "Hanover");
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(0).nation, "Prussia");
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(1).nation, "Prussia") << "called after its proprietor";
}

TEST(TypedPages, HowManyDivisionsACorpsHasIsNoPartOfItsName) {
  EXPECT_EQ(
      told(read("France\nII Corps (2 divisions): Kern\n1st Division (2 brigades and 1 battery): Roe\n8th Line 900\n")),
      "II Corps[1st Division[8th Line 900; ]]");
}

TEST(TypedPages, BatteriesByTheirLettersAreCalledByThem) {
  EXPECT_EQ(told(read("Union\n1st Division: Kern\nBatteries E & G, 1st US (4 guns)\n")),
            "1st Division[Battery E, 1st US 30 2 guns; Battery G, 1st US 30 2 guns; ]");
}

TEST(TypedPages, TheMenOfAListOfNamesBehindAColonAreOfAllOfThem) {
  for (const char* sum : {": 2,400", ": 2,400 all ranks", " = 2,400 men", " (2,400 men)"}) {
    EXPECT_EQ(told(read(std::string("Spain\n1st Division (Kern): Toro, Alba, 2nd Reina, Jaen") + sum +
                        "\n2nd Division: Roe\n8th Line 900\n")),
              "1st Division[Toro 600; Alba 600; 2nd Reina 600; Jaen 600; ]2nd Division[8th Line 900; ]")
        << sum;
  }
}

TEST(TypedPages, BatteriesByTheirCaptainsAreCalledByThem) {
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\nKGL - Stones' & Roe's Btys (12 guns)\n")),
            "1st Division[KGL - Stones' Battery 90 6 guns; KGL - Roe's Battery 90 6 guns; ]");
}

TEST(TypedPages, ThePiecesOfACalibreBesideHowitzersAreNoSum) {
  const Reading reading = read(
      "France\n1re division : Kern\n20e compagnie du 6e régiment d'artillerie à pied (6 pièces de 6 et 2 obusiers, 85 "
      "h)\n");
  EXPECT_EQ(told(reading), "1re division[20e compagnie du 6e régiment d'artillerie à pied 85 8 guns; ]");
  EXPECT_EQ(unit_of(reading, 0).piece, "6-pounder");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(TypedPages, AnArmyOfANationWithNothingButAnotherArmyBelowItIsAHeading) {
  const Reading reading = read(
      "French Army\n1st Division: Roe\n8e ligne 900\n\nPrussian Army\nMain Army: Duke of Moe\n1st Division: Kern\nKern "
      "IR 36 (2 bns)\n6pdr Bty Kern\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  EXPECT_EQ(reading.orbat.formations[1].name, "Main Army");
  EXPECT_EQ(reading.orbat.formations[1].note, "Prussian Army");
  EXPECT_EQ(reading.orbat.formations[1].formations.at(0).units.at(0).nation, "Prussia");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(TypedPages, ADivisionOnOneLineIsAnOrderOfBattle) {
  EXPECT_TRUE(looks_like_text_orbat("1st Division (Kern): 8th Line 900, 9th Line 800", test::words()));
  EXPECT_FALSE(looks_like_text_orbat("The weather holds and we march tomorrow", test::words()));
}

TEST(TypedPages, SpanishNumbersEndAsTheyAreSpoken) {
  const Reading reading =
      read_text_orbat("Espa\u00F1a\n1ra Divisi\u00F3n: Gral Toro\n5to de L\u00EDnea (3ros y 4tos batallones) 1.200\n",
                      test::words(), "page");
  const Unit& unit = reading.orbat.formations.at(0).units.at(0);
  EXPECT_EQ(unit.subunits, 2);
  EXPECT_EQ(unit.men, Men{1200});
}

TEST(TypedPages, AListWithBulletsIsAnOrderOfBattleLikeOneWithout) {
  for (const std::string bullet : {"\u2022 ", "- ", "* "})
    EXPECT_TRUE(looks_like_text_orbat("Army of Toro\nGen Kern, Commanding\nRoe's Brigade\nBG Dale\n  " + bullet +
                                          "11th Alabama\n  " + bullet + "22nd Ohio\n  " + bullet + "4th Texas\n",
                                      test::words()))
        << bullet;
}

TEST(TypedPages, ACommanderTitledAfterACountryIsNoPartOfTheName) {
  const Reading reading = read("Russia\n4th Division - Prince Kern of W\u00FCrttemberg\n8th Line 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).name, "4th Division");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Prince Kern of W\u00FCrttemberg");
}

TEST(TypedPages, BattalionsBehindTheWordForAllRegimentsAreSharedAndMarked) {
  const Reading reading =
      read("Russia\n3rd Brigade: 4th, 34th Jagers (4 bns)\n1st Brigade: 8th Line, 9th Line (3 bns)\n");
  EXPECT_EQ(unit_of(reading, 0).subunits, 2);
  EXPECT_EQ(unit_of(reading, 1).subunits, 2);
  EXPECT_NE(unit_of(reading, 0).note.find("a share of 4 battalions for 2 units"), std::string::npos);
  const Unit& last = reading.orbat.formations.at(1).units.at(1);
  EXPECT_EQ(last.subunits, 3) << "each with a word of its own";
  EXPECT_NE(last.note.find("guessed: "), std::string::npos);
  EXPECT_NE(last.note.find("3 battalions of its own, and not of both"), std::string::npos) << last.note;
}

TEST(TypedPages, HowitzersCalledByATownAreABattery) {
  const Reading reading = read(
      "Confederacy\n1st Division: Gen. Kern\nArtillery\nCol. Roe\n1st Toro Artillery, Battery A: Capt. Moe\n1st Alba "
      "Howitzers: Capt. Dale\nReina Artillery: Capt. Till\n");
  EXPECT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(unit_of(reading, 1).name, "1st Alba Howitzers");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::foot_artillery);
}

TEST(TypedPages, NamesWithTheirMenAtSemicolonsAreUnits) {
  EXPECT_EQ(
      told(read("Spain\n2nd Division: Kern\nToro (2 bns) 1,208; Alba y Reina (3 bns) 1,909; Jaen 290; Tejas 403\n")),
      "2nd Division[Toro 1208; Alba y Reina 1909; Jaen 290; Tejas 403; ]");
}

TEST(TypedPages, SpanishAndItalianGunsOnFootAndOnHorsebackAreToldApart) {
  const Reading spanish = read(
      "Espa\u00F1a\n1.\u00AA Divisi\u00F3n: Kern\n1 bater\u00EDa a caballo (6 piezas), 1 bater\u00EDa de a pie (4 "
      "piezas)\n8.\u00BA Toro (cab.) 120\n");
  EXPECT_EQ(unit_of(spanish, 0).kind, Kind::horse_artillery);
  EXPECT_EQ(unit_of(spanish, 1).kind, Kind::foot_artillery);
  EXPECT_EQ(unit_of(spanish, 2).kind, Kind::light_cavalry);
  const Reading italian = read("Napoli\n1a Divisione: gen. Kern\n2 batterie a cavallo (12 pezzi)\n");
  EXPECT_EQ(unit_of(italian, 0).kind, Kind::horse_artillery);
}

TEST(TypedPages, TheYearBehindAnArmysNameIsNoStrength) {
  EXPECT_EQ(told(read("Army of Spain, 1811\n1st Division: Kern\n8th Line 900\n")),
            "Army of Spain[1st Division[8th Line 900; ]]");
}

TEST(TypedPages, ANumberAloneBehindALightRegimentIsOneOfTheLine) {
  const Reading reading = read("France\n1st Division (Kern): 6th L\u00E9ger (2), 69th (2), 39th (2) = 5,541 men\n");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 1).name, "69th");
}

TEST(TypedPages, ANationInBracketsBehindAnArmyIsItsOwn) {
  const Reading reading = read("Polnische Armee (russ.): Gen. Kern\n13. Division: Toro, Alba (je 2 Btl.)\n");
  EXPECT_EQ(told(reading), "Polnische Armee (russ.)[13. Division[Toro 700; Alba 700; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).nation, "Russia");
}

TEST(TypedPages, GunsOfArtilleryAndTrainAboveOtherTroopsAreABattery) {
  EXPECT_EQ(told(read("France\n4th Division: Kern\n8th Line 900\nArtillery and Train: 394, 8 guns\nEngineers 349\n")),
            "4th Division[8th Line 900; Artillery and Train 394 8 guns; Engineers 349; ]");
}

TEST(TypedPages, ABareNumberBetweenFootAndHorseIsFoot) {
  const Reading reading =
      read("France\nDivision Kern : 21e l\u00E9g\u00E8re 1.500 ; 31e 2.300 ; 84e 2.200 ; 9e hussards 600\n");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::light_cavalry);
  const Reading horse = read("Britain\n1st Brigade: 4th 358, 5th 325, 3rd Dragoons 339\n");
  EXPECT_EQ(unit_of(horse, 0).kind, Kind::medium_cavalry) << "nothing before it says otherwise";
}

TEST(TypedPages, MenOfEachSquadronsRegimentAreNotSharedAmongAll) {
  EXPECT_EQ(
      told(read(
          "Britain\nLight Brigade: Kern\n4th & 13th Light Dragoons, 8th Hussars (each 2 squadrons, 250 sabres)\n")),
      "Light Brigade[4th Light Dragoons 250; 13th Light Dragoons 250; 8th Hussars 250; ]");
}

TEST(TypedPages, ADashBetweenBattalionsAndMenPartsThem) {
  EXPECT_EQ(told(read("France\nDivision Kern: 89e demi-brigade (3 bat. - 1.900), 4e dragons (4 esc. - 400)\n")),
            "Division Kern[89e demi-brigade 1900; 4e dragons 400; ]");
}

TEST(TypedPages, CalibresInGermanDativesAreTold) {
  const Reading reading = read(
      "Austria\n1. Division: Kern\n1 Brigadebatterie zu 8 Sechspf\u00FCndern\n2 Positionsbatterien zu je 6 "
      "Zw\u00F6lfpf\u00FCndern\n");
  EXPECT_EQ(unit_of(reading, 0).guns.value, 8);
  EXPECT_EQ(unit_of(reading, 0).piece, "6-pounder");
  EXPECT_EQ(unit_of(reading, 1).guns.value, 6);
  EXPECT_EQ(unit_of(reading, 1).piece, "12-pounder");
}

TEST(TypedPages, ColumnsOfOfficersAndMenAreToldByTheirTitles) {
  const Reading reading = read(
      "Britain\n                  Officers  Men\nGraham's Brigade\n3/1st Foot          38      962\n51st Foot          "
      " 31      "
      "568\n");
  EXPECT_EQ(unit_of(reading, 0).men.value, 1000);
  EXPECT_EQ(unit_of(reading, 1).men.value, 599);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(TypedPages, RegimentsNamedBehindTheirKindAreUnits) {
  const Reading reading = read("Russia\n1st Division: Kern\nCossack Regiments: Ataman, Roe 7th, Moe 3rd\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::cossacks);
}

TEST(TypedPages, APrinceBehindAReserveLeadsIt) {
  const Reading reading = read("Prussia\nReserve-Kavallerie Prinz Kern v. Roe\n8. Husaren (3)\n2. Schles. LKR (4)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).name, "Reserve-Kavallerie");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Prinz Kern v. Roe");
  EXPECT_EQ(unit_of(reading, 1).quality, Quality::militia);
}

TEST(TypedPages, TheCorpsBehindAWingsCommanderIsTheCommand) {
  EXPECT_EQ(told(read("France\nLeft Wing: Marshal Kern - VI Corps\n1st Division: Roe\n8th Line 900\n")),
            "VI Corps[1st Division[8th Line 900; ]]");
}

TEST(TypedPages, FrenchRegimentsCutShortAreCounted) {
  EXPECT_EQ(told(read("France\nDivision Kern : 17e demi-brigade 900, 2 r\u00E9g. de cavalerie\n")),
            "Division Kern[17e demi-brigade 900; Cavalerie 1 450; Cavalerie 2 450; ]");
}

TEST(TypedPages, NamesInTheColumnOfBrigadesAreBrigades) {
  const Reading reading = read_any(
      "<h2>French Army</h2><h3>II Corps: General "
      "Dale</h3><table><tr><th>Division</th><th>Brigade</th><th>Regiments</th><th>Strength</th></tr><tr><td "
      "rowspan=2>5th "
      "Division<br>GdD Kern</td><td>Roe</td><td>3e Ligne, 61e Ligne</td><td>2,100</td></tr><tr><td>Moe</td><td>72e "
      "Ligne, 108e Ligne</td><td>2,000</td></tr></table>",
      "page.html", std::nullopt, test::reader_data());
  EXPECT_EQ(
      told(reading),
      "French Army[II Corps[5th Division[Brigade Roe[3e Ligne 1050; 61e Ligne 1050; ]Brigade Moe[72e Ligne 1000; 108e "
      "Ligne 1000; ]]]]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(TypedPages, ATroopOfGunsRides) {
  const Reading reading = read("British\n1st Division: Kern\n1/3rd Foot 700\nRoe's Troop (6 guns)\n");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::horse_artillery);
}

}  // namespace estafette::readers::typed_pages_test
