// Headings that tell of a command and of all that it stands in, battalions of a guard without regiments, regiments with
// their sort behind a comma, several battalions before a stroke, companies of gunners, names between semicolons.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::paths_and_guards_test {
namespace {

using text_test::battalions;
using text_test::counted;
using text_test::read;
using text_test::told;

}  // namespace

TEST(PathsAndGuards, AHeadingOfSeveralCommandsOpensEachOfThem) {
  const std::string expected =
      "II Corps[5th Division[1st Brigade[1st Line 700; ]2nd Brigade[2nd Line 600; ]]6th Division[1st Brigade[3rd Line "
      "500; ]]]";
  for (const std::string mark : {", ", " - ", " / "}) {
    const auto heading = [&](const std::string& division, const std::string& brigade) {
      return "II Corps" + mark + division + mark + brigade + "\n";
    };
    EXPECT_EQ(told(read("France\n" + heading("5th Division", "1st Brigade") + "1st Line 700 men\n" +
                        heading("5th Division", "2nd Brigade") + "2nd Line 600 men\n" +
                        heading("6th Division", "1st Brigade") + "3rd Line 500 men\n")),
              expected)
        << mark;
  }
  EXPECT_EQ(told(read("France\n1st Brigade, 5th Division, II Corps\n1st Line 700 men\n2nd Brigade, 5th Division, II "
                      "Corps\n2nd Line 600 men\n1st Brigade, 6th Division, II Corps\n3rd Line 500 men\n")),
            expected);
}

TEST(PathsAndGuards, TheLeaderBehindAPathIsThatOfItsLastCommand) {
  const Reading reading = read(
      "France\nII Corps: Marshal Roe\nII Corps, 5th Division: General Kern\n1st Line 700 men\nII Corps, 6th Division: "
      "General Toro\n2nd Line 600 men\n");
  EXPECT_EQ(told(reading), "II Corps[5th Division[1st Line 700; ]6th Division[2nd Line 600; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Marshal Roe");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).commander, "General Toro");
}

TEST(PathsAndGuards, ATitleOfTwoCommandsStaysATitle) {
  EXPECT_NE(told(read("Army of the Main - V Corps\nV Corps: General Roe\n1st Division: Kern\n1st Line 700 men\n"))
                .find("Army of the Main - V Corps["),
            std::string::npos);
}

TEST(PathsAndGuards, BattalionsOfAGuardAreTroopsAndNoCommand) {
  EXPECT_EQ(battalions(read("French Division Roe\n2 battalions Middle Guard\n2 bns Old Guard, 8 bns Young Guard\n3 "
                            "bataillons Jeune Garde 1500 hommes\n7th Line 2 bns\n")),
            "Middle Guard 2; Old Guard 2; " + counted("Young Guard battalion", 8, 8) + "Jeune Garde 3; 7th Line 2; ");
}

TEST(PathsAndGuards, ASortBehindACommaIsPartOfTheRegimentsName) {
  EXPECT_EQ(told(read("French Cavalry Division Roe\n1st Regiment, Chasseurs \u00E0 Cheval 400\n1st Regiment, Hussars "
                      "(300)\n3rd Regt., Cuirassiers, 200\n")),
            "French Cavalry Division[1st Regiment Chasseurs \u00E0 Cheval 400; 1st Regiment Hussars 300; 3rd Regt. "
            "Cuirassiers 200; ]");
}

TEST(PathsAndGuards, SeveralBattalionsBeforeAStrokeAreThoseOfOneRegiment) {
  EXPECT_EQ(battalions(read("British Brigade: Roe\n1st & 2nd/7th Foot 900\n1st, 2nd & 3rd/57th Foot 1,500\n1 & 2/9th "
                            "Foot 800\n")),
            "7th Foot 2; 57th Foot 3; 9th Foot 2; ");
  EXPECT_NE(told(read("British Brigade: Roe\n7th and 2/48th Foot 900\n")).find("7th 450; 2/48th Foot 450; "),
            std::string::npos);
}

TEST(PathsAndGuards, FootAndHorseCompaniesOfGunnersAreEachCounted) {
  for (const std::string guns :
       {"2 foot companies and 1 horse company of artillery", "Artillery: 2 foot companies, 1 horse company",
        "foot artillery: 2 companies; horse artillery: 1 company"}) {
    const Reading reading = read("French Division: Roe\n9th Line 2 bns\n" + guns + "\n");
    std::size_t foot = 0, horse = 0;
    for (const Unit& unit : reading.orbat.formations.at(0).units) {
      foot += unit.kind == Kind::foot_artillery ? 1U : 0U;
      horse += unit.kind == Kind::horse_artillery ? 1U : 0U;
    }
    EXPECT_EQ(foot, 2U) << guns << told(reading);
    EXPECT_EQ(horse, 1U) << guns << told(reading);
  }
}

TEST(PathsAndGuards, NamesBetweenSemicolonsAreEachAUnitWhateverTheFirstBracketSays) {
  EXPECT_EQ(battalions(read("Spanish Division: Roe\nDale (Militia); Kern (2 batts.); Till (1 batt.)\n")),
            "Dale 1; Kern 2; Till 1; ");
  EXPECT_EQ(told(read("Spanish Division: Roe\nAlba (two batts.); Toro; sappers, one company; Cavalry: Reina (two "
                      "squadrons); 6 guns\n")),
            "Spanish Division[Alba 1140; Toro 570; sappers 100; Reina 260; Foot artillery 90 6 guns; ]");
}

}  // namespace estafette::readers::paths_and_guards_test
