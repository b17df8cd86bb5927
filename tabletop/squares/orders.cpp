#include "tabletop/squares/orders.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop::squares {
namespace {

constexpr int kDie = 6;

std::string told_points(int points, const TabletopRules& rules) {
  return points == 0 ? "no " + rules.step : told_steps(rules, points);
}

int count_from(const std::vector<int>& faces, int least) {
  return static_cast<int>(std::count_if(faces.begin(), faces.end(), [&](int face) { return face >= least; }));
}

/// The second version of C3: every 5 hits, in woods every 6, and a town saves.
int points_with_saves(const BombardmentCase& of, int dice, const TabletopRules& rules, Reckoning& reckoning,
                      TableCup& cup) {
  const int needed = rules.whole(of.ground == "woods" ? "saves-woods" : "saves-hit");
  const int hits = count_from(reckoning.roll_against(cup, dice, kDie, needed).faces, needed);
  if (of.ground != "town") return hits;
  const int to_save = rules.whole("saves-town");
  return hits - count_from(reckoning.roll_against(cup, hits, rules.whole("saves-die"), to_save, "town").faces, to_save);
}

}  // namespace

RefereeAnswer actions(const std::string& rating, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "actions");
  const RuleRow& row = rules.table("generals").row(rating);
  const DiceThrow thrown = reckoning.roll(cup, row.whole("dice"), rules.whole("die-actions"));
  const auto [low, high] = std::minmax_element(thrown.faces.begin(), thrown.faces.end());
  const int number = row.text("takes") == "lowest" ? *low : *high;
  reckoning.follow("command",
                   fmt::format("one given up for a rally takes {} from each unit outside the enemy's frontal zone",
                               told_steps(rules, rules.whole("rally-points"))),
                   "SQ C1");
  if (number == 1) reckoning.follow("command", "may not move and assault", "SQ C2");
  return reckoning.result(fmt::format("{} {}", number, number == 1 ? "action" : "actions"), "SQ C1");
}

RefereeAnswer turn_length(const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "time");
  const RuleTable& die = rules.table("average-die");
  const int thrown = reckoning.roll(cup, 1, static_cast<int>(die.rows.size())).sum();
  const int face = die.rows.at(static_cast<std::size_t>(thrown - 1)).whole("face");
  return reckoning.result(fmt::format("{} minutes", face * rules.whole("minutes")), "SQ A");
}

std::string bombardment_range(const BombardmentCase& of, const TabletopRules& rules) {
  const RuleRow& row = rules.table("ranges").row(of.guns);
  if (of.distance <= row.whole("close")) return "close";
  return of.distance <= row.whole(of.on_hill ? "long-hill" : "long") ? "long" : "no fire";
}

RefereeAnswer bombardment(const BombardmentCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "bombardment");
  const std::string range = bombardment_range(of, rules);
  if (range == "no fire") return reckoning.result(range, "SQ C3");
  const int dice = of.batteries * rules.whole("bombard-dice");
  int points = 0;
  if (rules.on("bombard-saves")) {
    points = points_with_saves(of, dice, rules, reckoning, cup);
  } else {
    const int needed = rules.whole(range == "close" ? "bombard-close" : "bombard-long");
    const int hits = count_from(reckoning.roll_against(cup, dice, kDie, needed).faces, needed);
    const int for_a_point = rules.whole("hits-" + of.ground);
    reckoning.note(fmt::format("{} range: {} or more hits; {} hits, {} for a point", range, needed, hits, for_a_point));
    points = hits / for_a_point;
  }
  if (points > 0) reckoning.follow("target", "takes them one by one, the least disrupted unit first", "SQ C3", points);
  if (of.guns == "foot-artillery" || !rules.on("horse-guns-move"))
    reckoning.follow("guns", "may not move in this turn, nor support an attack", "SQ C3");
  return reckoning.result(told_points(points, rules), "SQ C3");
}

std::vector<TableProcedure> order_procedures(const TabletopRules& rules) {
  TableProcedure act{
      .name = "actions",
      .purpose = "How many actions each unit of a command has",
      .rule = "SQ C1",
      .figures = {word_figure("rating", "the general's rating", rules.table("generals").ids(), "good")},
      .run = [&rules](const CaseFigures& given, TableCup& cup) { return actions(given.word("rating"), rules, cup); }};
  TableProcedure bombard{.name = "bombardment",
                         .purpose = "Guns bombard a square",
                         .rule = "SQ C3",
                         .figures = {word_figure("guns", "which guns", {"foot-artillery", "horse-artillery"}),
                                     number_figure("batteries", "how many bases", 1, 4, 1),
                                     number_figure("distance", "squares to the target; 1 is the next", 1, 6, 1),
                                     yes_figure("hill", "they stand on a hill"),
                                     word_figure("ground", "where the target stands", {"open", "woods", "town"})},
                         .run = [&rules](const CaseFigures& given, TableCup& cup) {
                           return bombardment({given.word("guns"), given.number("batteries"), given.number("distance"),
                                               given.yes("hill"), given.word("ground")},
                                              rules, cup);
                         }};
  TableProcedure time{.name = "time",
                      .purpose = "How long the turn took",
                      .rule = "SQ A",
                      .figures = {},
                      .run = [&rules](const CaseFigures&, TableCup& cup) { return turn_length(rules, cup); }};
  return {std::move(act), std::move(bombard), std::move(time)};
}

}  // namespace estafette::tabletop::squares
