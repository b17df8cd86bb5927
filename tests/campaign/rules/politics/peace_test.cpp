// Peace through exhaustion (4.2) and its prestige (4.5).
#include "campaign/rules/politics/peace.hpp"

#include "campaign/rules/germany.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::test::peace_test {
namespace {

const Theatre& here() {
  static const Theatre theatre = germany();
  return theatre;
}

Force of(const std::string& nation, Force force) {
  force.nation = nation;
  return force;
}

/// Three Prussian and one Russian corps, a Prussian division, four French and one Bavarian corps; none exhausted.
State fresh() {
  std::vector<Force> forces;
  for (const char* name : {"Yorck", "Kleist", "Bülow"})
    forces.push_back(of("Prussia", coalition(corps(name, "Leipzig"))));
  forces[1] = of("Prussia", coalition(cavalry_corps("Kleist", "Leipzig")));
  forces.push_back(of("Russia", coalition(corps("Berg", "Leipzig"))));
  forces.push_back(of("Prussia", coalition(division("Lauer", "Leipzig"))));
  for (const char* name : {"II Corps", "III Corps", "IV Corps", "VI Corps"}) forces.push_back(corps(name, "Erfurt"));
  forces.push_back(of("Bavaria", corps("Bavarian Corps", "Erfurt")));
  return with(std::move(forces));
}

State tired(State state, const std::vector<std::string>& names, int until = 4) {
  for (const std::string& name : names)
    for (Force& force : state.forces)
      if (force.name == name) force.exhausted_until = {until};
  return state;
}

State without(State state, const std::string& name, Turn exhausted_until) {
  Event event;
  event.change = Removed{force(state, name).id, exhausted_until};
  apply(state, event);
  return state;
}

std::string peace(const State& before, const State& after) {
  return told(peace_through_exhaustion(here(), before, after, after.turn));
}

}  // namespace

TEST(Rule42Peace, ANationOfTheCoalitionWithThreeExhaustedCorpsSuesForPeace) {
  const State two = tired(fresh(), {"Yorck", "Kleist"});
  const State three = tired(two, {"Bülow"});
  EXPECT_EQ(peace(fresh(), two), "");
  EXPECT_EQ(
      peace(two, three),
      "4.5: Prestige rises by 3 to 33: Prussia sues for peace\n"
      "4.2: Prussia sues for peace, because Yorck, Kleist and Bülow are exhausted at the same time: it is at truce "
      "until turn 6 is over, and its allies fight on\n");
  const State at_peace = after(three, peace_through_exhaustion(here(), two, three, three.turn));
  EXPECT_EQ(at_peace.truces.at("Prussia"), (Truce{{6}, "Prussia sued for peace"}));
}

TEST(Rule42Peace, ACorpsThatIsLostInItsBattleCountsAsLongAsIfItHadLivedExhausted) {
  const State two = tired(fresh(), {"Yorck", "Kleist"});
  const State three = without(two, "Bülow", Turn{4});
  EXPECT_EQ(
      peace(two, three),
      "4.5: Prestige rises by 3 to 33: Prussia sues for peace\n"
      "4.2: Prussia sues for peace, because Yorck and Kleist are exhausted and Bülow has been lost at the same time: "
      "it is at truce until turn 6 is over, and its allies fight on\n");
  EXPECT_EQ(peace(two, without(two, "Bülow", Turn{0})), "") << "not lost in battle";
  EXPECT_EQ(told(peace_through_exhaustion(here(), two, three, Turn{5})), "") << "in turn 5 it would have recovered";
}

TEST(Rule42Peace, CorpsOfTwoNationsAndSingleDivisionsDoNotAddUp) {
  EXPECT_EQ(peace(fresh(), tired(fresh(), {"Yorck", "Kleist", "Berg", "Lauer"})), "");
}

TEST(Rule42Peace, CorpsThatAreExhaustedNoLongerDoNotCount) {
  State later = tired(tired(fresh(), {"Yorck"}, 1), {"Kleist", "Bülow"});
  later.turn = {2};
  EXPECT_EQ(peace(fresh(), later), "");
}

