// Signs beside names and lists that explain them, which are no troops: abbreviations, question marks where no strength
// is known, signs of multiplication at a name, losses behind a command, and what ends a sentence.
#include "converter/orbat/totals.hpp"
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::signs_and_lists_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

constexpr const char* kDivision = "Union\n1st Division: Roe\n33rd Ohio 400\n2nd Ohio 500\n";
constexpr const char* kToldDivision = "1st Division[33rd Ohio 400; 2nd Ohio 500; ]";

}  // namespace

TEST(SignsAndLists, AListOfAbbreviationsIsNoTroops) {
  const Reading reading =
      read(std::string("Abbreviations used\nMilitary rank\nBG = Brigadier General\nCol = Colonel\nArtillery\n"
                       "10-pdr Par = 10-pounder Parrott rifle\n3\" R = 3-inch Ordnance rifle\n"
                       "12-pdr Nap = M1857 12-pounder Napoleon\nOther\nw = wounded\n") +
           kDivision);
  EXPECT_EQ(told(reading), kToldDivision);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(SignsAndLists, AbbreviationsAreExplainedInOtherLanguagesToo) {
  for (const std::string list : {"Abk\u00FCrzungen\nIR = Infanterieregiment\nBtl. = Bataillon\nEsk. = Eskadronen\n",
                                 "Abr\u00E9viations :\nGD = g\u00E9n\u00E9ral de division\nGB = g\u00E9n\u00E9ral de "
                                 "brigade\nbon = bataillon\n"})
    EXPECT_EQ(told(read(list + kDivision)), kToldDivision) << list;
}

TEST(SignsAndLists, LettersOfAMapAndSumsAreNoAbbreviations) {
  const Reading reading = read(
      "Britain\nA = 1st Division: Roe\n1/40th Foot 900\nB = 2nd Division: Dale\n1/50th Foot 800\nC = 3rd Division: "
      "Kern\n"
      "1/60th Foot 700\n");
  EXPECT_EQ(totals(reading.orbat).men(), Men{2400});
  EXPECT_EQ(told(read("Britain\n1st Division: Roe\n1/40th Foot 900\n1/50th Foot 800\nRoe and Dale = 1,700\n")),
            "1st Division[1/40th Foot 900; 1/50th Foot 800; ]");
}

TEST(SignsAndLists, ASignOfMultiplicationMayStandAtTheNameItself) {
  EXPECT_EQ(french("1st Division: Roe\n3xLine Infantry\n2XHussars\n"),
            french("1st Division: Roe\n3x Line Infantry\n2x Hussars\n"));
  EXPECT_EQ(unit_of(read("France\n1st Division: Roe\n3xLine Infantry\n")).subunits, 3);
}

TEST(SignsAndLists, AQuestionMarkWhereAStrengthShouldBeIsNoPartOfTheName) {
  const Reading reading = read("Union\n1st Division: Roe\n33rd Ohio 400\n36th Indiana ?\n2nd Kentucky Cavalry ?\n");
  EXPECT_EQ(unit_of(reading, 1).name, "36th Indiana");
  EXPECT_EQ(unit_of(reading, 2).name, "2nd Kentucky Cavalry");
  EXPECT_NE(unit_of(reading, 1).note.find('?'), std::string::npos) << unit_of(reading, 1).note;
}

TEST(SignsAndLists, ADashInThePlaceOfAStrengthLeavesTheUnitAmongItsTroops) {
  for (const std::string unit : {"22nd Line Regiment: -", "22nd Line Regiment : \u2013"}) {
    const Reading reading = read("France\n8th Division: Souham\n" + unit + "\n24th Line (2 bns)\n");
    EXPECT_EQ(unit_of(reading, 0).name, "22nd Line Regiment");
    EXPECT_NE(unit_of(reading, 0).note.find('?'), std::string::npos);
  }
}

TEST(SignsAndLists, ADetachmentWithAFigureAmongRegimentsIsOneOfThem) {
  EXPECT_EQ(told(read("Union\n1st Division: Roe\n9th Brigade: Dale\nKern's Detachment 194\n33rd Ohio 400\n"
                      "10th Brigade: Moe\n2nd Ohio 500\n")),
            "1st Division[9th Brigade[Kern's Detachment 194; 33rd Ohio 400; ]10th Brigade[2nd Ohio 500; ]]");
}

TEST(SignsAndLists, LossesBehindABrigadeAreNoPartOfItsName) {
  const Reading reading = read(
      "Union\n1st Division: Roe\n9th Brigade k-142, w-427, m-39 = 608\nCol Adam Dale\n33rd Ohio 400\n2nd Ohio 500\n");
  EXPECT_EQ(told(reading), "1st Division[9th Brigade[33rd Ohio 400; 2nd Ohio 500; ]]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(SignsAndLists, TheFigureOfALieutenantsRankBeginsNoUnit) {
  const Reading reading = read(
      "Union\n1st Division: Roe\nAlba Troop, Pennsylvania Cavalry: 2Lt Adam Dale\n33rd Ohio: 1st Lieut. Adam Roe\n"
      "Battery A, 1st Ohio: 2nd Lt. Adam Kern, 6 guns\n");
  EXPECT_EQ(unit_of(reading, 0).name, "Alba Troop, Pennsylvania Cavalry");
  EXPECT_EQ(unit_of(reading, 0).commander, "Second Lt Adam Dale");
  EXPECT_EQ(unit_of(reading, 1).name, "33rd Ohio");
  EXPECT_EQ(unit_of(reading, 2).guns, Guns{6});
  EXPECT_EQ(told(read("Britain\n1st Division: Roe\n2nd Lt. Infantry 400\n1st Lt. Dragoons 300\n")),
            "1st Division[2nd Lt. Infantry 400; 1st Lt. Dragoons 300; ]");
}

TEST(SignsAndLists, ABatteryOfAStatesArtilleryIsOne) {
  for (const std::string battery : {"5th Btty, Indiana Lt. Arty (Capt. Roe) 6 guns", "5th Btty, IN Lt. Arty., 6 guns"})
    EXPECT_EQ(asked(read("Union\n1st Division: Roe\n33rd Ohio 400\n" + battery + "\n")), std::vector<int>{}) << battery;
  EXPECT_EQ(told(read("Union\n1st Division: Roe\n33rd Ohio 400\nRoe's Btty, Dale's Btty\n")),
            "1st Division[33rd Ohio 400; Roe's Btty 120 8 guns; Dale's Btty 120 8 guns; ]");
}

TEST(SignsAndLists, NumbersAtCommasAreSeveralBattalionsOrAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n2nd Division: Dale\nH Roe: 1/Coldstream, 1/3rd Guards, 29th Foot - 2,001\n")),
            std::vector<int>{3});
  EXPECT_EQ(asked(read("Britain\n2nd Division: Dale\n2/66th Foot 500\nRoe: 29th, 1/48th, 1st Bn Alder - 2,001\n")),
            std::vector<int>{4});
}

TEST(SignsAndLists, ACommandMayBearItsSortBeforeItsLeader) {
  for (const std::string command :
       {"Divisione Dragoni Roe", "Division Dragons Roe", "Brigata Dragoni Roe", "Divisione Cavalleria Roe"}) {
    const Reading reading =
        read("Francia\nCorps: Kern\nDivisione Dale: 92\u00BA di linea 900, 112\u00BA di linea 800\n" + command +
             ": 23\u00BA dragoni 300, 28\u00BA dragoni 200\n");
    std::string holder;
    for_each_unit(reading.orbat, [&](const CommandPath& path, const Unit& unit) {
      if (unit.name.starts_with("28")) holder = path.back()->name;
    });
    EXPECT_EQ(holder, command);
  }
}

TEST(SignsAndLists, BelgiansAmongTheAlliesAreOfTheNetherlands) {
  const Reading reading = read("Britain\n1st Division: Roe\n1/40th Foot 900\n7th Belgian Line 700\n");
  EXPECT_EQ(unit_of(reading, 1).nation, "Netherlands");
}

TEST(SignsAndLists, ANationWithItsLeaderAndARatingInBracketsBeginsTheOtherSide) {
  for (const std::string heading :
       {"FRENCH (Kern, SR 9)", "FRENCH (SR 9)", "French (Kern - SR 9)", "THE FRENCH (Kern, SR 9)"}) {
    const Reading reading = read("PRUSSIANS (Roe, SR 8)\n\nI Corps Dale\n1st Division Alder: 12th Line 900\n\n" +
                                 heading + "\n\nIII Corps Moe\n8th Division Poe: 15th L\u00E9ger 800\n");
    for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) {
      EXPECT_EQ(unit.nation, unit.name == "12th Line" ? "Prussia" : "France") << heading << unit.name;
    });
  }
}

