// The losses by formation and side: what an umpire reads first, and forwards.
#pragma once

#include "base/table.hpp"
#include "sow_dumps/losses/losses.hpp"

#include <string>
#include <vector>

namespace estafette::dumps {

/// What one formation, or one side, sent and lost.
struct SummaryLine {
  int side = 0;
  std::string side_name;  ///< name of the side's BC
  std::string level;      ///< "division", "cavalry division", "brigade"; "own troops" of the BC itself; "side"
  std::string id;         ///< of the formation; of the BC for its own troops and for the side
  std::string name;
  Men sent, killed, wounded, missing, left;
  Guns guns_sent, guns_left;
  Returns back;  ///< wounded and missing together, by turn, and how many are lost for good
  bool operator==(const SummaryLine&) const = default;
};

/// Side by side, in order of command: the BC's own troops, each BD or BCD with its BBs below it, then the side as a
/// whole. Formations that sent nobody are left out. The BDs, BCDs and own troops sum to their side.
[[nodiscard]] std::vector<SummaryLine> summarize(const sow::BattleSheet& sheet, const Losses& losses);

/// By corps (BD, BCD): sent, killed, wounded, missing, left, lost %, guns, guns lost; with a total for each side.
[[nodiscard]] Table summary_table(const std::vector<SummaryLine>& lines);

/// How many men of each BD or BCD come back, by turn after the battle.
[[nodiscard]] Table returns_table(const std::vector<SummaryLine>& lines);

}  // namespace estafette::dumps
