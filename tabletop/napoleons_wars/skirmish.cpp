#include "tabletop/napoleons_wars/skirmish.hpp"

#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::wars {
namespace {

/// The skirmish values of those in range, summed.
int value_in_range(const SkirmishCase& of, const TabletopRules& rules, Reckoning& reckoning) {
  const RuleTable& ranges = rules.table("skirmish-range");
  int sum = 0;
  for (const int value : of.attackers) {
    const double reach = ranges.row(std::to_string(value)).number(of.weather == "fog" ? "fog" : "clear");
    if (value > 0 && of.distance <= reach)
      sum += value;
    else
      reckoning.note(fmt::format("an attacker of SK{} reaches {} inches: no attack", value, reach));
  }
  return sum;
}

void add_target_modifiers(const SkirmishCase& of, const TabletopRules& rules, Reckoning& reckoning) {
  const bool guns = of.target == "artillery";
  reckoning.add_value(of.target_value, "its skirmish value", "NW I.7.6", "target");
  reckoning.add_if(of.mixed, "mixed", "target");
  reckoning.add_if(of.cover == "soft", "soft-cover", "target");
  reckoning.add_if(of.cover == "hard", "hard-cover", "target");
  reckoning.add_if(of.cavalry_near || of.target == "cavalry", "cavalry-near", "target");
  if (guns) {
    const RuleRow& nation = nation_row(rules, of.nation);
    const int usual = rules.modifier("skirmish", "artillery").value;
    reckoning.add_if(true, "artillery", "target");
    reckoning.add_value(nation.whole("guns-targets") - usual, nation.id + " artillery", nation.from.rule, "target");
  }
  reckoning.add_if(of.vulnerable, "vulnerable", "target");
}

}  // namespace

RefereeAnswer skirmish(const SkirmishCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "skirmish");
  if (of.weather == "rain" || of.weather == "snow") return reckoning.result("no attack", "NW I.7.8");
  if (of.target == "cavalry" && !of.irregular) return reckoning.result("no attack", "NW I.7.4");
  const int attack = value_in_range(of, rules, reckoning);
  if (attack == 0) return reckoning.result("no attack", "NW I.7.1");

  reckoning.add_value(attack, "skirmish values", "NW I.7.6", "attacker");
  add_target_modifiers(of, rules, reckoning);
  const DiceThrow attacker = roll_two(reckoning, cup, rules, "attacker");
  const int attacking = reckoning.net(attacker);
  const int defending = reckoning.net(roll_two(reckoning, cup, rules, "target"));

  if (attacker.sum() >= rules.whole("killing-roll"))
    reckoning.follow("target", "an attached general is killed", "NW I.7.7");
  if (attacking <= defending) return reckoning.result("no effect", "NW I.7.6");
  const bool twice = attacking >= rules.whole("skirmish-loss-factor") * defending;
  if (of.target == "artillery") {
    if (!twice) reckoning.follow("target", "is suppressed", "NW I.7.6");
    if (twice) reckoning.follow("target", "is damaged", "NW I.7.6", 1);
    return reckoning.result(twice ? "damaged" : "suppressed", "NW I.7.6");
  }
  if (twice) reckoning.follow("target", "loses " + told_steps(rules, 1), "NW I.7.6", 1);
  reckoning.follow("target", "is disordered", "NW I.7.6");
  return reckoning.result(twice ? "disordered with loss" : "disordered", "NW I.7.6");
}

TableProcedure skirmish_procedure(const TabletopRules& rules) {
  return {.name = "skirmish",
          .purpose = "Skirmishers attack a unit",
          .rule = "NW I.7.6",
          .figures = {number_figure("attackers", "how many units attack this target", 1, 6, 1),
                      number_figure("sk", "the skirmish value of each", 0, 2, 1),
                      length_figure("distance", "inches from the attackers to the target", 48, "0"),
                      word_figure("target", "what is attacked", {"infantry", "artillery", "cavalry"}),
                      number_figure("target-sk", "the target's skirmish value", 0, 2, 0),
                      yes_figure("irregular", "the target is irregular horse that has attacked"),
                      yes_figure("mixed", "the target is a mixed brigade"),
                      word_figure("cover", "the target's cover", {"none", "soft", "hard"}),
                      yes_figure("cavalry-near", "friendly cavalry within 3 inches of the target"),
                      yes_figure("vulnerable", "the target fords, is on a bridge, or has used a road"),
                      word_figure("nation", "the target's nation", rules.table("nations").ids(), "others"),
                      word_figure("weather", "the weather", {"clear", "fog", "rain", "snow"})},
          .run = [&rules](const CaseFigures& given, TableCup& cup) {
            SkirmishCase of;
            of.attackers.assign(static_cast<std::size_t>(given.number("attackers")), given.number("sk"));
            of.distance = given.length("distance");
            of.target = given.word("target");
            of.target_value = given.number("target-sk");
            of.irregular = given.yes("irregular");
            of.mixed = given.yes("mixed");
            of.cover = given.word("cover");
            of.cavalry_near = given.yes("cavalry-near");
            of.vulnerable = given.yes("vulnerable");
            of.nation = given.word("nation");
            of.weather = given.word("weather");
            return skirmish(of, rules, cup);
          }};
}

}  // namespace estafette::tabletop::wars
