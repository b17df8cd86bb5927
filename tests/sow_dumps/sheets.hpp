// Battle sheets for the tests, as the writer of the mod folder leaves them, without writing one.
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"
#include "sow_dumps/policy.hpp"
#include "sow_dumps/reading/dump.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// The sheet of a battle of two BCs. Each has a row for its commander, one for each BD, BB and battery, one for each
/// battalion and squadron (two for more than 800 men), one for each gun, a wagon for each BD and a courier.
/// Game ids are OOB_T_1_001 and so on, with the side's number first.
[[nodiscard]] sow::BattleSheet sheet_for(Formation attacker, Formation defender);

/// Two small armies: on side 1 III Corps with the 22nd Line (600), the 34th Line (400) and a battery of 2 guns with 30
/// men; on side 2 a brigade with the Leib Regiment (500).
[[nodiscard]] sow::BattleSheet small_sheet();

/// The game id of the row of that name; of several the first.
[[nodiscard]] std::string game_id(const sow::BattleSheet& sheet, const std::string& name);

/// A results dump in which nobody has lost a man, one row for each row of the sheet, from line 2 on.
[[nodiscard]] dumps::ResultsDump unhurt(const sow::BattleSheet& sheet);

/// The row of that game id.
[[nodiscard]] dumps::ResultsRow& row_of(dumps::ResultsDump& dump, const std::string& game_id);

/// Sets the losses in the row of that name's first row.
void lose(const sow::BattleSheet& sheet, dumps::ResultsDump& dump, const std::string& name, int killed, int wounded,
          int deserted);

/// The policy of tests/fixtures/dumps/carryover.xml.
[[nodiscard]] dumps::CarryoverPolicy policy_1813();

}  // namespace estafette::test
