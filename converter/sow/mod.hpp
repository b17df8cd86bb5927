// Makes a battle into a mod of the game: every file of the folder, and the battle sheet that says what was sent.
// Source: docs/formats/game-folders.md, "A mod"; each folder passes docs/formats/game-checklist.md. Pure: nothing is
// written here, and the same plan with the same profile gives the same bytes. Format: docs/formats/mod-folder.md.
#pragma once

#include "base/files/files.hpp"
#include "converter/sow/field/objectives.hpp"
#include "converter/sow/field/place_corps.hpp"
#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/profile/profile.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

struct Mod {
  std::string folder;               ///< its name below the game's Mods folder: "Lutzen"
  std::vector<Document> documents;  ///< paths below that folder
  Field field;                      ///< the field at the start, for a plan of it and for positions.csv
  Ground ground;
  std::vector<Objective> objectives;
  BattleSheet sheet;                 ///< to be written beside the folder
  std::vector<std::string> remarks;  ///< for the umpire: first those that change the battle, stand-ins last
};

/// Throws Refusal with every problem in the plan, or if there is no room on the map for the armies.
/// REQUIRES ids in both armies, as assign_ids gives them to each army alone; the sheet is read back in that way.
[[nodiscard]] Mod make_mod(const BattlePlan& plan, const Profile& profile);

}  // namespace estafette::sow
