// States and events as JSON: what is written is read back the same, and what is none of ours is refused.
#include "campaign/state/json_events.hpp"
#include "campaign/state/json_state.hpp"
#include "campaign/support/theatres.hpp"
#include "full_state.hpp"
#include "support/random_orbats.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <functional>
#include <set>

namespace estafette::campaign::json_test {
namespace {

using test::full_state, test::node, test::way;

/// Calls `use` with each value of the state's JSON and its path; of a set only with the whole.
void each_place(const nlohmann::json& value, const nlohmann::json::json_pointer& path,
                const std::function<void(const std::string&, const nlohmann::json&)>& use) {
  static const std::set<std::string> kSets = {"/integral", "/neutral", "/decided", "/written"};
  use(path.to_string(), value);
  if (value.is_object())
    for (const auto& [name, one] : value.items()) each_place(one, path / name, use);
  if (value.is_array() && !kSets.contains(path.to_string()))
    for (std::size_t i = 0; i < value.size(); ++i) each_place(value[i], path / i, use);
}

}  // namespace

TEST(StateAsJson, IsReadBackTheSameByteForByte) {
  const State state = full_state();
  Event event;
  event.change = Founded{state};
  const Change read = change_from("Founded", to_json(event.change));
  EXPECT_EQ(std::get<Founded>(read).state, state);
  EXPECT_EQ(to_json(std::get<Founded>(read).state), to_json(state));
}

TEST(EventsAsJson, EveryKindOfChangeIsReadBackTheSame) {
  const std::vector<Change> all = {
      Told{},
      Founded{full_state()},
      OrderLodged{full_state().orders.front()},
      OrderWithdrawn{3},
      TurnBegan{},
      TurnEnded{},
      Moved{{"iii-corps"}, way("Alten - Burg"), 1, true, true},
      Placed{{"iii-corps"}, node("Burg")},
      PieceMoved{{"napoleon"}, node("Burg"), {"iii-corps"}, 2},
      PieceTaken{{"train"}},
      Fatigued{{"iii-corps"}, {2}},
      Exhausted{{"iii-corps"}, {4}},
      DutyTaken{{"iii-corps"}, Duty::besieging, {6}},
      Detached{{"iii-corps"}, "iii-corps-1", {"8th"}},
      Attached{{"8th"}, {"iii-corps"}},
      StrengthChanged{{"iii-corps"}, {{"u", -3, -1}}},
      Removed{{"iii-corps"}},
      WentOver{{"iii-corps"}, Side::coalition, "Saxony"},
      BridgeSet{{"train"}, full_state().bridges.front()},
      LineTraced{{"iii-corps"}, full_state().forces.front().line},
      OwnerChanged{node("Burg"), Side::coalition},
      SiegeSet{node("Burg"), std::nullopt},
      ContactSet{full_state().contacts.front()},
      BattleSet{full_state().battles.front()},
      Pooled{full_state().recovering},
      Returned{{"iii-corps"}, full_state().recovering},
      CommanderLost{full_state().convalescents.front()},
      CommanderBack{"iii-corps"},
      Arrived{{"ii-corps"}, node("Burg")},
      Proposed{full_state().proposals.front()},
      Decided{1, true},
      CampaignEnded{*full_state().ending},
      Scouted{Side::france, full_state().known.at(Side::france)},
      NationChanged{"Austria", Side::coalition},
      NeutralityChanged{{node("Burg")}, true},
      PrestigeChanged{-4},
      TruceSet{full_state().truce},
      Ruled{"/prestige", "25"},
      ExpectedTurned{"Austria", Side::france},
      TurnPaused{Pause{12, 3, "Sunday"}},
      RulesChanged{"<rules/>"},
      CorpsFormed{{{"24th-division"}, {"25th-division"}},
                  {"vii-corps"},
                  "army-of-the-elbe.vii-corps",
                  "VII Corps",
                  "Reynier",
                  false,
                  "Saxony"},
      LineRuled{{"iii-corps"}, full_state().ruled_lines.begin()->second},
      ForceRaised{full_state().forces.front(), full_state().armies.front(), {{"u", 700}}, {"iii-corps-1"}},
      OrderMoved{12, 3},
      LetterReceived{"Ney"}};
  ASSERT_EQ(all.size(), std::variant_size_v<Choice>);
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(all[i].index(), i) << "a kind is missing before " << kind_of(all[i]);
    EXPECT_EQ(change_from(kind_of(all[i]), to_json(all[i])), all[i]) << kind_of(all[i]);
    EXPECT_EQ(nlohmann::json::parse(to_json(all[i])).dump(), to_json(all[i])) << "another writer of JSON";
  }
}

TEST(EventsAsJson, TextsAreWrittenAsEveryReaderOfJsonTakesThem) {
  for (const char* player :
       {"", "Ney", "\"Ney\"", "a\\b", "Schr\u00F6ter", "two\nlines\tand\x01", "\x7F", "/", "\U0001F5FA", "\u2028"}) {
    const std::string written = to_json(Change(LetterReceived{player}));
    EXPECT_EQ(nlohmann::json::parse(written).at("player"), player);
    EXPECT_EQ(nlohmann::json::parse(written).dump(), written) << player;
  }
}

