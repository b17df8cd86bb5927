// scenario.ini and the texts that players read before and after the battle.
// Source: docs/formats/game-scenario.md, "scenario.ini"; docs/formats/game-text.md, "Markup" and "Messages".
// Figures and messages: the profile.
#pragma once

#include "converter/sow/field_army.hpp"

namespace estafette::sow {

/// scenario.ini. No player's commander is chosen: in the multiplayer lobby everybody takes his own.
[[nodiscard]] std::string scenario_ini(const BattlePlan& plan, const Profile& profile);

/// EnglishModIntro.txt: one line for the list of mods.
[[nodiscard]] std::string mod_intro(const BattlePlan& plan);

/// EnglishScenIntro.txt, the briefing: whence the attack comes, hours, weather and who stands on the field at the
/// start. Both sides read the same text, so it is silent about those who are still to come.
[[nodiscard]] std::string briefing(const BattlePlan& plan, const Field& field, Edge attacker_from);

/// EnglishScenScreen.txt: the profile's messages.
[[nodiscard]] std::string messages(const Profile& profile);

}  // namespace estafette::sow
