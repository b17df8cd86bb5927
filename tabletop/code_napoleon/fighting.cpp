#include "tabletop/code_napoleon/fighting.hpp"

#include "tabletop/code_napoleon/tests_of_will.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop::code {
namespace {

/// The unit rolls against the number; below it, a second roll says what happens. Gives the name of the effect.
std::string suffer(const std::string& who, const std::string& quality, int number, const std::string& rule,
                   const TabletopRules& rules, Reckoning& reckoning, TableCup& cup) {
  const int die = unit_die(quality, rules);
  reckoning.note(fmt::format("{} needs {} on a die of {}", who, number, die));
  if (reckoning.roll(cup, 1, die, who).sum() >= number) return "no score";
  const int effect = reckoning.roll(cup, 1, die, who + ", effect").sum();
  const RuleTable& table = rules.table("effects");
  const RuleRow* found = &table.rows.front();
  for (const RuleRow& row : table.rows)
    if (effect >= row.whole("from")) found = &row;
  const int hits = found->whole("hits");
  reckoning.follow(who, "loses " + told_steps(rules, hits), rule, hits);
  if (found->yes("disorder")) reckoning.follow(who, "is disordered", rule);
  if (found->whole("back") > 0) reckoning.follow(who, fmt::format("goes back {} squares", found->whole("back")), rule);
  if (found->id == "rout") reckoning.follow(who, "routs", rule);
  return found->text("title");
}

int artillery_number(const FireUponCase& of, const TabletopRules& rules) {
  if (of.range > rules.table("heavy-range").row(of.by).whole("squares")) return 0;
  const RuleRow& row = rules.table("artillery-fire").row(of.by);
  for (const int reach : {1, 2, 4}) {
    if (of.range <= reach) return row.whole(fmt::format("at-{}", reach));
  }
  return row.whole("at-6");
}

void add_melee_modifiers(const MeleeUnit& unit, const MeleeUnit& enemy, const std::string& whose,
                         Reckoning& reckoning) {
  for (int i = 0; i < enemy.further; ++i) reckoning.add_if(true, "numbers", whose);
  reckoning.add_if(unit.flanked, "flank", whose);
  reckoning.add_if(unit.disordered, "disordered", whose);
  reckoning.add_if(unit.uphill, "uphill", whose);
  reckoning.add_if(unit.hard_cover, "hard-cover", whose);
  reckoning.add_if(enemy.not_charging, "not-charging", whose);
  reckoning.add_if(unit.general, "general", whose);
}

std::vector<std::string> formations(const TabletopRules& rules) {
  return rules.table("melee").ids();
}

void add_unit(std::vector<CaseFigure>& figures, const std::string& side, const TabletopRules& rules) {
  figures.push_back(word_figure(side, side + ": formation", formations(rules), "line"));
  figures.push_back(word_figure(side + "-quality", side + ": quality", rules.table("qualities").ids(), "line"));
  figures.push_back(yes_figure(side + "-disordered", side + ": disordered"));
  figures.push_back(yes_figure(side + "-flanked", side + ": fought in flank or rear"));
  figures.push_back(yes_figure(side + "-uphill", side + ": stands uphill"));
  figures.push_back(yes_figure(side + "-cover", side + ": in hard cover"));
  figures.push_back(yes_figure(side + "-not-charging", side + ": cavalry that does not charge"));
  figures.push_back(yes_figure(side + "-general", side + ": a general is attached"));
  figures.push_back(number_figure(side + "-further", side + ": further units beside it", 0, 7, 0));
}

MeleeUnit unit_of(const CaseFigures& given, const std::string& side) {
  return {given.word(side),
          given.word(side + "-quality"),
          given.yes(side + "-disordered"),
          given.yes(side + "-flanked"),
          given.yes(side + "-uphill"),
          given.yes(side + "-cover"),
          given.yes(side + "-not-charging"),
          given.yes(side + "-general"),
          given.number(side + "-further")};
}

}  // namespace

int fire_number(const FireUponCase& of, const TabletopRules& rules) {
  if (of.by == "field" || of.by == "heavy") return artillery_number(of, rules);
  if (of.range > 1) return 0;
  return rules.table("small-arms").row(of.by == "skirmishers" ? "skirmishers" : "formed").whole("adjacent");
}

