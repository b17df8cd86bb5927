// What comes on whose map; and that nothing else does, byte for byte.
#include "campaign/cartography/view/map_view.hpp"

#include "campaign/cartography/map_page.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/cartography/view/forces_in_view.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::cartography::map_view_test {
namespace {

using namespace campaign;
using test::coalition, test::corps, test::garrison, test::good, test::node, test::with;

/// Alten - Burg (fortress) - Cron (fortress) - Dorf - Ecke.
const Theatre& country() {
  static const Theatre theatre =
      test::theatre({good("Alten", "Burg"), good("Burg", "Cron", "Elbe"), good("Cron", "Dorf"), good("Dorf", "Ecke")},
                    {"Burg", "Cron"});
  return theatre;
}

Event marched(const std::string& force, const std::string& way) {
  Event event;
  event.turn = {1};
  event.rule = "2.1";
  event.said = as_written("Secretsentence of " + force);
  event.cause = as_written("Secretcause");
  Moved moved;
  moved.force = {force};
  moved.way = test::way(way);
  event.change = moved;
  return event;
}

Sighting sighting(const std::string& at, const std::string& name, int men) {
  Sighting seen;
  seen.node = node(at);
  seen.by = {"iii-corps"};
  seen.whom = {"yorck"};
  seen.name = name;
  seen.men = men;
  seen.reliability = 1;
  return seen;
}

/// III Corps at Alten, supplied from Burg, has seen a corps at Dorf. All else of the Coalition is a secret: its
/// commanders, names, nations, where it stands and drew its supplies from, its bridge, its marches, its orders, who is
/// to come.
State state() {
  State made = with({corps("III Corps", "Alten"), coalition(corps("Yorckissecret", "Dorf")),
                     coalition(corps("Kleistissecret", "Ecke"))});
  made.turn = {2};
  made.campaign = "1813";
  Force& own = made.forces[0];
  own.line = {node("Burg"), test::way("Alten - Burg"), false};
  for (std::size_t i = 1; i < made.forces.size(); ++i) {
    Force& enemy = made.forces[i];
    enemy.nation = "Secretland";
    enemy.troops.edit().commander = "Secretgeneral";
    enemy.line = {node("Cron"), test::way("Ecke - Dorf - Cron"), false};
  }
  made.owners.edit() = {{node("Burg"), Side::france}, {node("Cron"), Side::coalition}, {node("Ecke"), Side::coalition}};
  made.armies.push_back({"secretarmy", "Secretarmy", Side::coalition, "Secretgeneral", {}, "Secretland"});
  made.pieces.push_back({{"secrettrain"},
                         PieceKind::pontoon_train,
                         "Secrettrain",
                         Side::coalition,
                         "secretarmy",
                         node("Dorf"),
                         {"yorckissecret"}});
  made.bridges.push_back({{"secrettrain"}, node("Dorf"), node("Ecke"), "Secretriver", BridgeStage::standing});
  LodgedOrder order;
  order.text = "Secretorder";
  order.side = Side::coalition;
  made.orders.push_back(order);
  made.expected.edit().push_back({coalition(corps("Secretlate", "Ecke")), {2}, 40, "", "ours", std::nullopt, {}, true});
  made.known[Side::france] = {sighting("Dorf", "a corps", 2700)};
  made.known[Side::coalition] = {sighting("Alten", "Secretreport", 1)};
  return made;
}

std::vector<Event> events() {
  return {marched("iii-corps", "Burg - Alten"), marched("yorckissecret", "Ecke - Dorf")};
}

MapPicture seen_by(std::optional<Side> side, const State& now = state()) {
  return map_view(country(), now, events(), side);
}

const DrawnPlace& place(const MapPicture& picture, const std::string& name) {
  return *std::find_if(picture.places.begin(), picture.places.end(),
                       [&](const DrawnPlace& place) { return place.name == name; });
}

}  // namespace

