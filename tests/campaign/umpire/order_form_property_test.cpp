// The form at the end of a dispatch, lodged as it is, is accepted and changes nothing.
#include "base/dice.hpp"
#include "campaign/reports/dispatches/order_form.hpp"
#include "campaign/reports/told_state.hpp"
#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/letters.hpp"
#include "campaign/umpire/twins.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::order_form_property_test {
namespace {

using namespace campaign;

std::string form_of(const Theatre& theatre, const State& state, Side side) {
  const Audience audience{side, "", {}};
  return fmt::format("{}\n", fmt::join(order_form(state, told_state(theatre, state, audience), audience), "\n"));
}

/// Lodged as it stands.
CheckedLetters sent_back(const Theatre& theatre, const State& state, Side side) {
  return lodge({{}, theatre, state, 0}, side, {{"form.txt", form_of(theatre, state, side)}});
}

/// The state with good orders for some of its forces.
State with_orders(const Theatre& theatre, const State& state, Side side, Dice& dice) {
  std::string letter;
  for (const Force& force : state.forces) {
    if (force.side != side || dice.happens(1, 2)) continue;
    const std::vector<std::string> orders = {"stand", "withdraw if attacked", "march " + theatre.map.nodes.front().name,
                                             "march " + theatre.map.nodes.back().name + " if it is empty",
                                             "follow " + state.forces.back().name};
    letter += force.name + ": " + orders.at(static_cast<std::size_t>(dice.roll(0, 4))) + "\n";
  }
  const Standing standing{{}, theatre, state, 0};
  return deed_of(standing, lodge(standing, side, {{"letter.txt", letter}})).after;
}

}  // namespace

TEST(OrderForm, LodgedAsItIsIsAcceptedAndChangesNothing) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Dice dice(seed);
    const Side side = dice.happens(1, 2) ? Side::france : Side::coalition;
    State state = random_state(dice);
    state.pause.reset();
    state.ending.reset();
    state = with_orders(twin_country(), state, side, dice);
    const CheckedLetters lodged = sent_back(twin_country(), state, side);
    for (const Problem& problem : lodged.problems.all())
      RC_FAIL(to_string(problem) + "\n" + form_of(twin_country(), state, side));
    if (!lodged.events.empty()) RC_FAIL("changes something:\n" + form_of(twin_country(), state, side));
  }));
}

TEST(OrderForm, HasALineForEveryForceOf1813) {
  const Standing& standing = begun("1813").standing;
  for (const Side side : {Side::france, Side::coalition}) {
    const CheckedLetters lodged = sent_back(standing.theatre, standing.state, side);
    for (const Problem& problem : lodged.problems.all()) ADD_FAILURE() << to_string(problem);
    EXPECT_TRUE(lodged.events.empty());
    std::size_t forces = 0;
    for (const Force& force : standing.state.forces) forces += force.side == side ? 1 : 0;
    EXPECT_GE(lodged.letters.front().lines.size(), forces);
  }
}

}  // namespace estafette::test::order_form_property_test
