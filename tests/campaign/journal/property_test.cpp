// Whatever is given and taken back, in whatever order: the journal tells the same state byte for byte.
#include "campaign/state/json_state.hpp"
#include "campaigns.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::campaign::property_test {
namespace {

using test::CampaignName, test::found_small;

const ForceId kThird{"iii-corps"};

/// Anything that may happen to III Corps wherever it is.
rc::Gen<Change> any_change() {
  return rc::gen::oneOf(rc::gen::map(rc::gen::inRange(1, 60),
                                     [](int turn) {
                                       return Change(Fatigued{kThird, {turn}});
                                     }),
                        rc::gen::map(rc::gen::element<std::string>("Alten", "Burg", "Cron"),
                                     [](const std::string& at) {
                                       return Change(Placed{kThird, test::node(at)});
                                     }),
                        rc::gen::map(rc::gen::inRange(-4, 4), [](int by) { return Change(PrestigeChanged{by}); }),
                        rc::gen::map(rc::gen::arbitrary<bool>(),
                                     [](bool begins) { return begins ? Change(TurnBegan{}) : Change(TurnEnded{}); }),
                        rc::gen::map(rc::gen::inRange(-50, 50), [](int men) {
                          return Change(StrengthChanged{kThird, {{"iii-corps-1.1", men, 0}}});
                        }));
}

std::vector<Event> events_of(const std::vector<Change>& changes, Turn turn) {
  std::vector<Event> events;
  for (const Change& change : changes) {
    Event event;
    event.turn = turn;
    event.change = change;
    events.push_back(event);
  }
  return events;
}

}  // namespace

RC_GTEST_PROP(JournalAlways, UndoAfterAnyCommandRestoresTheStateBeforeItByteForByte, ()) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  std::vector<State> past = {journal.state()};
  const auto commands = *rc::gen::inRange(1, 10);
  for (int i = 0; i < commands; ++i) {
    if (past.size() > 1 && *rc::gen::inRange(0, 3) == 0) {
      (void)journal.undo("now");
      past.pop_back();
    } else {
      const auto events = events_of(*rc::gen::container<std::vector<Change>>(any_change()), past.back().turn);
      test::append(journal, "a command", events);
      past.push_back(test::after(past.back(), events));
    }
    RC_ASSERT(journal.state() == past.back());
    RC_ASSERT(to_json(Journal(name.path()).state()) == to_json(past.back()));
  }
}

}  // namespace estafette::campaign::property_test
