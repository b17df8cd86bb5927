// What a line of the combat table means for both sides. Source: NW I.11.2 to I.11.7, closing table `combat-results`.
#pragma once

#include "tabletop/napoleons_wars/combat.hpp"

namespace estafette::tabletop::wars {

/// The line for this difference of the two net rolls.
[[nodiscard]] const RuleRow& combat_line(int difference, const TabletopRules& rules);

/// Adds what follows for attacker and defender.
void follow_combat(const RuleRow& line, const CombatCase& of, const TabletopRules& rules, Reckoning& reckoning);

}  // namespace estafette::tabletop::wars
