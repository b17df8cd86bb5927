// The campaign of Jena, 1806, by its shipped letters: Schleiz and Saalfeld on the first turn, and on the second, when
// both are won, Jena and what history calls Auerstedt.
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign_1806_test {
namespace {

using test::has, test::Outcome, test::run, test::ShippedCampaign;

/// Judges a battle won by the French; what it told.
std::string won(const ShippedCampaign& jena, const std::string& battle) {
  const Outcome judged =
      run({"battle", "adjudicate", jena.file(), battle, "--winner", "france", "--level", "minor", "--no-losses"});
  EXPECT_EQ(judged.code, 0) << judged.err;
  return judged.out;
}

}  // namespace

TEST(Jena1806, BernadotteMeetsTauentzienAtSchleizAndLannesLouisFerdinandAtSaalfeld) {
  const ShippedCampaign jena("1806");
  const std::string first = jena.play("1");
  EXPECT_TRUE(
      has(first, "Battle 1 at Schleiz: Light Cavalry Division, I Corps and III Corps attack Tauentzien's Division"))
      << first;
  EXPECT_TRUE(has(first, "Battle 2 at Saalfeld: V Corps attacks Louis Ferdinand's Vanguard")) << first;
  EXPECT_FALSE(has(first, "Battle 3")) << first;
}

TEST(Jena1806, ThePrestigeIsPrussiasAndIsToldSo) {
  const ShippedCampaign jena("1806");
  static_cast<void>(jena.play("1"));
  const std::string told = won(jena, "1");
  EXPECT_TRUE(has(told, "Prestige falls by 1 to 19: France has won battle 1 at Schleiz")) << told;
}

TEST(Jena1806, WhenBothAreWonJenaAndAuerstedtFollowOnTheSecondTurn) {
  const ShippedCampaign jena("1806");
  static_cast<void>(jena.play("1"));
  static_cast<void>(won(jena, "1"));
  static_cast<void>(won(jena, "2"));
  const std::string second = jena.play("2");
  EXPECT_TRUE(has(second, "Battle 3 at Jena: V Corps attacks Tauentzien's Division, Grawert's Division")) << second;
  EXPECT_TRUE(has(second, "Battle 4 at Kösen: III Corps attacks Schmettau's Division and Wartensleben's Division"))
      << second;
}

}  // namespace estafette::campaign_1806_test
