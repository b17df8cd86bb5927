#include "campaign/rules/marching/truce_terms.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace estafette::campaign {
namespace {

bool contains(const std::vector<NodeId>& places, const NodeId& place) {
  return std::find(places.begin(), places.end(), place) != places.end();
}

/// The first place of the way that lies beyond, although the way comes from this side or ends there.
std::optional<NodeId> first_beyond(const TruceBoundary& boundary, const std::vector<NodeId>& way) {
  for (std::size_t i = 1; i < way.size(); ++i)
    if (contains(boundary.beyond, way[i]) && (!contains(boundary.beyond, way[i - 1]) || i + 1 == way.size()))
      return way[i];
  return std::nullopt;
}

/// Everybody's truce, and those of single nations.
std::vector<const Truce*> all_truces(const State& state) {
  std::vector<const Truce*> all;
  if (state.truce) all.push_back(&*state.truce);
  for (const auto& [nation, truce] : state.truces) all.push_back(&truce);
  return all;
}

}  // namespace

std::vector<const Truce*> truces_that_bind(const State& state, const Force& force) {
  std::vector<const Truce*> bind;
  if (state.truce) bind.push_back(&*state.truce);
  for (const auto& [nation, truce] : state.truces) {
    const auto of_nation = [&name = nation](const Force& one) { return one.nation == name; };
    const auto side = state.nations.find(nation);
    const bool enemys = side != state.nations.end()
                            ? side->second != force.side
                            : std::any_of(state.forces.begin(), state.forces.end(),
                                          [&](const Force& one) { return of_nation(one) && one.side != force.side; });
    if (of_nation(force) || enemys) bind.push_back(&truce);
  }
  return bind;
}

Objections against_the_terms(const Theatre& theatre, const State& state, const Force& force,
                             const std::vector<NodeId>& way) {
  Objections objections;
  for (const Truce* truce : truces_that_bind(state, force)) {
    for (const TruceBoundary& boundary : truce->boundaries) {
      if (boundary.side != force.side) continue;
      if (const std::optional<NodeId> there = first_beyond(boundary, way))
        objections.push_back({"4.2", says("beyond the boundary of the truce", {{"until", truce->until},
                                                                               {"who", force},
                                                                               {"place", theatre.node(*there)},
                                                                               {"words", FreeText{boundary.words}}})});
    }
    for (const TruceCession& cession : truce->cessions) {
      if (cession.to == force.side || way.size() < 2) continue;
      if (std::find(std::next(way.begin()), way.end(), cession.place) != way.end())
        objections.push_back({"4.2", says("given up in the truce", {{"who", force},
                                                                    {"place", theatre.node(cession.place)},
                                                                    {"side", named(theatre, cession.to)}})});
    }
  }
  return objections;
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