TEST(Rule42Peace, ExhaustionCountsInTheTurnOfTheBattleThoughItIsJudgedWhenThatIsOver) {
  // 4.1: "for three turns": Yorck and Kleist, beaten in turn 1, are exhausted in turn 4, in which Bülow is beaten.
  State two = tired(fresh(), {"Yorck", "Kleist"}, 4);
  two.turn = {5};
  const State three = tired(two, {"Bülow"}, 7);
  EXPECT_EQ(prestige_in(peace_through_exhaustion(here(), two, three, Turn{4})), 3);
  EXPECT_EQ(told(peace_through_exhaustion(here(), two, three, Turn{5})), "") << "in turn 5 they have recovered";
}

TEST(Rule42Peace, NapoleonSuesForPeaceWithFourExhaustedCorps) {
  const State three = tired(fresh(), {"II Corps", "III Corps", "IV Corps"});
  const State four = tired(three, {"VI Corps"});
  EXPECT_EQ(peace(fresh(), three), "");
  EXPECT_EQ(
      peace(three, four),
      "4.5: Prestige falls by 3 to 27: Napoleon sues for peace\n"
      "4.2: Napoleon sues for peace, because II Corps, III Corps, IV Corps and VI Corps are exhausted at the same "
      "time: there is a truce until turn 6 is over\n");
}

TEST(Reading42, CorpsOfTheAlliesCountWithFrancesOnlyIfTheRulesFileSaysSo) {
  const State four = tired(fresh(), {"II Corps", "III Corps", "IV Corps", "Bavarian Corps"});
  EXPECT_EQ(peace(fresh(), four), "");
  Theatre with_allies = germany();
  with_allies.rules.truce.suitors.back().allies = true;
  EXPECT_EQ(prestige_in(peace_through_exhaustion(with_allies, fresh(), four, four.turn)), -3);
}

TEST(Rule42Peace, TheSameExhaustionSpeaksOnce) {
  State three = tired(fresh(), {"Yorck", "Kleist", "Bülow"});
  EXPECT_EQ(peace(three, three), "");
  State next = three;
  ++next.turn.value;
  EXPECT_EQ(peace(three, next), "");
}

TEST(Rule42Peace, ThatNationIsAtTruceAndNotItsAllies) {
  const State three = tired(fresh(), {"Yorck", "Kleist", "Bülow"});
  const State later = after(three, peace_through_exhaustion(here(), fresh(), three, three.turn));
  EXPECT_FALSE(later.truce);
  EXPECT_NE(truce_of(later, force(later, "Lauer")), nullptr);
  EXPECT_EQ(truce_of(later, force(later, "Berg")), nullptr);
}

TEST(Reading42, ThePeaceOfOneNationIsEverybodysIfTheRulesFileSaysSo) {
  Theatre whole = germany();
  for (TruceRules::Suitor& suitor : whole.rules.truce.suitors) suitor.side_rests = true;
  const State three = tired(fresh(), {"Yorck", "Kleist", "Bülow"});
  const std::vector<Event> events = peace_through_exhaustion(whole, fresh(), three, three.turn);
  EXPECT_EQ(tell(events.back().said),
            "Prussia sues for peace, because Yorck, Kleist and Bülow are exhausted at the same time: there is a truce "
            "until turn 6 is over");
  EXPECT_EQ(after(three, events).truce, (Truce{{6}, "Prussia sued for peace"}));
}

TEST(Rule42Peace, BothMaySueAtOnceAndALongerTruceIsNotCutShort) {
  State state = fresh();
  state.truce = Truce{{9}, "of Pläswitz"};
  state.truces["Prussia"] = Truce{{8}, "of Breslau"};
  const State all = tired(state, {"Yorck", "Kleist", "Bülow", "II Corps", "III Corps", "IV Corps", "VI Corps"});
  const std::vector<Event> events = peace_through_exhaustion(here(), state, all, all.turn);
  EXPECT_EQ(prestige_in(events), 0);
  EXPECT_EQ(events.size(), 4U);
  EXPECT_EQ(after(all, events).truce, (Truce{{9}, "of Pläswitz; Napoleon sued for peace"}));
  EXPECT_EQ(after(all, events).truces.at("Prussia"), (Truce{{8}, "of Breslau; Prussia sued for peace"}));
}

}  // namespace estafette::test::peace_test
