// A side's letter tells what the side may know, and nothing else.
#include "campaign/reports/dispatches/dispatch.hpp"

#include "base/text.hpp"
#include "campaign/reports/dispatches/dispatch_forms.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace estafette::campaign::dispatch_test {
namespace {

using test::coalition, test::corps, test::good, test::node, test::with;

const Theatre& country() {
  static const Theatre theatre = test::theatre({good("Alten", "Burg"), good("Burg", "Geheim")}, {});
  return theatre;
}

Event told(const Saying& said, const std::string& whose) {
  Event event;
  event.turn = {1};
  event.rule = "2.1";
  event.said = said;
  event.forces = {{whose}};
  return event;
}

const NamedForce kThird{{"iii-corps"}, "III Corps"};
const NamedForce kYorck{{"yorck"}, "Yorck"};
const NamedForce kSaintCyr{{"saint-cyr"}, "Saint-Cyr"};

Saying recovers(const NamedForce& who) {
  return says("recovered from its forced march", {{"who", who}});
}

/// III Corps at Alten; Yorck, of whom nobody knows, at Geheim; a seen force at Burg.
State state() {
  State made =
      with({corps("III Corps", "Alten"), coalition(corps("Yorck", "Geheim")), coalition(corps("Kleist", "Burg"))});
  made.turn = {2};
  Sighting seen;
  seen.node = node("Burg");
  seen.by = {"iii-corps"};
  seen.whom = {"kleist"};
  seen.reliability = 1;
  seen.name = "a corps";
  seen.men = 2800;
  made.known[Side::france] = {seen};
  return made;
}

std::string written(const State& before, const State& after, const std::vector<Event>& events, Side side) {
  return to_text(dispatch(country(), {{1}, before, after, events}, {side, "", {}}, ""));
}

std::string letter(const std::vector<Event>& events, Side side = Side::france) {
  return written(state(), state(), events, side);
}

}  // namespace

TEST(Dispatch, TellsTheOwnForcesAndWhatTheyDid) {
  const std::string text = letter({told(recovers(kThird), "iii-corps")});
  EXPECT_NE(text.find("III Corps has recovered from its forced march (2.1)"), std::string::npos);
  EXPECT_NE(text.find("Turn 1, 27-30 Apr is over; orders are awaited for Turn 2, 1-4 May"), std::string::npos);
}

TEST(Dispatch, NamesNoEnemyButAsHisCavalryWasSeen) {
  const std::string text = letter(
      {told(recovers(kYorck), "yorck"), told(says("are enemies", {{"who", kThird}, {"other", kYorck}}), "iii-corps")});
  for (const char* secret : {"Yorck", "Geheim", "Kleist"}) EXPECT_EQ(text.find(secret), std::string::npos) << secret;
  EXPECT_NE(text.find("Burg: A corps, about 2,800 men. A doubtful report"), std::string::npos) << text;
}

TEST(Dispatch, BeginsAsALetterThatTellsHowWeStandAndWhatIsKnownAndExpected) {
  const Dispatch paper = dispatch(country(), {{1}, state(), state(), {}}, {Side::france, "", {}}, "");
  EXPECT_EQ(paper.to, "To the French and their Allies");
  EXPECT_EQ(paper.dateline, "30 April 1813");
  ASSERT_EQ(paper.body.size(), 3U);
  EXPECT_EQ(paper.body[0].substr(0, 25), "III Corps stands at Alten");
  EXPECT_EQ(paper.body[1],
            "The enemy is reported at Burg. Burg: A corps, about 2,800 men. A doubtful report of III Corps: it may be "
            "40% too high or too low.");
  EXPECT_EQ(paper.body[2], "Your orders for turn 2 are awaited: the form below says what everybody does otherwise.");
}

TEST(Rule53Dispatch, WhileTheHalfWeekStandsStillReportsAreOfThatMoment) {
  State still = state();
  still.pause = Pause{};
  const Dispatch paper = dispatch(country(), {{1}, state(), still, {}}, {Side::france, "", {}}, "");
  ASSERT_EQ(paper.body.size(), 3U);
  EXPECT_TRUE(paper.body[1].starts_with("The enemy is reported at Burg.")) << paper.body[1];
  EXPECT_TRUE(std::any_of(paper.sections.begin(), paper.sections.end(), [](const auto& section) {
    return section.heading == "The enemy, as reported by our scouts (5.3)";
  }));
}

