#include "campaign/rules/supply/supply.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::test::neutral_ground_test {

TEST(Rule51Supply, NoLineLeadsOutOfNeutralGroundOnWhichAForceStands) {
  const Theatre here = theatre({good("Erfurt", "Jena")}, {"Erfurt"});
  State state = with({corps("III Corps", "Jena"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state.neutral.edit().insert(node("Jena"));
  EXPECT_EQ(told(lines_of_supply(here, state)),
            "5.1: III Corps stands on neutral ground at Jena, out of which no line leads to Erfurt: it suffers as "
            "though fatigued\n"
            "5.1: Guard of Erfurt is at its depot, Erfurt\n");
  state.neutral.edit().erase(node("Jena"));
  EXPECT_EQ(told(lines_of_supply(here, state)),
            "5.1: III Corps draws its supplies from Erfurt\n"
            "5.1: Guard of Erfurt is at its depot, Erfurt\n");
}

}  // namespace estafette::test::neutral_ground_test
