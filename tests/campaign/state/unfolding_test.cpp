// One thing follows another: each on the state that the last one has left.
#include "campaign/state/unfolding.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace estafette::campaign::unfolding_test {
namespace {

using test::corps, test::with;

Event prestige(int by) {
  Event event;
  event.change = PrestigeChanged{by};
  return event;
}

}  // namespace

TEST(Unfolding, TheStateIsWhatAllThatHasHappenedLeadsTo) {
  State state = with({corps("III Corps", "Alten")});
  state.prestige = 30;
  Unfolding unfolding(state);
  unfolding.happen(prestige(2));
  unfolding.happen({prestige(-5), prestige(1)});
  EXPECT_EQ(unfolding.now().prestige, 28);
  EXPECT_EQ(unfolding.events(), (std::vector{prestige(2), prestige(-5), prestige(1)}));
}

TEST(Unfolding, WhatIsTakenIsTakenOnceAndTheStateStays) {
  const State before = with({});
  Unfolding unfolding(before);
  unfolding.happen(prestige(2));
  EXPECT_EQ(unfolding.take().size(), 1U);
  EXPECT_TRUE(unfolding.take().empty());
  EXPECT_EQ(unfolding.now().prestige, before.prestige + 2);
}

TEST(Unfolding, WhatCannotHappenHasNotHappened) {
  Unfolding unfolding(with({}));
  Event event;
  event.change = Fatigued{{"nobody"}, Turn{3}};
  EXPECT_THROW(unfolding.happen(event), std::logic_error);
  EXPECT_TRUE(unfolding.events().empty());
}

}  // namespace estafette::campaign::unfolding_test