TEST(Dispatch, NamesEightPlacesWhereTheEnemyIsReportedAndCountsTheOthers) {
  std::vector<map::Road> roads;
  State made = with({corps("III Corps", "Alten")});
  for (const char* place : {"Adorf", "Belgern", "Calau", "Dahme", "Elster", "Forst", "Guben", "Herzberg", "Ilmenau"}) {
    roads.push_back(good("Alten", place));
    Sighting seen = state().known[Side::france].front();
    seen.node = node(place);
    made.known[Side::france].push_back(seen);
  }
  const Theatre theatre = test::theatre(roads, {});
  const auto known = [&] { return dispatch(theatre, {{1}, made, made, {}}, {Side::france, "", {}}, "").body[1]; };
  EXPECT_TRUE(known().starts_with(
      "The enemy is reported at Adorf, Belgern, Calau, Dahme, Elster, Forst, Guben, Herzberg and 1 more place. "))
      << known();
  made.known[Side::france].pop_back();
  EXPECT_TRUE(
      known().starts_with("The enemy is reported at Adorf, Belgern, Calau, Dahme, Elster, Forst, Guben and Herzberg. "))
      << known();
}

TEST(Dispatch, NoLineOfItsTextIsWiderThanEightyColumns) {
  std::istringstream lines(letter({told(recovers(kThird), "iii-corps")}));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(width(line), 80U) << line;
}

TEST(Dispatch, PutsTheLegsOfAMarchIntoOneRow) {
  Event first = told({}, "iii-corps"), second = told({}, "iii-corps");
  first.change = Moved{{"iii-corps"}, test::way("Geheim - Burg"), 1};
  second.change = Moved{{"iii-corps"}, test::way("Burg - Alten"), 1};
  EXPECT_NE(letter({first, second}).find("III Corps  Geheim - Burg - Alten      2"), std::string::npos)
      << letter({first, second});
}

TEST(Dispatch, TellsWhoeverHasMetTheEnemyBeforeTheMarchesOfOthers) {
  State before = with({corps("III Corps", "Alten"), corps("VI Corps", "Alten"), coalition(corps("Kleist", "Burg"))});
  State after = before;
  after.forces[1].at = node("Burg");
  after.pause.emplace();
  std::vector<Event> events = {told(says("marches"), "iii-corps"), told(says("marches"), "vi-corps")};
  events[0].change = Moved{{"iii-corps"}, {node("Burg"), node("Alten")}, 1, false, false};
  events[1].change = Moved{{"vi-corps"}, {node("Alten"), node("Burg")}, 1, false, true};
  const std::string letter = written(before, after, events, Side::france);
  EXPECT_NE(letter.find("\n\nVI Corps marches from Alten to Burg, and meets the enemy there."), std::string::npos)
      << letter;
}

TEST(Dispatch, InAForumNoNameCountsAsAMarkAndTablesStayAligned) {
  Dispatch paper{"Dispatch to [b]Ney[/b]", "Turn 1", "Sire,\n[i]all is well", {}};
  paper.sections.push_back({"Own forces", {"The 1st [Guard] marches"}, {{"Strength", {{"force"}}, {{"[/code]"}}, {}}}});
  EXPECT_EQ(
      to_bbcode(paper),
      "[b]Dispatch to (b)Ney(/b)[/b]\n[i]Turn 1[/i]\n\n[quote]Sire,\n(i)all is well[/quote]\n\n[b]Own "
      "forces[/b]\n[list]\n[*]The 1st (Guard) marches\n[/list]\n[code]Strength\nforce\n-------\n(/code)\n[/code]\n");
}

TEST(Dispatch, AnHourOrANameIsOneLineWhateverIsInIt) {
  Dispatch paper{"Dispatch to\nNey", "Letters until\nSunday\n\nOwn forces", "", {}};
  paper.dateline = "Erfurt\r\n1813";
  paper.to = "To\nNey";
  EXPECT_EQ(to_text(paper), "Dispatch to Ney\nLetters until Sunday Own forces\n\nErfurt  1813. To Ney.\n");
  EXPECT_EQ(to_bbcode(paper),
            "[b]Dispatch to Ney[/b]\n[i]Letters until Sunday  Own forces[/i]\n\nErfurt  1813. To Ney.\n");
}

