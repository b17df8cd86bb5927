// Copies of the state share what hardly ever changes, and none of them sees what another one changes.
#include "campaign/state/shared.hpp"

#include "campaign/state/event.hpp"
#include "full_state.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign {

using test::full_state;

TEST(Shared, ACopyHasTheValueUntilOneOfThemChangesIt) {
  Shared<std::vector<int>> one(std::vector<int>{1, 2});
  Shared<std::vector<int>> other = one;
  EXPECT_EQ(&*one, &*other);
  other.edit().push_back(3);
  EXPECT_EQ(*one, (std::vector<int>{1, 2}));
  EXPECT_EQ(*other, (std::vector<int>{1, 2, 3}));
  EXPECT_FALSE(one == other);
  one.edit().push_back(3);
  EXPECT_TRUE(one == other);
}

TEST(Shared, WhatWasMovedFromCanStillBeRead) {
  State state = full_state();
  const State moved = std::move(state);
  EXPECT_EQ(state.expected, moved.expected);  // NOLINT(bugprone-use-after-move): that is what is asked
}

TEST(Shared, AnEventChangesOneStateAndNoCopyOfIt) {
  const State before = full_state();
  State after = before;
  Event removed;
  removed.change = Removed{before.expected.at(0U).force.id};
  apply(after, removed);
  EXPECT_EQ(after.expected.size() + 1, before.expected.size());
  EXPECT_EQ(before, full_state());
}

}  // namespace estafette::campaign
