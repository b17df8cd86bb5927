// What `status --side` shows: nothing that the umpire noted for himself.
#include "campaign/reports/status_for.hpp"

#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::status_for_test {
namespace {

std::string lines_of(const State& state) {
  std::string text;
  for (const std::string& line : status_for(theatre({good("Alten", "Burg")}, {}), state, Side::france).lines)
    text += line + "\n";
  return text;
}

}  // namespace

TEST(StatusForASide, TellsOfATruceAndOfTheEndWhatThePlayersAreTold) {
  State state = with({corps("III Corps", "Alten")});
  state.truce = Truce{{5}, "Yorck is worn out, but nobody knows", "Danzig is handed over"};
  state.ending = Ending{{4}, Side::france, "4.5", "prestige has fallen to 3", "Peace was signed"};
  EXPECT_EQ(lines_of(state),
            "Turn 1, 27-30 Apr of the campaign of test\n"
            "The campaign is over: France has won. Peace was signed\n"
            "There is a truce until turn 5 is over: Danzig is handed over\n");
  state.truce->told.clear();
  state.ending->told.clear();
  EXPECT_EQ(lines_of(state),
            "Turn 1, 27-30 Apr of the campaign of test\n"
            "The campaign is over: France has won\n"
            "There is a truce until turn 5 is over\n");
}

TEST(StatusForASide, Rule42BothSidesAreShownBoundariesAndWhatIsHandedOver) {
  const Theatre here = theatre({good("Alten", "Burg")}, {"Burg"});
  State state = with({corps("III Corps", "Alten")});
  state.truce = Truce{{5}, "France wants time", "a pause"};
  state.truce->boundaries = {{Side::coalition, "not in Alten", {node("Alten")}}};
  state.truce->cessions = {{node("Burg"), Side::coalition, {3}}};
  for (const Side side : {Side::france, Side::coalition})
    EXPECT_EQ(status_for(here, state, side).lines.at(1),
              "There is a truce until turn 5 is over: a pause; the Coalition goes no further than this: not in Alten; "
              "Burg is handed over to the Coalition by the end of turn 3");
}

TEST(StatusForASide, ShowsOrdersWithoutTheNumbersThatCountTheEnemysToo) {
  State state = with({corps("III Corps", "Alten")});
  LodgedOrder order = lodged(state, march_order(state.forces[0], "Alten - Burg"));
  order.sequence = 17;
  order.text = "III Corps: march Burg";
  state.orders = {order};
  for (const Table& table : status_for(theatre({good("Alten", "Burg")}, {}), state, Side::france).tables)
    for (const auto& row : table.rows) EXPECT_EQ(std::count(row.begin(), row.end(), "17"), 0);
}

}  // namespace estafette::test::status_for_test
