#include "campaign/rules/organisation/headquarters.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

bool corps_of(const Force& force, const Piece& headquarters) {
  return force.army == headquarters.army && force.side == headquarters.side && echelon(force) != Echelon::division;
}

/// True if it has corps, and none of them is where it is.
bool away_from_its_corps(const State& state, const Piece& piece) {
  if (piece.kind != PieceKind::headquarters || piece.army.empty()) return false;
  bool any = false;
  for (const Force& force : state.forces) {
    if (!corps_of(force, piece)) continue;
    if (force.at == piece.at) return false;
    any = true;
  }
  return any;
}

}  // namespace

std::vector<Event> headquarters_alone(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  const auto note = [&](const Piece& piece, Saying said) {
    events.push_back(happens(state, "4.1.1", std::move(said), Told{}, {piece.id}, {piece.at}));
  };
  for (const Piece& piece : state.pieces) {
    if (piece.kind == PieceKind::pontoon_train) continue;
    const bool company = !forces_at(state, piece.at, piece.side).empty();
    if (const auto enemies = in_the_field(state, piece.at, opponent(piece.side)); !company && !enemies.empty())
      note(piece, says("alone among enemies", {{"who", piece}, {"at", theatre.node(piece.at)}, {"enemies", enemies}}));
    else if (away_from_its_corps(state, piece))
      note(piece, says("away from its corps", {{"who", piece}, {"at", theatre.node(piece.at)}}));
  }
  return events;
}

}  // namespace estafette::campaign
