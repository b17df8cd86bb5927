// Whose troops they are and what they are called, as parks, clubs and handbooks put it.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::names_and_sides_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(NamesAndSides, TheCountryInWhichABattleWasFoughtIsNobodysNation) {
  EXPECT_EQ(unit_of(read("Alba (Spain) 27-28 July 1809\n\n1st Div - Lt Gen Roe:\n1/61st Foot (778)\n")).nation,
            "Britain");
  EXPECT_EQ(unit_of(read("Alba (Spain)\n1st Division: Roe\nRegiment Toro (778)\n")).nation, "Spain");
}

TEST(NamesAndSides, AllThatIsCountedBehindACountryIsItsStrength) {
  const Reading reading = read(
      "Britain: 6 bns + 2 coys inf; 2 sqns cav; 6 guns - 1,200 men\n1st Div - Lt Gen Roe\n1/61st Foot (700)\n2/83rd "
      "Foot (500)\n\nSpain (Toro)\nVanguard Bde: Cazadores de Alba, Cazadores de Moll\n");
  EXPECT_EQ(unit_of(reading).nation, "Britain");
  EXPECT_EQ(told(reading).find("20"), std::string::npos);
}

TEST(NamesAndSides, ACorpsInABracketBehindItsPeopleIsTheirs) {
  const Reading reading = read(
      "France\nIII Corps - Marshal Roe\n1st Div. - GD Dale\n8th Ligne (3/1,850)\n\nBavarians (VII Corps) - Marshal "
      "Kern\n1st Division - GM Till\n4th Line (2/1,290)\n");
  EXPECT_EQ(told(reading), "III Corps[1st Div[8th Ligne 1850; ]]VII Corps (Bavarians)[1st Division[4th Line 1290; ]]");
  EXPECT_EQ(reading.orbat.formations.at(1).formations.at(0).units.at(0).nation, "Bavaria");
}

TEST(NamesAndSides, ACountryBehindALeaderIsThatOfHisTroops) {
  EXPECT_EQ(
      unit_of(read("France\n25th Light Cavalry Brigade: General Roe (Saxony)\n2nd Alba Hussars (4) 540\n")).nation,
      "Saxony");
}

TEST(NamesAndSides, WhoLedARegimentAfterTheFirstGoesToItsNote) {
  const Reading reading = read(
      "1st Brigade - Col. Adam Roe\n8th Illinois (Capt. James Roe [w], Capt. William Dale [k], Capt. Robert Kern)\n"
      "9th Illinois (Maj. John Till [w])\n10th Illinois (Maj. John Moll [w])\n");
  EXPECT_EQ(unit_of(reading).commander, "Capt. James Roe");
  EXPECT_NE(unit_of(reading).note.find("Robert Kern"), std::string::npos);
  EXPECT_EQ(unit_of(reading, 1).commander, "Maj. John Till");
}

TEST(NamesAndSides, NamesBesideOthersThatAreToldToBeTroopsAreRegiments) {
  EXPECT_EQ(told(read("Spain\n1st Div. - Roe\nAlba (2), Toro (3), 1 of Moll, 1/Narva, 1/Oria (2)\n")),
            "1st Div[Regt Alba 1140; Regt Toro 1710; Regt Moll 570; 1/Narva 570; 1/Oria 1140; ]");
  EXPECT_EQ(
      told(read("Spain\n2nd Cavalry Division - Roe: Cazadores de Alba, Toro, Lanceros de Moll, Dragones de Oria\n")),
      "2nd Cavalry Division[Cazadores de Alba 520; Regt Toro 520; Lanceros de Moll 520; Dragones de Oria 520; ]");
  EXPECT_EQ(told(read("Bavaria\n1st Bde: Leib (2/1,400), 2nd \"Alba\" (2/1,350)\n")),
            "1st Bde[Regt Leib 1400; 2nd \"Alba\" Regt 1350; ]");
  EXPECT_EQ(
      told(read("Prussia\n1st Div.: ROE\n Alba, Toro, Moll, Kern; Gren. Bn. Dale; Narva & Oria Cuirassiers\n")),
      "1st Div.[Regt Alba 690; Regt Toro 690; Regt Moll 690; Regt Kern 690; Gren. Bn. Dale 690; Narva Cuirassiers "
      "520; Oria Cuirassiers 520; ]");
}

