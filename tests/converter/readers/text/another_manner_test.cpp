// The same list in another manner of typing: dashes for colons, square brackets for round ones, bullets, a mark behind
// every line, lines between two pages. It is read alike, or something is asked.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::another_manner_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(AnotherManner, ADashBehindAnArmIsAColon) {
  EXPECT_EQ(
      told(read("Austrian Army\nBrigade Kern\nIR 17 Alba (3) 2400\nKorpskavallerie - Ulanen-Regiment Nr. 9, 4 Esk., "
                "560 Reiter\n")),
      told(read("Austrian Army\nBrigade Kern\nIR 17 Alba (3) 2400\nKorpskavallerie: Ulanen-Regiment Nr. 9, 4 Esk., "
                "560 Reiter\n")));
  EXPECT_EQ(told(read("Spanish Army\n1.\u00AA Divisi\u00F3n: Kern\nToro, 2 bat., 900\nArtiller\u00EDa - 2 "
                      "bater\u00EDas (12 piezas)\n")),
            told(read("Spanish Army\n1.\u00AA Divisi\u00F3n: Kern\nToro, 2 bat., 900\nArtiller\u00EDa: 2 bater\u00EDas "
                      "(12 piezas)\n")));
}

TEST(AnotherManner, ADashBehindThePostOfALeaderIsNoPartOfHisName) {
  EXPECT_EQ(read("Spanish Army\nGeneral en jefe - teniente general Juan Toro\n\n1.\u00AA Divisi\u00F3n: Kern\nToro, 2 "
                 "bat., 900\n")
                .orbat.formations.at(0)
                .commander,
            "teniente general Juan Toro");
}

TEST(AnotherManner, ADivisionWhoseLeaderHasAStoryBehindADashIsNoNote) {
  EXPECT_EQ(
      french(
          "1re division d'infanterie - g\u00E9n\u00E9ral Kern, qui fut remplac\u00E9 par le g\u00E9n\u00E9ral Morel\n"
          "54e de ligne, 2 bataillons\n"),
      "1re division d'infanterie[54e de ligne 1140; ]");
}

TEST(AnotherManner, NumbersOfStatesBehindADashAreRegiments) {
  EXPECT_EQ(told(read("Union Army\n1st Division: Roe\n1st (Moss) - 40 IL, 6 IA, 46 OH\n2nd (Till) - 53 OH, 57 OH\n")),
            told(read("Union Army\n1st Division: Roe\n1st (Moss): 40 IL, 6 IA, 46 OH\n2nd (Till): 53 OH, 57 OH\n")));
}

TEST(AnotherManner, OneBlankBeforeABulletIsASlip) {
  const Reading reading = read(
      "\u2022 Confederate Forces\n\u2022 Brig Gen Samuel Roe\n \u2022 23rd VA Inf 300\n\u2022 37th VA Inf 400\n\u2022 "
      "42nd VA Inf "
      "350\n\u2022 44th VA Inf 310\n\u2022 48th VA Inf 280\n");
  EXPECT_EQ(unit_of(reading, 4).men.value, 280) << told(reading);
}

TEST(AnotherManner, ACommandBehindAnotherOfTheSamePageIsNoNoteBecauseItHasABullet) {
  const std::string page =
      "Confederate\n%Kern's Division, Brig.-Gen. William Kern:\u2014First Brigade, Brig.-Gen. E. Paxley; 2d Va., Capt. "
      "J. Roe; "
      "4th Va., Maj. R. Stone. Second Brigade, Brig.-Gen. J. Till; 21st, 42d Va.\n%Third Brigade: Col. Warren\n"
      "%47th Ala. 300\n%48th Ala. 280\n";
  const auto with = [&](const std::string& bullet) {
    std::string text;
    for (const char c : page) c == '%' ? text += bullet : text += c;
    return bullet + text;
  };
  EXPECT_EQ(told(read(with("\u2022 "))), told(read(with(""))));
  EXPECT_EQ(told(read(with("- "))), told(read(with(""))));
}

