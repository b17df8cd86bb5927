#include "tabletop/squares/assault.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop::squares {
namespace {

constexpr int kFace = 6;

int skirmish_value(const AssaultSide& side, const AssaultSide& enemy) {
  return enemy.cavalry ? 0 : side.skirmish;
}

int points_inflicted(const AssaultSide& side, const AssaultSide& enemy, const std::string& whose,
                     const TabletopRules& rules, Reckoning& reckoning, TableCup& cup) {
  const int supports = std::min(side.supports, rules.whole("chart-supports-most"));
  for (int i = 0; i < supports; ++i) reckoning.add_if(true, "support", whose);
  for (int i = 0; i < side.disruption; ++i) reckoning.add_if(true, "disruption", whose);
  reckoning.add_if(enemy.ground == "woods" || enemy.ground == "hill", "rough", whose);
  reckoning.add_if(enemy.ground == "town", "town", whose);
  const int needed = rules.whole(side.unit_class < enemy.unit_class ? "chart-hit-class" : "chart-hit");
  const auto inflicts = [&](const std::vector<int>& faces) {
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), [&](int face) { return face >= needed; }));
  };
  const DiceThrow thrown = reckoning.roll_against(cup, assault_dice(side, enemy, rules), kFace, needed, whose);
  int points = inflicts(thrown.faces);
  const int advantage = std::max(skirmish_value(side, enemy) - skirmish_value(enemy, side), 0);
  const int again = std::min(advantage * rules.whole("chart-reroll"), static_cast<int>(thrown.faces.size()) - points);
  if (again > 0) points += inflicts(reckoning.roll_against(cup, again, kFace, needed, whose + ", again").faces);
  reckoning.note(fmt::format("{}: {} or more inflicts, {} inflicted (SQ C4.1, reconstructed)", whose, needed, points));
  return points;
}

void add_assault_side(std::vector<CaseFigure>& figures, const std::string& side) {
  figures.push_back(number_figure(side + "-class", side + ": class of the leading unit", 1, 5, 3));
  figures.push_back(number_figure(side + "-skirmish", side + ": its skirmish value", 0, 3, 0));
  figures.push_back(number_figure(side + "-disruption", side + ": its disruption points", 0, 6, 0));
  figures.push_back(number_figure(side + "-supports", side + ": units that support it", 0, 9, 0));
  figures.push_back(yes_figure(side + "-cavalry", side + ": cavalry leads or supports"));
  figures.push_back(word_figure(side + "-ground", side + ": where it stands", {"open", "woods", "hill", "town"}));
}

AssaultSide assault_side(const CaseFigures& given, const std::string& side) {
  return {given.number(side + "-class"),    given.number(side + "-skirmish"), given.number(side + "-disruption"),
          given.number(side + "-supports"), given.yes(side + "-cavalry"),     given.word(side + "-ground")};
}

}  // namespace

int assault_dice(const AssaultSide& side, const AssaultSide& enemy, const TabletopRules& rules) {
  const auto modifier = [&](const char* id) { return rules.modifier("assault", id).value; };
  int dice = rules.whole("assault-dice") +
             std::min(side.supports, rules.whole("chart-supports-most")) * modifier("support") +
             side.disruption * modifier("disruption");
  if (enemy.ground == "woods" || enemy.ground == "hill") dice += modifier("rough");
  if (enemy.ground == "town") dice += modifier("town");
  return std::max(dice, rules.whole("chart-least-dice"));
}

RefereeAnswer assault(const AssaultSide& attacker, const AssaultSide& defender, const TabletopRules& rules,
                      TableCup& cup) {
  Reckoning reckoning(rules, "assault");
  if (attacker.disruption >= rules.whole("no-attack-from")) return reckoning.result("no attack", "SQ C4.3");
  const int by_attacker = points_inflicted(attacker, defender, "attacker", rules, reckoning, cup);
  const int by_defender = points_inflicted(defender, attacker, "defender", rules, reckoning, cup);
  const auto follow_points = [&](const std::string& who, int points) {
    if (points > 0) reckoning.follow(who, "takes " + told_steps(rules, points), "SQ C4", points);
  };
  follow_points("attacker", by_defender);
  follow_points("defender", by_attacker);
  const int more = by_attacker != by_defender
                       ? by_attacker - by_defender
                       : (defender.disruption + by_attacker) - (attacker.disruption + by_defender);
  if (more == 0) return reckoning.result("nobody tests", "SQ C4");
  return reckoning.result(more > 0 ? "defender tests morale" : "attacker tests morale", "SQ C4");
}

RefereeAnswer morale(const MoraleCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "morale");
  if (of.lone_guns) return reckoning.result("destroyed", "SQ C5");
  const int level = of.unit_class + of.disruption;
  reckoning.note(fmt::format("level {}: class {} and {}", level, of.unit_class, told_steps(rules, of.disruption)));
  const DiceThrow thrown = reckoning.roll(cup, rules.whole("morale-dice"), rules.whole("morale-sides"));
  const auto below = std::count_if(thrown.faces.begin(), thrown.faces.end(), [&](int face) { return face < level; });
  if (below == 0) return reckoning.result("stands", "SQ C5");
  if (below == 1 && of.town) return reckoning.result("stands", "SQ C5");
  if (below > 1 && of.disruption >= rules.whole("most-disruption")) return reckoning.result("destroyed", "SQ C5");
  reckoning.follow("unit", fmt::format("goes back {} square, with its supports", rules.whole("fall-back")), "SQ C5");
  if (below == 1) return reckoning.result("falls back", "SQ C5");
  const int points = rules.whole("fall-back-points");
  reckoning.follow("unit", "takes " + told_steps(rules, points), "SQ C5", points);
  return reckoning.result("falls back, more disrupted", "SQ C5");
}

std::vector<TableProcedure> assault_procedures(const TabletopRules& rules) {
  TableProcedure attack{
      .name = "assault", .purpose = "One unit attacks another", .rule = "SQ C4", .figures = {}, .run = {}};
  add_assault_side(attack.figures, "attacker");
  add_assault_side(attack.figures, "defender");
  attack.run = [&rules](const CaseFigures& given, TableCup& cup) {
    return assault(assault_side(given, "attacker"), assault_side(given, "defender"), rules, cup);
  };
  TableProcedure test{
      .name = "morale",
      .purpose = "A unit tests its morale",
      .rule = "SQ C5",
      .figures = {number_figure("class", "the unit's class", 1, 5, 3),
                  number_figure("disruption", "its disruption points", 0, 6, 0),
                  yes_figure("town", "it occupies a town"),
                  yes_figure("lone-guns", "artillery without infantry or cavalry")},
      .run = [&rules](const CaseFigures& given, TableCup& cup) {
        return morale({given.number("class"), given.number("disruption"), given.yes("town"), given.yes("lone-guns")},
                      rules, cup);
      }};
  return {std::move(attack), std::move(test)};
}

}  // namespace estafette::tabletop::squares
