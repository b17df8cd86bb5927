// A battle at the table as a results dump in the game's shape, so that its losses come home by the same import as the
// game's: battalion by battalion to the man, guns with their crews, generals with a man more on their rows and on all
// rows above.
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"
#include "tabletop/returns/share_losses.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop {

/// One army's roster and the form that came back for it.
struct ArmyReturn {
  int side = 0;      ///< the game's, as on the sheet
  std::string file;  ///< for what is refused
  TableRoster roster;
  std::vector<PieceReturn> pieces;
};

/// The dump. `label`: the last cell of its header. Throws Refusal, by line, for a general whom the sheet does not have
/// or who falls twice; and for a sheet with a handicap, which only the game knows.
/// REQUIRES that the rosters are those of this sheet (armies_of(), muster/from_sheet.hpp).
[[nodiscard]] std::string table_dump(const sow::BattleSheet& sheet, const std::vector<ArmyReturn>& returned,
                                     const TabletopRules& rules, const std::string& label);

/// The name of whoever commands a piece, by the sheet: of the lowest formation that has all its troops; empty if that
/// is nobody of whom the campaign knows.
[[nodiscard]] std::string general_of(const RosterPiece& piece, const sow::BattleSheet& sheet, int side);

}  // namespace estafette::tabletop
