// The state as one side knows it. A letter is checked against it and against nothing else, so that no answer gives away
// where the enemy is, what he is called or how strong he is. What the side cannot know, the turn will show
// (docs/readings.md 1.1). Source: rule 5.3 (what scouting tells), 4.5 (who holds a fortress is known to all).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <set>
#include <vector>

namespace estafette::campaign {

/// What a side knows of the enemy before it gives its orders.
struct KnownEnemy {
  /// One for each report, called as the report calls it, and without troops; "an enemy force" where there is no more
  /// than that somebody shares a node with own forces. A fortress that the enemy holds has a garrison, unless own
  /// scouts have looked into it and report nobody.
  std::vector<Force> forces;
  std::set<ForceId> trains;  ///< of bridges of boats that end where own forces are
};

[[nodiscard]] KnownEnemy known_enemy(const Theatre& theatre, const State& state, Side side);

/// The state with this enemy instead of the true one, and without what is the umpire's. Of the enemy's own forces and
/// pieces only the ids are left, on pieces that are nowhere.
[[nodiscard]] State as_known(const State& state, Side side, const KnownEnemy& enemy);

/// A piece that is nowhere and only keeps its id from being given to another.
[[nodiscard]] Piece nowhere(const ForceId& id, Side side);

}  // namespace estafette::campaign