TEST(Rule53Maps, ASidesMapHoldsNoByteOfWhatItMayNotKnow) {
  for (const std::string& drawing : {to_svg(seen_by(Side::france)), map_page(seen_by(Side::france))}) {
    for (const char* secret : {"ecret", "Yorck", "Kleist"})
      EXPECT_EQ(drawing.find(secret), std::string::npos) << secret;
    EXPECT_NE(drawing.find("a corps at Dorf, about 2,700; reported by III Corps"), std::string::npos);
  }
}

TEST(MapView, OfACampaignIsCalledAsTheCampaignIsWhateverItsMapIsCalled) {
  State made = state();
  made.campaign = "Marne 1814";
  EXPECT_EQ(map_view(country(), made, {}, Side::france).title, "The campaign of Marne 1814");
}

TEST(Rule53Maps, WhatIsASecretStandsOnTheUmpiresMap) {
  const std::string drawing = to_svg(seen_by(std::nullopt));
  for (const char* known : {"Yorckissecret", "Kleistissecret", "Secretland", "Secrettrain", "Secretriver"})
    EXPECT_NE(drawing.find(known), std::string::npos) << known;
}

TEST(Rule53Maps, NothingOfTheUnseenEnemyChangesASidesMap) {
  State other = state();
  other.forces[2].at = node("Dorf");
  other.forces[2].exhausted_until = {4};
  other.forces[2].line.cut = true;
  other.owners.edit().erase(node("Ecke"));
  other.owners.edit()[node("Dorf")] = Side::coalition;
  other.sieges.push_back({node("Ecke"), Side::coalition, {9}});
  EXPECT_EQ(seen_by(Side::france, other), seen_by(Side::france));
  EXPECT_NE(seen_by(std::nullopt, other), seen_by(std::nullopt));
}

TEST(Rule53Maps, TheEnemyIsShownAsReportedAndByItsCertainty) {
  State now = state();
  Sighting well = sighting("Dorf", "IV Corps", 7000);
  well.infantry = 6000;
  well.cavalry = 1000;
  now.known[Side::france] = {well, sighting("Dorf", "a corps", 7000), sighting("Ecke", "", 0)};
  const MapPicture picture = seen_by(Side::france, now);
  ASSERT_EQ(picture.counters.size(), 4U);
  EXPECT_EQ(picture.counters[1].certainty, Certainty::named);
  EXPECT_EQ(picture.counters[1].strength, "~7,000");
  EXPECT_EQ(picture.counters[2].certainty, Certainty::vague);
  EXPECT_EQ(picture.counters[3].certainty, Certainty::presence);
  EXPECT_EQ(picture.counters[3].strength, "?");
  EXPECT_EQ(picture.counters[3].told, "enemy troops at Ecke, strength not known; reported by III Corps");
  for (const Counter& counter : picture.counters)
    EXPECT_EQ(counter.side, counter.certainty == Certainty::own ? Side::france : Side::coalition);
}

TEST(Rule45Maps, WhoHoldsAFortressIsKnownToAllAndWhoWalkedThroughATownIsNot) {
  const MapPicture picture = seen_by(Side::france);
  EXPECT_EQ(place(picture, "Burg").owner, Side::france);
  EXPECT_EQ(place(picture, "Cron").owner, Side::coalition);
  EXPECT_EQ(place(picture, "Alten").owner, Side::france) << "own troops stand there";
  EXPECT_EQ(place(picture, "Dorf").owner, Side::coalition) << "as reported";
  EXPECT_EQ(place(picture, "Ecke").owner, std::nullopt);
  EXPECT_EQ(place(seen_by(std::nullopt), "Ecke").owner, Side::coalition);
}

