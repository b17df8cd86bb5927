#include "campaign/rules/marching/truce_terms.hpp"

#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <string>

namespace estafette::campaign {
namespace {

bool contains(const std::vector<NodeId>& places, const NodeId& place) {
  return std::find(places.begin(), places.end(), place) != places.end();
}

/// Roads from the place to the nearest ground on this side of the boundary; 0: it is on this side.
int how_far_beyond(const Theatre& theatre, const State& state, const TruceBoundary& boundary, const NodeId& place) {
  std::map<NodeId, int> roads = {{place, 0}};
  std::deque<NodeId> open = {place};
  for (; !open.empty(); open.pop_front()) {
    if (!contains(boundary.beyond, open.front())) return roads.at(open.front());
    for (const Stretch& road : stretches(theatre, state, open.front()))
      if (roads.emplace(road.to, roads.at(open.front()) + 1).second) open.push_back(road.to);
  }
  return std::numeric_limits<int>::max();
}

/// The first place of the way that leads from this side across the boundary or further beyond it; else its end, if
/// that lies beyond and no nearer to this side than its beginning.
std::optional<NodeId> first_beyond(const Theatre& theatre, const State& state, const TruceBoundary& boundary,
                                   const std::vector<NodeId>& way) {
  if (way.size() < 2) return std::nullopt;
  const int at_first = how_far_beyond(theatre, state, boundary, way.front());
  int before = at_first;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const int here = how_far_beyond(theatre, state, boundary, way[i]);
    if (here > before) return way[i];
    before = here;
  }
  if (before > 0 && before >= at_first) return way.back();
  return std::nullopt;
}

/// Everybody's truce, and those of single nations.
std::vector<const Truce*> all_truces(const State& state) {
  std::vector<const Truce*> all;
  if (state.truce) all.push_back(&*state.truce);
  for (const auto& [nation, truce] : state.truces) all.push_back(&truce);
  return all;
}

/// The side for which the nation has declared itself, or on which its forces stand.
std::optional<Side> side_of_nation(const State& state, const std::string& nation) {
  if (const auto declared = state.nations.find(nation); declared != state.nations.end()) return declared->second;
  const auto force =
      std::find_if(state.forces.begin(), state.forces.end(), [&](const Force& one) { return one.nation == nation; });
  return force == state.forces.end() ? std::nullopt : std::optional(force->side);
}

/// The truces of everybody, of the nation itself, and of single nations that are enemies of the side.
std::vector<const Truce*> truces_binding(const State& state, Side side, const std::string& nation) {
  std::vector<const Truce*> bind;
  if (state.truce) bind.push_back(&*state.truce);
  for (const auto& [of, truce] : state.truces)
    if (of == nation || side_of_nation(state, of) == opponent(side)) bind.push_back(&truce);
  return bind;
}

/// The objections that the truces have to a way of somebody of the side.
Objections against(const std::vector<const Truce*>& truces, const Theatre& theatre, const State& state,
                   const Figure& who, Side side, const std::vector<NodeId>& way) {
  Objections objections;
  for (const Truce* truce : truces) {
    for (const TruceBoundary& boundary : truce->boundaries) {
      if (boundary.side != side) continue;
      if (const std::optional<NodeId> there = first_beyond(theatre, state, boundary, way))
        objections.push_back({"4.2", says("beyond the boundary of the truce", {{"until", truce->until},
                                                                               {"who", who},
                                                                               {"place", theatre.node(*there)},
                                                                               {"words", FreeText{boundary.words}}})});
    }
    for (const TruceCession& cession : truce->cessions) {
      if (cession.to == side || way.size() < 2) continue;
      if (std::find(std::next(way.begin()), way.end(), cession.place) != way.end())
        objections.push_back({"4.2", says("given up in the truce", {{"who", who},
                                                                    {"place", theatre.node(cession.place)},
                                                                    {"side", named(theatre, cession.to)}})});
    }
  }
  return objections;
}

}  // namespace

std::vector<const Truce*> truces_that_bind(const State& state, const Force& force) {
  return truces_binding(state, force.side, force.nation);
}

Objections against_the_terms(const Theatre& theatre, const State& state, const Force& force,
                             const std::vector<NodeId>& way) {
  return against(truces_that_bind(state, force), theatre, state, force, force.side, way);
}

Objections against_the_terms(const Theatre& theatre, const State& state, const Piece& piece,
                             const std::vector<NodeId>& way) {
  return against(truces_binding(state, piece.side, {}), theatre, state, piece, piece.side, way);
}

bool goes_back_by_the_terms(const Theatre& theatre, const State& state, const Force& force,
                            const std::vector<NodeId>& way) {
  const std::vector<const Truce*> bind = truces_that_bind(state, force);
  return std::any_of(bind.begin(), bind.end(), [&](const Truce* truce) {
    return std::any_of(truce->boundaries.begin(), truce->boundaries.end(), [&](const TruceBoundary& boundary) {
      return boundary.side == force.side && contains(boundary.beyond, way.front()) &&
             !first_beyond(theatre, state, boundary, way);
    });
  });
}

bool given_by_the_terms(const State& state, const Force& force, const NodeId& place) {
  const std::vector<const Truce*> bind = truces_that_bind(state, force);
  return std::any_of(bind.begin(), bind.end(), [&](const Truce* truce) {
    return std::any_of(truce->cessions.begin(), truce->cessions.end(),
                       [&](const TruceCession& cession) { return cession.place == place && cession.to == force.side; });
  });
}

std::vector<Event> not_handed_over(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  for (const Truce* truce : all_truces(state)) {
    for (const TruceCession& cession : truce->cessions) {
      if ((cession.by.value == 0 ? truce->until : cession.by) != state.turn) continue;
      const auto owner = state.owners.find(cession.place);
      if (owner != state.owners.end() && owner->second == cession.to) continue;
      events.push_back(happens(
          state, "4.2",
          says("not handed over", {{"place", theatre.node(cession.place)}, {"side", named(theatre, cession.to)}}),
          Told{}, {}, {cession.place}));
    }
  }
  return events;
}

}  // namespace estafette::campaign
