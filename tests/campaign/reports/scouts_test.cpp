#include "campaign/reports/scouts.hpp"

#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::scouts_test {
namespace {

using test::corps, test::good, test::node, test::with;

std::string said_of(int reliability, const std::string& name, int men, int horse) {
  static const Theatre theatre = test::theatre({good("Alten", "Burg")}, {});
  Sighting seen;
  seen.node = node("Burg");
  seen.by = {"iii-corps"};
  seen.whom = {"yorck"};
  seen.name = name;
  seen.reliability = reliability;
  seen.men = men;
  seen.cavalry = horse;
  return in_words(theatre, with({corps("III Corps", "Alten")}), seen);
}

}  // namespace

TEST(Rule53Reports, PresenceAloneSaysNeitherWhoNorHowMany) {
  EXPECT_EQ(said_of(0, "", 0, 0),
            "Burg: enemy troops, identity and strength unknown. Outposts of III Corps have seen nothing more.");
}

TEST(Rule53Reports, TheBetterTheReportTheSurerItsWords) {
  EXPECT_EQ(said_of(1, "a corps", 2800, 0),
            "Burg: A corps, about 2,800 men. A doubtful report of III Corps: it may be 40% too high or too low.");
  EXPECT_EQ(said_of(2, "a corps", 2800, 600),
            "Burg: A corps, about 2,800 men (0 foot, 600 horse, 0 guns). A fair report of III Corps: it may be 20% too "
            "high or too low.");
  EXPECT_EQ(said_of(3, "Yorck's Corps", 2800, 600),
            "Burg: Yorck's Corps, about 2,800 men (0 foot, 600 horse, 0 guns). A sure report of III Corps: it may be "
            "10% too high or too low.");
}

TEST(Rule53Reports, WhoeverWasSeenOnAFieldThatWeHaveWonSinceIsThereNoLonger) {
  State state = with({corps("III Corps", "Alten")});
  Sighting seen;
  seen.node = node("Burg");
  seen.by = {"iii-corps"};
  Sighting elsewhere = seen;
  elsewhere.node = node("Alten");
  state.known[Side::france] = {seen, elsewhere};
  Contact contact;
  contact.number = 1;
  contact.node = node("Burg");
  state.contacts.push_back(contact);
  Battle battle;
  battle.number = 1;
  state.battles.push_back(battle);
  EXPECT_EQ(known_now(state, Side::france).size(), 2U) << "not judged yet";
  state.battles.back().verdict = Verdict{Side::coalition, VictoryLevel::minor, false, ""};
  EXPECT_EQ(known_now(state, Side::france).size(), 2U) << "the beaten have gone, not the enemy";
  state.battles.back().verdict = Verdict{Side::france, VictoryLevel::minor, false, ""};
  ASSERT_EQ(known_now(state, Side::france).size(), 1U);
  EXPECT_EQ(known_now(state, Side::france).front().node, node("Alten"));
}

}  // namespace estafette::campaign::scouts_test
