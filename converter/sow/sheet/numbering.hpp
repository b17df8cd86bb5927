// Gives each row the game's ranks, by its place in the tree, and an id for the game.
// Source: docs/formats/game-order-of-battle.md, "Ladder of commands" (ranks begin at 1, without gaps, at most two
// digits).
#pragma once

#include "base/problem.hpp"
#include "converter/sow/sheet/field_army.hpp"

#include <string>

namespace estafette::sow {

/// Gives each row its ranks from its place, and its id from `name`, the whole content of the field and the ranks.
void number(Field& field, const std::string& name);

/// Problems with commands that have more than 99 rows under them: the game's editor packs each rank into two digits.
[[nodiscard]] ProblemList too_many_ranks(const Field& field);

}  // namespace estafette::sow
