// Who led what: leaders beside braces that a keyboard draws, and halves and leftovers of regiments that are no
// commands.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::beside_braces_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

const std::string kDivision = "British Army\n1st Division: General Kern\n";
const std::string kTwoBrigades =
    "British Army[1st Division[Brigade Roe[40th Foot 650; 41st Foot 650; 43rd Foot 650; ]Brigade Dale[44th Foot 650; "
    "45th Foot 650; 46th Foot 650; ]]]";

}  // namespace

TEST(BesideBraces, EachLeaderBesideABraceHasABrigadeOfTheDivision) {
  const std::string bars = kDivision +
                           "40th Foot |\n41st Foot | Brigadier Roe\n43rd Foot |\n\n"
                           "44th Foot \u23AB\n45th Foot \u23AC Brigadier Dale\n46th Foot \u23AD\n";
  EXPECT_EQ(told(read(bars)), kTwoBrigades);
  EXPECT_EQ(asked(read(bars)), std::vector<int>{});
  const std::string curls = kDivision +
                            "40th Foot }\n41st Foot } Brigadier Roe\n43rd Foot }\n\n44th Foot )\n45th Foot ) Brigadier "
                            "Dale\n46th Foot )\n";
  EXPECT_EQ(told(read(curls)), kTwoBrigades);
  EXPECT_EQ(asked(read(curls)), std::vector<int>{});
  EXPECT_EQ(
      told(read("Arm\u00E9e fran\u00E7aise\n1re division : g\u00E9n\u00E9ral Kern\n10e de ligne }\n11e de ligne } "
                "brigade Petit\n12e de ligne )\n13e de ligne ) brigade Roux\n")),
      "Arm\u00E9e fran\u00E7aise[1re division[brigade Petit[10e de ligne 570; 11e de ligne 570; ]brigade Roux[12e de "
      "ligne 570; 13e de ligne 570; ]]]");
}

TEST(BesideBraces, WhereOneBraceEndsAndTheNextBeginsIsAskedIfNothingTells) {
  EXPECT_EQ(asked(read(kDivision + "40th Foot }\n41st Foot } Brigadier Roe\n43rd Foot }\n44th Foot }\n45th Foot } "
                                   "Brigadier Dale\n")),
            (std::vector<int>{4, 7}));
}

TEST(BesideBraces, AnOpenBraceBehindALeaderHoldsTheUnitOnItsOwnLineToo) {
  for (const std::string page :
       {"British Army\nBrigadier Roe {40th Foot\n              {41st Foot\nBrigadier Dale {44th Foot\n               "
        "{45th Foot\n",
        "British Army\n{40th Foot\nBrigadier Roe {41st Foot\n\nBrigadier Dale {44th Foot\n{45th Foot\n"}) {
    EXPECT_EQ(told(read(page)),
              "British Army[Roe[40th Foot 650; 41st Foot 650; ]Dale[44th Foot 650; 45th Foot 650; ]]");
    EXPECT_EQ(asked(read(page)), std::vector<int>{}) << page;
  }
}

TEST(BesideBraces, ALeaderMayBeToldOnTwoRowsOfABraceOfStrokes) {
  const Reading reading = read(
      "British Army\n40th Foot \\\n41st Foot | Commanded by Brigadier the Hon.\n42nd Foot | "
      "John Roe, 41st Foot.\n43rd Foot /\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander.substr(0, 28), "Brigadier the Hon. John Roe,") << told(reading);
  EXPECT_NE(told(reading).find("40th Foot 650; 41st Foot 650; 42nd Foot 650; 43rd Foot 650; "), std::string::npos);
}

TEST(BesideBraces, ALeadersRegimentMayStandOnTheNextRowOfABraceOfStrokes) {
  const Reading reading = read(
      "The Infantry was brigaded as follows:\n40th Foot \\\n41st Foot | Commanded by Brigadier Kern,\n42nd Foot / 40th "
      "Foot.\n43rd Foot "
      "\\\n44th "
      "Foot | Commanded by Brigadier Dale,\n45th Foot / 43rd Foot.\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations.at(1).units.size(), 3U) << told(reading);
}

TEST(BesideBraces, AWingOfARegimentAndABattalionOfDetachmentsAreNoCommands) {
  const Reading reading = read(kDivision +
                               "1st Brigade: General Roe\nWing 53rd Foot\nLeft wing of the 55th Foot\nBattalion of "
                               "detachments\n2nd Brigade: General Dale\n1st Battalion of Detachments 609\n45th Foot\n");
  EXPECT_EQ(told(reading),
            "British Army[1st Division[1st Brigade[53rd Foot (Wing) 650; 55th Foot (Left wing) 650; detachments "
            "Battalion 650; ]2nd Brigade[1st Detachments Battalion 609; 45th Foot 650; ]]]");
  EXPECT_EQ(told(read("British Army\nLeft Wing: General Roe\n53rd Foot 600\n")),
            "British Army[Left Wing[53rd Foot 600; ]]");
}

TEST(BesideBraces, TheNameBesideABraceMayStandOnSeveralRowsAndBreakWithinAWord) {
  EXPECT_EQ(
      told(read(
          "British Army\n  1st DIVISION, Lieut.-gen. Kern.\n   Major-gen. Roe's bri-  { 4th Foot, 1st bat....... "
          " 754\n    gade .   .   .        { 42d ditto, 1st bat......  880\n   Major-gen. Dale's     { 1st Foot, 3d "
          "bat........  597\n    brigade. .   .        { 26th ditto, 1st bat.....  745\n  RESERVE, Major-gen. "
          "Till.\n                         { 20th Foot ............  499\n                         { 28th ditto, "
          "1st bat.....  750\n")),
      "British Army[1st DIVISION[Roe's brigade[4th Foot, 1st bat 754; 42d Foot, 1st bat 880; ]Dale's brigade.[1st "
      "Foot, 3d bat 597; 26th Foot, 1st bat 745; ]]RESERVE[20th Foot 499; 28th Foot 1st bat 750; ]]");
}

}  // namespace estafette::readers::beside_braces_test
