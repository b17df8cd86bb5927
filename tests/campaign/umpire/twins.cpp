#include "campaign/umpire/twins.hpp"

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/scouting/scouting.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::test {
namespace {

template <typename List>
const auto& any_of(const List& list, Dice& dice) {
  return list.at(static_cast<std::size_t>(dice.roll(0, static_cast<int>(list.size()) - 1)));
}

NodeId anywhere(Dice& dice) {
  return any_of(twin_country().map.nodes, dice).id;
}

bool fortress(const NodeId& node) {
  return twin_country().node(node).settlement == map::Settlement::fortress;
}

Force random_force(int number, Dice& dice) {
  const std::string name = fmt::format("Force {}", number);
  const int kind = dice.roll(0, 3);
  Force force = kind == 0   ? division(name, "Alten")
                : kind == 1 ? cavalry_corps(name, "Alten", dice.roll(1, 3))
                            : corps(name, "Alten", dice.roll(1, 4));
  if (dice.happens(1, 2)) force = with_cavalry(std::move(force), dice.roll(100, 900));
  if (dice.happens(1, 2)) force = coalition(std::move(force));
  force.at = anywhere(dice);
  return force;
}

/// All nodes into which the side looks.
std::set<NodeId> watched(const State& state, Side side) {
  std::set<NodeId> nodes;
  for (const Force& force : state.forces) {
    if (force.side != side) continue;
    for (const NodeId& node : nodes_seen(twin_country(), state, force)) nodes.insert(node);
  }
  return nodes;
}

std::vector<NodeId> dark_nodes(const State& state, Side side) {
  const std::set<NodeId> seen = watched(state, side);
  std::vector<NodeId> dark;
  for (const map::Node& node : twin_country().map.nodes)
    if (!seen.contains(node.id)) dark.push_back(node.id);
  return dark;
}

void another(Force& force, const std::vector<NodeId>& dark, Dice& dice) {
  if (dice.happens(1, 2)) force.at = any_of(dark, dice);
  if (dice.happens(1, 2))
    force.name = force.troops.edit().name = force.troops.edit().commander = fmt::format("Another {}", dice.roll(1, 99));
  if (dice.happens(1, 2)) force.duty = static_cast<Duty>(dice.roll(0, 3));
  if (dice.happens(1, 2)) force.exhausted_until = {dice.roll(0, 9)};
  if (dice.happens(1, 2)) force.line = {any_of(dark, dice), {force.at}, dice.happens(1, 2)};
  if (dice.happens(1, 2) && force.troops.edit().formations.size() > 1) force.troops.edit().formations.pop_back();
  for (Unit& unit : force.troops.edit().units) unit.men.value += dice.roll(0, 90);
}

void other_notes(State& state, Dice& dice) {
  state.seed += 1;
  state.prestige = dice.roll(0, 99);
  if (state.truce) state.truce->terms = fmt::format("Noted {}", dice.roll(1, 99));
  if (state.ending) state.ending->why = fmt::format("Noted {}", dice.roll(1, 99));
  state.proposals = {{1, state.turn, fmt::format("trigger {}", dice.roll(1, 9)), "4.3", "Saxony wavers"}};
  state.decided.insert("austria");
}

void rename_id(State& state, Side side, Force& force) {
  const ForceId old = force.id;
  force.id.slug += "-2";
  for (Piece& piece : state.pieces)
    if (piece.with == old) piece.with = force.id;
  for (Sighting& sighting : state.known[side])
    if (sighting.by == old) sighting.by = force.id;
}

}  // namespace

const Theatre& twin_country() {
  static const Theatre country =
      theatre({good("Alten", "Burg"), good("Burg", "Cron"), controlled(good("Cron", "Dorf", "Elbe"), "Dorf"),
               poor("Dorf", "Ecke"), good("Ecke", "Furt"), good("Alten", "Gera"), good("Gera", "Hain"),
               controlled(poor("Hain", "Isen", "Elbe"), "Isen"), good("Isen", "Ecke"), good("Gera", "Jena"),
               poor("Jena", "Kahla"), good("Furt", "Lauf"), good("Lauf", "Mark")},
              {"Alten", "Dorf", "Isen", "Mark"});
  return country;
}

State random_state(Dice& dice) {
  std::vector<Force> forces = {corps("Force 1", "Alten", 2), coalition(corps("Force 2", "Mark", 2))};
  for (int i = 3; i <= dice.roll(4, 9); ++i) forces.push_back(random_force(i, dice));
  State state = with(std::move(forces));
  state.turn = {3};
  state.seed = 7;
  state.orders_so_far = 5;
  for (const map::Node& node : twin_country().map.nodes)
    if (dice.happens(1, 2)) state.owners.edit()[node.id] = dice.happens(1, 2) ? Side::france : Side::coalition;
  for (Force& force : state.forces) {
    force.trodden = {any_of(twin_country().map.nodes, dice).id, force.at};
    if (fortress(force.at) && dice.happens(1, 2)) force.duty = Duty::garrison;
    if (force.duty == Duty::garrison) state.owners.edit()[force.at] = force.side;
  }
  for (const Side side : {Side::france, Side::coalition}) {
    Piece piece;
    piece.id = {to_string(side) + "-chief"};
    piece.kind = PieceKind::chief;
    piece.name = to_string(side) + " chief";
    piece.side = side;
    piece.at = state.forces[side == Side::france ? 0 : 1].at;
    state.pieces.push_back(piece);
  }
  if (dice.happens(1, 4)) state.truce = Truce{{6}, "the umpire's note", "Danzig is handed over"};
  if (dice.happens(1, 3)) state.pause = Pause{0, 2, "Sunday"};
  DiceCup cup(state.seed, state.turn);
  return after(std::move(state), scouting(twin_country(), state, cup));
}

State twin_of(const State& state, Side side, Dice& dice) {
  State twin = state;
  other_notes(twin, dice);
  const std::vector<NodeId> dark = dark_nodes(state, side);
  const auto unseen = [&](Side whose, const NodeId& at) {
    return whose != side && std::find(dark.begin(), dark.end(), at) != dark.end();
  };
  if (!dark.empty()) {
    std::erase_if(twin.forces, [&](const Force& force) { return unseen(force.side, force.at) && dice.happens(1, 5); });
    for (Force& force : twin.forces)
      if (unseen(force.side, force.at)) another(force, dark, dice);
    for (Piece& piece : twin.pieces)
      if (unseen(piece.side, piece.at)) piece.at = any_of(dark, dice);
    if (dice.happens(1, 2)) {
      Force late = corps("Latecomer", "Alten", dice.roll(1, 4));
      late.side = opponent(side);
      another(late, dark, dice);
      late.at = any_of(dark, dice);
      twin.forces.insert(twin.forces.begin(), late);
    }
    for (const NodeId& node : dark)
      if (!fortress(node) && dice.happens(1, 2)) twin.owners.edit()[node] = opponent(side);
  }
  for (Force& force : twin.forces)  // before his eyes, but under which name and how strong is not
    if (force.side != side && dice.happens(1, 2)) force.name = force.troops.edit().name = "Renamed " + force.name;
  for (Force& force : twin.forces)  // as if the enemy had had a force of that name first
    if (force.side == side && dice.happens(1, 3)) rename_id(twin, side, force);
  LodgedOrder theirs;
  theirs.side = opponent(side);
  theirs.sequence = twin.orders_so_far++;
  theirs.order.subject = {"latecomer"};
  theirs.text = "Latecomer: stand";
  twin.orders.insert(twin.orders.begin(), theirs);
  if (twin.pause) twin.pause->dice = dice.roll(0, 9);
  twin.known[opponent(side)].clear();
  return twin;
}

std::vector<Event> twins_of(std::vector<Event> events, Side side, const State& state, Dice& dice) {
  const auto own = [&](const ForceId& id) {
    const Force* force = find_force(state, id);
    const Piece* piece = find_piece(state, id);
    return (force != nullptr && force->side == side) || (piece != nullptr && piece->side == side);
  };
  for (Event& event : events) {
    event.cause = as_written(fmt::format("Cause {}", dice.roll(1, 99)));
    event.dice = {{as_written("other dice"), 1, 6, dice.roll(1, 6)}};
    const bool theirs = std::none_of(event.forces.begin(), event.forces.end(), own);
    if (theirs) event.said = as_written(fmt::format("Words {}", dice.roll(1, 99)));
    if (auto* set = std::get_if<TruceSet>(&event.change); set != nullptr && set->truce) set->truce->terms = "Others";
    if (auto* ended = std::get_if<CampaignEnded>(&event.change)) ended->ending.why = "Another reason";
    if (auto* proposed = std::get_if<Proposed>(&event.change)) proposed->proposal.text = "Another proposal";
    if (auto* lodged = std::get_if<OrderLodged>(&event.change); lodged != nullptr && lodged->order.side != side)
      lodged->order.text = "Another order";
  }
  return events;
}

}  // namespace estafette::test
