// The campaign of Regensburg, 1809, by its shipped letters: Teugn on the first turn; on the second Abensberg, which
// falls upon Pfeffenhausen, and Eckmühl.
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign_1809_test {
namespace {

using test::Folder, test::Outcome, test::run;

const std::string kCampaign = "templates/campaigns/1809";

class Danube {
 public:
  Danube() {
    const Outcome founded = run({"new", file(), "--from", test::of_the_tree(kCampaign), "--seed", "1809"});
    EXPECT_EQ(founded.code, 0) << founded.err;
  }

  [[nodiscard]] std::string file() const { return folder_ / "danube.campaign"; }

  /// Lodges both sides' letters and plays the turn; what it told.
  [[nodiscard]] std::string play(const std::string& turn) const {
    for (const std::string side : {"coalition", "france"}) {
      const std::string letter = test::of_the_tree(kCampaign + "/letters/turn-" + turn + "-" + side + ".txt");
      const Outcome lodged = run({"orders", file(), letter, "--side", side, "--lodge"});
      EXPECT_EQ(lodged.code, 0) << lodged.err;
    }
    const Outcome played = run({"turn", file(), "--at-once"});
    EXPECT_EQ(played.code, 0) << played.err;
    EXPECT_EQ(played.out.find("does not march"), std::string::npos) << played.out;
    return played.out;
  }

  [[nodiscard]] const Folder& folder() const { return folder_; }

 private:
  Folder folder_;
};

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(Danube1809, DavoutMeetsHohenzollernAtTeugnOnTheFirstTurn) {
  const Danube danube;
  const std::string first = danube.play("1");
  EXPECT_TRUE(
      has(first, "Battle 1 at Teugn: 2nd Division, III Corps and 2nd Heavy Division attack Hohenzollern's Corps"))
      << first;
  EXPECT_FALSE(has(first, "Battle 2")) << first;
}

TEST(Danube1809, TheBattleGoesToTheGameAndSaysWhoStandsInForAustria) {
  const Danube danube;
  static_cast<void>(danube.play("1"));
  const Outcome generated = run({"battle", "generate", danube.file(), "1", "--out", danube.folder() / "teugn",
                                 "--profile", test::of_the_tree("templates/sow/waterloo.xml")});
  EXPECT_EQ(generated.code, 0) << generated.err;
  EXPECT_TRUE(has(generated.out, "Austria: artillery (18), cavalry (3), commanders (9), infantry (18)"))
      << generated.out;
  EXPECT_TRUE(has(generated.out, "in the uniform of Prussia, its stand-in")) << generated.out;
}

TEST(Danube1809, WhenTeugnIsWonAbensbergAndEckmuehlFollowOnTheSecondTurn) {
  const Danube danube;
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
