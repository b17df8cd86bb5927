// The umpire's word counts, if it is said so that everybody understands it and if it has a reason.
#include "campaign/rulings/ruling.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::ruling_test {
namespace {

using test::corps, test::good, test::node, test::with;

const Theatre& country() {
  static const Theatre theatre = test::theatre({good("Lützen", "Leipzig"), good("Leipzig", "Wurzen")}, {"Wurzen"});
  return theatre;
}

State two_corps() {
  State state = with({corps("III Corps", "Lützen"), corps("VI Corps", "Leipzig")});
  state.nations = {{"Saxony", Side::france}};
  state.prestige = 30;
  state.pieces.push_back({.id = {"napoleon"},
                          .kind = PieceKind::chief,
                          .name = "Napoleon",
                          .side = Side::france,
                          .army = "",
                          .at = node("Lützen"),
                          .with = {"iii-corps"}});
  Contact contact;
  contact.number = 3;
  contact.node = node("Lützen");
  state.contacts.push_back(contact);
  return state;
}

State after(const std::string& subject, const std::string& what, const std::string& value) {
  State state = two_corps();
  apply(state, ruled(country(), state, {subject, what, value, "it was agreed"}).front());
  return state;
}

std::string refused(const std::string& subject, const std::string& what, const std::string& value,
                    const std::string& because = "it was agreed") {
  const State state = two_corps();
  return test::refusal([&] { (void)ruled(country(), state, {subject, what, value, because}); });
}

}  // namespace

TEST(Ruling, PutsAForceAndWhoTravelsWithItIntoAnotherPlace) {
  const State state = after("iii corps", "at", "lutzen");
  EXPECT_EQ(test::force(state, "III Corps").at, node("Lützen"));
  const State moved = after("III Corps", "at", "Wurzen");
  EXPECT_EQ(test::force(moved, "III Corps").at, node("Wurzen"));
  EXPECT_EQ(find_piece(moved, {"napoleon"})->at, node("Wurzen"));
}

TEST(Ruling, TiresExhaustsRestsAndRemoves) {
  EXPECT_EQ(test::force(after("III Corps", "fatigued", "7"), "III Corps").fatigued_until.value, 7);
  EXPECT_EQ(test::force(after("III Corps", "exhausted", "4"), "III Corps").exhausted_until.value, 4);
  EXPECT_EQ(test::force(after("III Corps", "fatigued", "no"), "III Corps").fatigued_until.value, 0);
  EXPECT_EQ(find_force(after("III Corps", "removed", "yes"), {"iii-corps"}), nullptr);
}

TEST(Ruling, CountsMenAnew) {
  const State state = after("iii-corps-1.1", "men", "700");
  EXPECT_EQ(test::force(state, "III Corps").troops->formations.front().units.front().men.value, 700);
}

TEST(Ruling, GivesPlacesNationsPrestigeAndTruces) {
  EXPECT_EQ(after("Wurzen", "owner", "coalition").owners.at(node("Wurzen")), Side::coalition);
  EXPECT_EQ(after("Saxony", "side", "coalition").nations.at("Saxony"), Side::coalition);
  EXPECT_TRUE(after("Saxony", "side", "neutral").nations.empty());
  EXPECT_EQ(after("nation Austria", "side", "coalition").nations.at("Austria"), Side::coalition);
  EXPECT_EQ(after("campaign", "prestige", "25").prestige, 25);
  EXPECT_EQ(after("campaign", "truce", "16").truce->until.value, 16);
}

TEST(Ruling, Rule44ACountryBecomesNeutralOrIsSoNoLonger) {
  State state = two_corps();
  state.nations.clear();
  apply(state, ruled(country(), state, {"Saxony", "neutral", "yes", "it was agreed"}).front());
  EXPECT_EQ(state.neutral.size(), 3U);
  apply(state, ruled(country(), state, {"Saxony", "neutral", "no", "it was broken"}).front());
  EXPECT_TRUE(state.neutral.empty());
}

