// Which command a line belongs to, and who leads it: lists side by side, numbers and marks of headings that only some
// lines have, surnames before ranks, generals among regiments.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::who_stands_where_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::string leader_of(const std::string& command) {
  return read("France\n" + command + "\n24th Line 700\n").orbat.formations.at(0).commander;
}

}  // namespace

TEST(WhoStandsWhere, TwoArmiesSideBySideAreTwoWhateverTheirRegimentsAreCalled) {
  EXPECT_EQ(told(read("French Army                      Prussian Army\n"
                      "I Corps: Roe                     II Corps: Kern\n"
                      "1st Division: Petit              1st Brigade: Huber\n"
                      "22nd Line 800                    1st Silesian Infantry 900\n"
                      "30th Line 700                    2nd Brandenburg Hussars 400\n")),
            "French Army[I Corps[1st Division[22nd Line 800; 30th Line 700; ]]]"
            "Prussian Army[II Corps[1st Brigade[1st Silesian Infantry 900; 2nd Brandenburg Hussars 400; ]]]");
}

TEST(WhoStandsWhere, WhoIsInBracketsBelowANationLeadsItsArmyAsWithoutThem) {
  const std::string above =
      "FRENCH ARMY - Marshal Roe\n\nI Corps - General Dale\n12e Ligne (3 bns) 1,980\n\nPRUSSIANS\n";
  const std::string troops = "Brigade Toro\nIR 4 (3 bns) 2,100 men\n";
  const Reading with = read(above + "(Gen. v. Alba)\n" + troops);
  ASSERT_EQ(with.orbat.formations.size(), 2U) << told(with);
  EXPECT_EQ(with.orbat.formations.at(1).commander, "Gen. v. Alba");
  EXPECT_EQ(told(with), told(read(above + "Gen. v. Alba\n" + troops)));
}

TEST(WhoStandsWhere, ADivisionWithoutANumberFollowsTheNumberedOneAndIsNotItsBrigade) {
  EXPECT_EQ(french("II Corps\n1. 3rd Division\n   a) 5th Line 900\n4th Division: Roe\n   7th Line 600"),
            "II Corps[3rd Division[5th Line 900; ]4th Division[7th Line 600; ]]");
}

TEST(WhoStandsWhere, ACorpsWithoutHashesFollowsTheOneWithThem) {
  EXPECT_EQ(french("## II Corps\n3rd Division\n   5th Line 900\nIII Corps\n5th Division\n   8th Line 500"),
            "II Corps[3rd Division[5th Line 900; ]]III Corps[5th Division[8th Line 500; ]]");
}

TEST(WhoStandsWhere, AHeadingInLettersSetApartIsOneInSmallLettersToo) {
  EXPECT_EQ(french("I I  C o r p s\n3rd Division\n5th Line 900\nI I I  C o r p s\n5th Division\n8th Line 500"),
            "II Corps[3rd Division[5th Line 900; ]]III Corps[5th Division[8th Line 500; ]]");
}

TEST(WhoStandsWhere, AGeneralAmongTheRegimentsOfALedBrigadeIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Brigade: General Roe\n22nd Line 500\nBG Toro\n23rd Line 600\n")),
            std::vector<int>{4});
  EXPECT_TRUE(asked(read("France\n1st Brigade: General Roe\n22nd Line 500\nColonel Toro\n23rd Line 600\n")).empty())
      << "he leads the 22nd";
}

TEST(WhoStandsWhere, AFigureGluedToTheNameOfANumberedRegimentIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Brigade\n22nd Line 500\n30th Line1, 2 bns 1,010 men\n")), std::vector<int>{4});
  EXPECT_TRUE(asked(read("Prussia\n1st Brigade\nIR3 500\nIR4 600\n")).empty()) << "these are their numbers";
}

TEST(WhoStandsWhere, ASurnameBeforeTheRankIsThatOfTheLeader) {
  EXPECT_EQ(leader_of("9th Division: Kern, GdD Jean-Louis, Baron"), "GdD Jean-Louis Kern (Baron)");
  EXPECT_EQ(leader_of("10th Division - Dale, MG John"), "MG John Dale");
  EXPECT_EQ(leader_of("12th Division: Roe, Lt. Gen. Sir John"), "Lt. Gen. Sir John Roe");
  EXPECT_EQ(leader_of("13th Division (Toro, GdB Louis-Marie)"), "GdB Louis-Marie Toro");
  EXPECT_EQ(leader_of("14th Division: Kern, John, MG"), "MG John Kern");
}

