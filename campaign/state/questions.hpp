// Questions that are often asked of a state: who is where, how large, in what condition. Pure.
#pragma once

#include "campaign/state/saying.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// True if the order came before the half-week stood still, so that the marches are made (State::pause).
[[nodiscard]] bool before_the_pause(const State& state, const LodgedOrder& order);

/// MC, MCC or MD (1.3.1).
[[nodiscard]] Echelon echelon(const Force& force);

/// True if they had units and none of these has a man left: nobody is there, whoever is on the list. Troops that only
/// scouts have reported are somebody.
[[nodiscard]] bool without_a_man(const Formation& troops);
[[nodiscard]] bool without_a_man(const Force& force);

/// How many MDs a force counts for on a road (2.1), in a garrison or a siege (2.3.1): its brigades of the battlefield
/// without its own cavalry brigade, which is no MD (1.3), and without those that have no man left; one at least if
/// anybody is left, and else none.
[[nodiscard]] int divisions(const State& state, const Force& force);

/// Fatigued by a forced march, an exhausting defeat or a cut line (2.1.2, 4.1, 5.1); for the reasons in words, see
/// fatigue_reasons.
[[nodiscard]] bool fatigued(const State& state, const Force& force);
[[nodiscard]] bool exhausted(const State& state, const Force& force);
/// "forced march (2.1.2)", "exhausted until turn 5 (4.1)", "line of supply cut (5.1)"; empty: fresh.
[[nodiscard]] std::vector<Saying> fatigue_reasons(const State& state, const Force& force);

/// All forces of a side in a node that have a man left, in the order of the list. With a duty: only those.
[[nodiscard]] std::vector<const Force*> forces_at(const State& state, const NodeId& node, Side side);
[[nodiscard]] std::vector<const Force*> forces_at(const State& state, const NodeId& node, Side side, Duty duty);

/// MDs of the side that garrison the node, invest it or besiege it (2.3.1); 0 if none.
[[nodiscard]] int garrison_of(const State& state, const NodeId& node, Side side);
[[nodiscard]] int investors_of(const State& state, const NodeId& node, Side side);
/// True if the enemy's fortress there is held and shut in by MDs of the side, at least as many as its garrison (2.3.1).
[[nodiscard]] bool invested_by(const State& state, const NodeId& fortress, Side side);
/// True if a garrison of the side's enemies denies it the node (2.3.1): neither marches nor lines pass through.
[[nodiscard]] bool garrison_denies(const State& state, const NodeId& node, Side side);

/// True if forces of the side that are not shut up in the fortress there are in the node: a force that marches in meets
/// them (1.2, 5.5).
[[nodiscard]] bool held_in_the_field(const State& state, const NodeId& node, Side side);
/// Those forces, in the order of the list.
[[nodiscard]] std::vector<const Force*> in_the_field(const State& state, const NodeId& node, Side side);

/// The truce that binds the force: everybody's, or its own nation's (4.2). Null: it is at war.
[[nodiscard]] const Truce* truce_of(const State& state, const Force& force);
/// The truce between two forces that are enemies: everybody's, or that of either's nation. Null: they are at war.
[[nodiscard]] const Truce* truce_between(const State& state, const Force& a, const Force& b);
/// The force's enemies in the field there with whom it is at war.
[[nodiscard]] std::vector<const Force*> foes_at(const State& state, const NodeId& node, const Force& force);

/// The MDs of a force with their ids and names, for orders that name some of them: the brigades of its troops but for
/// its own cavalry brigade (1.3), or the troops themselves if the force is one MD.
[[nodiscard]] std::vector<const Formation*> divisions_of(const State& state, const Force& force);
/// The same with its own cavalry brigade: all its BBs (1.3.1).
[[nodiscard]] std::vector<const Formation*> brigades_of(const Force& force);

/// The troops' cavalry, in men; what 5.3 compares.
[[nodiscard]] Men cavalry_of(const Force& force);

/// "III Corps (15,870 men, 34 guns)"
[[nodiscard]] std::string with_strength(const Force& force);

}  // namespace estafette::campaign
