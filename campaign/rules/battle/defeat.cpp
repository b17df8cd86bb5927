#include "campaign/rules/battle/defeat.hpp"

#include "campaign/rules/battle/combatants.hpp"
#include "campaign/rules/battle/retreat.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"
#include "converter/orbat/totals.hpp"

#include <algorithm>
#include <optional>

namespace estafette::campaign {
namespace {

/// What happens to the beaten, step by step, each on the state that the last one has left.
class Defeat {
 public:
  Defeat(const Theatre& theatre, const State& state, const Contact& contact, const Battle& battle)
      : theatre_(theatre),
        unfolding_(state),
        contact_(contact),
        winner_(battle.verdict->winner),
        loser_(opponent(winner_.value_or(Side::france))),
        fought_(ids_of(combatants(state, contact, battle, loser_))),
        others_(ids_of(combatants(state, contact, battle, opponent(loser_)))) {}

  std::vector<Event> play() {
    for (const ForceId& id : others_) count(id, Turn{0});
    if (!winner_) {
      for (const ForceId& id : fought_) count(id, Turn{0});
      happen("4.1", says("battle is drawn", {{"battle", contact_.number}, {"at", theatre_.node(contact_.node)}}),
             Told{}, {}, contact_.node);
      return unfolding_.take();
    }
    trains_of_the_beaten();
    for (const ForceId& id : fought_) bear(id);
    // Reserves, and any other forces there: they are not exhausted, but they cannot stay.
    for (const ForceId& id : ids_of(in_the_field(now(), contact_.node, loser_)))
      if (!looks_on(id)) leave(retreat(theatre_, now(), contact_, *find_force(now(), id)), id);
    for (const Piece& piece : std::vector<Piece>(now().pieces)) leave_behind(piece);
    return unfolding_.take();
  }

 private:
  /// True if it is of a nation at truce, and had no part in the battle (4.2).
  bool looks_on(const ForceId& id) {
    const std::vector<ForceId>& met = loser_ == contact_.attacker ? contact_.attackers : contact_.defenders;
    return now().truces.contains(find_force(now(), id)->nation) && std::find(met.begin(), met.end(), id) == met.end();
  }

  /// False if there is nobody left to count: whoever has won, such a force is no more. `exhausted_until`: how long it
  /// counts for 4.2 if it was a corps.
  bool count(const ForceId& id, Turn exhausted_until) {
    const Force& force = *find_force(now(), id);
    if (totals(force.troops).men().value > 0) return true;
    happen("4.1", says("is destroyed", {{"who", force}}),
           Removed{id, echelon(force) == Echelon::division ? Turn{0} : exhausted_until}, {id}, force.at);
    return false;
  }

  Turn exhausted_now() const { return {contact_.turn.value + theatre_.rules.exhaustion.turns}; }

  void bear(const ForceId& id) {
    if (!count(id, exhausted_now())) return;
    const Force& force = *find_force(now(), id);
    const bool again = exhausted_before(force);
    exhaust(force, again);
    if (again && force.duty != Duty::garrison) {
      leave(retreat_into_garrison(theatre_, now(), contact_, force), id);
    } else if (force.at == contact_.node && force.duty != Duty::garrison) {
      leave(retreat(theatre_, now(), contact_, force), id);
    }
  }

  /// By a battle of an earlier turn, or by the one that the exploit march to this battle followed: any others that are
  /// lost in one turn count as one, in whatever order they are judged.
  bool exhausted_before(const Force& force) const {
    if (std::find(contact_.beaten.begin(), contact_.beaten.end(), force.id) != contact_.beaten.end()) return true;
    const int turns = theatre_.rules.exhaustion.turns;
    return force.exhausted_until >= contact_.turn && force.exhausted_until.value < contact_.turn.value + turns;
  }

