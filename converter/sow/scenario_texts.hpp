// Writes scenario.ini and the texts that players read before and after the battle.
// Source: docs/formats/game-scenario.md, "scenario.ini"; docs/formats/game-text.md, "Markup" and "Messages".
// Figures and messages: the profile.
#pragma once

#include "converter/sow/sheet/field_army.hpp"

namespace estafette::sow {

/// scenario.ini. It does not choose the players' commanders: in the multiplayer lobby everybody takes his own.
[[nodiscard]] std::string scenario_ini(const BattlePlan& plan, const Profile& profile);

/// EnglishModIntro.txt: one line for the list of mods.
[[nodiscard]] std::string mod_intro(const BattlePlan& plan);

/// EnglishScenIntro.txt, the briefing: where the attack comes from, hours, weather and who is on the field at the
/// start. Both sides read the same text, so it does not mention troops that come later.
[[nodiscard]] std::string briefing(const BattlePlan& plan, const Field& field, Edge attacker_from);

/// EnglishScenScreen.txt: the profile's messages.
[[nodiscard]] std::string messages(const Profile& profile);

}  // namespace estafette::sow
