// The hundred days, 1815, by its shipped letters: the Sambre is crossed on the first turn, and on the second there are
// Ligny and Quatre Bras. The game has the looks of all who fight there.
#include "base/files/files.hpp"
#include "base/text.hpp"
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign_1815_test {
namespace {

using test::has, test::Outcome, test::run, test::ShippedCampaign;

}  // namespace

TEST(HundredDays1815, TheArmyCrossesTheSambreAndTheAlliesDrawTogether) {
  const ShippedCampaign days("1815");
  const std::string first = days.play("1");
  EXPECT_TRUE(has(first, "III Corps marches from Beaumont to Charleroi")) << first;
  EXPECT_TRUE(has(first, "Ziethen's Corps marches from Charleroi via Fleurus to Ligny")) << first;
  EXPECT_FALSE(has(first, "Battle 1")) << first;
}

TEST(HundredDays1815, OnTheSecondTurnThereAreLignyAndQuatreBras) {
  const ShippedCampaign days("1815");
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
  const ShippedCampaign days("1815");
  static_cast<void>(days.play("1"));
  static_cast<void>(days.play("2"));
  for (const std::string battle : {"1", "2"}) {
    const std::string out = days.folder() / ("battle-" + battle);
    const Outcome sent = run({"battle", "generate", days.file(), battle, "--out", out});
    ASSERT_EQ(sent.code, 0) << sent.err;
    for (const std::string& remark : split(read_text(out + "/remarks.txt"), '\n')) {
      if (!has(remark, " in the uniform of ")) continue;  // commanders and wagons may be: Orange's own was British
      for (const char* arm : {"infantry (", "cavalry (", "artillery ("}) EXPECT_FALSE(has(remark, arm)) << remark;
    }
  }
}

}  // namespace estafette::campaign_1815_test
