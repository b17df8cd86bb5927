// Lists in which a regiment, a count or a leader was read wrong without a word: each is read right now, marked or asked
// about.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::text_test {
namespace {

std::string kinds(const Reading& reading) {
  std::string all;
  for (const Unit& unit : reading.orbat.formations.at(0).units) all += std::string(to_string(unit.kind)) + "; ";
  return all;
}

TEST(ListsReadRight, InfantryOfTheFrontierIsLightInEachLanguage) {
  for (const char* line : {"9e r\u00E9giment d'infanterie de fronti\u00E8re", "9. Grenz-Infanterie-Regiment",
                           "9th Border Infantry Regiment", "9\u00BA reggimento di fanteria di confine",
                           "9\u00BA regimiento de infanter\u00EDa de frontera"}) {
    EXPECT_EQ(kinds(read(std::string("Austria\nDivision Kern\n") + line + "\n")), "light infantry; ") << line;
  }
}

TEST(ListsReadRight, BattalionsBeforeRegimentsWithAWordOfTheirOwnAreTheFirstOnes) {
  const Reading reading =
      read("France\nDivision Kern : deux bataillons du 63e de ligne, du 7e l\u00E9ger et du 24e de ligne\n");
  EXPECT_EQ(battalions(reading), "63e de ligne 2; 7e l\u00E9ger 1; 24e de ligne 1; ");
  EXPECT_NE(unit_of(reading).note.find("2 battalions of this one alone"), std::string::npos) << unit_of(reading).note;
}

TEST(ListsReadRight, BattalionsOfSeveralRegimentsTogetherAreSharedAndMarkedAmongOthersToo) {
  const Reading reading = read(
      "France\nDivision Kern: four squadrons of the 9th and 24th Dragoons and six battalions of the 1st, 2nd and 3rd "
      "Line.\nDivision Roe: two battalions of the 9th and 24th Line.\n");
  EXPECT_EQ(battalions(reading), "9th Dragoons 2; 24th Dragoons 2; 1st Line 2; 2nd Line 2; 3rd Line 2; ");
  EXPECT_NE(unit_of(reading).note.find("a share of 4 squadrons for 2 units"), std::string::npos);
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(1).subunits, 1);
}

TEST(ListsReadRight, BattalionsOfARegimentOfWhichNothingButTheNumberIsToldAreAskedAbout) {
  const Reading reading =
      read("France\nDivision Kern : deux bataillons du 63e, du 7e d'infanterie l\u00E9g\u00E8re et du 24e de ligne\n");
  EXPECT_EQ(asked(reading), std::vector<int>{2});
}

TEST(ListsReadRight, OneBatteryWithAFigureBeforeItsCalibreIsMarkedForItMayBeSeveral) {
  const Reading reading = read("Britain\nDivision Kern\n4 x 6-pdr foot battery\n");
  EXPECT_EQ(unit_of(reading).guns.value, 4);
  EXPECT_NE(unit_of(reading).note.find("4 guns of one battery"), std::string::npos) << unit_of(reading).note;
}

TEST(ListsReadRight, AColonelCalledMannWithHisFiguresIsAskedAbout) {
  EXPECT_EQ(asked(read("Union\nDivision Kern\n4th Ohio 400\nColonel W B Mann 400\n")), std::vector<int>{4});
  EXPECT_EQ(told(read("Naples\nBrigata Rossi\nUssari Mann 300\n")), "Brigata Rossi[Ussari 300; ]");
}

TEST(ListsReadRight, ACountOfWhatNobodyKnowsIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\nDivision Kern\n5th Foot 600\n3 rifles attachments\n2 light infantry groups\n")),
            (std::vector<int>{4, 5}));
  EXPECT_TRUE(asked(read("Prussia\nDivision Kern\n1. Regiment 600\n3 Husaren Kern 400\n")).empty());
}

TEST(ListsReadRight, TheFusiliersBehindTheMusketeersAreABattalionOfTheirRegiment) {
  EXPECT_EQ(battalions(read("Prussia\nDivision Kern\nInfanterie-Regiment Nr. 7\n1. Musketierbataillon\n"
                            "2. Musketierbataillon\nF\u00FCsilierbataillon\n")),
            "Infanterie-Regiment Nr. 7 3; ");
  EXPECT_EQ(
      told(
          read("Prussia\nDivision Kern\nInfanterie-Regiment Nr. 9\nI. Musketierbataillon 600 Mann\n"
               "II. Musketierbataillon 580 Mann\nF\u00FCsilier-Bataillon 400 Mann\nGrenadierbataillon Roe 500 Mann\n")),
      "Division Kern[Infanterie-Regiment Nr. 9 1580; Grenadierbataillon Roe 500; ]");
}

