// The hundred days, 1815, by its shipped letters: the Sambre is crossed on the first turn, and on the second there are
// Ligny and Quatre Bras. The game has the looks of all who fight there.
#include "base/files/files.hpp"
#include "base/text.hpp"
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign_1815_test {
namespace {

using test::Folder, test::Outcome, test::run;

const std::string kCampaign = "templates/campaigns/1815";

class HundredDays {
 public:
  HundredDays() {
    const Outcome founded = run({"new", file(), "--from", test::of_the_tree(kCampaign), "--seed", "1815"});
    EXPECT_EQ(founded.code, 0) << founded.err;
  }

  [[nodiscard]] std::string file() const { return folder_ / "waterloo.campaign"; }
  [[nodiscard]] std::string beside(const std::string& name) const { return folder_ / name; }

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
    EXPECT_EQ(played.out.find(" stops at "), std::string::npos) << played.out;
    return played.out;
  }

 private:
  Folder folder_;
};

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(HundredDays1815, TheArmyCrossesTheSambreAndTheAlliesDrawTogether) {
  const HundredDays days;
  const std::string first = days.play("1");
  EXPECT_TRUE(has(first, "III Corps marches from Beaumont to Charleroi")) << first;
  EXPECT_TRUE(has(first, "Ziethen's Corps marches from Charleroi via Fleurus to Ligny")) << first;
  EXPECT_FALSE(has(first, "Battle 1")) << first;
}

TEST(HundredDays1815, OnTheSecondTurnThereAreLignyAndQuatreBras) {
  const HundredDays days;
  static_cast<void>(days.play("1"));
  const std::string second = days.play("2");
  EXPECT_TRUE(has(second,
                  "Battle 1 at Ligny: III Corps and Garde Impériale attack Ziethen's Corps and Pirch's Corps, which "
                  "stand on ground of their own choosing"))
      << second;
  EXPECT_TRUE(has(second, "Battle 2 at Quatre Bras: II Corps attacks Orange's Corps")) << second;
  EXPECT_FALSE(has(second, "Battle 3")) << second;
}

TEST(HundredDays1815, NobodyInTheRanksWearsABorrowedCoat) {
  const HundredDays days;
  static_cast<void>(days.play("1"));
  static_cast<void>(days.play("2"));
  for (const std::string battle : {"1", "2"}) {
    const std::string out = days.beside("battle-" + battle);
    const Outcome sent = run({"battle", "generate", days.file(), battle, "--out", out});
    ASSERT_EQ(sent.code, 0) << sent.err;
    for (const std::string& remark : split(read_text(out + "/remarks.txt"), '\n')) {
      if (!has(remark, " in the uniform of ")) continue;  // commanders and wagons may be: Orange's own was British
      for (const char* arm : {"infantry (", "cavalry (", "artillery ("}) EXPECT_FALSE(has(remark, arm)) << remark;
    }
  }
}

}  // namespace estafette::campaign_1815_test
