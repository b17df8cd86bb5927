#include "campaign/umpire/two_wars.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/turn/turn.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::test {
namespace {

constexpr int kBetween = 15;  // places between west and east: nobody sees or is ordered so far

const std::vector<std::string>& western_places() {
  static const std::vector<std::string> names = {"Home", "Ford", "Wall", "Keep", "Mill", "Glen", "Post"};
  return names;
}

const std::vector<std::string>& eastern_places() {
  static const std::vector<std::string> names = {"Onyx", "Orb", "Oak", "Opal", "Oat"};
  return names;
}

template <typename List>
const auto& one_of_them(const List& list, Dice& dice) {
  return list.at(static_cast<std::size_t>(dice.roll(0, static_cast<int>(list.size()) - 1)));
}

Force of_side(Force force, Side side, const std::string& army) {
  if (side == Side::coalition) force = coalition(std::move(force));
  force.army = army;
  return force;
}

Force shutting_in(Force force) {
  force.duty = Duty::besieging;
  return force;
}

Army army(const std::string& id, Side side) {
  return {id, "Army of " + id, side, "General " + id, {}, side == Side::coalition ? "Prussia" : "France"};
}

Piece piece(const std::string& name, PieceKind kind, Side side, const std::string& army, const Force& with) {
  Piece made;
  made.id = {name};
  made.kind = kind;
  made.name = name;
  made.side = side;
  made.army = army;
  made.at = with.at;
  made.with = with.id;
  return made;
}

Force eastern(const std::string& name, Side side, Dice& dice) {
  Force force = dice.happens(1, 3) ? cavalry_corps(name, "Oak", dice.roll(1, 3)) : corps(name, "Oak", dice.roll(1, 4));
  force = of_side(std::move(force), side, "east");
  force.at = node(one_of_them(eastern_places(), dice));
  force.trodden = {force.at};
  const bool fortress = two_wars_country().node(force.at).settlement == map::Settlement::fortress;
  if (fortress && dice.happens(1, 2)) force.duty = Duty::garrison;
  if (dice.happens(1, 3)) force.exhausted_until = {dice.roll(1, 9)};
  return force;
}

}  // namespace

const Theatre& two_wars_country() {
  static const Theatre country = [] {
    std::vector<map::Road> roads = {good("Home", "Ford"), good("Ford", "Wall"),         good("Ford", "Glen"),
                                    good("Glen", "Keep"), good("Wall", "Mill", "Elbe"), good("Mill", "Post"),
                                    poor("Keep", "Mill"), poor("Home", "Glen")};
    std::string last = "Post";
    for (int i = 1; i <= kBetween; ++i) {
      const std::string next = fmt::format("Between {}", i);
      roads.push_back(good(last, next));
      last = next;
    }
    roads.push_back(good(last, "Onyx"));
    for (std::size_t i = 1; i < eastern_places().size(); ++i)
      roads.push_back(good(eastern_places()[i - 1], eastern_places()[i]));
    Theatre made = theatre(roads, {"Home", "Wall", "Keep", "Post", "Onyx", "Opal"});
    for (ScoutingRules::Band& band : made.rules.scouting.bands) band.error = 0;
    made.rules.siege.shortest = made.rules.siege.longest = 20;
    return made;
  }();
  return country;
}

PlayedCampaign::PlayedCampaign(State state) {
  Event founded;
  founded.turn = {0};
  founded.rule = "1.0";
  founded.change = Founded{std::move(state)};
  happen(std::move(founded));
}

void PlayedCampaign::happen(Event event) {
  apply(state_, event);
  events_.push_back(std::move(event));
}

void PlayedCampaign::lodge(Side side, const Order& order, const std::string& text) {
  Event event;
  event.turn = state_.turn;
  event.rule = "1.1";
  LodgedOrder made = lodged(state_, order);
  made.side = side;
  made.text = text;
  event.change = OrderLodged{made};
  happen(std::move(event));
}

void PlayedCampaign::play() {
  DiceCup dice(state_.seed, state_.turn);
  for (Event& event : play_turn(two_wars_country(), state_, dice)) happen(std::move(event));
  for (Contact contact : std::vector<Contact>(state_.contacts)) {
    if (contact.settled) continue;
    contact.settled = true;
    Event event;
    event.turn = state_.turn;
    event.rule = "5.4";
    event.change = ContactSet{contact};
    event.places = {contact.node};
    happen(std::move(event));
  }
}

