// The triggers of 1813 as they are shipped: ours, complete, and of this map.
#include "base/files/files.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/rules/figures/check_places.hpp"
#include "campaign/rules/politics/triggers.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::campaign::triggers_1813_test {
namespace {

const std::string kFolder = std::string(ESTAFETTE_SOURCE_DIR) + "/templates/campaigns/1813/";

const Theatre& theatre_1813() {
  static const Theatre theatre = [] {
    ProblemList problems;
    XmlElement root = XmlElement::parse(read_text(kFolder + "rules.xml"), "rules.xml", "rules", problems);
    std::optional<XmlElement> play = root.child("play");
    Rules rules = read_rules(play.value());
    problems.refuse_if_any();
    return Theatre(map::read_map(read_text(kFolder + "map.xml"), "map.xml").map, std::move(rules));
  }();
  return theatre;
}

const Trigger& trigger(const std::string& id) {
  const auto& all = theatre_1813().rules.triggers;
  const auto found = std::find_if(all.begin(), all.end(), [&](const Trigger& one) { return one.id == id; });
  if (found == all.end()) throw std::logic_error("no trigger " + id);
  return *found;
}

/// The nations of campaign.xml, and Austria.
std::set<std::string> nations() {
  ProblemList problems;
  XmlElement root = XmlElement::parse(read_text(kFolder + "campaign.xml"), "campaign.xml", "campaign", problems);
  std::set<std::string> names = {"Austria"};
  for (XmlElement& nation : root.children("nation")) names.insert(nation.text("name"));
  return names;
}

State turn(int number) {
  State state;
  state.turn = {number};
  state.prestige = 30;
  return state;
}

std::vector<std::string> spoken(const State& state) {
  DiceCup dice(0, state.turn, std::vector<int>(40, 1));
  std::vector<std::string> ids;
  for (const Event& event : proposals(theatre_1813(), state, dice))
    if (const auto* proposed = std::get_if<Proposed>(&event.change)) ids.push_back(proposed->proposal.trigger);
  return ids;
}

bool has(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

TEST(Triggers1813, SpeakOfPlacesAndNationsThatThereAre) {
  EXPECT_TRUE(unknown_places(theatre_1813().map, theatre_1813().rules, "rules.xml", "").empty());
  const std::set<std::string> known = nations();
  std::set<std::string> named;
  for (const PrestigeRow& row : theatre_1813().rules.prestige.rows)
    if (const auto* lost = std::get_if<counts::AllyLost>(&row.what))
      named.insert(lost->nations.begin(), lost->nations.end());
  for (const Trigger& one : theatre_1813().rules.triggers) {
    for (const when::Condition& condition : one.conditions) {
      if (const auto* stands = std::get_if<when::Stands>(&condition)) named.insert(stands->nation);
      if (const auto* tired = std::get_if<when::ExhaustedCorps>(&condition)) named.insert(tired->nation);
    }
    for (const then::Effect& effect : one.effects) {
      if (const auto* turns = std::get_if<then::NationTurns>(&effect)) named.insert(turns->nation);
      if (const auto* forces = std::get_if<then::Forces>(&effect)) named.insert(forces->nation);
    }
  }
  for (const std::string& nation : named) EXPECT_TRUE(known.contains(nation)) << nation;
}

TEST(Triggers1813, AustriaComesInInAugustUnlessFranceStandsOnTheOder) {
  EXPECT_FALSE(has(spoken(turn(27)), "austria-joins"));
  EXPECT_TRUE(has(spoken(turn(28)), "austria-joins"));
  State bound = turn(28);
  bound.decided = {"austria-bound"};
  EXPECT_FALSE(has(spoken(bound), "austria-joins"));
  State east = turn(28);
  for (int i = 0; i < 13; ++i) {  // worth 26
    Force corps;
    corps.id = {"corps-" + std::to_string(i)};
    corps.at = {"posen"};
    corps.troops.edit().level = Level::division;
    east.forces.push_back(corps);
  }
  EXPECT_FALSE(has(spoken(east), "austria-joins"));
}

TEST(Triggers1813, AustriaBringsBohemiaIntoTheWar) {
  State state = turn(28);
  for (const map::Node& node : theatre_1813().map.nodes)
    if (node.country == "Bohemia") state.neutral.edit().insert(node.id);
  Proposal proposal{1, {28}, "austria-joins", "4.4", trigger("austria-joins").text};
  state.proposals = {proposal};
  for (const Event& event : decide(theatre_1813(), state, 1, true, "the congress has failed")) apply(state, event);
  EXPECT_EQ(state.nations.at("Austria"), Side::coalition);
  EXPECT_TRUE(state.neutral.empty());
  EXPECT_EQ(state.owners->at({"theresienstadt"}), Side::coalition);
  std::vector<std::string> effects;
  for (const Saying& effect : what_it_would_do(theatre_1813(), proposal)) effects.push_back(tell(effect));
  EXPECT_EQ(effects,
            (std::vector<std::string>{"Austria joins the Coalition", "the ground of Bohemia is open to both sides",
                                      "Bohemia is held by the Coalition"}));
}

TEST(Triggers1813, TheWarEndsWhenTheFrenchAreBackOnTheRhine) {
  Force corps;
  corps.id = {"iii-corps"};
  corps.troops.edit().level = Level::division;
  State state = turn(50);
  state.forces = {corps};
  state.forces[0].at = {"fulda"};
  EXPECT_FALSE(has(spoken(state), "coalition-frees-germany"));
  state.forces[0].at = {"frankfurt"};
  EXPECT_TRUE(has(spoken(state), "coalition-frees-germany"));
}

TEST(Triggers1813, TheLastTurnOfTheListEndsIt) {
  EXPECT_FALSE(has(spoken(turn(56)), "winter"));
  EXPECT_TRUE(has(spoken(turn(57)), "winter"));
}

}  // namespace estafette::campaign::triggers_1813_test
