// The campaign of Regensburg, 1809, by its shipped letters: Teugn on the first turn; on the second Abensberg, which
// falls upon Pfeffenhausen, and Eckmühl.
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign_1809_test {
namespace {

using test::has, test::Outcome, test::run, test::ShippedCampaign;

}  // namespace

TEST(Danube1809, DavoutMeetsHohenzollernAtTeugnOnTheFirstTurn) {
  const ShippedCampaign danube("1809");
  const std::string first = danube.play("1");
  EXPECT_TRUE(
      has(first, "Battle 1 at Teugn: 2nd Division, III Corps and 2nd Heavy Division attack Hohenzollern's Corps"))
      << first;
  EXPECT_FALSE(has(first, "Battle 2")) << first;
}

TEST(Danube1809, TheBattleGoesToTheGameAndSaysWhoStandsInForAustria) {
  const ShippedCampaign danube("1809");
  static_cast<void>(danube.play("1"));
  const Outcome generated = run({"battle", "generate", danube.file(), "1", "--out", danube.folder() / "teugn",
                                 "--profile", test::of_the_tree("templates/sow/waterloo.xml")});
  EXPECT_EQ(generated.code, 0) << generated.err;
  EXPECT_TRUE(has(generated.out, "Austria: artillery (18), cavalry (3), commanders (9), infantry (18)"))
      << generated.out;
  EXPECT_TRUE(has(generated.out, "in the uniform of Prussia, its stand-in")) << generated.out;
}

TEST(Danube1809, TheSidesAreCalledWhatTheCampaignCallsThemAndBothNamesAreTaken) {
  const ShippedCampaign danube("1809");
  const Outcome begun = run({"new", danube.folder() / "other.campaign", "--from",
                             test::of_the_tree("templates/campaigns/1809"), "--dry-run"});
  EXPECT_TRUE(has(begun.out, "\nAustria\n")) << begun.out;
  EXPECT_FALSE(has(begun.out, "Coalition")) << begun.out;
  for (const char* side : {"Austria", "the Austrians", "coalition"}) {
    EXPECT_EQ(run({"status", danube.file(), "--side", side}).out,
              run({"status", danube.file(), "--side", "coalition"}).out);
    EXPECT_EQ(run({"report", danube.file(), "--dispatch", "--format", "text", "--side", side}).code, 0);
  }
  static_cast<void>(danube.play("1"));
  EXPECT_TRUE(has(run({"battle", "adjudicate", danube.file(), "1", "--winner", "Prussia", "--level", "minor"}).err,
                  "--winner: found \"Prussia\"; expected France, Austria or nobody"));
  EXPECT_EQ(
      run({"battle", "adjudicate", danube.file(), "1", "--winner", "Austria", "--level", "minor", "--no-losses"}).code,
      0);
  EXPECT_EQ(run({"ruling", danube.file(), "Teugn", "owner", "Austria", "--because", "so agreed"}).code, 0);
}

TEST(Danube1809, WhenTeugnIsWonAbensbergAndEckmuehlFollowOnTheSecondTurn) {
  const ShippedCampaign danube("1809");
  static_cast<void>(danube.play("1"));
  const Outcome judged =
      run({"battle", "adjudicate", danube.file(), "1", "--winner", "france", "--level", "minor", "--no-losses"});
  EXPECT_EQ(judged.code, 0) << judged.err;
  const std::string second = danube.play("2");
  EXPECT_TRUE(has(second,
                  "Battle 2 at Pfeffenhausen: VII Corps, 1st Division and 3rd Division attack Ludwig's Corps, "
                  "Hiller's Corps and II Reserve Corps"))
      << second;
  EXPECT_TRUE(has(second,
                  "Battle 3 at Eckmühl: 2nd Division, III Corps and 2nd Heavy Division attack Hohenzollern's Corps and "
                  "Rosenberg's Corps"))
      << second;
}

}  // namespace estafette::campaign_1809_test
