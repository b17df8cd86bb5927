// Writes a results dump in the game's own shape, from a battle that the game did not fight: one at a table, or an
// invented one for tests. It is then read like the game's (docs/formats/dumps.md).
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"
#include "sow_dumps/reconcile.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::dumps {

/// What a row of the sheet shows in the dump. A commander's row is the total of his command.
struct WrittenRow {
  int ammo = 0;
  std::string status = "Stand";
  int deserted = 0, killed = 0, wounded = 0;
  std::string killer;     ///< the game id of whoever did most of the damage; may be empty
  bool left_out = false;  ///< the dump says nothing of it
  bool operator==(const WrittenRow&) const = default;
};

/// Adds to each commander's row what all troops under him lost. `rows` are those of the sheet, in its order.
void total_commands(const sow::BattleSheet& sheet, std::vector<WrittenRow>& rows);

/// A commander falls: one man more on his row and on every row above it (docs/formats/losses.md, "Commanders").
/// REQUIRES another fate than not_known.
void hit_officer(const sow::BattleSheet& sheet, std::vector<WrittenRow>& rows, std::size_t officer, Fate fate);

/// An id as the dump has it: the game may write it in capitals, so we do.
[[nodiscard]] std::string dumped_id(std::string game_id);

/// The dump, with the game's line ends and in its encoding. `label`: the last cell of the header, which says where the
/// losses come from.
[[nodiscard]] std::string write_results(const sow::BattleSheet& sheet, const std::vector<WrittenRow>& rows,
                                        const std::string& label);

}  // namespace estafette::dumps
