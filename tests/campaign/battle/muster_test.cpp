#include "campaign/battle/muster.hpp"

#include "campaign/battle/fields.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::muster_test {
namespace {

/// Five French corps upon Yorck, in the order of the list.
State five_upon_one() {
  State state = with({corps("I Corps", "Burg", 2), corps("II Corps", "Burg", 5), corps("III Corps", "Burg", 3),
                      corps("IV Corps", "Burg", 4), corps("V Corps", "Burg", 1), coalition(corps("Yorck", "Burg"))});
  state.turn = {2};
  return state;
}

Contact five_met() {
  return met("Burg", {"I Corps", "II Corps", "III Corps", "IV Corps", "V Corps"}, {"Yorck"}, "Alten");
}

Piece headquarters(const std::string& army, const std::string& at) {
  return {{army + "-hq"}, PieceKind::headquarters, army, Side::france, army, node(at), {}};
}

}  // namespace

TEST(Rule552Reserves, NoMoreThanFourCorpsOfASideAreOnTheField) {
  const Muster muster = campaign::muster(four_towns(), five_upon_one(), five_met(), {});
  EXPECT_EQ(taker(muster.attacker, "V Corps").part, BattleRole::in_reserve) << "the weakest is kept back";
  EXPECT_EQ(taker(muster.attacker, "V Corps").why, "4 are on the field already");
  EXPECT_EQ(reserves_of(muster).size(), 1U);
}

TEST(Rule552Reserves, DetachedDivisionsCountWithTheirCorpsAndOthersTogether) {
  State state =
      with({corps("I Corps", "Burg", 5), corps("II Corps", "Burg", 4), corps("III Corps", "Burg", 3),
            division("8th Division", "Burg"), division("9th Division", "Burg"), division("10th Division", "Burg"),
            division("11th Division", "Burg"), coalition(corps("Yorck", "Burg"))});
  state.turn = {2};
  std::vector<std::string> there = {"I Corps",      "II Corps",      "III Corps",    "8th Division",
                                    "9th Division", "10th Division", "11th Division"};
  const auto kept_back = [&] {
    return reserves_of(campaign::muster(four_towns(), state, met("Burg", there, {"Yorck"}, "Alten"), {}));
  };
  EXPECT_TRUE(kept_back().empty()) << "four divisions of nobody there are a fourth corps";
  state.forces.push_back(division("12th Division", "Burg"));
  there.emplace_back("12th Division");
  EXPECT_EQ(kept_back(), ids({"12th Division"}));
  find_force(state, {"12th-division"})->troops.edit().id =
      find_force(state, {"i-corps"})->troops.edit().id + ".12th-division";
  EXPECT_TRUE(kept_back().empty()) << "it fights with I Corps";
}

TEST(Rule552Reserves, TheTiredAreKeptBackBeforeTheFresh) {
  State state = five_upon_one();
  state.forces[1].fatigued_until = {1};
  const Muster muster = campaign::muster(four_towns(), state, five_met(), {});
  EXPECT_EQ(reserves_of(muster), ids({"II Corps"}));
}

TEST(Rule552Reserves, TheUmpiresChoiceGoesBeforeOurs) {
  const Muster muster = campaign::muster(four_towns(), five_upon_one(), five_met(), {{{"iv-corps"}}, false});
  EXPECT_EQ(reserves_of(muster), ids({"IV Corps"}));
  EXPECT_EQ(taker(muster.attacker, "IV Corps").why, "the umpire keeps it back");
}

TEST(Rule552Reserves, WhomARulingKeepsBackStaysInReserveWhateverElseIsChosen) {
  State state = five_upon_one();
  Battle battle;
  battle.number = five_met().number;
  battle.kept_back = ids({"II Corps"});
  state.battles = {battle};
  EXPECT_EQ(reserves_of(campaign::muster(four_towns(), state, five_met(), {})), ids({"II Corps"}));
  EXPECT_EQ(reserves_of(campaign::muster(four_towns(), state, five_met(), {{{"iv-corps"}}, false})),
            ids({"II Corps", "IV Corps"}));
}

TEST(Rule552Reserves, SomebodyOfEachSideMustFight) {
  EXPECT_EQ(
      refusal([] {
        (void)campaign::muster(four_towns(), five_upon_one(), five_met(), {{{"yorck"}}, false});
      }),
      "battle 1: found \"nobody of the side that defends\"; expected a force of each side on the field. Hold fewer in "
      "reserve, or judge the battle: estafette battle adjudicate");
}

TEST(Rule55Muster, AForceThatHasLostItsLastManIsJudgedButNotFoughtOut) {
  State state = five_upon_one();
  Formation& yorck = find_force(state, {"yorck"})->troops.edit();
  for (Unit& unit : yorck.units) unit.men = {};
  for (Formation& division : yorck.formations)
    for (Unit& unit : division.units) unit.men = {};
  const Muster muster = campaign::muster(four_towns(), state, five_met(), {});
  EXPECT_TRUE(muster.defender.forces.empty());
  EXPECT_EQ(
      refusal([&] { refuse_an_empty_field(five_met(), muster); }),
      "battle 1: found \"nobody of the side that defends\"; expected a force of each side on the field. Hold fewer in "
      "reserve, or judge the battle: estafette battle adjudicate");
}

