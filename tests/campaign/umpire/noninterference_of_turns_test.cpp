// Over half-weeks with sieges, garrisons, trains and depots: what happens where a side sees nothing changes no byte of
// what it is given. Source: rules 2.3.1, 5.1 to 5.3; docs/reports.md.
#include "campaign/orders/read_orders.hpp"
#include "campaign/umpire/given.hpp"
#include "campaign/umpire/two_wars.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace estafette::test::noninterference_of_turns_test {
namespace {

constexpr int kHalfWeeks = 8;
constexpr std::uint64_t kCampaigns = 3;

/// Lodges what the letter orders and was understood.
void lodge(PlayedCampaign& campaign, Side side, const std::string& letter) {
  for (const OrderLine& line : read_orders(two_wars_country(), campaign.state(), side, letter, "letter"))
    if (line.problems.empty())
      for (const Order& order : line.orders) campaign.lodge(side, order, line.text);
}

int with_duty(const State& state, Side side, Duty duty) {
  return static_cast<int>(std::count_if(state.forces.begin(), state.forces.end(),
                                        [&](const Force& force) { return force.side == side && force.duty == duty; }));
}

/// Plays the campaign and its twin with the same letters of the side; tells the first difference that the side could
/// notice, or nothing.
std::string differs(Side side, std::uint64_t seed) {
  Dice dice(seed);
  Dice theirs(seed + 1), others(seed + 2);
  PlayedCampaign one(two_wars(side));
  PlayedCampaign twin(twin_of_two_wars(two_wars(side), side, dice));
  for (int half_week = 1; half_week <= kHalfWeeks; ++half_week) {
    const std::string where = "half-week " + std::to_string(half_week) + ": ";
    const std::string letter = western_letter(one.state(), side, dice);
    const std::string answered = answer(two_wars_country(), one.state(), side, letter);
    const std::string otherwise = answer(two_wars_country(), twin.state(), side, letter);
    if (answered != otherwise) return where + letter + "\nis answered\n" + answered + "\nand of the twin\n" + otherwise;
    order_the_enemy(one, side, theirs);
    order_the_enemy(twin, side, others);
    lodge(one, side, letter);
    lodge(twin, side, letter);
    one.play();
    twin.play();
  }
  const Audience audience{side, "", {}};  // the papers of all half-weeks
  return first_difference(papers_for(two_wars_country(), chapters_of(one.events()), audience),
                          papers_for(two_wars_country(), chapters_of(twin.events()), audience));
}

}  // namespace

TEST(Noninterference, EightHalfWeeksOfSiegesAndTrainsTellTheSameWhateverHappensFarAway) {
  for (const Side side : {Side::france, Side::coalition})
    for (std::uint64_t seed = 1; seed <= kCampaigns; ++seed)
      EXPECT_EQ(differs(side, seed * 100), "") << "seed " << seed * 100 << " for " << to_string(side);
}

TEST(Noninterference, TheTwinOfTheTwoWarsIsPlayedOtherwise) {
  Dice dice(1);
  PlayedCampaign one(two_wars(Side::france));
  PlayedCampaign twin(twin_of_two_wars(two_wars(Side::france), Side::france, dice));
  EXPECT_EQ(with_duty(one.state(), Side::coalition, Duty::besieging), 1) << "the side is besieged";
  EXPECT_EQ(with_duty(one.state(), Side::france, Duty::besieging), 1) << "and besieges";
  for (int i = 0; i < 3; ++i) {
    order_the_enemy(one, Side::france, dice);
    order_the_enemy(twin, Side::france, dice);
    one.play();
    twin.play();
  }
  EXPECT_EQ(one.state().sieges.size(), 2U) << "both go on";
  const std::vector<Chapter> ones = chapters_of(one.events());
  EXPECT_NE(first_difference(papers_for(two_wars_country(), ones, {Side::coalition, "", {}}),
                             papers_for(two_wars_country(), chapters_of(twin.events()), {Side::coalition, "", {}})),
            "")
      << "the enemy knows what he does";
}

}  // namespace estafette::test::noninterference_of_turns_test
