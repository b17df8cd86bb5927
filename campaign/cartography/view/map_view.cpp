#include "campaign/cartography/view/map_view.hpp"

#include "campaign/cartography/view/forces_in_view.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace estafette::cartography {
namespace {

using campaign::Event;
using campaign::Force;
using campaign::State;
using campaign::Theatre;
using map::NodeId;

/// One side's eyes, or the umpire's: all questions of who may see what are answered here.
struct View {
  const Theatre& theatre;
  const State& state;
  std::optional<Side> side;

  [[nodiscard]] bool shows(Side whose) const { return !side || *side == whose; }
  [[nodiscard]] std::size_t index(const NodeId& id) const { return theatre.ways.index_of(id); }
  [[nodiscard]] bool own_at(const NodeId& id) const { return !side || !forces_at(state, id, *side).empty(); }
};

/// Who holds which node, as far as it is known. A side knows of nodes other than fortresses only where it stands, what
/// its own lines lead over, and where the enemy is reported: who walked through the others would betray his marches.
std::map<NodeId, Side> known_owners(const View& view) {
  if (!view.side) return view.state.owners;
  std::map<NodeId, Side> known;
  if (const auto seen = view.state.known.find(*view.side); seen != view.state.known.end())
    for (const campaign::Sighting& sighting : seen->second) known[sighting.node] = opponent(*view.side);
  for (const Force& force : view.state.forces) {
    if (force.side != *view.side) continue;
    for (const NodeId& node : force.line.way)
      if (!force.line.cut) known[node] = *view.side;
    known[force.at] = *view.side;
  }
  for (const map::Node& node : view.theatre.map.nodes) {
    if (node.settlement != map::Settlement::fortress) continue;
    known.erase(node.id);
    if (const auto owner = view.state.owners.find(node.id); owner != view.state.owners.end())
      known[node.id] = owner->second;
  }
  return known;
}

std::string siege_at(const View& view, const NodeId& fortress) {
  for (const campaign::Siege& siege : view.state.sieges) {
    if (siege.fortress != fortress || !(view.shows(siege.by) || view.own_at(fortress))) continue;
    const std::string told = "besieged by " + view.theatre.rules.sides[siege.by].people;
    return view.side ? told : fmt::format("{}, falls at the end of turn {}", told, siege.falls.value);
  }
  return "";
}

/// Battles of the turn just played, and those still to be fought.
void add_battle(const View& view, const NodeId& node, DrawnPlace& place) {
  for (const campaign::Contact& contact : view.state.contacts) {
    if (contact.node != node) continue;
    std::vector<campaign::ForceId> who = contact.attackers;
    who.insert(who.end(), contact.defenders.begin(), contact.defenders.end());
    for (const campaign::GunsMarch& march : contact.to_the_guns) who.push_back(march.force);
    const bool concerns = std::any_of(who.begin(), who.end(), [&](const campaign::ForceId& id) {
      const Force* force = find_force(view.state, id);
      return force != nullptr && view.shows(force->side);
    });
    const campaign::Battle* battle = campaign::find_battle(view.state, contact.number);
    const bool fought = battle != nullptr && battle->verdict;
    if (!concerns || (contact.settled && !fought)) continue;  // a ruling may have kept them apart
    place.fought = map::to_string(map::dates_of(view.theatre.rules.calendar, contact.turn));
    place.battle = contact.settled
                       ? fmt::format("Battle {} at {}, {}", contact.number, view.theatre.name(node), place.fought)
                       : fmt::format("Battle {} is to be fought at {}", contact.number, view.theatre.name(node));
    if (!contact.settled) return;
  }
}

DrawnPlace place_of(const map::Node& node) {
  DrawnPlace place;
  place.name = node.name;
  place.told = fmt::format("{}{}, {}{} in {}", node.name, node.today == node.name ? "" : " (" + node.today + ")",
                           to_string(node.settlement), node.port ? " and port" : "", node.country);
  place.at = node.at;
  place.settlement = node.settlement;
  place.terrain = node.terrain;
  place.port = node.port;
  return place;
}

void people(const View& view, std::vector<DrawnPlace>& places) {
  const std::map<NodeId, Side> owners = known_owners(view);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const NodeId& id = view.theatre.ways.id_of(i);
    DrawnPlace& place = places[i];
    if (const auto owner = owners.find(id); owner != owners.end()) place.owner = owner->second;
    place.neutral = view.state.neutral.contains(id);
    for (const Side side : {Side::france, Side::coalition})
      if (view.shows(side) && place.settlement == map::Settlement::fortress && place.owner == side &&
          campaign::garrison_of(view.state, id, side) > 0)
        place.depot = side;
    place.siege = siege_at(view, id);
    add_battle(view, id, place);
  }
}

