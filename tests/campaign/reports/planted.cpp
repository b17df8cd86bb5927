#include "campaign/reports/planted.hpp"

#include "base/text.hpp"
#include "campaign/telling/telling.hpp"

#include <functional>

namespace estafette::test {
namespace {

std::string mark(Side side) {
  return side == Side::france ? kFrench : kCoalition;
}

/// Every name in the force bears the mark of its side.
Force planted(Side side, const std::string& name, const std::string& at) {
  Force force = with_cavalry(corps(mark(side) + " " + name, at, 2), 500);
  if (side == Side::coalition) force = coalition(std::move(force));
  force.army = mark(side) + "-army";
  const std::function<void(Formation&)> plant = [&](Formation& formation) {
    formation.commander = mark(side) + " general of " + formation.name;
    formation.note = formation.source = mark(side) + " note";
    for (Unit& unit : formation.units) {
      unit.commander = mark(side) + " colonel";
      unit.note = unit.source = mark(side) + " note";
    }
    for (Formation& below : formation.formations) plant(below);
  };
  plant(force.troops.edit());
  return force;
}

Army army(Side side) {
  return {mark(side) + "-army", mark(side) + " army", side, mark(side) + " marshal", {}, mark(side)};
}

Reinforcement expected(Side side) {
  Reinforcement coming;
  coming.force = planted(side, "late", "Alten");
  coming.force.name = coming.force.troops.edit().name = std::string(kUmpire) + " late " + to_string(side);
  coming.force.id = {slug(coming.force.name)};
  coming.earliest = {9};
  coming.chance = 40;
  coming.needs = kUmpire;
  coming.source = kUmpire;
  return coming;
}

/// Told one after the other, each applied to the state that the next one is made from.
class Story {
 public:
  void tell(const std::string& rule, const Saying& said, std::vector<ForceId> forces, Change change) {
    Event event;
    event.turn = state_.turn;
    event.rule = rule;
    event.said = said;
    event.cause = as_written(std::string(kUmpire) + " cause");
    event.forces = std::move(forces);
    event.places = {node("Burg")};
    event.dice = {{as_written(std::string(kUmpire) + " dice"), 1, 6, 3}};
    event.change = std::move(change);
    apply(state_, event);
    events_.push_back(event);
  }
  /// As the umpire writes, or as an earlier program did.
  void write(const std::string& rule, const std::string& sentence, std::vector<ForceId> forces, Change change) {
    tell(rule, as_written(sentence), std::move(forces), std::move(change));
  }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] Figure named(const ForceId& id) const { return *find_force(state_, id); }
  [[nodiscard]] std::vector<Event> events() const { return events_; }

