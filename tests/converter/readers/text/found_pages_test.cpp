// Pages as an umpire finds and pastes them: what surrounds the order of battle must not change it.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>

namespace estafette::readers::found_pages_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(FoundPages, ASentenceThatNamesBothSidesTellsNoNationButTheHeadingDoes) {
  const std::string sentence = "At Morven the troops of the Kingdom of Sardinia and of the French Empire met.\n\n";
  EXPECT_EQ(unit_of(read(sentence + "Austrian order of battle\n\n1st Division: Roe\n12th Infantry Regiment 900 men\n"))
                .nation,
            "Austria");
  const Reading reading = read(sentence + "1st Division: Roe\n12th Infantry Regiment 900 men\n");
  EXPECT_EQ(unit_of(reading).nation, "unknown");
  EXPECT_EQ(asked(reading).size(), 1U);
}

TEST(FoundPages, ASentenceThatNamesOneNationTellsIt) {
  EXPECT_EQ(unit_of(read("This was the army with which the Prussians came to Morven in that year.\n1st Division: Roe\n"
                         "12th Infantry Regiment 900 men\n"))
                .nation,
            "Prussia");
}

TEST(FoundPages, TownsAndProvincesNameRussianRegimentsInEveryLanguage) {
  const Reading reading = read(
      "Ordre de bataille\n1re brigade de Kern\n- régiment de Pskov\n- 5e et 6e Chasseurs\n2e brigade de Roe\n"
      "- hussards de Pavlograd\n- dragons de Tver\n");
  for (const Formation& brigade : reading.orbat.formations)
    for (const Unit& unit : brigade.units) EXPECT_EQ(unit.nation, "Russia") << unit.name;
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(FoundPages, ASummaryInColumnsAboveTheTroopsIsNone) {
  EXPECT_EQ(told(read("Armies at Morven\n\nSummary of strengths\n\nInfantry Cavalry Guns Total\nBritish 16,100 2,900 "
                      "five batteries, 1,010 gunners 20,010\nFrench\nPresent\n35,000\n7,000\n30 guns\n\nBritish Army\n"
                      "1st Division: Kern\n24th Foot 700\n25th Foot 600\n")),
            "British Army[1st Division[24th Foot 700; 25th Foot 600; ]]");
}

TEST(FoundPages, ABracketBehindTheNumberIsPartOfANameWhateverFollows) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n1st (Royal) Dragoons\n8th (King's) Foot (Major Roe)\n9th (Colberg) "
                      "IR: Major Dale\n2nd Bn, 1st (Royal) Foot\n104th (Morven) Regiment, Major Till\n")),
            "1st Brigade[1st (Royal) Dragoons 420; 8th (King's) Foot 650; 9th (Colberg) IR 650; 2nd Bn, 1st (Royal) "
            "Foot 650; 104th (Morven) Regiment 650; ]");
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\nFive companies, 1st Battalion, 8th (King's) Foot (Major Roe)\n")),
            "1st Division[1st Battalion, 8th (King's) Foot 500; ]");
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\n33rd (2 bns) Foot\n")), "1st Division[33rd 1300; ]");
}

TEST(FoundPages, ARegimentOfFootThatAColonelLeadsIsNoBrigade) {
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\n28th Foot: Lieutenant Colonel Roe\n1/79th Foot: Col. Dale\n12th "
                      "Cavalry: Colonel Till\n5th Light Infantry: Major Moe\n")),
            "1st Division[28th Foot 650; 1/79th Foot 650; 12th Cavalry 420; 5th Light Infantry 650; ]");
}

TEST(FoundPages, ALineSetInThatNobodyCanReadEndsNoDivision) {
  const Reading reading = read(
      "Britain\n- Right Division: Kern\n  - 1st Brigade: Roe\n    - 24th Foot 700\n  - 2nd Brigade: Dale\n    - "
      "Some people from the shire\n  - 25th Foot 600\n");
  EXPECT_EQ(told(reading), "Right Division[25th Foot 600; 1st Brigade[24th Foot 700; ]2nd Brigade[]]");
  EXPECT_EQ(asked(reading), (std::vector{5, 6}));
}

TEST(FoundPages, TheBattalionsOfALegionAreItAlsoBelowItsColonel) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n24th Foot 700\nThe Morven Legion\nCol. Roe\n1st Infantry Battalion, "
                      "Maj. Dale\n2d Infantry Battalion, Maj. Till\n")),
            "1st Brigade[24th Foot 700; The Morven Legion, 1st Infantry Battalion 650; The Morven Legion, 2d Infantry "
            "Battalion 650; ]");
}

