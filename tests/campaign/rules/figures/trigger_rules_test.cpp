// How triggers are written in rules.xml, and what is refused.
#include "campaign/rules/figures/trigger_rules.hpp"

#include "campaign/rules/figures/check_places.hpp"
#include "campaign/rules/germany.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::trigger_rules_test {
namespace {

std::vector<Trigger> read(const std::string& inside) {
  ProblemList problems;
  XmlElement root = XmlElement::parse("<triggers>\n" + inside + "</triggers>", "rules.xml", "triggers", problems);
  std::vector<Trigger> triggers = read_triggers(root);
  root.no_others();
  problems.refuse_if_any();
  return triggers;
}

std::string with_parts(const std::string& when, const std::string& then, const std::string& id = "t") {
  return "<trigger id='" + id + "' rule='4.3' text='It would be so'>\n<when>" + when + "</when>\n<then>" + then +
         "</then></trigger>\n";
}

when::Condition condition(const std::string& xml) {
  return read(with_parts(xml, "<end winner='nobody'/>")).front().conditions.front();
}

then::Effect effect(const std::string& xml) {
  return read(with_parts("<turn from='1'/>", xml)).front().effects.front();
}

std::string refused(const std::string& inside) {
  return refusal([&] { (void)read(inside); });
}

}  // namespace

TEST(TriggerRules, EveryConditionHasItsWord) {
  EXPECT_EQ(condition("<turn from='28'/>"), when::Condition(when::FromTurn{{28}}));
  EXPECT_EQ(condition("<prestige below='20'/>"), when::Condition(when::Prestige{false, true, 20}));
  EXPECT_EQ(condition("<half-week above='-3'/>"), when::Condition(when::Prestige{true, false, -3}));
  EXPECT_EQ(condition("<held node='dresden' side='coalition'/>"),
            when::Condition(when::Held{{"dresden"}, Side::coalition, true}));
  EXPECT_EQ(condition("<lost node='magdeburg' by='france'/>"),
            when::Condition(when::Held{{"magdeburg"}, Side::france, false}));
  EXPECT_EQ(condition("<nation name='Austria' side='neutral'/>"),
            when::Condition(when::Stands{"Austria", std::nullopt, true}));
  EXPECT_EQ(condition("<nation name='Bavaria' not='coalition'/>"),
            when::Condition(when::Stands{"Bavaria", Side::coalition, false}));
  EXPECT_EQ(condition("<victories side='france' level='major' least='2'/>"),
            when::Condition(when::Victories{Side::france, VictoryLevel::major, 2}));
  EXPECT_EQ(condition("<exhausted nation='Prussia' least='3'/>"), when::Condition(when::ExhaustedCorps{"Prussia", 3}));
  EXPECT_EQ(condition("<corps side='coalition' nation='Russia' most='0' bank='left' of='Oder'/>"),
            when::Condition(when::CorpsBeyond{Side::coalition, "Russia", "Oder", map::Bank::left, true, 0, 0}));
  EXPECT_EQ(condition("<corps side='france' most='2' west_of='9.5'/>"),
            when::Condition(when::CorpsBeyond{Side::france, "", "", map::Bank::left, false, 9.5, 2}));
  EXPECT_EQ(condition("<unconfirmed trigger='t'/>"), when::Condition(when::Unconfirmed{"t"}));
  EXPECT_EQ(condition("<die most='2' of='6'/>"), when::Condition(when::Die{2, 6}));
}

TEST(TriggerRules, EveryEffectHasItsWord) {
  EXPECT_EQ(effect("<nation name='Saxony' side='neutral'/>"), then::Effect(then::NationTurns{"Saxony", std::nullopt}));
  EXPECT_EQ(effect("<ground country='Bohemia' neutral='no'/>"), then::Effect(then::GroundTurns{"Bohemia", false}));
  EXPECT_EQ(effect("<owner country='Bohemia' side='nobody'/>"), then::Effect(then::Country{"Bohemia", std::nullopt}));
  EXPECT_EQ(effect("<forces nation='Saxony' go='home'/>"), then::Effect(then::Forces{"Saxony", std::nullopt}));
  EXPECT_EQ(effect("<forces nation='Saxony' go='coalition'/>"), then::Effect(then::Forces{"Saxony", Side::coalition}));
  EXPECT_EQ(effect("<end winner='france'/>"), then::Effect(then::End{Side::france}));
}

