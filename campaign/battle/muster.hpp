// Who takes part in a battle, and in what condition: from the contact on the map to the two sides of the field.
// Source: rules 2.1.2, 4.1 and 5.1 (fatigue: one status, whatever its reasons), 4.1.1 (army commanders), 5.5.1
// (marchers to the guns), 5.5.2 (four corps, the rest in reserve), 5.5.3 (Napoleon). Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

enum class BattleRole { on_the_field, marching_to_the_guns, in_reserve };

/// One force of a battle.
struct Taker {
  ForceId force;
  BattleRole part = BattleRole::on_the_field;
  std::optional<NodeId> from;        ///< of a marcher to the guns, or of an attacker: the node that he came from
  std::vector<std::string> fatigue;  ///< why it fights as fatigued, each reason with its rule; empty: fresh
  std::string why;                   ///< of a reserve: who put it there
  bool operator==(const Taker&) const = default;
};

struct MusterSide {
  Side side = Side::france;
  std::vector<Taker> forces;
  std::string army;                ///< id of the MA whose commander leads; empty: the forces belong to none
  bool commander_present = false;  ///< his headquarters are there (4.1.1)
  std::string chief;               ///< the commander-in-chief who is there and commands (5.5.3); empty: none
  bool operator==(const MusterSide&) const = default;
};

struct Muster {
  MusterSide attacker, defender;
  bool operator==(const Muster&) const = default;
};

/// What the umpire may decide about a battle.
struct MusterChoice {
  std::vector<ForceId>
      reserves;  ///< forces to hold in reserve; if too many are left, the program proposes further ones
  bool chief_leaves_command = false;  ///< he is present, but commands nobody (5.5.3: "and assumes command")
};

/// The muster of a contact. If a side has more forces than the field may hold, the fresh go before the fatigued, then
/// those in the node before those that march to the guns, then the stronger before the weaker; the rest are in reserve.
/// Fatigue is that of the turn in which they met, however late the battle is fought. A side whose forces have lost
/// their last man meanwhile has none here, and the battle may still be judged. Throws Refusal if a chosen reserve is
/// not in this battle, or if all that a side has would be in reserve.
[[nodiscard]] Muster muster(const Theatre& theatre, const State& state, const Contact& contact,
                            const MusterChoice& choice);

/// Throws Refusal if a side has nobody on the field: there is nothing to fight out in the game.
void refuse_an_empty_field(const Contact& contact, const Muster& muster);

/// Of both sides, in the order of the muster.
[[nodiscard]] std::vector<ForceId> reserves_of(const Muster& muster);

}  // namespace estafette::campaign
