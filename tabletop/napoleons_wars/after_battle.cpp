#include "tabletop/napoleons_wars/after_battle.hpp"

#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop::wars {

int pursuit_dice(const PursuitCase& of, const TabletopRules& rules) {
  const int most = rules.whole("pursuit-dice-most");
  if (of.winner <= of.loser) return 0;
  if (of.loser == 0) return most;
  return std::min(1 + 2 * (of.winner - of.loser) / of.loser, most);  // a die for every half beyond 1:1
}

RefereeAnswer pursuit(const PursuitCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "pursuit");
  const int dice = pursuit_dice(of, rules);
  if (dice == 0) return reckoning.result("no pursuit", "NW I.13");
  reckoning.add_if(of.bad_weather, "weather");
  reckoning.add_if(of.late, "late");
  const DiceThrow thrown = reckoning.roll(cup, dice, rules.whole("sides"));
  int lost = 0;
  for (const int face : thrown.faces) lost += std::max(face + reckoning.modifiers(), rules.whole("pursuit-die-least"));
  reckoning.follow("loser",
                   fmt::format("chooses them; a battery counts {}, a damaged one {}", rules.whole("pursuit-battery"),
                               rules.whole("pursuit-battery-damaged")),
                   "NW O.1.0", lost);
  return reckoning.result(told_steps(rules, lost) + " more lost", "NW O.1.0");
}

RefereeAnswer recovery(int lost, bool winner, const TabletopRules& rules) {
  Reckoning reckoning(rules, "recovery");
  const bool as_winner = winner != rules.on("recovery-swapped");
  const int one_in = rules.whole(as_winner ? "recovery-winner" : "recovery-loser");
  const int back = rounded(static_cast<double>(lost) / one_in, rules);
  reckoning.note(fmt::format("one in {} of {}", one_in, lost));
  return reckoning.result(told_steps(rules, back) + " come back", "NW O.2.0");
}

TableProcedure pursuit_procedure(const TabletopRules& rules) {
  return {.name = "pursuit",
          .purpose = "What the beaten army loses in pursuit",
          .rule = "NW O.1.0",
          .figures = {number_figure("winner", "strength points of the winner's light cavalry", 0, 99, 0),
                      number_figure("loser", "strength points of the loser's light cavalry", 0, 99, 0),
                      yes_figure("weather", "mud, rain or snow"),
                      yes_figure("late", "the battle went into the last quarter of its turns")},
          .run = [&rules](const CaseFigures& given, TableCup& cup) {
            return pursuit({given.number("winner"), given.number("loser"), given.yes("weather"), given.yes("late")},
                           rules, cup);
          }};
}

TableProcedure recovery_procedure(const TabletopRules& rules) {
  return {.name = "recovery",
          .purpose = "The strength points that come back after the battle",
          .rule = "NW O.2.0",
          .figures = {number_figure("lost", "strength points that were lost", 0, 999, 0),
                      word_figure("side", "which side", {"winner", "loser"})},
          .run = [&rules](const CaseFigures& given, TableCup&) {
            return recovery(given.number("lost"), given.word("side") == "winner", rules);
          }};
}

}  // namespace estafette::tabletop::wars