TEST(FoundPages, TwoInSpanishCountsAndLinksNothing) {
  EXPECT_EQ(unit_of(read("Francia\n1.ª división: general Kern\n1.er regimiento de infantería ligera (dos "
                         "batallones)\n"))
                .subunits,
            2);
}

TEST(FoundPages, ANumberBehindACossackColonelTellsHisRegimentsApart) {
  for (const char* line :
       {"Cossack regiments Platov 4, Grekov 18 & Karpov 2", "Cossacks: Platov 4, Grekov #18, Karpov II",
        "Don Cossacks: Platov No. 4, Grekov 18, Karpov 2"}) {
    const Reading reading = read(std::string("Russia\n1st Brigade: Kern\n24th Jäger 700\n") + line + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 4U) << line;
    for (std::size_t at = 1; at < 4; ++at) EXPECT_EQ(unit_of(reading, at).men.value, 270) << line;
  }
  EXPECT_EQ(told(read("Russia\n1st Brigade: Kern\nCossacks: Denisov 400, Karpov 380\n")),
            "1st Brigade[Denisov Cossacks 400; Karpov Cossacks 380; ]");
}

TEST(FoundPages, GunsBehindTheLastOfSomeBatteriesAreTheirsTogether) {
  EXPECT_EQ(told(read("Russia\n5th Brigade: 5th Position Battery (12 guns), 9th and 10th Light Batteries (24 guns)\n")),
            "5th Brigade[5th Position Battery 168 12 guns; 9th Light Battery 168 12 guns; 10th Light Battery 168 12 "
            "guns; ]");
  EXPECT_EQ(told(read("Austria\n1st Division: Kern\n2 brigade batteries (8x 6pdr each)\n")),
            "1st Division[Foot artillery 1 112 8 guns; Foot artillery 2 112 8 guns; ]");
}

TEST(FoundPages, TheNamesOfBrigadesAndBattalionsAreNotWhoseTheyAre) {
  EXPECT_EQ(unit_of(read("Britain\n2nd (Union) Brigade: Kern\n6th (Inniskilling) Dragoons 400\n")).nation, "Britain");
  EXPECT_EQ(unit_of(read("Britain\n1st Hanoverian Brigade: Kern\nField Battalion Bremen 500\n")).nation, "Hanover");
  EXPECT_EQ(unit_of(read("Austria\nBrigade Kern\nWallach-Illyrian Grenz-Regt. 13 1,250 men\n")).nation, "Austria");
}

TEST(FoundPages, GuardsWithANumberAreARegiment) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n1st Life Guards (2 squadrons): Lt Col Roe\n2nd Life Guards\n")),
            "1st Brigade[1st Life Guards 280; 2nd Life Guards 650; ]");
}

TEST(FoundPages, AListThatEndsLikeASentenceAndCountsGunsIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division: Kern\n24th Foot 700\nArtillery: Roe's Troop R.H.A. (6 guns), Dale's "
                       "Troop, Till's, Moe's companies R.A.\n")),
            (std::vector{4}));
}

TEST(FoundPages, WhatIsToldBehindACommanderIsNoPartOfTheCommandsName) {
  const std::pair<const char*, std::array<const char*, 3>> lines[] = {
      {"5th Division (Roe) - attached from I Corps", {"5th Division", "Roe", "attached from I Corps"}},
      {"5th Division (Roe), detached to the left", {"5th Division", "Roe", "detached to the left"}},
      {"5th Division (Roe) (arrived at 3 pm)", {"5th Division", "Roe", "arrived at 3 pm"}},
      {"5th Division - Roe (wounded)", {"5th Division", "Roe", "wounded"}},
      {"VI Corps - Roe (Morven)", {"VI Corps", "Roe (Morven)", ""}}};
  for (const auto& [line, expected] : lines) {
    const Reading reading = read(std::string("France\n") + line + "\n24th Line 900\n");
    const Formation& command = reading.orbat.formations.at(0);
    EXPECT_EQ(command.name, expected[0]) << line;
    EXPECT_EQ(command.commander, expected[1]) << line;
    EXPECT_TRUE(command.note.starts_with(expected[2])) << line << ": " << command.note;
  }
}

TEST(FoundPages, AWingAboveItsCorpsHoldsThemUpToTheNextWing) {
  EXPECT_EQ(told(read("Austria\nLeft Wing: Kern\nVI Corps: Roe\nIR 4 900\nV Corps: Till\nIR 5 800\nRight Wing: Lake\nI "
                      "Corps: Lee\nIR 6 700\n")),
            "Left Wing[VI Corps[VI Corps troops[IR 4 900; ]]V Corps[V Corps troops[IR 5 800; ]]]Right Wing[I Corps[I "
            "Corps troops[IR 6 700; ]]]");
}