 private:
  State state_;
  std::vector<Event> events_;
};

State opening() {
  State state = with({planted(Side::france, "I Corps", "Alten"), planted(Side::france, "II Corps", "Alten"),
                      planted(Side::coalition, "Yorck", "Cron"), planted(Side::coalition, "Kleist", "Dorf")});
  state.seed = 77;
  state.armies = {army(Side::france), army(Side::coalition)};
  for (const Side side : {Side::france, Side::coalition}) {
    Piece piece;
    piece.id = {mark(side) + "-hq"};
    piece.name = mark(side) + " headquarters";
    piece.side = side;
    piece.army = mark(side) + "-army";
    piece.at = node(side == Side::france ? "Alten" : "Dorf");
    state.pieces.push_back(piece);
    state.expected.edit().push_back(expected(side));
  }
  state.nations = {{"Saxony", Side::france}};
  for (Force& force : state.forces)
    force.line = {node(force.side == Side::france ? "Alten" : "Dorf"), {force.at}, false};
  state.owners.edit() = {
      {node("Alten"), Side::france}, {node("Cron"), Side::coalition}, {node("Dorf"), Side::coalition}};
  return state;
}

ForceId id(Side side, const std::string& name) {
  return {slug(mark(side) + " " + name)};
}

LodgedOrder order(const State& state, Side side, const std::string& name) {
  LodgedOrder made = lodged(state, march_order(force(state, mark(side) + " " + name), "Alten - Burg"));
  made.text = mark(side) + " " + name + ": march Burg";
  return made;
}

const Figure kBurg = NamedPlace{{"burg"}, "Burg"};

Saying march(const Figure& who, const std::string& from) {
  return says("marches", {{"who", who},
                          {"forced", false},
                          {"from", NamedPlace{node(from), from}},
                          {"between", SeveralFigures{}},
                          {"to", kBurg},
                          {"spent", Nodes{1}},
                          {"allowance", Nodes{3}}});
}

Saying meeting(const Figure& who, const Figure& whom) {
  return says("meets", {{"who", who}, {"enemies", SeveralFigures{whom}}, {"at", kBurg}});
}

void battle(Story& story) {
  const ForceId ours = id(Side::france, "I Corps");
  const ForceId theirs = id(Side::coalition, "Yorck");
  Contact contact;
  contact.number = 1;
  contact.turn = {1};
  contact.node = node("Burg");
  contact.attackers = {ours};
  contact.attackers_from = {node("Alten")};
  contact.defenders = {theirs};
  story.tell("5.5",
             says("battle", {{"battle", 1},
                             {"at", kBurg},
                             {"attackers", SeveralFigures{story.named(ours)}},
                             {"defenders", SeveralFigures{story.named(theirs)}},
                             {"stood", false}}),
             {ours, theirs}, ContactSet{contact});
  story.write("1.1", "Turn 1 is over", {}, TurnEnded{});
  Battle fought;
  fought.number = 1;
  fought.turn = {1};
  fought.reserves = {id(Side::coalition, "Kleist")};
  fought.fingerprint = fought.sheet = fought.dump = kUmpire;
  fought.ids = {{kUmpire, kUmpire}};
  story.write("5.5", "Battle 1 goes to the game umsecret", {ours, theirs}, BattleSet{fought});
  for (const Side side : {Side::france, Side::coalition}) {
    const ForceId who = side == Side::france ? ours : theirs;
    const std::string unit = slug(mark(side) + (side == Side::france ? " I Corps 1" : " Yorck 1")) + ".1";
    story.write("5.4", mark(side) + " loses 200 men", {who}, StrengthChanged{who, {{unit, -200, 0}}});
    story.write("5.4", mark(side) + " will have some back", {who}, Pooled{{{unit, {5}, 50, false}}});
    story.write("5.4", mark(side) + " is wounded: umsecret line 14", {},
                CommanderLost{{who.slug, mark(side) + " general of " + mark(side), {}, {9}}});
  }
  story.write("5.4", "frsecret and cosecret: fate not known, umsecret", {}, Told{});
  fought.losses = true;
  fought.sheet.clear();
  fought.verdict = Verdict{Side::france, VictoryLevel::minor, false, {}};
  story.write("5.4", "Battle 1: a minor victory over cosecret Yorck", {ours, theirs}, BattleSet{fought});
  contact.settled = true;
  story.write("5.5", "Battle 1 is settled umsecret", {}, ContactSet{contact});
  story.tell("4.1", says("too exhausted to join", {{"who", story.named(theirs)}, {"until", Turn{4}}}), {theirs},
             Exhausted{theirs, {4}});
  story.tell(
      "5.5",
      says("cannot pass", {{"who", story.named(ours)}, {"enemy", story.named(theirs)}, {"at", kBurg}, {"from", kBurg}}),
      {ours}, Told{});
  story.tell("4.5",
             says("prestige changes", {{"rises", true}, {"points", 1}, {"score", 31}, {"why", as_written(kUmpire)}}),
             {ours, theirs}, PrestigeChanged{1});
}

}  // namespace

const Theatre& planted_country() {
  static const Theatre country =
      theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf")}, {"Alten", "Dorf"});
  return country;
}

