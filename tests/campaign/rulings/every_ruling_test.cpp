// Every ruling of the table is said once, and does what docs/rulings.md promises: that part of the state changes.
#include "base/files/files.hpp"
#include "campaign/rulings/ruling.hpp"
#include "campaign/state/json_state.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

namespace estafette::campaign::every_ruling_test {
namespace {

using test::coalition, test::corps, test::garrison, test::good, test::node, test::way, test::with;

const Theatre& country() {
  static const Theatre theatre = [] {
    Theatre here =
        test::theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf", "Elbe"), good("Dorf", "Esch")},
                      {"Burg", "Esch"});
    for (map::Node& place : here.map.nodes)
      place.banks = {{"Elbe", place.name == "Dorf" || place.name == "Esch" ? map::Bank::right : map::Bank::left}};
    Trigger trigger;
    trigger.id = "wavers";
    here.rules.triggers.push_back(trigger);
    PrestigeRow row;
    row.id = "river";
    row.line = "Each corps beyond the river";
    here.rules.prestige.rows.push_back(row);
    return here;
  }();
  return theatre;
}

/// III Corps, VI Corps and the garrison of Burg against Yorck, who has come to Cron; a battle there is open.
State at_war() {
  State state = with({corps("III Corps", "Cron"), corps("VI Corps", "Burg"), garrison(corps("Haxo", "Burg", 1)),
                      coalition(corps("Yorck", "Cron"))});
  state.turn = {4};
  state.prestige = 30;
  state.nations = {{"Saxony", Side::france}};
  state.owners.edit() = {{node("Dorf"), Side::france}};
  state.armies = {{"elbe", "Army of the Elbe", Side::france, "Eugène", {}, "France"},
                  {"silesia", "Army of Silesia", Side::coalition, "Blücher", {}, "Prussia"}};
  state.forces[0].trodden = way("Burg - Cron");
  state.forces[0].line = {node("Burg"), way("Cron - Burg"), false};
  state.forces[0].troops.edit().commander = "Ney";
  state.pieces = {
      {{"chief"}, PieceKind::chief, "Emperor", Side::france, "", node("Burg"), {}},
      {{"train"}, PieceKind::pontoon_train, "Elbe train", Side::france, "elbe", node("Cron"), {"iii-corps"}}};
  Contact contact;
  contact.number = 3;
  contact.turn = {4};
  contact.node = node("Cron");
  contact.attacker = Side::coalition;
  contact.attackers = {{"yorck"}};
  contact.attackers_from = {node("Dorf")};
  contact.defenders = {{"iii-corps"}};
  contact.to_the_guns = {{{"vi-corps"}, node("Burg"), false}};
  state.contacts = {contact};
  state.contacts_so_far = 3;
  Reinforcement later;
  later.force = corps("IX Corps", "Burg");
  later.earliest = {20};
  later.chance = 50;
  later.army = Army{"bavaria", "Army of Bavaria", Side::france, "", {}, "Bavaria"};
  later.force.army = "bavaria";
  state.expected.edit() = {later};
  state.truce = Truce{{9}, "as agreed"};
  state.truces = {{"Saxony", Truce{{8}, "as agreed"}}};
  state.pause = Pause{0, 0, "Sunday"};
  return state;
}

/// One ruling, and what is true after it.
struct Said {
  std::string subject, what, value, of;  ///< `of`: the subject as amendments() calls it
  std::function<bool(const State&)> then;
};

const Force& third(const State& state) {
  return *find_force(state, {"iii-corps"});
}
const Unit& unit(const State& state) {
  return third(state).troops->formations.front().units.front();
}
const Reinforcement& ninth(const State& state) {
  return state.expected.at(0U);
}
const Piece& piece(const State& state, const std::string& id) {
  return *find_piece(state, {id});
}
bool has_commander(const std::string& is, const std::string& name) {
  return is == name;
}

using S = const State&;

std::vector<Said> of_forces() {
  const std::string of = "a force";
  return {
      {"III Corps", "at", "Alten", of, [](S s) { return third(s).at == node("Alten"); }},
      {"III Corps", "fatigued", "7", of, [](S s) { return third(s).fatigued_until.value == 7; }},
      {"III Corps", "exhausted", "7", of, [](S s) { return third(s).exhausted_until.value == 7; }},
      {"VI Corps", "duty", "garrison", of, [](S s) { return find_force(s, {"vi-corps"})->duty == Duty::garrison; }},
      {"Haxo", "tied", "6", of, [](S s) { return find_force(s, {"haxo"})->tied_until.value == 6; }},
      {"III Corps", "side", "coalition", of, [](S s) { return third(s).side == Side::coalition; }},
      {"III Corps", "nation", "Saxony", of, [](S s) { return third(s).nation == "Saxony"; }},
      {"III Corps", "army", "Army of the Elbe", of, [](S s) { return third(s).army == "elbe"; }},
      {"III Corps", "name", "Corps of Observation", of,
       [](S s) { return third(s).name == "Corps of Observation" && third(s).troops->name == third(s).name; }},
      {"III Corps", "marched", "2", of, [](S s) { return third(s).marched == 2; }},
      {"III Corps", "advanced", "yes", of, [](S s) { return third(s).advanced; }},
      {"III Corps", "come by", "Alten - Burg - Cron", of,
       [](S s) { return third(s).trodden == way("Alten - Burg - Cron"); }},
      {"III Corps", "base", "Burg", of, [](S s) { return third(s).line.depot == node("Burg"); }},
      {"III Corps", "line", "Burg - Alten until 6", of,
       [](S s) {
         return third(s).line == Line{node("Alten"), way("Cron - Burg - Alten"), false} &&
                s.ruled_lines.at({"iii-corps"}).until.value == 6;
       }},
      {"III Corps", "removed", "yes", of, [](S s) { return find_force(s, {"iii-corps"}) == nullptr; }},
      {"III Corps", "commander", "Souham: ability=3", of,
       [](S s) { return third(s).troops->commander == "Souham" && third(s).troops->ratings.ability == 3; }},
      {"III Corps", "away", "9", of,
       [](S s) { return third(s).troops->commander.empty() && s.convalescents.front().back.value == 9; }},
  };
}

std::vector<Said> of_pieces_and_armies() {
  return {
      {"Emperor", "at", "Alten", "a piece", [](S s) { return piece(s, "chief").at == node("Alten"); }},
      {"Emperor", "with", "VI Corps", "a piece", [](S s) { return piece(s, "chief").with.slug == "vi-corps"; }},
      {"Elbe train", "taken", "yes", "a piece", [](S s) { return piece(s, "train").side == Side::coalition; }},
      {"Elbe train", "army", "none", "a piece", [](S s) { return piece(s, "train").army.empty(); }},
      {"Elbe train", "name", "Boats", "a piece", [](S s) { return piece(s, "train").name == "Boats"; }},
      {"Emperor", "title", "King", "a piece", [](S s) { return piece(s, "chief").title == "King"; }},
      {"Elbe train", "bridge", "Cron - Dorf standing", "a piece",
       [](S s) {
         const Bridge* bridge = bridge_of(s, {"train"});
         return bridge != nullptr && bridge->stage == BridgeStage::standing && bridge->river == "Elbe";
       }},
      {"Army of Silesia", "name", "Silesian Army", "an army", [](S s) { return s.armies[1].name == "Silesian Army"; }},
      {"Army of Silesia", "nation", "Russia", "an army", [](S s) { return s.armies[1].nation == "Russia"; }},
      {"Army of Silesia", "side", "france", "an army", [](S s) { return s.armies[1].side == Side::france; }},
      {"Army of Silesia", "commander", "Gneisenau", "an army",
       [](S s) { return has_commander(s.armies[1].commander, "Gneisenau"); }},
      {"Army of Silesia", "away", "for good", "an army", [](S s) { return s.armies[1].commander.empty(); }},
  };
}

std::vector<Said> of_units() {
  const std::string of = "a unit";
  const std::string id = "iii-corps-1.1";
  const std::string division = "iii-corps-1";
  return {
      {id, "men", "700", of, [](S s) { return unit(s).men.value == 700; }},
      {id, "guns", "2", of, [](S s) { return unit(s).guns.value == 2; }},
      {id, "establishment", "950", of, [](S s) { return s.establishment.at("iii-corps-1.1") == 950; }},
      {id, "battery", "6", of, [](S s) { return s.batteries.at("iii-corps-1.1") == 6; }},
      {id, "hospital", "120 in 9, 30 stragglers in 10", of,
       [](S s) {
         return s.recovering ==
                std::vector<Recovering>{{"iii-corps-1.1", {9}, 120, false}, {"iii-corps-1.1", {10}, 30, true}};
       }},
      {id, "quality", "militia", of, [](S s) { return unit(s).quality == Quality::militia; }},
      {id, "name", "Conscripts", of, [](S s) { return unit(s).name == "Conscripts"; }},
      {id, "commander", "Brun", of, [](S s) { return unit(s).commander == "Brun"; }},
      {id, "away", "for good", of, [](S s) { return unit(s).commander.empty(); }},
      {division, "name", "Old 8th", "a division",
       [](S s) { return third(s).troops->formations.front().name == "Old 8th"; }},
      {division, "counts", "no", "a division", [](S s) { return divisions(s, third(s)) == 2; }},
      {division, "commander", "Girard", "a division",
       [](S s) { return third(s).troops->formations.front().commander == "Girard"; }},
      {division, "away", "7", "a division", [](S s) { return third(s).troops->formations.front().commander.empty(); }},
  };
}

std::vector<Said> of_places() {
  return {
      {"Dorf", "owner", "coalition", "a place", [](S s) { return s.owners.at(node("Dorf")) == Side::coalition; }},
      {"Dorf", "shut", "yes", "a place", [](S s) { return s.neutral.contains(node("Dorf")); }},
      {"Burg", "siege", "coalition 12", "a place",
       [](S s) {
         return s.sieges == std::vector<Siege>{{node("Burg"), Side::coalition, {12}}};
       }},
      {"Cron", "battle", "france", "a place",
       [](S s) { return s.contacts.back().number == 4 && s.contacts.back().attackers.front().slug == "iii-corps"; }},
      {"road Alten - Burg", "used", "7", "road A - B",
       [](S s) { return s.traffic.at(road_key(node("Alten"), node("Burg"))) == 7; }},
      {"Saxony", "neutral", "yes", "a country", [](S s) { return s.neutral.size() == 5; }},
      {"Saxony", "owner", "nobody", "a country", [](S s) { return s.owners.empty(); }},
  };
}

std::vector<Said> of_battles() {
  const std::string of = "battle 3";
  return {
      {of, "settled", "yes", of, [](S s) { return s.contacts.front().settled; }},
      {of, "attacker", "france", of,
       [](S s) {
         const Contact& battle = s.contacts.front();
         return battle.attacker == Side::france && battle.attackers.front().slug == "iii-corps" &&
                battle.attackers_from == std::vector<NodeId>{node("Burg")} && battle.defenders.front().slug == "yorck";
       }},
      {of, "attackers", "nobody", of, [](S s) { return s.contacts.front().attackers.empty(); }},
      {of, "defenders", "III Corps, VI Corps", of,
       [](S s) { return s.contacts.front().defenders.size() == 2 && s.contacts.front().to_the_guns.empty(); }},
      {of, "guns", "VI Corps from Alten", of,
       [](S s) { return s.contacts.front().to_the_guns.front().from == node("Alten"); }},
      {of, "comes", "Yorck from Burg", of,
       [](S s) { return s.contacts.front().attackers_from == std::vector<NodeId>{node("Burg")}; }},
      {of, "stood", "yes", of, [](S s) { return s.contacts.front().defender_stood; }},
      {of, "reserves", "VI Corps", of,
       [](S s) {
         const Battle* battle = find_battle(s, 3);
         return battle->reserves == std::vector<ForceId>{{"vi-corps"}} && battle->kept_back == battle->reserves;
       }},
  };
}

std::vector<Said> of_nations() {
  return {
      {"nation France", "forces", "home", "a nation", [](S s) { return s.forces.size() < 4; }},
      {"Saxony", "side", "neutral", "a nation", [](S s) { return s.nations.empty(); }},
      {"Saxony", "truce", "12", "a nation", [](S s) { return s.truces.at("Saxony").until.value == 12; }},
      {"Saxony", "boundary", "france: left of the Elbe", "a nation",
       [](S s) { return s.truces.at("Saxony").boundaries.front().beyond.size() == 2; }},
      {"Saxony", "cession", "Burg to coalition by 6", "a nation",
       [](S s) {
         return s.truces.at("Saxony").cessions == std::vector<TruceCession>{{node("Burg"), Side::coalition, {6}}};
       }},
      {"campaign", "army", "Army of the North: coalition, Sweden, Bernadotte", "campaign",
       [](S s) { return s.armies.size() == 3 && s.armies.back().commander == "Bernadotte"; }},
      {"campaign", "prestige", "+2 river", "campaign", [](S s) { return s.prestige == 32; }},
      {"campaign", "over", "peace", "campaign", [](S s) { return s.ending && !s.ending->winner; }},
      {"campaign", "answers", "Friday", "campaign", [](S s) { return s.pause->by == "Friday"; }},
      {"campaign", "letters", "Sunday 8 May, 20:00", "campaign",
       [](S s) { return s.letters_by == "Sunday 8 May, 20:00"; }},
      {"campaign", "truce", "12", "campaign", [](S s) { return s.truce->until.value == 12; }},
      {"campaign", "boundary", "coalition: not in Alten, Burg", "campaign",
       [](S s) { return s.truce->boundaries.front().beyond == way("Alten - Burg"); }},
      {"campaign", "cession", "Burg to coalition", "campaign",
       [](S s) { return s.truce->cessions.front().by.value == 0; }},
      {"trigger wavers", "decided", "yes", "trigger ID", [](S s) { return s.decided.contains("wavers"); }},
  };
}

std::vector<Said> of_those_expected() {
  const std::string of = "expected NAME";
  const std::string ninth_corps = "expected IX Corps";
  return {
      {ninth_corps, "turn", "12", of, [](S s) { return ninth(s).earliest.value == 12; }},
      {ninth_corps, "chance", "100", of, [](S s) { return ninth(s).chance == 100; }},
      {ninth_corps, "needs", "Bavaria", of, [](S s) { return ninth(s).needs == "Bavaria"; }},
      {ninth_corps, "side", "coalition", of,
       [](S s) { return ninth(s).force.side == Side::coalition && ninth(s).army->side == Side::coalition; }},
      {ninth_corps, "at", "Alten", of, [](S s) { return ninth(s).force.at == node("Alten"); }},
      {ninth_corps, "elsewhere", "no", of, [](S s) { return !ninth(s).elsewhere; }},
      {ninth_corps, "army", "Army of the Elbe", of, [](S s) { return ninth(s).force.army == "elbe"; }},
      {ninth_corps, "name", "Augereau", of, [](S s) { return ninth(s).force.name == "Augereau"; }},
      {ninth_corps, "removed", "yes", of, [](S s) { return s.expected.empty(); }},
  };
}

std::vector<Said> all_that_can_be_said() {
  std::vector<Said> all;
  for (const auto& some :
       {of_forces(), of_pieces_and_armies(), of_units(), of_places(), of_battles(), of_nations(), of_those_expected()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

/// What needs more than the state: tests/campaign/umpire.
const std::set<std::pair<std::string, std::string>> kElsewhere = {{"battle 3", "verdict"}, {"campaign", "raised"}};

State before(const Said& said) {
  State state = at_war();
  const bool fresh = said.what == "battle" || said.what == "settled" || said.what == "removed";
  if (said.what == "battle") state.contacts.front().settled = true;
  if (said.what == "base") state.forces[0].line = {};
  if (said.what == "away" && said.subject.starts_with("iii-corps-1")) {
    state.forces[0].troops.edit().formations[0].commander = "Girard";
    state.forces[0].troops.edit().formations[0].units[0].commander = "Brun";
  }
  if (said.what == "base" || fresh) state.truce.reset();
  if (said.what == "siege") state.forces.emplace_back(coalition(corps("Kleist", "Burg"))).duty = Duty::besieging;
  return state;
}

State after(const State& state, const std::string& subject, const std::string& what, const std::string& value) {
  return test::after(state, ruled(country(), state, {subject, what, value, "it was agreed"}));
}

std::string refused(const std::string& subject, const std::string& what, const std::string& value) {
  const State state = at_war();
  return test::refusal([&] { (void)ruled(country(), state, {subject, what, value, "it was agreed"}); });
}

}  // namespace

TEST(EveryRuling, ChangesThePartOfTheStateThatItNames) {
  for (const Said& said : all_that_can_be_said()) {
    SCOPED_TRACE(said.subject + " " + said.what + " " + said.value);
    const State state = before(said);
    try {
      const State then = after(state, said.subject, said.what, said.value);
      EXPECT_TRUE(said.then(then));
      EXPECT_NE(to_json(then), to_json(state)) << "it was so before";
    } catch (const std::exception& refusal) {
      ADD_FAILURE() << refusal.what();
    }
  }
}

TEST(EveryRuling, OfTheTableIsTried) {
  std::set<std::pair<std::string, std::string>> tried = kElsewhere;
  for (const Said& said : all_that_can_be_said()) tried.insert({said.of, said.what});
  std::set<std::pair<std::string, std::string>> table;
  for (const Amendment& one : amendments())
    EXPECT_TRUE(table.insert({one.subject, one.what}).second) << one.subject << " " << one.what << " twice";
  EXPECT_EQ(tried, table);
}

TEST(EveryRuling, IsOnThePageOfRulings) {
  const std::string page = read_bytes(fs::path(ESTAFETTE_SOURCE_DIR) / "docs/rulings.md");
  for (const Amendment& one : amendments())
    EXPECT_NE(page.find("`" + one.subject + "` `" + one.what + "`"), std::string::npos)
        << one.subject << " " << one.what;
}

TEST(EveryRuling, IsReadBackTheSameFromTheJournalSoThatItCanBeUndoneAndDoneAgain) {
  for (const Said& said : all_that_can_be_said()) {
    const State state = before(said);
    const State then = after(state, said.subject, said.what, said.value);
    EXPECT_EQ(to_json(then), to_json(after(state, said.subject, said.what, said.value))) << said.what;
  }
}

TEST(Rule51Ruling, ALineOfSupplyIsCutOrOpenAsTheUmpireSays) {
  const State state = at_war();
  EXPECT_TRUE(after(state, "III Corps", "line", "cut until 9").forces[0].line.cut);
  const State cut = after(state, "III Corps", "line", "cut");
  EXPECT_FALSE(after(cut, "III Corps", "line", "open").forces[0].line.cut);
  EXPECT_TRUE(after(cut, "III Corps", "line", "by the rules").ruled_lines.empty());
  EXPECT_EQ(refused("VI Corps", "line", "open"),
            "ruling: line: found \"open\"; expected the way to a depot: \"A - B - C\". VI Corps has no line that could "
            "be open");
  EXPECT_EQ(refused("III Corps", "line", "Burg - Esch"),
            "ruling: line: found \"Burg - Esch\"; expected places that roads join. No road leads from Burg to Esch");
}

TEST(Rule45Ruling, PointsComeUnderTheirLineOfTheTable) {
  const State state = at_war();
  const Event event = ruled(country(), state, {"campaign", "prestige", "-2 river", "a mistake"}).front();
  EXPECT_EQ(std::get<PrestigeChanged>(event.change).by, -2);
  EXPECT_EQ(tell(event.cause), "Each corps beyond the river");
  EXPECT_TRUE(refused("campaign", "prestige", "-2 rivr").ends_with("Is it river?"));
}

TEST(Rule55Ruling, AForceFightsOnOneSideOnly) {
  EXPECT_EQ(
      refused("battle 3", "attackers", "III Corps"),
      "ruling: attackers: found \"III Corps\"; expected a force of the Coalition. Who attacks is a ruling of its own: "
      "attacker");
  EXPECT_EQ(refused("battle 3", "reserves", "Haxo"), "ruling: reserves: found \"Haxo\"; expected a force of battle 3");
}

TEST(Rule13Ruling, NobodyServesInAnArmyOfTheEnemy) {
  EXPECT_EQ(refused("III Corps", "army", "Army of Silesia"),
            "ruling: army: found \"Army of Silesia\"; expected an army of its side, or none");
  EXPECT_NE(refused("expected IX Corps", "army", "Army of Silesia"), "");
  EXPECT_NE(refused("Elbe train", "army", "Army of Silesia"), "");
}

TEST(Rule42Ruling, TermsNeedATruceThatTheyAreTermsOf) {
  State state = at_war();
  state.truce.reset();
  EXPECT_EQ(test::refusal([&] {
              (void)ruled(country(), state, {"campaign", "boundary", "france: left of the Elbe", "agreed"});
            }),
            "ruling: boundary: found \"campaign\"; expected a truce. First rule its end: truce 12");
}

TEST(Rule42Ruling, ALongerTruceKeepsWhatWasAgreedOn) {
  State state = after(at_war(), "campaign", "boundary", "france: within Alten, Burg, Cron");
  EXPECT_EQ(state.truce->boundaries.front().beyond, way("Dorf - Esch"));
  state = after(state, "campaign", "cession", "Burg to coalition");
  state = after(state, "campaign", "truce", "14");
  EXPECT_EQ(state.truce->boundaries.size(), 1U);
  EXPECT_EQ(state.truce->cessions.size(), 1U);
  state = after(after(state, "campaign", "boundary", "france: no"), "campaign", "cession", "Burg: no");
  EXPECT_TRUE(state.truce->boundaries.empty() && state.truce->cessions.empty());
}

}  // namespace estafette::campaign::every_ruling_test