TEST(SignsAndLists, AnArmAndANameAboveBrigadesLeadThem) {
  const Reading reading = read(
      "Prussia\nI Corps: Roe\n1st Brigade Dale: 12th Line 900, 24th Line 800\nCavalry Kern\n  Alder: 2nd Dragoons 300, "
      "5th "
      "Dragoons 200\n  Moe: 6th Uhlans 300, 1st Uhlans 200\n");
  EXPECT_EQ(told(reading).find("Cavalry Kern "), std::string::npos) << told(reading);
  EXPECT_EQ(totals(reading.orbat).men(), Men{900 + 800 + 300 + 200 + 300 + 200});
}

TEST(SignsAndLists, ALineThatEndsASentenceIsNotJoinedToTheNext) {
  const Reading reading = read(
      "Bavaria\n1st Division: General Kern, acting for General Roe\ndes ganzen Heeres Leichtes Infanterie-Bataillon "
      "Alderberg.\n"
      "vtes Linien-Infanterie-Regiment\nvon der Reserve des ersten Korps Linien-Regiment Kern\n2tes "
      "Linien-Infanterie-Regiment "
      "Prinz\nKarl von Dale (2 bns) 900\n");
  for_each_unit(reading.orbat, [](const CommandPath&, const Unit& unit) {
    EXPECT_EQ(unit.name.find("Alderberg. vtes"), std::string::npos) << unit.name;
  });
}