TEST(Ruling, Rule44APlaceIsShutToBothSidesOrOpenedAsNeutralGroundIs) {
  State state = two_corps();
  const std::string place = country().map.nodes.front().name;
  apply(state, ruled(country(), state, {place, "shut", "yes", "its governor opens to nobody"}).front());
  EXPECT_EQ(*state.neutral, std::set<NodeId>{country().map.nodes.front().id});
  apply(state, ruled(country(), state, {place, "shut", "no", "his King has decided"}).front());
  EXPECT_TRUE(state.neutral.empty());
}

TEST(Ruling, Rule42ATruceByConsentHasItsEndAndItsTerms) {
  EXPECT_EQ(after("campaign", "truce", "16").truce, (Truce{{16}, "it was agreed"}));
  EXPECT_EQ(after("campaign", "truce", "16: Torgau is handed over").truce, (Truce{{16}, "Torgau is handed over"}));
  EXPECT_EQ(after("campaign", "truce", "no").truce, std::nullopt);
  EXPECT_EQ(refused("campaign", "truce", "0: at once"),
            "ruling: truce: found \"0\"; expected the number of a turn, 1 to 9999. This is turn 1");
}

TEST(Ruling, Rule42WhatThePlayersAreToldOfTheTermsIsAFieldOfItsOwn) {
  const State state = two_corps();
  Ruling ruling{"campaign", "truce", "16: Yorck's corps is worn out", "it was agreed", "Danzig is handed over"};
  State now = state;
  apply(now, ruled(country(), state, ruling).front());
  EXPECT_EQ(now.truce, (Truce{{16}, "Yorck's corps is worn out", "Danzig is handed over"}));
  ruling = {"campaign", "over", "peace", "nobody would go on", "peace is signed"};
  apply(now, ruled(country(), state, ruling).front());
  EXPECT_EQ(now.ending->told, "peace is signed");
  ruling = {"campaign", "prestige", "12", "it was agreed", "you have gained"};
  EXPECT_THROW((void)ruled(country(), state, ruling), Refusal);
}

TEST(Ruling, EndsACampaignAndTakesItUpAgain) {
  State state = after("campaign", "over", "coalition");
  EXPECT_EQ(state.ending, (Ending{{1}, Side::coalition, "", "it was agreed"}));
  apply(state, ruled(country(), state, {"campaign", "over", "no", "they play on"}).front());
  EXPECT_EQ(state.ending, std::nullopt);
  EXPECT_EQ(after("campaign", "over", "peace").ending->winner, std::nullopt);
}

TEST(Ruling, AGarrisonAndItsFortressAStateAndItsNationMayShareAName) {
  State state = two_corps();
  state.forces.push_back(test::garrison(corps("Wurzen", "Wurzen")));
  apply(state, ruled(country(), state, {"Wurzen", "owner", "coalition", "it was exchanged"}).front());
  EXPECT_EQ(state.owners.at(node("Wurzen")), Side::coalition);
  apply(state, ruled(country(), state, {"Wurzen", "at", "Leipzig", "it marched out"}).front());
  EXPECT_EQ(test::force(state, "Wurzen").at, node("Leipzig"));
  apply(state, ruled(country(), state, {"Saxony", "neutral", "yes", "the King wills it"}).front());
  EXPECT_EQ(state.neutral.size(), 3U);
}

TEST(Ruling, SettlesABattle) {
  EXPECT_TRUE(after("battle 3", "settled", "yes").contacts.front().settled);
}

TEST(Ruling, IsKeptWithItsReason) {
  const State state = two_corps();
  EXPECT_EQ(tell(ruled(country(), state, {"III Corps", "at", "Leipzig", "the bridge held"}).front().said),
            "Ruling: III Corps at Leipzig, because the bridge held");
}

TEST(Ruling, APartOfAForcesNameWillDoIfNoOtherHasIt) {
  EXPECT_EQ(test::force(after("iii", "fatigued", "7"), "III Corps").fatigued_until.value, 7);
  EXPECT_EQ(
      refused("Corps", "fatigued", "7"),
      "ruling: subject: found \"Corps\"; expected a force, named so that only one fits. It may be III Corps or VI "
      "Corps: write more of the name");
}

TEST(Ruling, WithoutAReasonIsRefused) {
  EXPECT_EQ(refused("III Corps", "at", "Leipzig", "  "),
            "ruling: because: found \"no reason\"; expected a reason in quotes. Add --because \"...\"");
}