TEST(AnotherManner, ALeaderBehindAnAbbreviatedRankStaysWithHisDivision) {
  const Reading reading = read(
      "Confederate\nKern's Division, Brig. Gen. William Kern:\nFirst Brigade, Brig. Gen. J. Till:\n21st Va. 200\n"
      "Second Brigade: Col. Roe\n47th Ala. 300\n");
  EXPECT_EQ(told(reading), "Kern's Division[First Brigade[21st Va 200; ]Second Brigade[47th Ala 300; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Brig. Gen. William Kern");
}

TEST(AnotherManner, AListThatGoesOnInTheRightHalfOfATableIsOneList) {
  EXPECT_EQ(told(read("Prussian cavalry\nREGIMENTS. | SQUADRONS. | REGIMENTS. | SQUADRONS. |\nCuirassiers. | |||\n"
                      "Leib-Regiment | 5 | Kern | 5 |\nRoe | 5 | Dale | 5 |\n")),
            "Cuirassiers.[Leib-Regiment 650; Roe 650; Kern 650; Dale 650; ]");
}

TEST(AnotherManner, SquareBracketsWithinANameAreRoundWhereAPageHasNoOthers) {
  EXPECT_EQ(told(read("Confederate Army\nKern's Brigade\n1st Georgia 300\nRoe's [Tennessee] Battery, 4 guns\n")),
            told(read("Confederate Army\nKern's Brigade\n1st Georgia 300\nRoe's (Tennessee) Battery, 4 guns\n")));
  EXPECT_EQ(told(read("Spanish Army\n1st Division: Kern\n*Toro [one batt.]; *Rey [two batts.] 1,800\n")),
            told(read("Spanish Army\n1st Division: Kern\n*Toro (one batt.); *Rey (two batts.) 1,800\n")));
}

TEST(AnotherManner, ALinkOfAWikiIsNoFigureInBrackets) {
  const Reading reading = read(
      "Austrian Army\n* Brigade Kern\n** [[Infantry Regiment Nr. 21|IR 21 Alba]] [2 bns, 1,710]\n** IR 33 Toro [2 bns, "
      "1,655]\n"
      "** IR 54 Roe [2 bns, 1,592]\n");
  EXPECT_EQ(told(reading), "Austrian Army[Brigade Kern[IR 21 Alba 1710; IR 33 Toro 1655; IR 54 Roe 1592; ]]");
}

TEST(AnotherManner, BattalionsByTwoFiguresAreNoOfficersAndMen) {
  const std::string all = "2nd Division[1/4th Foot 650; 2/28th Foot 650; 3/34th Foot 650; ]";
  for (const std::string list : {"1/4, 2/28, 3/34 Foot", "1/4, 2/28 and 3/34 Foot", "1/4., 2/28., 3/34. Foot"}) {
    std::string read_as = told(read("British Army\n2nd Division: Roe\n" + list + "\n"));
    for (std::size_t at = read_as.find(". Foot"); at != std::string::npos; at = read_as.find(". Foot"))
      read_as.replace(at, 1, "th");
    EXPECT_NE(read_as.find(all), std::string::npos) << read_as;
  }
}

TEST(AnotherManner, BattalionsByTwoFiguresBeforeAFrenchOrGermanSortAreSoToo) {
  for (const std::string list :
       {"1/9, 2/24, 1/45 de ligne", "1/9, 2/24 et 1/45 l\u00E9ger", "1/9, 2/24, 1/45 leichte Infanterie"}) {
    const Reading reading = read("France\n1re division: Roe\n" + list + "\n");
    EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
  }
}

TEST(AnotherManner, BattalionsBehindDashesAreOfEachRegiment) {
  EXPECT_EQ(text_test::battalions(read("French Army\nDivision Kern\n4th Line - 2 bns, 5th Line - 3 bns: 3,500 men\n")),
            text_test::battalions(read("French Army\nDivision Kern\n4th Line (2 bns), 5th Line (3 bns): 3,500 men\n")));
}

