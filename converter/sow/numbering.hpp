// Ranks and ids of the game: each row's place in the tree, and what the game calls it.
// Source: docs/formats/game-order-of-battle.md, "Ladder of commands" (ranks begin at 1, without gaps, at most two
// digits).
#pragma once

#include "base/problem.hpp"
#include "converter/sow/field_army.hpp"

#include <string>

namespace estafette::sow {

/// Gives each row its ranks from its place, and its id from `name`, the field's content and the ranks.
void number(Field& field, const std::string& name);

/// The game's editor packs each rank into two digits: what has more than 99 under it.
[[nodiscard]] ProblemList too_many_ranks(const Field& field);

}  // namespace estafette::sow