TEST(FoundPages, WhatIsToldOfACommanderInBracketsIsNotHisName) {
  const Reading reading = read(
      "Austria\n1st Division: FML Kern (Kern detached at Morven)\nIR 4 900\n2nd Division: FML "
      "Roe (wounded)\nIR 5 900\n3rd Division: FML Dale (Duke of Till)\nIR 6 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "FML Kern");
  EXPECT_EQ(reading.orbat.formations.at(0).note, "Kern detached at Morven");
  EXPECT_EQ(reading.orbat.formations.at(2).commander, "FML Dale (Duke of Till)");
}

TEST(FoundPages, ATitleInBracketsIsThatOfThePersonBeforeIt) {
  const Reading reading = read(
      "France\nI Corps: Marshal Kern (Duke of Morven)\n1st Division - Roe (Baron de Till)\n24th "
      "Line 900\n2nd Division: Dale (Count of Moe)\n25th Line 900\n");
  const Formation& corps = reading.orbat.formations.at(0);
  EXPECT_EQ(corps.commander, "Marshal Kern (Duke of Morven)");
  EXPECT_EQ(corps.formations.at(0).commander, "Roe (Baron de Till)");
  EXPECT_EQ(corps.formations.at(1).commander, "Dale (Count of Moe)");
}

TEST(FoundPages, CompaniesOfAnotherSortBehindARegimentAreNotIts) {
  EXPECT_EQ(
      told(read("Prussia\n1st Brigade: Kern\n24th Line - 2 coys East Prussian J\u00E4ger\n25th Line, 1 company of "
                "sappers\n26th Line, 3 companies\n")),
      "1st Brigade[24th Line 690; East Prussian J\u00E4ger 180; 25th Line 690; sappers 90; 26th Line 270; ]");
}

TEST(FoundPages, NamesBehindBattalionsAndAColonAreBattalions) {
  EXPECT_EQ(told(read("Prussia\n1st Brigade: Kern\nLandwehr battalions: Roe, Dale, Till\n")),
            "1st Brigade[Roe Landwehr battalion 690; Dale Landwehr battalion 690; Till Landwehr battalion 690; ]");
}

TEST(FoundPages, FootAndHorseBelowAVanguardAreItsOwn) {
  EXPECT_EQ(
      told(read("Prussia\nI Corps: Kern\nVanguard: Colonel Roe\nInfantry: Major Dale\n24th Line 700\nCavalry: Till\n"
                "2nd Hussars 400\n1st Brigade: Moe\n25th Line 600\n")),
      "I Corps[Vanguard[Infantry[24th Line 700; ]Cavalry[2nd Hussars 400; ]]1st Brigade[25th Line 600; ]]");
}

TEST(FoundPages, OldGermanHyphensAreHyphens) {
  EXPECT_EQ(told(read("Bavaria\n1ste Brigade: Generalmajor Kern\n7tes Linien= Infanterie-Regiment 900\n3tes "
                      "Linien=Infanterie=Regiment Herzog Roe 800\n")),
            "1ste Brigade[7tes Linien-Infanterie-Regiment 900; 3tes Linien-Infanterie-Regiment Herzog Roe 800; ]");
}

TEST(FoundPages, GrenadiersOfTwoRegimentsAreABattalionEach) {
  EXPECT_EQ(told(read("Prussia\nAdvance Guard - GM Kern\nGrenadier Battalions 3/22 Roe, 9/10 Dale\n")),
            "Advance Guard[Grenadier Battalion 3/22 Roe 690; Grenadier Battalion 9/10 Dale 690; ]");
  EXPECT_EQ(asked(read("Prussia\nAdvance Guard - GM Kern\nGrenadier Battalions 3/22 Roe, G.I/G.IX Dale\n")),
            (std::vector{3}));
}

TEST(FoundPages, APrinceOfSomeCountryLeadsTheLineThatHeStandsBehind) {
  const Reading reading =
      read("Prussia\nFirst Line - Prince Kern of Anhalt-Dessau\nIR 7 Bevern (2)\nFR 41 W\u00FCrttemberg (1 bn.)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Prince Kern of Anhalt-Dessau");
  EXPECT_EQ(unit_of(reading, 1).nation, "Prussia");
}

TEST(FoundPages, TwoCommandsOnALineAreAskedAbout) {
  EXPECT_EQ(
      asked(read("Britain\n2nd Division - Kern Brigade Roe\n24th Foot 700\n3rd Division - Dale\n25th Foot 600\n")),
      (std::vector{2}));
}

}  // namespace estafette::readers::found_pages_test