TEST(AnotherManner, AMarkBehindEveryLineSaysNothing) {
  const std::string page =
      "French Army%\n1st Division: Kern%\n9th Line 900%\n10th Line 800%\n2nd Division: Roe%\n5th Hussars 400%\n";
  const auto with = [&](const std::string& mark) {
    std::string text;
    for (const char c : page) c == '%' ? text += mark : text += c;
    return told(read(text));
  };
  for (const std::string mark : {",", ";", "."}) EXPECT_EQ(with(mark), with("")) << mark;
  EXPECT_EQ(
      told(read(
          "French, IV Corps,\n\nKern's division comprised the 24e l\u00E9g\u00E8re (2 bn) and 4e de ligne (2 bn).\n")),
      told(read(
          "French, IV Corps\n\nKern's division comprised the 24e l\u00E9g\u00E8re (2 bn) and 4e de ligne (2 bn).\n")));
}

TEST(AnotherManner, WhatStandsBetweenTwoPagesPartsNothing) {
  const std::string before =
      "Arm\u00E9e fran\u00E7aise\n1re division\n- 31e r\u00E9giment : lt-col Roche\n- 2e r\u00E9giment\n";
  const std::string behind = "de zouaves de marche : lt-col Moulin\n- 14e r\u00E9giment\nde mobiles : lt-col Dale\n";
  for (const std::string between : {"ADVERTISEMENT\n", "- 12 -\n"})
    EXPECT_EQ(told(read(before + between + behind)), told(read(before + behind))) << between;
}

TEST(AnotherManner, TwoBlanksBetweenAllWordsAreOne) {
  const std::string page =
      "Union Army\n1st Division: Kern\nStone's Battery (D), 2d Illinois Light Artillery, Capt. Bell\n14th Ohio, Col. "
      "Roe, 300 men\n";
  std::string wide;
  for (const char c : page) wide += c == ' ' ? "  " : std::string(1, c);
  EXPECT_EQ(told(read(wide)), told(read(page)));
}

TEST(AnotherManner, BulletsBehindLettersOfAListAreNoPartOfANameNorDoTheyHideCommands) {
  EXPECT_EQ(told(read("a) French Army\na) \u2022 1st Division: Kern\na) \u25E6 9th Line 900\na) \u2022 2nd Division: "
                      "Roe\na) \u25E6 "
                      "10th Line 800\n"))
                .find("\u25E6"),
            std::string::npos);
}

TEST(AnotherManner, ARemarkOnTheUnitAboveIsNoUnit) {
  for (const std::string remark : {"Regiment not engaged.", "* Regiment not engaged."})
    EXPECT_EQ(told(read("Union Army\n1st Division: Kern\n2d Maine 300\n" + remark + "\n3d Maine 200\n")),
              "Union Army[1st Division[2d Maine 300; 3d Maine 200; ]]")
        << remark;
}

TEST(AnotherManner, TheSumsOfBothSidesAreNoTroopsAndGiveNoNation) {
  const Reading reading =
      read("Federal = 412; Confederate = 388; Total = 800\nFirst Division: Kern\n2d Maine 300\n13th Ohio 200\n");
  EXPECT_EQ(told(reading), "First Division[2d Maine 300; 13th Ohio 200; ]");
  EXPECT_EQ(unit_of(reading).nation, "Union");
}

TEST(AnotherManner, GunsThatNameTheirCorpsAreNoneOfTheBrigadeAboveThem) {
  EXPECT_EQ(
      told(read("French I Corps\n1st Div - Kern\n9th Line 900\n24th Line 800\nCorps Cav Bde - Roe\n2nd Hussars 470\n"
                "Corps arty 48 guns\n"))
          .find("2nd Hussars 470; Corps arty"),
      std::string::npos);
}

TEST(AnotherManner, ABrigadeOfHorseBehindTwoOfFootIsBesideTheirDivision) {
  const std::string all = told(read(
      "British Army\n6th Division: Kern\nRoe's Brigade\n27th Foot 600\n11th Foot 700\nDale's Brigade\n42nd Foot 800\n"
      "79th Foot 710\n2nd Cavalry Brigade: Till\n13th Light Dragoons 400\n"));
  EXPECT_NE(all.find("79th Foot 710; ]]"), std::string::npos) << all;
}

}  // namespace estafette::readers::another_manner_test