TEST(Ruling, OfWhatNobodyKnowsIsAnsweredWithTheNearest) {
  EXPECT_EQ(refused("III Crops", "at", "Leipzig"),
            "ruling: subject: found \"III Crops\"; expected a force, a piece, a place, a nation, a country, a unit, an "
            "army, a division, \"battle\" with its number, or \"campaign\". Is it III Corps?");
  EXPECT_EQ(refused("III Corps", "at", "Leipzg"),
            "ruling: at: found \"Leipzg\"; expected a place on the map. Is it Leipzig?");
  EXPECT_EQ(refused("III Corps", "fatiged", "3"),
            "ruling: what: found \"fatiged\"; expected one of these for III Corps: at, fatigued, exhausted, duty, "
            "tied, side, nation, army, name, marched, advanced, come by, removed, base, line, commander or away. Is it "
            "fatigued?");
  EXPECT_EQ(refused("III Corps", "fatigued", "soon"),
            "ruling: fatigued: found \"soon\"; expected the number of its last turn, 1 to 9999, or no. This is turn 1");
  EXPECT_EQ(refused("Wurzen", "owner", "prussia"),
            "ruling: owner: found \"prussia\"; expected France, Coalition or nobody");
}

TEST(Ruling, ANationsForcesGoOverOrGoHomeAtOneWord) {
  State state = two_corps();
  state.forces[0].nation = "Saxony";
  for (Formation& division : state.forces[0].troops.edit().formations)
    for (Unit& unit : division.units) unit.nation = "Saxony";
  const auto then = [&](const std::string& value) {
    State now = state;
    for (const Event& event : ruled(country(), state, {"nation Saxony", "forces", value, "it was agreed"}))
      apply(now, event);
    return now;
  };
  EXPECT_EQ(find_force(then("coalition"), {"iii-corps"})->side, Side::coalition);
  EXPECT_EQ(find_force(then("coalition"), {"vi-corps"})->side, Side::france) << "it is French";
  EXPECT_EQ(find_force(then("home"), {"iii-corps"}), nullptr);
  EXPECT_EQ(ruled(country(), state, {"nation Saxony", "forces", "home", "it was agreed"}).at(1).rule, "");
}

TEST(Ruling, ATruceMayBeOneNationsAlone) {
  State state = two_corps();
  state.nations["Saxony"] = Side::france;
  const auto rule = [&](const std::string& value) {
    for (const Event& event : ruled(country(), state, {"nation Saxony", "truce", value, "she is worn out", "a pause"}))
      apply(state, event);
  };
  rule("7: her fortresses stay shut");
  EXPECT_FALSE(state.truce);
  EXPECT_EQ(state.truces,
            (std::map<std::string, Truce>{{"Saxony", Truce{{7}, "her fortresses stay shut", "a pause"}}}));
  state.truces["Bavaria"] = Truce{{9}, "", ""};
  for (const Event& event : ruled(country(), state, {"nation Saxony", "truce", "no", "it is over"}))
    apply(state, event);
  EXPECT_EQ(state.truces.size(), 1U);
}

TEST(Ruling, AWholeCountryPassesButNotWhereTheOtherSideStands) {
  State state = two_corps();
  for (const Event& event : ruled(country(), state, {"Saxony", "owner", "coalition", "she joins"})) apply(state, event);
  EXPECT_EQ(state.owners, (std::map<NodeId, Side>{{node("Wurzen"), Side::coalition}}));
}

TEST(Rulings, ThatEndATruceTakeNoAndNone) {
  State state = two_corps();
  state.truce = Truce{{9}, "as agreed"};
  const auto ruled_by = [&](const char* value) {
    return test::after(state, ruled(country(), state, {"campaign", "truce", value, "it was agreed"}));
  };
  for (const char* no : {"no", "none", "No"}) EXPECT_FALSE(ruled_by(no).truce) << no;
  EXPECT_EQ(test::refusal([&] { (void)ruled_by("over"); }),
            "ruling: truce: found \"over\"; expected the number of its last turn, or no. This is turn " +
                std::to_string(state.turn.value));
}

}  // namespace estafette::campaign::ruling_test