RefereeAnswer fire_upon(const FireUponCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "fire");
  const int number = fire_number(of, rules);
  if (number == 0) return reckoning.result("no fire", "CN FIRE");
  reckoning.add_if(of.target == "column", "column");
  reckoning.add_if(of.target == "square", "square");
  reckoning.add_if(of.target == "skirmishers", "skirmishers");
  reckoning.add_if(of.cover == "soft", "soft-cover");
  reckoning.add_if(of.cover == "hard", "hard-cover");
  reckoning.add_if(of.flank, "flank");
  for (int i = 0; i < of.further; ++i) reckoning.add_if(true, "further");
  const std::string effect =
      suffer("target", of.quality, number + reckoning.modifiers(), "CN FIRE", rules, reckoning, cup);
  return reckoning.result(effect, "CN FIRE");
}

int melee_number(const std::string& unit, const std::string& enemy, const TabletopRules& rules) {
  return rules.table("melee").row(enemy).whole(unit);
}

int worst_number(const std::string& unit, const std::vector<std::string>& enemies, const TabletopRules& rules) {
  int worst = 0;
  for (const std::string& enemy : enemies) worst = std::max(worst, melee_number(unit, enemy, rules));
  return worst;
}

int chosen_number(const std::vector<std::string>& units, const std::string& enemy, const TabletopRules& rules) {
  int chosen = 0;
  for (const std::string& unit : units) chosen = std::max(chosen, melee_number(unit, enemy, rules));
  return chosen;
}

RefereeAnswer melee_round(const MeleeUnit& attacker, const MeleeUnit& defender, const TabletopRules& rules,
                          TableCup& cup) {
  Reckoning reckoning(rules, "melee");
  const auto number_of = [&](const MeleeUnit& unit, const MeleeUnit& enemy, const std::string& whose) {
    add_melee_modifiers(unit, enemy, whose, reckoning);
    return std::max(melee_number(unit.formation, enemy.formation, rules) + reckoning.modifiers(whose),
                    rules.whole("melee-least"));
  };
  const int attack = number_of(attacker, defender, "attacker");
  const int defence = number_of(defender, attacker, "defender");
  const std::string first = suffer("attacker", attacker.quality, attack, "CN MELEE", rules, reckoning, cup);
  const std::string second = suffer("defender", defender.quality, defence, "CN MELEE", rules, reckoning, cup);
  return reckoning.result("attacker: " + first + "; defender: " + second, "CN MELEE");
}

std::vector<TableProcedure> fighting_procedures(const TabletopRules& rules) {
  TableProcedure fire{
      .name = "fire",
      .purpose = "A unit is fired upon, and rolls its own die",
      .rule = "CN FIRE",
      .figures = {word_figure("by", "who fires", {"small-arms", "skirmishers", "field", "heavy"}),
                  number_figure("range", "squares", 1, 12, 1),
                  word_figure("quality", "the target's quality", rules.table("qualities").ids(), "line"),
                  word_figure("target", "the target's formation", {"line", "column", "square", "skirmishers"}),
                  word_figure("cover", "the target's cover", {"none", "soft", "hard"}),
                  yes_figure("flank", "fired upon in flank or rear"),
                  number_figure("further", "further units that fire at it", 0, 7, 0)},
      .run = [&rules](const CaseFigures& given, TableCup& cup) {
        return fire_upon({given.word("by"), given.number("range"), given.word("quality"), given.word("target"),
                          given.word("cover"), given.yes("flank"), given.number("further")},
                         rules, cup);
      }};
  TableProcedure melee{.name = "melee", .purpose = "A round of melee", .rule = "CN MELEE", .figures = {}, .run = {}};
  add_unit(melee.figures, "attacker", rules);
  add_unit(melee.figures, "defender", rules);
  melee.run = [&rules](const CaseFigures& given, TableCup& cup) {
    return melee_round(unit_of(given, "attacker"), unit_of(given, "defender"), rules, cup);
  };
  return {std::move(fire), std::move(melee)};
}

}  // namespace estafette::tabletop::code
