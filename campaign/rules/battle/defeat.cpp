#include "campaign/rules/battle/defeat.hpp"

#include "campaign/rules/battle/combatants.hpp"
#include "campaign/rules/battle/retreat.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

/// One thing after the other happens, each on the state that the last has left.
class Defeat {
 public:
  Defeat(const Theatre& theatre, const State& state, const Contact& contact, const Battle& battle)
      : theatre_(theatre),
        now_(state),
        contact_(contact),
        winner_(*battle.verdict->winner),
        loser_(opponent(winner_)),
        fought_(ids_of(combatants(state, contact, battle, loser_))) {}

  std::vector<Event> play() {
    trains_of_the_beaten();
    for (const ForceId& id : fought_) bear(id);
    // Reserves, and whoever else stands there: not exhausted, but they cannot stay.
    for (const ForceId& id : ids_of(in_the_field(now_, contact_.node, loser_)))
      leave(retreat(theatre_, now_, contact_, *find_force(now_, id)), id);
    for (const Piece& piece : std::vector<Piece>(now_.pieces)) leave_behind(piece);
    return std::move(events_);
  }

 private:
  void bear(const ForceId& id) {
    const Force& force = *find_force(now_, id);
    if (totals(force.troops).men().value == 0) {
      happen("4.1", fmt::format("Nobody is left of {}: it is destroyed", force.name), Removed{id}, {id}, force.at);
      return;
    }
    const bool again = exhausted_before(force);
    exhaust(force, again);
    if (again && force.duty != Duty::garrison) {
      leave(retreat_into_garrison(theatre_, now_, contact_, force), id);
    } else if (force.at == contact_.node && force.duty != Duty::garrison) {
      leave(retreat(theatre_, now_, contact_, force), id);
    }
  }

  /// By a battle of an earlier turn: two that are lost in one turn count as one, in whatever order they are judged.
  bool exhausted_before(const Force& force) const {
    const int turns = theatre_.rules.exhaustion.turns;
    return force.exhausted_until >= contact_.turn && force.exhausted_until.value < contact_.turn.value + turns;
  }

  void exhaust(const Force& force, bool again) {
    const Turn until{std::max(force.exhausted_until.value, contact_.turn.value + theatre_.rules.exhaustion.turns)};
    const std::string where =
        force.at == contact_.node ? "" : fmt::format(" at {}, where it marched from", theatre_.name(force.at));
    happen("4.1",
           fmt::format("{}{} has lost battle {} at {} and is exhausted until turn {}{}", force.name,
                       again ? ", exhausted already," : "", contact_.number, theatre_.name(contact_.node), until.value,
                       where),
           Exhausted{force.id, until}, {force.id}, force.at);
  }

  void leave(const std::vector<Event>& events, const ForceId& id) {
    for (const Event& event : events) apply(now_, event);
    events_.insert(events_.end(), events.begin(), events.end());
    const Force* force = find_force(now_, id);
    if (!haven_ && force != nullptr && force->at != contact_.node) haven_ = force->at;
  }

  bool fights_here(const ForceId& id) const {
    const Force* force = find_force(now_, id);
    return force != nullptr && force->at == contact_.node &&
           std::find(fought_.begin(), fought_.end(), id) != fought_.end();
  }

  /// Before anybody goes back, or they would take it along.
  void trains_of_the_beaten() {
    for (const Piece& piece : std::vector<Piece>(now_.pieces))
      if (piece.kind == PieceKind::pontoon_train && piece.side == loser_ && fights_here(piece.with))
        take(piece, fmt::format(" with {}", find_force(now_, piece.with)->name));
  }

  void take(const Piece& train, const std::string& with) {
    const auto victors = in_the_field(now_, contact_.node, winner_);
    const std::string by = victors.empty() ? said(theatre_, winner_) : names_of(victors);
    const std::string bridge = bridge_of(now_, train.id) != nullptr ? ", and its bridge is gone" : "";
    std::vector<ForceId> whom = ids_of(victors);
    whom.push_back(train.id);
    happen("5.2", fmt::format("{} is taken{} at {} by {}{}", train.name, with, theatre_.name(train.at), by, bridge),
           PieceTaken{train.id}, std::move(whom), train.at);
  }

  /// What is still in the node when the beaten have left it, or has lost those whom it was with.
  void leave_behind(const Piece& piece) {
    if (piece.side != loser_ || piece.at != contact_.node || find_force(now_, piece.with) != nullptr) return;
    if (piece.kind == PieceKind::pontoon_train) {
      take(piece, "");
      return;
    }
    if (garrison_of(now_, contact_.node, loser_) > 0) return;
    if (const auto to = haven_ ? haven_ : nearest_friend())
      happen("4.1.1",
             fmt::format("{} rides away from {} to {}", piece.name, theatre_.name(piece.at), theatre_.name(*to)),
             PieceMoved{piece.id, *to, {}}, {piece.id}, *to);
  }

  std::optional<NodeId> nearest_friend() const {
    std::optional<NodeId> found;
    std::size_t least = 0;
    for (const Force& force : now_.forces) {
      if (force.side != loser_) continue;
      const auto way = shortest_way(theatre_, now_, loser_, contact_.node, force.at);
      if (way.empty() || (found && least <= way.size())) continue;
      found = force.at;
      least = way.size();
    }
    return found;
  }

  void happen(const std::string& rule, const std::string& sentence, Change change, std::vector<ForceId> forces,
              const NodeId& place) {
    events_.push_back(happens(now_, rule, sentence, std::move(change), std::move(forces), {place}));
    apply(now_, events_.back());
  }

  const Theatre& theatre_;
  State now_;
  const Contact& contact_;
  const Side winner_, loser_;
  const std::vector<ForceId> fought_;
  std::optional<NodeId> haven_;  ///< where the first of the beaten has got away to
  std::vector<Event> events_;
};

}  // namespace

std::vector<Event> defeat(const Theatre& theatre, const State& state, const Contact& contact, const Battle& battle) {
  if (!battle.verdict->winner)
    return {happens(state, "4.1",
                    fmt::format("Battle {} at {} is drawn: nobody is exhausted, and all stay where they are",
                                contact.number, theatre.name(contact.node)),
                    Told{}, {}, {contact.node})};
  return Defeat(theatre, state, contact, battle).play();
}

}  // namespace estafette::campaign