TEST(EventsAsJson, WhatIsNoneOfOursIsRefused) {
  const Change older = change_from("TruceSet", R"({"truce":{"until":5,"terms":"as noted"}})");
  EXPECT_EQ(older, Change(TruceSet{Truce{{5}, "as noted", ""}})) << "of campaigns that had no words for the players";
  EXPECT_THROW((void)change_from("Exploded", "{}"), std::runtime_error);
  EXPECT_THROW((void)change_from("Moved", "{}"), std::runtime_error);
  EXPECT_THROW((void)change_from("Moved", "[1, 2]"), std::runtime_error);
  EXPECT_THROW((void)change_from("Moved", "not json"), std::runtime_error);
  EXPECT_THROW((void)change_from("PrestigeChanged", R"({"by":"many"})"), std::runtime_error);
  EXPECT_THROW((void)change_from("DutyTaken", R"({"force":"a","duty":"asleep","tied_until":0})"), std::runtime_error);
  EXPECT_THROW((void)dice_from("six"), std::runtime_error);
  EXPECT_THROW((void)change_from("PrestigeChanged", R"({"by":1.5})"), std::runtime_error);
  for (const char* number : {"4e88", "-4e88", "3000000000", "-3000000000", "18446744073709551616"})
    EXPECT_THROW((void)change_from("PrestigeChanged", std::string("{\"by\":") + number + "}"), std::runtime_error)
        << number;
}

TEST(EventsAsJson, NumbersBeyondAnyMeasureAreRefused) {
  for (const std::string& number : {"0." + std::string(40, '0') + "1e-2147483639", std::string("1e2147483639"),
                                    "1e" + std::string(400, '9'), std::string(400, '9'), "-" + std::string(40, '9')})
    EXPECT_THROW((void)change_from("PrestigeChanged", "{\"by\":" + number + "}"), std::runtime_error) << number;
}

TEST(EventsAsJson, WhatIsNoTextInUtf8IsRefused) {
  EXPECT_NO_THROW((void)change_from("LetterReceived", R"({"player":"Schröter"})"));
  EXPECT_THROW((void)change_from("LetterReceived", "{\"player\":\"Schr\xF6ter\"}"), std::runtime_error);
  EXPECT_THROW((void)change_from("TurnBegan", std::string("{}\0{}", 5)), std::runtime_error);
  EXPECT_THROW((void)change_from("TurnBegan", "{} {}"), std::runtime_error);
}

TEST(EventsAsJson, LettersByTheirNumbersAreReadAndHalvesOfThemRefused) {
  EXPECT_EQ(change_from("LetterReceived", R"({"player":"\ud83d\uddfa"})"), Change(LetterReceived{"\U0001F5FA"}));
  for (const char* half : {R"(\ud83d)", R"(\uddfa)", R"(Ney\udddd)", R"(\uddfa\ud83d)"})
    EXPECT_THROW((void)change_from("LetterReceived", std::string(R"({"player":")") + half + "\"}"), std::runtime_error)
        << half;
  EXPECT_THROW((void)change_from("LetterReceived", R"({"\uddfa":1,"player":"Ney"})"), std::runtime_error);
}

TEST(EventsAsJson, CommandsWithinCommandsWithoutEndAreRefused) {
  constexpr int kLevels = 200'000;
  std::string troops;
  for (int i = 0; i < kLevels; ++i) troops += R"({"formations":[)";
  for (int i = 0; i < kLevels; ++i) troops += "]}";
  EXPECT_THROW((void)change_from("CorpsFormed", R"({"troops":)" + troops + "}"), std::runtime_error);
  EXPECT_EQ(change_from("RulesChanged", R"({"text":")" + std::string(kLevels, '[') + "\"}"),
            Change(RulesChanged{std::string(kLevels, '[')}))
      << "brackets in somebody's words are only words";
}

TEST(EventsAsJson, DiceAreReadBackTheSame) {
  const std::vector<Roll> dice = {{says("how long it holds out", {{"turns", 3}}), 6, 12, 9}, {{}, 1, 6, 1}};
  EXPECT_EQ(dice_from(to_json(dice)), dice);
  EXPECT_EQ(to_json(std::vector<Roll>{}), "[]");
}

TEST(StateAsJson, OnePlaceOfItCanBeAmended) {
  const State state = full_state();
  EXPECT_EQ(amended(state, "/prestige", "25").prestige, 25);
  EXPECT_EQ(amended(state, "/forces/0/at", "\"burg\"").forces[0].at, node("Burg"));
  EXPECT_EQ(amended(state, "/owners/alten", "\"coalition\"").owners.at(node("Alten")), Side::coalition);
  EXPECT_EQ(amended(state, "/truce", "null").truce, std::nullopt);
}

TEST(StateAsJson, NothingElseOfItChangesWithTheAmendment) {
  State state = full_state();
  const State richer = amended(state, "/prestige", "25");
  state.prestige = 25;
  EXPECT_EQ(richer, state);
}