TEST(TriggerRules, AMisspeltWordIsRefusedWithTheNearest) {
  EXPECT_EQ(refused(with_parts("<nation nme='Saxony' side='france'/>", "<end winner='nobody'/>")),
            "rules.xml:3: name: expected name=\"...\" in <nation>\n"
            "rules.xml:3: found \"nme\"; expected name or side. Did you mean \"name\"?");
  EXPECT_EQ(refused(with_parts("<turn from='1'/>", "<force nation='Saxony' go='home'/>")),
            "rules.xml:4: found \"<force>\"; expected <nation>, <ground>, <owner>, <forces> or <end>. Is it <forces>?\n"
            "rules.xml:4: found \"nothing in it\"; expected at least one of <nation>, <ground>, <owner>, <forces> or "
            "<end>");
  EXPECT_EQ(refused(with_parts("<held node='dresden' side='russia'/>", "<end winner='prussia'/>")),
            "rules.xml:3: side: found \"russia\"; expected france or coalition\n"
            "rules.xml:4: winner: found \"prussia\"; expected france, coalition or nobody");
}

TEST(TriggerRules, AConditionSaysOneThing) {
  EXPECT_EQ(refused(with_parts("<prestige below='3' above='5'/>", "<end winner='nobody'/>")),
            "rules.xml:3: found \"above\"; expected below. Remove it");
  EXPECT_EQ(refused(with_parts("<die most='6' of='6'/>", "<end winner='nobody'/>")),
            "rules.xml:3: most: found \"6\"; expected less than the die has faces. Leave the die out");
}

TEST(TriggerRules, NoTwoTriggersShareAnIdAndOnlyTriggersThatThereAreCanBeWaitedFor) {
  const std::string end = "<end winner='nobody'/>";
  EXPECT_EQ(refused(with_parts("<turn from='1'/>", end) + with_parts("<turn from='2'/>", end)),
            "rules.xml:5: id: found \"t\"; expected an id that no other trigger has");
  EXPECT_EQ(refused(with_parts("<unconfirmed trigger='austria-bond'/>", end) +
                    with_parts("<turn from='2'/>", end, "austria-bound")),
            "rules.xml:2: unconfirmed: found \"austria-bond\"; expected the id of a trigger. Is it austria-bound?");
}

TEST(TriggerRules, PlacesAndCountriesMustBeOnTheMap) {
  Theatre here = germany();
  here.rules.triggers =
      read(with_parts("<held node='leipzg' side='france'/><lost node='dresden' by='france'/>",
                      "<ground country='Saxny' neutral='yes'/><owner country='Prussia' side='france'/>"));
  here.rules.prestige.rows = {
      {"city", counts::Occupied{}, 1, {{lies::At{{"berln"}}}}, "", "", ""},
      {"land", counts::CorpsPresent{}, 1, {{lies::In{"Germania"}, lies::OnBank{"Elb", map::Bank::left}}}, "", "", ""}};
  const std::string text = "<at node='berln'/>\n<in region='Germania' river='Elb'/>\n\n<held node='leipzgs, leipzg'/>";
  std::string told;
  for (const Problem& problem : unknown_places(here.map, here.rules, "rules.xml", text))
    told += to_string(problem) + "\n";
  EXPECT_EQ(told,
            "rules.xml:1: <prestige> row city: found \"berln\"; expected the id of a node of map.xml. Is it berlin?\n"
            "rules.xml:2: <prestige> row land: found \"Germania\"; expected a region of map.xml. Is it Germany?\n"
            "rules.xml:2: <prestige> row land: found \"Elb\"; expected a river of map.xml. Is it Elbe?\n"
            "rules.xml:4: trigger t: found \"leipzg\"; expected the id of a node of map.xml. Is it leipzig?\n"
            "rules.xml: trigger t: found \"Saxny\"; expected a country of map.xml. Is it Saxony?\n");
}

TEST(Rule45Banks, ANodeThatDoesNotSayTheBankThatARuleAsksForIsNamedWithRiverAndRule) {
  Theatre here = germany();
  EXPECT_TRUE(unknown_places(here.map, here.rules, "rules.xml", "").empty());
  here.rules.prestige.rows.resize(3);
  here.rules.triggers =
      read(with_parts("<corps side='coalition' most='0' bank='left' of='Oder'/>", "<end winner='nobody'/>"));
  for (map::Node& one : here.map.nodes)
    if (one.name != "Posen") std::erase_if(one.banks, [](const map::NodeBank& bank) { return bank.river == "Oder"; });
  std::string told;
  for (const Problem& problem : unknown_places(here.map, here.rules, "rules.xml", ""))
    told += to_string(problem) + "\n";
  const std::string silent =
      "found \"Erfurt, Leipzig, Dresden, Bautzen, Breslau and 3 more, without a bank of the Oder\"; expected of every "
      "node "
      "of map.xml its bank of the Oder, for which this rule asks. Write <bank river=\"Oder\" side=\"left\"/> into the "
      "<node>, or right\n";
  EXPECT_EQ(told, "rules.xml: <prestige> row elbe: " + silent + "rules.xml: <prestige> row oder: " + silent +
                      "rules.xml: trigger t: " + silent);
}

}  // namespace estafette::test::trigger_rules_test