void mark_supply(const View& view, std::vector<Highway>& roads) {
  std::map<std::string, std::set<Side>> used;
  for (const Force& force : view.state.forces) {
    if (!view.shows(force.side) || force.line.cut) continue;
    for (std::size_t i = 0; i + 1 < force.line.way.size(); ++i)
      used[campaign::road_key(force.line.way[i], force.line.way[i + 1])].insert(force.side);
  }
  for (Highway& road : roads) {
    const auto found =
        used.find(campaign::road_key(view.theatre.ways.id_of(road.from), view.theatre.ways.id_of(road.to)));
    if (found != used.end()) road.supplies.assign(found->second.begin(), found->second.end());
  }
}

std::string days_of(const View& view, campaign::Turn turn) {
  return turn.value > 0 ? map::to_string(map::dates_of(view.theatre.rules.calendar, turn)) : "before the first turn";
}

/// The marches that the reader may see; the days of the first of them go to `days`. Those of others leave no trace, not
/// even in the key of the map.
std::vector<March> marches(const View& view, const std::vector<Event>& events, std::string& days) {
  std::vector<March> found;
  for (const Event& event : events) {
    const auto* moved = std::get_if<campaign::Moved>(&event.change);
    if (moved == nullptr || moved->way.size() < 2) continue;
    const Force* force = find_force(view.state, moved->force);
    if (force == nullptr || !view.shows(force->side)) continue;
    March march;
    march.side = force->side;
    for (const NodeId& node : moved->way) march.way.push_back(view.index(node));
    march.told = fmt::format("{} {} from {} to {}, {}", force->name, moved->withdrawing ? "withdrew" : "marched",
                             view.theatre.name(moved->way.front()), view.theatre.name(moved->way.back()),
                             days_of(view, event.turn));
    if (found.empty()) days = days_of(view, event.turn);
    found.push_back(march);
  }
  return found;
}

std::vector<BoatBridge> boat_bridges(const View& view) {
  std::vector<BoatBridge> found;
  for (const campaign::Bridge& bridge : view.state.bridges) {
    const campaign::Piece* train = find_piece(view.state, bridge.train);
    if (train == nullptr) continue;
    if (!view.shows(train->side) && !view.own_at(bridge.near_bank) && !view.own_at(bridge.far_bank)) continue;
    found.push_back({view.index(bridge.near_bank), view.index(bridge.far_bank), train->side,
                     fmt::format("bridge of boats over the {}, {}", bridge.river, to_string(bridge.stage))});
  }
  return found;
}

}  // namespace

MapPicture land_view(const map::Map& map) {
  MapPicture picture;
  picture.title = "The campaign of " + map.campaign;
  picture.whose = "the land";
  picture.seas = map.seas;
  picture.rivers = map.rivers;
  picture.ranges = map.ranges;
  for (const map::Node& node : map.nodes) picture.places.push_back(place_of(node));
  const map::Ways ways(map);
  for (const map::Road& road : map.roads)
    picture.roads.push_back({ways.index_of(road.from), ways.index_of(road.to), road.road_class, {}});
  return picture;
}

MapPicture map_view(const Theatre& theatre, const State& state, const std::vector<Event>& last_turn,
                    std::optional<Side> side) {
  const View view{theatre, state, side};
  MapPicture picture = land_view(theatre.map);
  if (!state.campaign.empty()) picture.title = "The campaign of " + state.campaign;  // as every other page calls it
  const map::Calendar& calendar = theatre.rules.calendar;
  picture.when = fmt::format("Turn {}, {} {}", state.turn.value, map::to_string(map::dates_of(calendar, state.turn)),
                             static_cast<int>(map::dates_of(calendar, state.turn).first.year()));
  picture.whose = side ? "as known to " + theatre.rules.sides[*side].people : "the umpire\xE2\x80\x99s map";
  people(view, picture.places);
  mark_supply(view, picture.roads);
  picture.counters = own_counters(theatre, state, side);
  if (side) {
    const std::vector<Counter> seen = sighted_counters(theatre, state, *side);
    picture.counters.insert(picture.counters.end(), seen.begin(), seen.end());
  }
  picture.marches = marches(view, last_turn, picture.marched);
  picture.bridges = boat_bridges(view);
  for (const campaign::Piece& piece : state.pieces)
    if (piece.kind == campaign::PieceKind::chief && view.shows(piece.side))
      picture.chiefs.emplace_back(sign_of(piece), piece.name);
  picture.sides = theatre.rules.sides;
  return picture;
}

}  // namespace estafette::cartography