TEST(ListsReadRight, BattalionsBelowTheirRegimentWithoutFiguresAreCounted) {
  EXPECT_EQ(battalions(read("Prussia\nDivision Kern\nInfanterie-Regiment Nr. 14\n1. Bataillon\n2. Bataillon\n")),
            "Infanterie-Regiment Nr. 14 2; ");
}

TEST(ListsReadRight, WhoLeadsACommandBehindALabelBetweenStopsIsNoPartOfItsName) {
  for (const char* line :
       {"Cavalry. G.O.C., Payne;", "Cavalry, Commander, Payne", "Cavalry. Commanding Officer, Payne."}) {
    const Reading reading =
        read(std::string("Britain\n") + line + "\nRoe's Brigade: 4th Dragoons 400, 3rd Dragoons 300\n");
    EXPECT_EQ(reading.orbat.formations.at(0).name, "Cavalry") << line;
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Payne") << line;
  }
}

TEST(ListsReadRight, FrenchRegimentsByALetterAreToldApartWhereThePageShowsWhichItIs) {
  EXPECT_EQ(kinds(read("France\nBrigade Kern : 25e l. (Roe) (3), 27e L. (Dale) (2)\n")),
            "light infantry; line infantry; ");
  EXPECT_EQ(battalions(read("France\nBrigade Kern : 39e L. (Roe), 76e L. (Dale) (4)\n")),
            "39e Ligne (Roe) 2; 76e Ligne (Dale) 2; ");
  EXPECT_EQ(asked(read("France\nBrigade Kern : 12e L. (Roe), 33e L. (Dale) (4)\n")), std::vector<int>{2})
      << "of the line or light, and nothing shows which";
}

TEST(ListsReadRight, FrenchHorseByALetterOrTwoSharesWhatStandsBehindAll) {
  const Reading reading =
      read("France\nCavalerie : GB Kern\n3e Hus. (Roe), 10e Ch. (Dale), 15e Ch. (Till) (9) 900 h\n");
  EXPECT_EQ(kinds(reading), "light cavalry; light cavalry; light cavalry; ");
  EXPECT_EQ(battalions(reading), "3e Hussards (Roe) 3; 10e Chasseurs (Dale) 3; 15e Chasseurs (Till) 3; ");
  EXPECT_EQ(unit_of(reading, 2).men.value, 300);
}

TEST(ListsReadRight, TheOnlyNationThatAPageNamesIsThatOfItsRegimentsAndMarked) {
  const Reading reading = read(
      "1st Brigade: 1st (Alba) and 16th (Toro)\n2nd Brigade: 2nd (Kern) and 14th (Roe)\n"
      "The 4th Ca\u00E7adores were attached to the 1st Portuguese Brigade, in the 1st Division.\n");
  EXPECT_EQ(unit_of(reading).nation, "Portugal");
  EXPECT_NE(unit_of(reading).note.find("nation Portugal from the only one named here"), std::string::npos);
  EXPECT_EQ(asked(reading), std::vector<int>{3}) << "it stood in another command than the one above";
}

TEST(ListsReadRight, RegimentsOfWhichASentenceSaysWhereTheyWereStandThere) {
  EXPECT_EQ(told(read("Portuguese Army\n1st Brigade: 1st Line and 16th Line\n"
                      "The 20th (Alba) and 22nd (Toro) were never brigaded.\n"
                      "The 1st and 3rd Ca\u00E7adores were attached to the Light Division.\n")),
            "Portuguese Army[1st Brigade[1st Line 570; 16th Line 570; ]Not brigaded[20th (Alba) 570; 22nd (Toro) 570; ]"
            "Light Division[1st Ca\u00E7adores 570; 3rd Ca\u00E7adores 570; ]]");
}

