#include "campaign/rules/organisation/condition.hpp"

#include "campaign/rules/fortresses/possession.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::test::condition_test {
namespace {

Theatre here() {
  return theatre({good("Torgau", "Leipzig")}, {"Torgau"});
}

}  // namespace

TEST(Rule41Ends, FatigueExhaustionAndTheTimeInGarrisonEndWithTheirLastTurn) {
  State state = with({garrison(corps("III Corps", "Torgau"))});
  Force& ney = state.forces.front();
  ney.fatigued_until = ney.exhausted_until = ney.tied_until = {2};
  EXPECT_EQ(told(what_ends(here(), state)), "");
  state.turn = {2};
  EXPECT_EQ(told(what_ends(here(), state)),
            "2.1.2: III Corps has recovered from its forced march\n"
            "4.1: III Corps has recovered from its defeat: it is no longer exhausted\n"
            "4.1: III Corps has been in garrison long enough and may leave it\n");
  state.turn = {3};
  EXPECT_EQ(told(what_ends(here(), state)), "");
}

TEST(Rule42Truce, ATruceEndsWithItsLastTurn) {
  State state = with({});
  state.truce = Truce{Turn{2}, "of Pläswitz"};
  EXPECT_EQ(told(what_ends(here(), state)), "");
  state.turn = {2};
  EXPECT_EQ(told(what_ends(here(), state)), "4.2: The truce is over (of Pläswitz)\n");
  EXPECT_EQ(after(state, what_ends(here(), state)).truce, std::nullopt);
}

TEST(Rule23Settlements, ANodePassesToWhoStandsThereAloneInTheField) {
  State state = with({corps("III Corps", "Leipzig")});
  EXPECT_EQ(told(owners(here(), state)), "2.3: Leipzig passes to France\n");
  state = after(state, owners(here(), state));
  EXPECT_EQ(told(owners(here(), state)), "") << "it is France's already";
  state.forces.push_back(coalition(corps("Yorck", "Leipzig")));
  EXPECT_EQ(told(owners(here(), state)), "") << "they fight for it";
  state.forces.erase(state.forces.begin());
  EXPECT_EQ(told(owners(here(), state)), "2.3: Leipzig passes from France to the Coalition\n");
  state.forces.clear();
  EXPECT_EQ(told(owners(here(), state)), "");
}

TEST(Rule231Garrisons, AFortressIsHeldByItsGarrisonWhoeverInvestsIt) {
  Force investor = coalition(corps("Bülow", "Torgau"));
  investor.duty = Duty::investing;
  State state = with({garrison(division("Guard of Torgau", "Torgau")), investor});
  EXPECT_EQ(told(owners(here(), state)), "2.3: Torgau passes to France\n");
  state.forces.erase(state.forces.begin());
  EXPECT_EQ(told(owners(here(), state)), "2.3: Torgau passes to the Coalition\n");
}

TEST(Rule42Truce, OneNationsTruceEndsByItself) {
  State state = with({corps("III Corps", "Erfurt")});
  state.turn = {6};
  state.truces = {{"Prussia", Truce{{6}, "Prussia sued for peace"}}, {"Russia", Truce{{8}, ""}}};
  const std::vector<Event> events = what_ends(theatre({good("Erfurt", "Weimar")}), state);
  EXPECT_EQ(told(events), "4.2: The truce of Prussia is over (Prussia sued for peace)\n");
  EXPECT_EQ(after(state, events).truces.size(), 1U);
}

}  // namespace estafette::test::condition_test
