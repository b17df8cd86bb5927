// Marches as one line of a test: who goes where, and what is told of it.
#pragma once

#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// What the march does.
[[nodiscard]] inline std::vector<Event> marches(const Theatre& theatre, const State& state, const std::string& name,
                                                const std::string& names, bool forced = false) {
  return march(theatre, state, lodged(state, march_order(force(state, name), names, forced)));
}

/// What is told of it.
[[nodiscard]] inline std::string march_told(const Theatre& theatre, const State& state, const std::string& name,
                                            const std::string& names, bool forced = false) {
  return told(marches(theatre, state, name, names, forced));
}

/// The objections to it, one a line, each with its rule.
[[nodiscard]] inline std::string against(const Theatre& theatre, const State& state, const std::string& name,
                                         const std::string& names, bool forced = false) {
  std::string text;
  for (const Objection& objection : objections(theatre, state, force(state, name), way(names), forced))
    text += objection.rule + ": " + tell(objection.reason) + "\n";
  return text;
}

/// The state with this order lodged as well.
[[nodiscard]] inline State ordered(State state, const std::string& name, OrderKind kind, const NodeId& place = {},
                                   std::vector<std::string> divisions = {}) {
  Order order;
  order.kind = kind;
  order.subject = force(state, name).id;
  order.place = place;
  order.divisions = std::move(divisions);
  state.orders.push_back(lodged(state, order));
  ++state.orders_so_far;
  return state;
}

/// A piece, alone or with that force.
[[nodiscard]] inline Piece piece(const std::string& name, PieceKind kind, const std::string& at,
                                 const std::string& with_whom = "") {
  Piece made;
  made.id = {node(name).slug};
  made.kind = kind;
  made.name = name;
  made.at = node(at);
  made.with = {node(with_whom).slug};
  return made;
}

/// The force with a line of supply along that way, its own node first.
[[nodiscard]] inline Force supplied_along(Force force, const std::string& names, bool cut = false) {
  force.line.way = way(names);
  force.line.depot = force.line.way.back();
  force.line.cut = cut;
  return force;
}

}  // namespace estafette::test