TEST(SignsAndLists, FiguresAtTheEndsOfWordsThatCountOnAreMarksOfFootnotes) {
  const std::string plain =
      told(read("Union\nThird Division\nFirst Brigade: Col. Kern\n14th Indiana, Col. Till\n4th Ohio 350\n"));
  EXPECT_EQ(told(read("Union\nThird Division6\nFirst Brigade7: Col. Kern8\n14th Indiana9, Col. Till10\n4th Ohio11 "
                      "350\n")),
            plain);
}

TEST(SignsAndLists, FiguresAtTheEndsOfWordsThatDoNotCountOnStay) {
  for (const std::string troops : {"Hus1 400\nHus2 400\nHus3 400\n", "Husaren4 400\nDragoner9 400\nUlanen2 400\n"})
    for (const Unit& unit : read("Austria\n1st Division: Kern\n" + troops).orbat.formations.at(0).units)
      EXPECT_NE(unit.name.find_first_of("123456789"), std::string::npos) << unit.name;
}

TEST(SignsAndLists, AWordThatAllOthersRepeatIsNotThatOfARegimentThatDoesNot) {
  EXPECT_EQ(told(read("Britain\nKern's Brigade: 1/1st Guards 900, 1/3rd Guards 900, 5/60th 600\n")),
            "Kern's Brigade[1/1st Guards 900; 1/3rd Guards 900; 5/60th 600; ]");
}

TEST(SignsAndLists, ANameOfThreeLettersHasNoUmlaut) {
  const Reading reading = read("Austria\nI Corps: Kern\nDivision: General Coe\nIR 4 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "General Coe");
}

TEST(SignsAndLists, PlacesBeforeTroopsWithNumbersOfTheirOwnAreNoNumbersOfRegiments) {
  EXPECT_EQ(told(read("Prussia\n1st Corps\n  1. Foot artillery\n  2. Landwehr Cavalry\n  3. 4th Alba Landwehr\n  4. "
                      "Infantry Regiment #11\n")),
            "1st Corps[Foot artillery No. 1 128 8 guns; 1st Corps troops[Landwehr Cavalry No. 2 520; 4th Alba Landwehr "
            "690; Infantry Regiment #11 690; ]]");
}

}  // namespace estafette::readers::signs_and_lists_test