TEST(ListsReadRight, ForcesOfAFoeBehindAnArmyAreAnArmyOfTheirOwn) {
  const Reading reading = read(
      "French Army\n3rd Corps: Alba\n10th Division: Kern\n34th Line 600\n"
      "Prussian Forces\n3rd Corps: Toro\n9th Brigade: Lind\n3rd Line 700\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[1].name, "Prussian Forces");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(ListsReadRight, CompaniesOfFootAndOfHorseArtilleryOnOneLineAreABatteryEach) {
  const Reading reading = read(
      "France\nDivision Kern\n9e ligne 600\nArtillerie :\n9e et 10e Cies du 1er \u00E0 Pied, 1re du 2e \u00E0 "
      "Cheval\n");
  EXPECT_EQ(kinds(reading), "line infantry; foot artillery; foot artillery; horse artillery; ");
}

TEST(ListsReadRight, HorseArtilleryBehindADivisionOfHorseIsItsOwn) {
  EXPECT_EQ(told(read("France\nVIe Corps: Roe\n1re Division de Dragons :\nGB KERN : 1er et 2e dragons 600\n"
                      "Artillerie : 1 batterie \u00E0 cheval, 6 pi\u00E8ces\n2e Division de Dragons :\n"
                      "GB DALE : 3e et 5e dragons 600\n")),
            "VIe Corps[1re Division de Dragons[Horse artillery 90 6 guns; GB KERN[1er dragons 300; 2e dragons 300; "
            "]]2e Division de Dragons[GB DALE[3e dragons 300; 5e dragons 300; ]]]");
}

TEST(ListsReadRight, AFigureOfTheGameForTwoRegimentsIsShared) {
  const Reading reading = read("Britain\nDivision Kern (1 figure = 15 men)\n1st & 2nd Alba Legion Class A 160 figs\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << told(reading);
  EXPECT_EQ(unit_of(reading).men.value, 1200);
}

TEST(ListsReadRight, TheStaffOfABrigadeOfHorseDoesNotRide) {
  const Reading reading = read("France\nBrigade de cavalerie Kern\n4e hussards 300\n\u00C9tat-major 65 hommes\n");
  EXPECT_EQ(kinds(reading), "light cavalry; staff; ");
  EXPECT_EQ(asked(read("France\nBrigade Kern\n4e ligne 300\n\u00C9tat-Major6565\n")), std::vector<int>{4});
}

TEST(ListsReadRight, ANameWithAsFewFiguresAsALeaderHasIsAskedAbout) {
  EXPECT_EQ(
      asked(
          read("Battle of Alba, 1:15 figure scale\n\nSpanish Army\n\nC-in-C KERN Class B 3 figs\nROE Class B 3 figs\n\n"
               "1st Division Vela Class B 2 figs\n\n    1st Spanish Brigade Class B 80 figs\n"
               "    2nd Spanish Brigade Class C 80 figs\n")),
      (std::vector<int>{5, 6}));
}

TEST(ListsReadRight, FiguresOfAReturnThatRanTogetherAreCutWhereTheyMakeUpTheirSum) {
  const Reading reading = read(
      "France\nOfficers.Men.Detached.Sick.Total.\n1st Division, Kern1544,2141501,5496,067\n"
      "2nd Division, Toro1965,5224512,6168,785\n");
  EXPECT_EQ(told(reading), "1st Division[1st Division 4368; ]2nd Division[2nd Division 5718; ]");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("figures cut where 154 + 4,214 + 150 + 1,549 = 6,067"),
            std::string::npos);
}

TEST(ListsReadRight, ABrigadeOfHorseBesideADivisionOfFootOfWhichOnlyTheStrengthIsToldIsNotPartOfIt) {
  EXPECT_EQ(told(read("French Army\n2nd Corps: Roe\n1st Infantry Division: Alba, 4,214 men\n"
                      "Cavalry Brigade: Kern, 1,048 men\n")),
            "French Army[2nd Corps[1st Infantry Division[1st Infantry Division 4214; ]Cavalry Brigade[Cavalry Brigade "
            "1048; ]]]");
}

TEST(ListsReadRight, GunsThatTheTotalsCountAndTheListHasNotAreAskedAboutOnce) {
  EXPECT_EQ(asked(read("French Army\n3rd Corps: Alba\n10th Division: Kern\n34th Line 2500\n"
                       "Total 2500 infantry and 38 guns.\n4th Corps: Roe\n11th Division: Toro\n12th Line 2000\n"
                       "Total 2000 infantry and 14 guns.\n")),
            std::vector<int>{5});
}

TEST(ListsReadRight, FiguresThatRanTogetherAndMakeUpNoSumAreAskedAbout) {
  EXPECT_FALSE(asked(read("France\nOfficers.Men.Detached.Total.\n1st Division, Kern1544,2141506,067\n")).empty());
}

}  // namespace
TEST(ListsReadRight, ANumberAndANameAmongOtherRegimentsIsARegimentAndMarked) {
  const Reading reading = read(
      "Britain\n1st Brigade: Roe\n29th Worcesters\n60th K.R.R.\n4th King's Own\n33rd Duke of Kern's\n95th Rifles\n2nd "
      "Edition\n");
  EXPECT_EQ(
      told(reading),
      "1st Brigade[29th Worcesters 650; 60th K.R.R. 650; 4th King's Own 650; 33rd Duke of Kern's 650; 95th Rifles "
      "650; ]");
  EXPECT_NE(unit_of(reading).note.find("a regiment from its place"), std::string::npos) << unit_of(reading).note;
  EXPECT_EQ(asked(reading), std::vector<int>{8});
}