TEST(NamesAndSides, WhatStandsBehindTheLastOfSeveralNumberedNamesIsOfAll) {
  EXPECT_EQ(told(read("Austria\n1st Division: Roe\nAlba (6), Prinz Toro (6) and Kern (4) Cuirassiers\n")),
            "1st Division[Alba Cuirassiers 780; Prinz Toro Cuirassiers 780; Kern Cuirassiers 520; ]");
  const Reading cossacks =
      read("Russia\n1st Division: Roe\nAlba #5, Dale #18, Kern Cossack Regiments (5 sotnias each)\n");
  for (std::size_t at : {0U, 1U, 2U}) EXPECT_EQ(unit_of(cossacks, at).kind, Kind::cossacks) << at;
}

TEST(NamesAndSides, AGeneralOfCossacksOrMilitiaLeadsAllThatStandBelow) {
  EXPECT_EQ(told(read("RUSSIAN ARMY\nCOSSACKS: General of Cavalry Roe\nAlba Cossack Regiment\nALBA MILITIA: General "
                      "Dale\n1st Toro Regiment\n")),
            "RUSSIAN ARMY[COSSACKS[Alba Cossack Regiment 270; ]ALBA MILITIA[1st Toro Regiment 350; ]]");
}

TEST(NamesAndSides, MenOfALeaderOfHorseAreThoseOfTheBrigadesBelowHim) {
  EXPECT_EQ(told(read("THE ARMY OF ALBA\n\nCAVALRY\nLieutenant-General Roe (1,840)\n\nDale's Brigade (1,000)\n5th "
                      "Dragoons (500)\n3rd Dragoons (500)\n\nKern's Brigade (840)\n12th Light Dragoons (840)\n")),
            "THE ARMY OF ALBA[CAVALRY[Dale's Brigade[5th Dragoons 500; 3rd Dragoons 500; ]Kern's Brigade[12th Light "
            "Dragoons 840; ]]]");
}

TEST(NamesAndSides, LandwehrWithANumberAmongHorseRides) {
  EXPECT_EQ(unit_of(read("Prussia\nReserve Cavalry: General Roe\n6th Uhlans (4)\n1st Kurmark Landwehr (4)\n"), 1).kind,
            Kind::light_cavalry);
}

TEST(NamesAndSides, BatteriesAreCountedBehindTheirName) {
  EXPECT_EQ(told(read("Portugal\n1st Division: Roe\nKern's Portuguese batteries (2 x 6 guns)\n")).find("6 guns"),
            told(read("Portugal\n1st Division: Roe\n2 Kern's Portuguese batteries (6 guns each)\n")).find("6 guns"));
  const Reading sorts = read("Prussia\n1st Division: Roe\n4 batteries (2 x 12-pdr., 1 x 4-pdr., 1 horse)\n");
  EXPECT_EQ(sorts.orbat.formations.at(0).units.size(), 4U);
}

TEST(NamesAndSides, ACompanyWithItsMenInABracketIsNoQuestion) {
  EXPECT_TRUE(asked(read("Britain\n1st Brigade: Roe\n1 coy 5/60th Foot (51)\n1/7th Foot (843)\n")).empty());
}

TEST(NamesAndSides, MarksOfFootnotesInBracketsAreNoNames) {
  EXPECT_EQ(told(read("CAVALRY.(++)\nMaj. Gen. ROE.\n\nSecond Brigade - Brig. Gen. Dale: 1st Virginia, 2d Virginia\n"
                      "++Kern's brigade absent.\n"))
                .find('+'),
            std::string::npos);
}

TEST(NamesAndSides, APictureInAWikiIsNoPartOfAName) {
  EXPECT_EQ(told(read("* Roe's Brigade [[File:Flag of Alba.svg|22px]]\n** 1/7th [[Foot]] (843)\n")),
            "Roe's Brigade[1/7th Foot 843; ]");
}

TEST(NamesAndSides, AThirdOfABattalionNeedsNoWordInABracket) {
  EXPECT_EQ(told(read("Austria\n1st Division: Roe\nAlba Nr. 11 (3 bns), Toro Nr. 42 (2 2/3)\n")),
            "1st Division[Alba Nr. 11 2400; Toro Nr. 42 2200; ]");
}

}  // namespace estafette::readers::names_and_sides_test