TEST(Dispatch, SaysTheSameAsTextAsPageAndInAForum) {
  const Dispatch paper =
      dispatch(country(), {{1}, state(), state(), {}}, {Side::france, "", {}}, "Be at Burg by noon.");
  for (const std::string& form : {to_text(paper), to_html(paper), to_bbcode(paper)})
    for (const char* words :
         {"Dispatch to the French and their Allies", "Be at Burg by noon.", "III Corps", "2,800", "A doubtful report"})
      EXPECT_NE(form.find(words), std::string::npos) << words << " is not in\n" << form;
}

TEST(Dispatch, Rule54TellsNobodyOfWhoIsExpected) {
  State waiting = state();
  waiting.expected.edit().push_back({corps("Saint-Cyr", "Alten"), {2}, 40, "", "ours", std::nullopt, {}, true});
  const std::vector<Event> events = {told(says("not ready yet", {{"who", SeveralFigures{kSaintCyr}}}), "saint-cyr")};
  for (const Side side : {Side::france, Side::coalition})
    EXPECT_EQ(written(waiting, waiting, events, side).find("Saint-Cyr"), std::string::npos);
  State come = waiting;
  Event arrival = told(says("reinforcements",
                            {{"at", NamedPlace{node("Alten"), "Alten"}}, {"instead_of", Figure()}, {"who", kSaintCyr}}),
                       "saint-cyr");
  arrival.change = Arrived{{"saint-cyr"}, node("Alten")};
  apply(come, arrival);
  EXPECT_NE(written(waiting, come, {arrival}, Side::france).find(tell(arrival.said)), std::string::npos);
  EXPECT_EQ(written(waiting, come, {arrival}, Side::coalition).find("Saint-Cyr"), std::string::npos);
}

TEST(Dispatch, Rule42TellsOfATruceOnceWheneverItWasMade) {
  State truce = state();
  truce.truce = Truce{{8}, "as the umpire noted"};
  truce.truce->told = "an armistice";
  truce.truce->boundaries = {{Side::france, "not in Burg", {node("Burg")}}};
  const std::string between_turns = written(truce, truce, {}, Side::france);
  EXPECT_NE(between_turns.find("not in Burg"), std::string::npos) << between_turns;
  Event set;
  set.turn = {1};
  set.change = TruceSet{truce.truce, {}};
  const std::string twice_ruled = written(state(), truce, {set, set}, Side::france);
  const std::size_t first = twice_ruled.find("not in Burg");
  ASSERT_NE(first, std::string::npos) << twice_ruled;
  EXPECT_EQ(twice_ruled.find("not in Burg", first + 1), std::string::npos) << twice_ruled;
  EXPECT_EQ(twice_ruled.find("as the umpire noted"), std::string::npos);
}

TEST(Dispatch, OfALostForceIsToldToItsOwnSide) {
  State after = state();
  std::erase_if(after.forces, [](const Force& force) { return force.name == "III Corps"; });
  const std::string text = written(
      state(), after,
      {told(says("surrenders", {{"garrison", kThird}, {"fortress", NamedPlace{node("Alten"), "Alten"}}}), "iii-corps")},
      Side::france);
  EXPECT_NE(text.find("Alten falls: III Corps surrenders unconditionally"), std::string::npos);
}

TEST(Dispatch, OfABattleSaysWhoWeAreAndNotWhoTheEnemyIs) {
  State now = state();
  Contact contact;
  contact.number = 1;
  contact.node = node("Burg");
  contact.attacker = Side::france;
  contact.attackers = {{"iii-corps"}};
  contact.defenders = {{"kleist"}};
  now.contacts.push_back(contact);
  const std::string text = written(now, now, {}, Side::france);
  EXPECT_NE(text.find("Battle 1 at Burg is to be fought: we attack, with III Corps"), std::string::npos) << text;
  EXPECT_EQ(text.find("Kleist"), std::string::npos);
}

}  // namespace estafette::campaign::dispatch_test
