// Writes the battle script: reinforcements appear and march, the dumps are written, the battle ends, without any keys.
// Source: docs/formats/game-script.md, "Reinforcements" and "Commands". Rule 5.5.1: a force that marches to the guns
// is at the map's edge and sets off at once, or after the umpire's delay. Figures: the profile, <script>.
#pragma once

#include "converter/sow/sheet/field_army.hpp"

namespace estafette::sow {

/// One timed row of battlescript.csv.
struct ScriptEvent {
  Clock at;
  std::string unit;  ///< game id, or empty
  std::string command;
  std::optional<Position> target;
  std::string note;
  bool operator==(const ScriptEvent&) const = default;
};

/// In order of time; the end of the battle is the last. A force that arrives at the very start is not hidden.
/// Each marches towards its own army commander.
[[nodiscard]] std::vector<ScriptEvent> script(const Field& field, const BattlePlan& plan, const Profile& profile);

/// battlescript.csv; not yet in the game's encoding.
[[nodiscard]] std::string script_csv(const std::vector<ScriptEvent>& events);

}  // namespace estafette::sow