TEST(ListsReadRight, ALetterBetweenMarksIsThatOfABatteryAndABatteryOfARegimentIsOne) {
  EXPECT_EQ(told(read("Union\nFirst Brigade: Roe\n9th Ohio 400, 10th Ohio 350; Battery \"M\", 1st Illinois Art.\n")),
            "First Brigade[9th Ohio 400; 10th Ohio 350; Battery M, 1st Illinois Art. 120 8 guns; ]");
  EXPECT_EQ(
      told(read("Union\nFirst Brigade: Roe\n1st Ill. Art., Co. \"M,\" 10th Ind. Battery\n1st Ohio Art., Battery B; 7th "
                "Ind. Battery\n")),
      "First Brigade[1st Ill. Art. (Company M) 120 8 guns; 10th Ind. Battery 120 8 guns; 1st Ohio Art. (Battery B) "
      "120 8 guns; 7th Ind. Battery 120 8 guns; ]");
}

TEST(ListsReadRight, AHeadingThatSaysThatRegimentsFollowIsNoUnit) {
  for (const char* heading : {"Regiments:", "The following regiments:", "Following battalions:", "R\u00E9giments :",
                              "Folgende Regimenter:", "Les r\u00E9giments suivants :"})
    EXPECT_EQ(told(read("Britain\n1st Brigade: Roe\n" + std::string(heading) + "\n19th Foot\n77th Foot\n")),
              "1st Brigade[19th Foot 650; 77th Foot 650; ]")
        << heading;
}

TEST(ListsReadRight, ACavalryCorpsKeepsItsNameBeforeABrigadeOnItsLine) {
  EXPECT_EQ(
      told(read("Union Army: Roe\nXIV Corps: Dale\n1st Division: Kern\n1st Brigade: 38th Indiana, 2nd Ohio\nCavalry "
                "Corps: 1st Brigade: 2nd Mich. Cav., 9th Pa. Cav.\n")),
      "Union Army[XIV Corps[1st Division[1st Brigade[38th Indiana 570; 2nd Ohio 570; ]]]Cavalry Corps[1st "
      "Brigade[2nd Mich. Cav 520; 9th Pa. Cav 520; ]]]");
}

TEST(ListsReadRight, BattalionsOfTheRegularsAreNoTwoRegiments) {
  EXPECT_EQ(told(read("Union\n3rd Brigade: 2/16 US, 1/18 US, 2/18 US\n")),
            "3rd Brigade[2/16th US 570; 1/18th US 570; 2/18th US 570; ]");
}

TEST(ListsReadRight, EntriesOfRulesThatRunOnBehindTheirRatingsAreSeveral) {
  EXPECT_EQ(
      told(read(
          "Union\nRoe's Cavalry Brigade\n2nd Ohio, 400 men, MLC, elite 3rd Ohio, 260 men, MLC, veteran Dale's Ohio "
          "Battery, 4 guns, average\n")),
      "Roe's Cavalry Brigade[2nd Ohio 400; 3rd Ohio 260; Dale's Ohio Battery 60 4 guns; ]");
}

TEST(ListsReadRight, SeveralCommandsCountedOnALineAreAskedForAndNotOne) {
  for (const char* line : {"2 x Infantry Brigade (3 regiments)", "2 Inf bdes of 3 regiments each"}) {
    const std::vector<int> lines = asked(read("Britain\n1st Division: Roe\n9th Foot\n" + std::string(line) + "\n"));
    EXPECT_NE(std::find(lines.begin(), lines.end(), 4), lines.end()) << line;
  }
}

}  // namespace estafette::readers::text_test
