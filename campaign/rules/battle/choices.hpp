// Who chooses what when forces have met: whoever is advanced upon stands or gives way, a garrison may come out, and a
// neighbour may march to the guns. Source: rules 5.5, 5.5.1. Pure.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <vector>

namespace estafette::campaign {

/// Why a force has something to choose.
enum class ChoiceKind {
  advanced_upon,  ///< stand, withdraw, or a garrison into the fortress (5.5)
  behind_walls,   ///< its garrison stays, or comes out and joins those who are advanced upon (5.5)
  near_the_guns   ///< march to the battle, or not (5.5.1)
};

/// What one force has to choose.
struct ForceChoice {
  ForceId force;
  ChoiceKind kind = ChoiceKind::advanced_upon;
  std::vector<NodeId> battles;  ///< where forces have met: one, or several that it is near
  bool operator==(const ForceChoice&) const = default;
};

/// What is to be chosen now that the marches have been made, battle by battle and then by those who are near; empty:
/// nobody has met anybody. Whoever was told to stand before the half-week may not march to the guns (5.5).
[[nodiscard]] std::vector<ForceChoice> choices(const Theatre& theatre, const State& state);

/// The order by which the force has said what it chooses, before the half-week or since it stands still; null: none.
[[nodiscard]] const LodgedOrder* chosen(const State& state, const ForceChoice& choice);

/// Why this is no answer to what is to be chosen. `open`: choices().
[[nodiscard]] std::vector<Objection> answer_objections(const Theatre& theatre, const State& state,
                                                       const std::vector<ForceChoice>& open, const Order& order);

}  // namespace estafette::campaign
