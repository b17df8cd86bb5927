// The morning states: each corps, division and battalion with its men and guns, what it has lost and gained since the
// last return, and since the campaign began. Source: rules 1.3.1 (what a corps and a division are) and 5.4 (losses). A
// return follows each half-week, and the losses of the battles settled after it are in it.
#pragma once

#include "base/table.hpp"
#include "campaign/reports/tally.hpp"
#include "campaign/rules/theatre.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::campaign {

struct MorningRow {
  int depth = 0;  ///< 0: the force; 1: its division; 2: battalion, squadron or battery
  Side side = Side::france;
  std::string id;        ///< of the force, Formation::id or Unit::id
  std::string force;     ///< name of the force
  std::string division;  ///< name of the division; empty where the row is the force, or troops of no division
  std::string unit;      ///< name of the battalion; else empty
  std::string kind;      ///< "MC", "division", "line infantry"
  std::string at;        ///< name of the place where the force is
  int men = 0, guns = 0;
  Tally since_last, since_start;
  bool operator==(const MorningRow&) const = default;
};

using MorningState = std::vector<MorningRow>;

/// At the end of the last chapter. Forces stand in the order of the campaign, each row above those that it sums up;
/// those that no longer exist come last, with what they lost.
[[nodiscard]] MorningState morning_state(const Theatre& theatre, const std::vector<Chapter>& chapters);

/// Forces only, of one side, with their sum.
[[nodiscard]] Table corps_table(const MorningState& rows, Side side);
/// One force with its divisions and battalions.
[[nodiscard]] Table force_table(const MorningState& rows, const std::string& force_id);
/// A word for each force, by its id, made from the names of these forces alone: its id may tell that the enemy has had
/// a force of the same name. For files that players read.
[[nodiscard]] std::map<std::string, std::string> words_for(const MorningState& rows);
/// The rows with these words instead of the ids of forces.
[[nodiscard]] MorningState with_words(MorningState rows);

/// All rows for a spreadsheet: plain figures, a row each.
[[nodiscard]] std::string to_csv(const MorningState& rows);

}  // namespace estafette::campaign
