#include "campaign/rules/organisation/escort.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {

std::vector<Objection> to_leaving_a_train(const Theatre& theatre, const State& state, const Force& force) {
  const auto there = in_the_field(state, force.at, force.side);
  if (std::any_of(there.begin(), there.end(), [&](const Force* other) { return other->id != force.id; })) return {};
  Objections objections;
  for (const Piece& train : state.pieces) {
    if (train.kind != PieceKind::pontoon_train || train.side != force.side) continue;
    if (train.at != force.at || !train.with.slug.empty()) continue;
    objections.push_back({"5.2", says("leaves its train alone", {{"who", force},
                                                                 {"train", train},
                                                                 {"at", theatre.node(train.at)},
                                                                 {"bridge", bridge_of(state, train.id) != nullptr}})});
  }
  return objections;
}

}  // namespace estafette::campaign
