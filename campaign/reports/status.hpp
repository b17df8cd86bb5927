// How things stand, as tables for the umpire or for one side: who is where, in what condition, with which line.
// Source: what rules 2.1.2, 2.3.1, 4.1, 5.1, 5.2 and 5.5 make of forces and pieces.
#pragma once

#include "base/table.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <string>

namespace estafette::campaign {

/// "Turn 2, 1-4 May"
[[nodiscard]] std::string turn_in_words(const Theatre& theatre, Turn turn);

/// Every force of the side, or of both: what it is, where, how strong, in what condition, with which line.
[[nodiscard]] Table forces_table(const Theatre& theatre, const State& state, std::optional<Side> side);

/// Headquarters, Napoleon, pontoon trains and their bridges.
[[nodiscard]] Table pieces_table(const Theatre& theatre, const State& state, std::optional<Side> side);

/// Battles that are to be fought, with those who march to them.
[[nodiscard]] Table battles_table(const Theatre& theatre, const State& state);

/// The sieges with their end, which depends on the garrison (2.3.1): for the umpire alone.
[[nodiscard]] Table sieges_table(const Theatre& theatre, const State& state);

/// Who may come until that turn, when and where, for the umpire alone: no side knows of it (5.4). Without a turn: all.
[[nodiscard]] Table expected_table(const Theatre& theatre, const State& state, std::optional<Turn> until);

/// Orders lodged for the turn to come, in sequence.
[[nodiscard]] Table orders_table(const Theatre& theatre, const State& state, std::optional<Side> side);

/// What the side has learnt of the enemy (5.3); nothing that it may not know.
[[nodiscard]] Table sightings_table(const Theatre& theatre, const State& state, Side side);

}  // namespace estafette::campaign