TEST(WhoStandsWhere, WhoCommandsAnArmOfADivisionIsNoRegimentOrBrigadeAndLeadsNobodyElse) {
  for (const std::string post :
       {"Commander of the infantry - General Roe\nCavalry commander: General Kern",
        "commandant l'infanterie \u2013 g\u00E9n\u00E9ral Roe\ncommandant la cavalerie : g\u00E9n\u00E9ral Kern",
        "Kommandeur der Infanterie - General Roe\nBefehlshaber der Kavallerie: General Kern",
        "comandante de la infanter\u00EDa \u2013 general Roe\njefe de la caballer\u00EDa \u2013 general Kern",
        "comandante della fanteria \u2013 generale Roe\ncomandante della cavalleria: generale Kern",
        "dow\u00F3dca piechoty \u2013 gen. Jan Roe\ndow\u00F3dca jazdy \u2013 gen. bryg. Jan Kern"}) {
    const Reading reading =
        read("Polish Army\n2nd Division, General Alba\n" + post + "\n5th Line, 800 men\n3rd Hussars, 400 men\n");
    EXPECT_EQ(told(reading), "Polish Army[2nd Division[5th Line 800; 3rd Hussars 400; ]]") << post;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << post;
  }
}

TEST(WhoStandsWhere, WhoCommandsAnArmRightAboveItsTroopsLeadsThem) {
  const Reading reading =
      read("French Army\n2nd Division, General Alba\nCommander of the cavalry - General Kern\n3rd Hussars, 400 men\n");
  EXPECT_EQ(told(reading), "French Army[2nd Division[cavalry[3rd Hussars 400; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).formations.at(0).commander, "General Kern");
}

TEST(WhoStandsWhere, ARegimentCalledByItsOwnerAndHisPeopleIsAskedForAndThoseBelowItAreNotOfThatPeople) {
  const Reading reading = read(
      "French Army\n1st Division: Petit\n24th Line, 700 men\n\nBritish Army\n1st Brigade: Kern\n27th Foot, 600 men\n"
      "Dale's Swiss\n58th Foot, 500 men\n\n2nd Brigade: Hale\n20th Foot, 400 men\n");
  EXPECT_EQ(asked(reading), std::vector<int>{8});
  for (const Formation& army : reading.orbat.formations)
    for (const Formation& brigade : army.formations)
      for (const Unit& unit : brigade.units)
        EXPECT_EQ(unit.nation, unit.name == "24th Line" ? "France" : "Britain") << unit.name;
  EXPECT_EQ(told(reading),
            "French Army[1st Division[24th Line 700; ]]"
            "British Army[1st Brigade[27th Foot 600; 58th Foot 500; ]2nd Brigade[20th Foot 400; ]]");
}

TEST(WhoStandsWhere, AForenameThatBeginsLikeTheNameOfAPeopleIsNoNation) {
  const Reading reading = read("Brigata Toro di Francesco.\n\nBrigata di fanteria\n1\u00BA reggimento di linea\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).nation, "unknown") << told(reading);
}

TEST(WhoStandsWhere, ACountryThatTroopsWereSentToDoesNotSayWhoseTheyAre) {
  for (const std::string title :
       {"Troops sent to Portugal", "The corps that marched into Spain in 1808", "The column bound for the Netherlands",
        "Truppen, die nach Spanien marschierten", "Tropas enviadas a Portugal", "Truppe inviate in Spagna",
        "Wojsko wys\u0142ane do Hiszpanii"}) {
    const Reading reading = read(title + "\n\n5th Line, 800 men\n6th Line, 900 men\n");
    const Formation* command = &reading.orbat.formations.at(0);
    while (command->units.empty()) command = &command->formations.at(0);
    EXPECT_EQ(command->units[0].nation, "unknown") << title;
  }
  EXPECT_EQ(unit_of(read("Portugal 1810\n\n5th Line, 800 men\n6th Line, 900 men\n")).nation, "Portugal");
}

TEST(WhoStandsWhere, TheOnlyArtilleryBrigadeBehindTheLastOfSeveralDivisionsIsTheCorps) {
  const std::string first = "I Corps\nFirst Division\n1st Brigade\n8th Foot 800\n";
  const std::string last = "Second Division\n1st Brigade\n9th Foot 900\nArtillery Brigade\n5th Foot Battery, 8 guns\n";
  EXPECT_EQ(told(read(first + last)),
            "I Corps[First Division[1st Brigade[8th Foot 800; ]]Second Division[1st Brigade[9th Foot 900; ]]Artillery "
            "Brigade[5th Foot Battery 160 8 guns; ]]");
  const std::string guns = "Artillery Brigade\n4th Foot Battery, 8 guns\n";
  EXPECT_NE(told(read(first + guns + last)).find("9th Foot 900; ]Artillery Brigade["), std::string::npos)
      << "where each division has one, it is the division's: " << told(read(first + guns + last));
}

}  // namespace estafette::readers::who_stands_where_test
