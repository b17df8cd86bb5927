// The campaign of Jena, 1806, by its shipped letters: Schleiz and Saalfeld on the first turn, and on the second, when
// both are won, Jena and what history calls Auerstedt.
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign_1806_test {
namespace {

using test::Folder, test::Outcome, test::run;

const std::string kCampaign = "templates/campaigns/1806";

class Thuringia {
 public:
  Thuringia() {
    const Outcome founded = run({"new", file(), "--from", test::of_the_tree(kCampaign), "--seed", "1806"});
    EXPECT_EQ(founded.code, 0) << founded.err;
  }

  [[nodiscard]] std::string file() const { return folder_ / "jena.campaign"; }

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

  void won(const std::string& battle) const {
    const Outcome judged =
        run({"battle", "adjudicate", file(), battle, "--winner", "france", "--level", "minor", "--no-losses"});
    EXPECT_EQ(judged.code, 0) << judged.err;
    told_ += judged.out;
  }

  [[nodiscard]] const std::string& told() const { return told_; }

 private:
  Folder folder_;
  mutable std::string told_;
};

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(Jena1806, BernadotteMeetsTauentzienAtSchleizAndLannesLouisFerdinandAtSaalfeld) {
  const Thuringia thuringia;
  const std::string first = thuringia.play("1");
  EXPECT_TRUE(
      has(first, "Battle 1 at Schleiz: Light Cavalry Division, I Corps and III Corps attack Tauentzien's Division"))
      << first;
  EXPECT_TRUE(has(first, "Battle 2 at Saalfeld: V Corps attacks Louis Ferdinand's Vanguard")) << first;
  EXPECT_FALSE(has(first, "Battle 3")) << first;
}

TEST(Jena1806, ThePrestigeIsPrussiasAndIsToldSo) {
  const Thuringia thuringia;
  static_cast<void>(thuringia.play("1"));
  thuringia.won("1");
  EXPECT_TRUE(has(thuringia.told(), "Prestige falls by 1 to 19: France has won battle 1 at Schleiz"))
      << thuringia.told();
}

TEST(Jena1806, WhenBothAreWonJenaAndAuerstedtFollowOnTheSecondTurn) {
  const Thuringia thuringia;
  static_cast<void>(thuringia.play("1"));
  thuringia.won("1");
  thuringia.won("2");
  const std::string second = thuringia.play("2");
  EXPECT_TRUE(has(second, "Battle 3 at Jena: V Corps attacks Tauentzien's Division, Grawert's Division")) << second;
  EXPECT_TRUE(has(second, "Battle 4 at Kösen: III Corps attacks Schmettau's Division and Wartensleben's Division"))
      << second;
}

}  // namespace estafette::campaign_1806_test