std::vector<Event> planted_events() {
  Story story;
  const ForceId ours = id(Side::france, "I Corps"), theirs = id(Side::coalition, "Yorck");
  story.write("", "The campaign umsecret begins", {}, Founded{opening()});
  story.write("1.1", "Order 1 is lodged", {ours}, OrderLodged{order(story.state(), Side::france, "I Corps")});
  story.write("1.1", "Order 2 is lodged", {theirs}, OrderLodged{order(story.state(), Side::coalition, "Yorck")});
  story.write("1.1", "Turn 1 begins", {}, TurnBegan{});
  story.tell("2.1", march(story.named(ours), "Alten"), {ours}, Moved{ours, way("Alten - Burg"), 1});
  story.tell("2.1", march(story.named(theirs), "Cron"), {theirs}, Moved{theirs, way("Cron - Burg"), 1});
  story.tell("1.2", meeting(story.named(ours), story.named(theirs)), {ours}, Told{});
  story.tell("1.2", meeting(story.named(theirs), story.named(ours)), {theirs}, Told{});
  story.write("5.4", "frsecret drafts come to frsecret I Corps", {ours},
              StrengthChanged{ours, {{"frsecret-i-corps-2.1", 30, 0}}});
  story.tell("5.1",
             says("line is cut", {{"who", story.named(ours)},
                                  {"depot", kBurg},
                                  {"at", kBurg},
                                  {"enemies", story.named(id(Side::coalition, "Kleist"))}}),
             {ours}, LineTraced{ours, {node("Alten"), way("Burg - Alten"), true}});
  story.write("5.3", "Both have scouted umsecret", {},
              Scouted{Side::france, {{node("Burg"), ours, theirs, "a corps", 1, 2000, 0, 0, 0}}});
  story.write("5.3", "Both have scouted umsecret", {},
              Scouted{Side::coalition, {{node("Burg"), theirs, ours, "a corps", 1, 2100, 0, 0, 0}}});
  story.write("4.3", "The die says not yet: umsecret", {}, Told{});
  battle(story);
  story.write("4.3", "Proposal 1: umsecret", {}, Proposed{{1, {2}, kUmpire, "4.3", kUmpire}});
  story.write("4.3", "The umpire rejects it, because umsecret", {}, Decided{1, false});
  story.write("4.3", "Proposal 2: umsecret", {}, Proposed{{2, {2}, kUmpire, "4.3", kUmpire}});
  story.write("", "Ruling: frsecret I Corps at Burg, because umsecret", {ours}, Placed{ours, node("Burg")});
  story.write("", "Ruling: cosecret Yorck at Cron, because umsecret", {theirs}, Placed{theirs, node("Cron")});
  story.write("", "Ruling umsecret", {}, Ruled{"/prestige", "28"});
  story.write("1.1", "Order 3 is lodged", {theirs}, OrderLodged{order(story.state(), Side::coalition, "Kleist")});
  story.write("1.1", "Turn 2 begins", {}, TurnBegan{});
  const ForceId kleist = id(Side::coalition, "Kleist");
  story.write("2.3.1", "cosecret Kleist lays down its arms", {kleist}, Removed{kleist});
  story.write("2.3", "Cron passes to France, cosecret", {}, OwnerChanged{node("Cron"), Side::france});
  story.write("2.3", "Dorf passes to France, umsecret", {}, OwnerChanged{node("Dorf"), Side::france});
  story.write("4.4", "Saxony umsecret", {}, NationChanged{"Saxony", std::nullopt});
  story.write("4.2", "There is a truce umsecret", {}, TruceSet{Truce{{6}, kUmpire}});
  story.write("1.1", "Turn 2 is over", {}, TurnEnded{});
  story.write("3.1", "The campaign is over umsecret", {}, CampaignEnded{{{2}, Side::france, "3.1", kUmpire}});
  return story.events();
}

std::vector<Chapter> planted_chapters() {
  return chapters_of(planted_events());
}

}  // namespace estafette::test