  void exhaust(const Force& force, bool again) {
    const Turn until = std::max(force.exhausted_until, exhausted_now());
    const Figure from = force.at == contact_.node ? Figure() : Figure(theatre_.node(force.at));
    happen("4.1",
           says("is exhausted", {{"who", force},
                                 {"again", again},
                                 {"battle", contact_.number},
                                 {"at", theatre_.node(contact_.node)},
                                 {"until", until},
                                 {"from", from}}),
           Exhausted{force.id, until}, {force.id}, force.at);
  }

  void leave(std::vector<Event> events, const ForceId& id) {
    unfolding_.happen(std::move(events));
    const Force* force = find_force(now(), id);
    if (!haven_ && force != nullptr && force->at != contact_.node) haven_ = force->at;
  }

  bool fights_here(const ForceId& id) const {
    const Force* force = find_force(now(), id);
    return force != nullptr && force->at == contact_.node &&
           std::find(fought_.begin(), fought_.end(), id) != fought_.end();
  }

  /// Called before anybody goes back, since otherwise they would take the train along.
  void trains_of_the_beaten() {
    for (const Piece& piece : std::vector<Piece>(now().pieces))
      if (piece.kind == PieceKind::pontoon_train && piece.side == loser_ && fights_here(piece.with))
        take(piece, *find_force(now(), piece.with));
  }

  void take(const Piece& train, const Figure& with) {
    const auto victors = in_the_field(now(), contact_.node, *winner_);
    const Figure by = victors.empty() ? Figure(named(theatre_, *winner_)) : Figure(victors);
    const bool bridge = bridge_of(now(), train.id) != nullptr;
    std::vector<ForceId> whom = ids_of(victors);
    whom.push_back(train.id);
    happen("5.2",
           says("train is taken",
                {{"train", train}, {"with", with}, {"at", theatre_.node(train.at)}, {"by", by}, {"bridge", bridge}}),
           PieceTaken{train.id}, std::move(whom), train.at);
  }

  /// Pieces that are still in the node when the beaten have left it, or that have lost the force they were with.
  void leave_behind(const Piece& piece) {
    if (piece.side != loser_ || piece.at != contact_.node || find_force(now(), piece.with) != nullptr) return;
    if (piece.kind == PieceKind::pontoon_train) {
      take(piece, Figure());
      return;
    }
    if (garrison_of(now(), contact_.node, loser_) > 0) return;
    if (const auto to = haven_ ? haven_ : nearest_friend())
      happen("4.1.1",
             says("rides away", {{"who", piece}, {"from", theatre_.node(piece.at)}, {"to", theatre_.node(*to)}}),
             PieceMoved{piece.id, *to, {}}, {piece.id}, *to);
  }

  std::optional<NodeId> nearest_friend() const {
    std::optional<NodeId> found;
    std::size_t least = 0;
    for (const Force& force : now().forces) {
      if (force.side != loser_) continue;
      const auto way = shortest_way(theatre_, now(), loser_, contact_.node, force.at);
      if (way.empty() || (found && least <= way.size())) continue;
      found = force.at;
      least = way.size();
    }
    return found;
  }

  void happen(const std::string& rule, Saying said, Change change, std::vector<ForceId> forces, const NodeId& place) {
    unfolding_.happen(happens(now(), rule, std::move(said), std::move(change), std::move(forces), {place}));
  }

  [[nodiscard]] const State& now() const { return unfolding_.now(); }

  const Theatre& theatre_;
  Unfolding unfolding_;
  const Contact& contact_;
  const std::optional<Side> winner_;  ///< nobody: a draw
  const Side loser_;                  ///< or one of the two
  const std::vector<ForceId> fought_, others_;
  std::optional<NodeId> haven_;  ///< where the first of the beaten has got away to
};

}  // namespace

std::vector<Event> defeat(const Theatre& theatre, const State& state, const Contact& contact, const Battle& battle) {
  return Defeat(theatre, state, contact, battle).play();
}

}  // namespace estafette::campaign
