#include "tabletop/napoleons_wars/combat.hpp"

#include "tabletop/napoleons_wars/combat_results.hpp"
#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::wars {
namespace {

/// What a unit has of itself, on either side.
void add_own(const CombatSide& side, const CombatSide& other, const CombatCase& of, const std::string& whose,
             const TabletopRules& rules, Reckoning& reckoning) {
  const bool attacks = whose == "attacker";
  const bool defended = of.cover == "hard" || of.cover == "forest" || of.town;
  const bool arms = side.combined || (side.guns && rules.on("combined-arms-guns"));
  const bool combined = arms && !(attacks && defended);
  reckoning.add_if(side.state == "fresh" && side.arm != "battery", "fresh", whose);
  reckoning.add_if(side.state == "spent" && side.arm != "battery", "spent", whose);
  reckoning.add_if(combined, "combined", whose);
  reckoning.add_if(side.general, "general", whose);
  reckoning.add_if(side.valorous, "valorous", whose);
  reckoning.add_if(side.disordered && side.lost_in_fire, "disordered-with-loss", whose);
  reckoning.add_if(side.disordered && !side.lost_in_fire, "disordered", whose);
  reckoning.add_if(side.arm == "light" && other.arm == "heavy", "light-v-heavy", whose);
  reckoning.add_if(side.arm == "medium" && other.arm == "heavy", "medium-v-heavy", whose);
  reckoning.add_if(side.cavalry() && other.cavalry() && side.halted, "halted", whose);
  reckoning.add_if(other.armoured, "v-armoured", whose);
  reckoning.add_if(side.outflanked && !(of.cover == "hard" || of.town), "outflanked", whose);
  reckoning.add_if(attacks && side.cavalry() && other.arm == "infantry" && !combined, "horse-v-foot", whose);
}

/// A lone battery that nobody counted fights with its own (docs/tabletop-readings.md).
int points_of(const CombatSide& side, const TabletopRules& rules) {
  return side.arm == "battery" && side.points == 0 ? rules.whole("battery-alone") : side.points;
}

void add_numbers(const CombatSide& side, const CombatSide& other, const std::string& whose, const TabletopRules& rules,
                 Reckoning& reckoning) {
  const int own = points_of(side, rules), others = points_of(other, rules);
  const int steps = outnumbered(own, others);
  const RuleModifier& modifier = rules.modifier("combat", "outnumbered");
  reckoning.add_value(steps * modifier.value, fmt::format("outnumbered, {} against {}", own, others),
                      modifier.from.rule, whose);
}

void add_attack(const CombatCase& of, const TabletopRules& rules, Reckoning& reckoning) {
  const RuleRow& nation = nation_row(rules, of.attacker.nation);
  if (of.attacker.arm == "infantry" && !of.defender.cavalry())
    reckoning.add_value(nation.whole("attack"), nation.id + " infantry attacking", "NW I.11.2", "attacker");
  reckoning.add_if(of.defender_vulnerable, "defender-vulnerable", "attacker");
}

void add_defence(const CombatCase& of, const TabletopRules& rules, Reckoning& reckoning) {
  const RuleRow& nation = nation_row(rules, of.defender.nation);
  const bool hard = of.cover == "hard" || of.town;
  reckoning.add_if(hard, "hard-cover", "defender");
  if (hard)
    reckoning.add_value(nation.whole("hard-cover") - rules.modifier("combat", "hard-cover").value,
                        nation.id + " troops in hard cover", "NW I.11.2", "defender");
  const bool better = of.cover == "soft" || of.cover == "obstacle" || of.cover == "higher" || of.cover == "forest";
  reckoning.add_if(better && !hard, "better-ground", "defender");
  if (of.defender.arm == "infantry")
    reckoning.add_value(nation.whole("defence"), nation.id + " infantry defending", "NW I.11.2", "defender");
}

}  // namespace

int outnumbered(int fewer, int more) {
  if (fewer <= 0 || more <= fewer || 2 * more < 3 * fewer) return 0;
  return more / fewer < 2 ? 1 : more / fewer;  // 3:2, then 2:1, 3:1 ...
}

RefereeAnswer combat(const CombatCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "combat");
  if (of.attacker.cavalry() && of.town)
    return reckoning.result("no attack: cavalry does not enter a town", "NW I.11.3");
  add_own(of.attacker, of.defender, of, "attacker", rules, reckoning);
  add_attack(of, rules, reckoning);
  add_own(of.defender, of.attacker, of, "defender", rules, reckoning);
  add_defence(of, rules, reckoning);
  add_numbers(of.attacker, of.defender, "attacker", rules, reckoning);
  add_numbers(of.defender, of.attacker, "defender", rules, reckoning);
  const int attack = reckoning.net(roll_two(reckoning, cup, rules, "attacker"));
  const int defence = reckoning.net(roll_two(reckoning, cup, rules, "defender"));
  reckoning.note(fmt::format("difference {:+}", attack - defence));
  const RuleRow& line = combat_line(attack - defence, rules);
  follow_combat(line, of, rules, reckoning);
  return reckoning.result(line.text("title"), "NW T");
}

}  // namespace estafette::tabletop::wars
