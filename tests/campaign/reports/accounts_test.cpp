// The umpire's accounts: prestige point by point, the men of each army.
#include "campaign/reports/accounts.hpp"

#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::accounts_test {
namespace {

using test::coalition, test::corps, test::with;

using Row = std::vector<std::string>;

Event prestige(int turn, int by, const std::string& line, const Saying& said) {
  Event event;
  event.turn = {turn};
  event.rule = line.empty() ? "" : "4.5";
  if (!line.empty()) event.cause = ByRow{line};
  event.said = said;
  event.change = PrestigeChanged{by};
  return event;
}

}  // namespace

TEST(Accounts, EveryPointOfPrestigeStandsWithItsTurnItsLineAndTheScoreThatItMakes) {
  Event founded;
  State state;
  state.prestige = 30;
  founded.change = Founded{state};
  const Table table = prestige_table(
      {founded, Event{},
       prestige(
           1, 8, "each fortress",
           says(
               "prestige changes",
               {{"rises", true}, {"points", 8}, {"score", 38}, {"why", as_written("garrisons hold it: all of them")}})),
       prestige(2, -3, "", as_written("Ruling: campaign prestige 35, because: so agreed"))});
  EXPECT_EQ(table.rows, (std::vector<Row>{{"", "", "30", "", "the opening score"},
                                          {"1", "+8", "38", "each fortress", "garrisons hold it: all of them"},
                                          {"2", "-3", "35", "", "Ruling: campaign prestige 35, because: so agreed"}}));
}

TEST(Accounts, EachArmyIsSummedUpWithThoseWhoWillComeBackAndItsSideAfterIt) {
  State state = with({corps("III Corps", "Alten"), corps("VI Corps", "Alten"), coalition(corps("Yorck", "Burg"))});
  state.turn = {4};
  state.armies = {{"main", "Army of the Main", Side::france, "", {}, ""}};
  state.forces[0].army = "main";
  state.forces[0].exhausted_until = {4};
  Theatre theatre = test::theatre({test::good("Alten", "Burg")});
  theatre.rules.sides.coalition.name = "Austria";
  const std::string unit = state.forces[0].troops->formations[0].units[0].id;
  state.recovering = {{unit, {5}, 30, false}, {unit, {6}, 20, true}};
  const Table table = armies_table(theatre, state);
  EXPECT_EQ(table.rows, (std::vector<Row>{{"Army of the Main", "1", "2,800", "8", "30", "20", "1"},
                                          {"of no army", "1", "2,800", "8", "0", "0", "0"},
                                          {theatre.rules.sides.france.name, "2", "5,600", "16", "30", "20", "1"},
                                          {"of no army", "1", "2,800", "8", "0", "0", "0"},
                                          {"Austria", "1", "2,800", "8", "0", "0", "0"}}));
  EXPECT_EQ(table.totals, (std::vector<std::size_t>{2, 4}));
}

}  // namespace estafette::campaign::accounts_test