TEST(Rule552Reserves, WhoIsNotInTheBattleCannotBeKeptBack) {
  EXPECT_EQ(refusal([] {
              (void)campaign::muster(four_towns(), five_upon_one(), five_met(), {{{"guard"}}, false});
            }),
            "--reserve: found \"guard\"; expected a force of battle 1. See: estafette battle list");
}

TEST(Rule55Muster, FatigueIsThatOfTheTurnInWhichTheyMet) {
  State state = five_upon_one();
  state.forces[0].fatigued_until = {1};
  state.turn = {4};  // the players found no evening before
  const Muster muster = campaign::muster(four_towns(), state, five_met(), {});
  EXPECT_EQ(taker(muster.attacker, "I Corps").fatigue, std::vector<std::string>{"forced march (2.1.2)"});
  EXPECT_TRUE(taker(muster.attacker, "II Corps").fatigue.empty());
}

TEST(Rule551Muster, CoalitionMarchersOverARiverAreFatiguedAndFrenchAreNot) {
  State state = with({corps("III Corps", "Cron"), corps("VI Corps", "Dorf"), coalition(corps("Yorck", "Cron")),
                      coalition(corps("Bülow", "Dorf"))});
  Contact contact = met("Cron", {"III Corps"}, {"Yorck"}, "Burg");
  contact.to_the_guns = {{{"vi-corps"}, node("Dorf"), false}, {{"bulow"}, node("Dorf"), true}};
  const Muster muster = campaign::muster(four_towns(), state, contact, {});
  EXPECT_TRUE(taker(muster.attacker, "VI Corps").fatigue.empty());
  EXPECT_EQ(taker(muster.defender, "Bülow").fatigue,
            std::vector<std::string>{"marched to the guns over a river (5.5.1)"});
  EXPECT_EQ(taker(muster.attacker, "VI Corps").part, BattleRole::marching_to_the_guns);
}

TEST(Rule411Commanders, OfSeveralArmiesThatWithItsHeadquartersThereLeads) {
  State state = five_upon_one();
  state.armies = {{"main", "Army of the Main", Side::france, "Napoleon", {}, "France"},
                  {"elbe", "Army of the Elbe", Side::france, "Eugène", {}, "France"}};
  for (Force& force : state.forces) force.army = force.name == "V Corps" ? "elbe" : "main";
  state.pieces = {headquarters("elbe", "Burg"), headquarters("main", "Alten")};
  const Muster there = campaign::muster(four_towns(), state, five_met(), {});
  EXPECT_EQ(there.attacker.army, "elbe");
  EXPECT_TRUE(there.attacker.commander_present);
  state.pieces.clear();
  const Muster nowhere = campaign::muster(four_towns(), state, five_met(), {});
  EXPECT_EQ(nowhere.attacker.army, "main") << "it has most of the men";
  EXPECT_FALSE(nowhere.attacker.commander_present);
}

TEST(Rule553Napoleon, HeCommandsWhereHeIsUnlessHeLeavesItToOthers) {
  State state = five_upon_one();
  state.pieces = {{{"napoleon"}, PieceKind::chief, "Napoleon", Side::france, "", node("Burg"), {}}};
  EXPECT_EQ(campaign::muster(four_towns(), state, five_met(), {}).attacker.chief, "Napoleon");
  EXPECT_EQ(campaign::muster(four_towns(), state, five_met(), {{}, true}).attacker.chief, "");
  state.pieces[0].at = node("Alten");
  EXPECT_EQ(campaign::muster(four_towns(), state, five_met(), {}).attacker.chief, "");
}

TEST(Rule553Napoleon, WithAForceThatMarchesToTheGunsHeIsThereButNotWithOneThatIsKeptBack) {
  State state = with({corps("III Corps", "Burg"), corps("Guard", "Alten"), coalition(corps("Yorck", "Burg"))});
  state.armies = {{"main", "Army of the Main", Side::france, "Napoleon", {}, "France"}};
  Piece staff = headquarters("main", "Alten");
  staff.with = {"guard"};
  state.pieces = {{{"napoleon"}, PieceKind::chief, "Napoleon", Side::france, "", node("Alten"), {"guard"}}, staff};
  Contact contact = met("Burg", {"III Corps"}, {"Yorck"}, "Alten");
  EXPECT_EQ(campaign::muster(four_towns(), state, contact, {}).attacker.chief, "") << "the Guard has not marched";
  contact.to_the_guns = {{{"guard"}, node("Alten"), false}};
  const Muster marching = campaign::muster(four_towns(), state, contact, {});
  EXPECT_EQ(marching.attacker.chief, "Napoleon");
  EXPECT_TRUE(marching.attacker.commander_present);
  EXPECT_EQ(campaign::muster(four_towns(), state, contact, {{{"guard"}}, false}).attacker.chief, "");
}

RC_GTEST_PROP(Rule552Reserves, EveryForceOfAContactIsOnTheFieldOrInReserveAndNeverMoreThanFour,
              (std::vector<bool> tired)) {
  State state = five_upon_one();
  for (std::size_t i = 0; i < std::min(tired.size(), state.forces.size()); ++i)
    if (tired[i]) state.forces[i].exhausted_until = {3};
  const Muster muster = campaign::muster(four_towns(), state, five_met(), {});
  RC_ASSERT(muster.attacker.forces.size() == 5U);
  const auto fighting = std::count_if(muster.attacker.forces.begin(), muster.attacker.forces.end(),
                                      [](const Taker& one) { return one.part != BattleRole::in_reserve; });
  RC_ASSERT(fighting == 4);
}

}  // namespace estafette::test::muster_test