TEST(Rule51Maps, ADepotAndALineOfSupplyAreShownToTheirOwnSideOnly) {
  State now = state();
  now.forces.push_back(garrison(corps("Burg garrison", "Burg")));
  now.forces.push_back(coalition(garrison(corps("Cron garrison", "Cron"))));
  const MapPicture french = seen_by(Side::france, now);
  EXPECT_EQ(place(french, "Burg").depot, Side::france);
  EXPECT_EQ(place(french, "Cron").depot, std::nullopt);
  EXPECT_EQ(french.roads[0].supplies, std::vector<Side>{Side::france});
  EXPECT_TRUE(french.roads[2].supplies.empty());
  EXPECT_EQ(place(seen_by(std::nullopt, now), "Cron").depot, Side::coalition);
  EXPECT_EQ(seen_by(std::nullopt, now).roads[2].supplies, std::vector<Side>{Side::coalition});
}

TEST(Rule21Maps, AMarchIsShownToItsOwnSideFromWhereItCameToWhereItStands) {
  const MapPicture french = seen_by(Side::france);
  ASSERT_EQ(french.marches.size(), 1U);
  EXPECT_EQ(french.marches[0].told, "III Corps marched from Burg to Alten, 27-30 Apr");
  EXPECT_EQ(french.marched, "27-30 Apr");
  EXPECT_EQ(seen_by(std::nullopt).marches.size(), 2U);
}

TEST(Rule55Maps, ABattleIsShownToWhoIsInIt) {
  State now = state();
  Contact contact;
  contact.number = 7;
  contact.node = node("Ecke");
  contact.attackers = {{"kleistissecret"}};
  now.contacts = {contact};
  EXPECT_EQ(place(seen_by(Side::france, now), "Ecke").battle, "");
  EXPECT_EQ(place(seen_by(Side::coalition, now), "Ecke").battle, "Battle 7 is to be fought at Ecke");
  now.contacts[0].settled = true;
  EXPECT_EQ(place(seen_by(std::nullopt, now), "Ecke").battle, "") << "a ruling has kept them apart";
  now.contacts[0].turn = {2};
  now.battles.push_back({});
  now.battles[0].number = 7;
  now.battles[0].verdict = Verdict{};
  EXPECT_EQ(place(seen_by(std::nullopt, now), "Ecke").battle, "Battle 7 at Ecke, 1-4 May");
  EXPECT_EQ(place(seen_by(Side::coalition, now), "Ecke").fought, "1-4 May");
  EXPECT_EQ(place(seen_by(Side::france, now), "Ecke").fought, "");
}

TEST(Rule231Maps, TheUmpireAloneIsToldWhenASiegeEnds) {
  State now = state();
  now.forces.push_back(garrison(corps("Burg garrison", "Burg")));
  now.sieges.push_back({node("Burg"), Side::coalition, {9}});
  EXPECT_EQ(place(seen_by(Side::france, now), "Burg").siege, "besieged by the Coalition");
  EXPECT_EQ(place(seen_by(std::nullopt, now), "Burg").siege, "besieged by the Coalition, falls at the end of turn 9");
}

TEST(Counters, ASignIsShortAndTellsArmStrengthAndCondition) {
  State now = state();
  now.forces[0].fatigued_until = {2};
  now.forces[0].exhausted_until = {3};
  now.forces[0].line.cut = true;
  now.pieces.push_back({{"n"}, PieceKind::chief, "Napoleon", Side::france, "", node("Alten"), {"iii-corps"}});
  const Counter counter = seen_by(Side::france, now).counters[0];
  EXPECT_EQ(counter.name, "III");
  EXPECT_EQ(counter.arm, CounterArm::foot);
  EXPECT_EQ(counter.strength, "2,800");
  EXPECT_EQ(counter.condition, "FEC");
  EXPECT_EQ(counter.pieces, "N");
}

TEST(Counters, NamesAreCutToWhatTellsTheForcesApart) {
  EXPECT_EQ(short_name("III Corps"), "III");
  EXPECT_EQ(short_name("I Cavalry Corps"), "I");
  EXPECT_EQ(short_name("Blücher's Corps"), "Blücher");
  EXPECT_EQ(short_name("Corps before Danzig"), "before Danzig");
  EXPECT_EQ(short_name("Guard and Grenadier Reserve"), "Guard");
  EXPECT_EQ(short_name("Corps"), "Corps");
}

}  // namespace estafette::cartography::map_view_test
