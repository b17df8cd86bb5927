// What either side hears of a siege (2.3.1): the besieger of his, a garrison of its own.
#include "campaign/reports/told.hpp"
#include "campaign/rules/fortresses/sieges.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::siege_told_test {
namespace {

using test::coalition, test::corps, test::garrison, test::good, test::node, test::with;

const Theatre& country() {
  static const Theatre theatre = test::theatre({good("Alten", "Burg")}, {"Burg"});
  return theatre;
}

/// What that side hears when the besiegers of Burg are no longer more than its garrison.
std::string heard_by(Side side) {
  State before = with({garrison(corps("Haxo", "Burg", 2)), coalition(corps("Yorck", "Burg", 2))});
  before.forces[1].duty = Duty::besieging;
  before.sieges = {{node("Burg"), Side::coalition, {9}}};
  const std::vector<Event> events = sieges(country(), before);
  const Chapter told = as_told(country(), {before.turn, before, test::after(before, events), events}, {side, "", {}});
  std::string text;
  for (const Event& event : told.events) text += tell(event.said) + "\n";
  return text;
}

}  // namespace

TEST(Rule231Told, BothSidesHearThatASiegeIsOver) {
  const std::string over = "The siege of Burg is over: the besiegers no longer outnumber the garrison\n";
  EXPECT_EQ(heard_by(Side::coalition), over + "Yorck only invests Burg from now on\n");
  EXPECT_EQ(heard_by(Side::france), over);
}

}  // namespace estafette::campaign::siege_told_test