TEST(StateAsJson, WhereThereIsNoSuchPlaceOrTheValueDoesNotFitNothingIsAmended) {
  const State state = full_state();
  for (const auto& [path, value] : std::vector<std::pair<std::string, std::string>>{{"/forces/99/at", "\"burg\""},
                                                                                    {"/forces/-/at", "\"burg\""},
                                                                                    {"/glory", "1"},
                                                                                    {"prestige", "1"},
                                                                                    {"/prestige", "\"many\""},
                                                                                    {"/prestige", "25 points"},
                                                                                    {"/prestige", ""},
                                                                                    {"/forces/0/duty", "\"asleep\""},
                                                                                    {"/owners/alten", "\"Austria\""}})
    EXPECT_THROW((void)amended(state, path, value), std::runtime_error) << path << " " << value;
}

TEST(StateAsJson, EveryPlaceOfItCanBeAmendedAndWithWhatStandsThereNothingChanges) {
  const State state = full_state();
  int places = 0;
  each_place(nlohmann::json::parse(to_json(state)), nlohmann::json::json_pointer(),
             [&](const std::string& path, const nlohmann::json& value) {
               EXPECT_EQ(amended(state, path, value.dump()), state) << path;
               ++places;
             });
  EXPECT_GT(places, 100);
}

TEST(StateAsJson, OnlyArmiesAndWhatIsCountedByUnitOrRoadMayBeNewThere) {
  const State state = full_state();
  EXPECT_EQ(amended(state, "/establishment/new", "5").establishment.at("new"), 5);
  EXPECT_EQ(amended(state, "/batteries/new", "6").batteries.at("new"), 6);
  EXPECT_EQ(amended(state, "/traffic/new", "7").traffic.at("new"), 7);
  const std::string army = nlohmann::json::parse(to_json(state)).at("armies").at(0).dump();
  EXPECT_EQ(amended(state, "/armies/-", army).armies.size(), state.armies.size() + 1);
  EXPECT_THROW((void)amended(state, "/owners/nowhere", "\"france\""), std::runtime_error);
  EXPECT_THROW((void)amended(state, "/nations/Nowhere", "\"france\""), std::runtime_error);
  EXPECT_THROW((void)amended(state, "/forces/-", "{}"), std::runtime_error);
}

TEST(StateAsJson, BytesThatAreNoTextBecomeTheSignForThem) {
  State state = full_state();
  state.forces[0].name = "III \xFF Corps";
  const Change read = change_from("Founded", to_json(Change(Founded{state})));
  EXPECT_EQ(std::get<Founded>(read).state.forces[0].name, "III \uFFFD Corps");
}

RC_GTEST_PROP(StateAsJsonAlways, TroopsOfAnyShapeWithAnyNamesAreReadBackTheSame, (bool french)) {
  State state = full_state();
  state.forces[0].troops = *test::scaled_armies(french);
  const Change read = change_from("Founded", to_json(Change(Founded{state})));
  RC_ASSERT(std::get<Founded>(read).state == state);
  RC_ASSERT(to_json(std::get<Founded>(read).state) == to_json(state));
}

TEST(StateAsJson, WhatOlderFilesDoNotHaveIsWrittenOnlyWhereItSaysSomething) {
  const std::string state = to_json(State());
  EXPECT_EQ(state.find("integral"), std::string::npos);
  EXPECT_EQ(state.find("truces"), std::string::npos);
  EXPECT_EQ(state.find("written"), std::string::npos);
  Order order;
  for (const char* newer : {"others", "name", "commander", "if_empty", "unless_empty"})
    EXPECT_EQ(to_json(Change(OrderLodged{{1, Side::france, order, ""}})).find("\"" + std::string(newer) + "\""),
              std::string::npos);
  EXPECT_EQ(to_json(Change(TruceSet{})), R"({"truce":null})");
  EXPECT_EQ(change_from("TruceSet", R"({"truce":null})"), Change(TruceSet{}));
  order.kind = OrderKind::form;
  order.others = {{"25th-division"}};
  order.name = "VII Corps";
  order.commander = "Reynier";
  const Change formed = OrderLodged{{1, Side::france, order, "form VII Corps"}};
  EXPECT_EQ(change_from("OrderLodged", to_json(formed)), formed);
  order = {OrderKind::march, {"iii-corps"}, way("Alten - Burg"), {}, {}, {}, {}};
  order.if_empty = node("Burg");
  const Change ventured = OrderLodged{{1, Side::france, order, "march Burg if Burg is empty"}};
  EXPECT_EQ(change_from("OrderLodged", to_json(ventured)), ventured);
  order.if_empty = {};
  order.unless_empty = node("Burg");
  const Change otherwise = OrderLodged{{1, Side::france, order, "march Burg unless Burg is empty"}};
  EXPECT_EQ(change_from("OrderLodged", to_json(otherwise)), otherwise);
  const Change alone = TruceSet{Truce{{5}, "", ""}, "Prussia"};
  EXPECT_EQ(change_from("TruceSet", to_json(alone)), alone);
}

}  // namespace estafette::campaign::json_test