State two_wars(Side side) {
  const Side enemy = opponent(side);
  const auto own = [&](Force force) { return of_side(std::move(force), side, "west"); };
  const auto theirs = [&](Force force) { return of_side(std::move(force), enemy, "post"); };
  State state =
      with({own(garrison(corps("Depot", "Home", 2))), own(garrison(corps("Shut in", "Wall", 2))),
            own(shutting_in(corps("Blockade", "Keep", 3))), own(with_cavalry(corps("First", "Ford", 3), 500)),
            own(cavalry_corps("Horse", "Glen", 2)), own(division("Lone", "Home")),
            theirs(garrison(corps("Store", "Post", 2))), theirs(shutting_in(corps("Siege", "Wall", 4))),
            theirs(garrison(division("Holder", "Keep"))), theirs(with_cavalry(corps("Raiders", "Mill", 2), 300))});
  for (Force& force : state.forces) force.trodden = {force.at};
  state.armies = {army("west", side), army("post", enemy), army("east", enemy)};
  state.pieces = {piece("staff", PieceKind::headquarters, side, "west", force(state, "First")),
                  piece("boats", PieceKind::pontoon_train, side, "west", force(state, "First"))};
  for (const char* name : {"Home", "Ford", "Wall", "Glen"}) state.owners.edit()[node(name)] = side;
  for (const char* name : {"Keep", "Mill", "Post", "Onyx", "Opal"}) state.owners.edit()[node(name)] = enemy;
  state.sieges = {{node("Wall"), enemy, {15}}, {node("Keep"), side, {16}}};
  state.seed = 11;
  state.prestige = 60;
  Dice dice(5);
  for (int i = 1; i <= 3; ++i) state.forces.push_back(eastern(fmt::format("Eastern {}", i), enemy, dice));
  return state;
}

State twin_of_two_wars(State state, Side side, Dice& dice) {
  const Side enemy = opponent(side);
  state.seed += static_cast<std::uint64_t>(dice.roll(1, 99));
  state.prestige = dice.roll(40, 90);
  state.decided.insert("austria");
  state.orders_so_far += dice.roll(0, 9);
  for (Siege& siege : state.sieges) siege.falls = {dice.roll(12, 30)};
  std::erase_if(state.forces, [](const Force& force) { return force.army == "east"; });
  for (int i = dice.roll(0, 5); i > 0; --i) state.forces.push_back(eastern(fmt::format("Other {}", i), enemy, dice));
  for (const std::string& name : eastern_places())
    if (dice.happens(1, 2)) state.owners.edit()[node(name)] = enemy;
  Reinforcement late;
  late.force = of_side(division("Late", "Oak"), enemy, "east");
  late.earliest = {2};
  late.chance = 50;
  state.expected.edit().push_back(late);
  for (const Force& force : state.forces)
    if (force.army == "east") state.recovering.push_back({force.troops->units.front().id, {3}, dice.roll(1, 90), true});
  return state;
}

void order_the_enemy(PlayedCampaign& campaign, Side side, Dice& dice) {
  const Side enemy = opponent(side);
  Order raid;
  raid.subject = {"raiders"};
  raid.kind = OrderKind::stand;
  if (find_force(campaign.state(), raid.subject) != nullptr) campaign.lodge(enemy, raid, "Raiders: stand");
  std::vector<Order> orders;
  for (const Force& force : campaign.state().forces) {
    const auto here = std::find(eastern_places().begin(), eastern_places().end(), two_wars_country().name(force.at));
    if (force.army != "east" || here == eastern_places().end() || dice.happens(1, 3)) continue;
    Order order;
    order.subject = force.id;
    const bool up = here == eastern_places().begin() || (here + 1 != eastern_places().end() && dice.happens(1, 2));
    const bool fortress = two_wars_country().node(force.at).settlement == map::Settlement::fortress;
    if (force.duty == Duty::garrison) {
      order.kind = OrderKind::leave_garrison;
    } else if (fortress && dice.happens(1, 2)) {
      order.kind = OrderKind::garrison;
      order.place = force.at;
    } else {
      order.kind = OrderKind::march;
      order.way = {force.at, node(up ? *(here + 1) : *(here - 1))};
    }
    orders.push_back(order);
  }
  for (const Order& order : orders) campaign.lodge(enemy, order, fmt::format("Secret {}", dice.roll(1, 999)));
}

std::string western_letter(const State& state, Side side, Dice& dice) {
  std::string text;
  for (const Force& force : state.forces) {
    if (force.side != side) continue;
    const std::string here = two_wars_country().name(force.at);
    const std::string there = one_of_them(western_places(), dice);
    const std::vector<std::string> orders = {
        "march " + there,
        "force march " + there,
        "stand",
        "withdraw if attacked",
        "garrison " + here,
        "leave the garrison",
        "besiege " + here,
        "invest " + here,
        "lift the siege",
        "base on " + there,
        "escort boats",
        "follow First",
        "march to the guns",
        "detach " + force.name + " 1",
        "attach to First",
        "if " + there + " is empty march there, else halt",
    };
    const std::string keeps = force.duty == Duty::field ? one_of_them(orders, dice) : "halt";
    text += force.name + ": " + (dice.happens(1, 4) ? one_of_them(orders, dice) : keeps) + "\n";
  }
  text += "staff: march " + one_of_them(western_places(), dice) + "\n";
  return text;
}

}  // namespace estafette::test
