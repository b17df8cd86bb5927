#include "tabletop/napoleons_wars/evasion.hpp"

#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::wars {

RefereeAnswer evasion(const EvasionCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "evasion");
  const bool slow = of.attacker == "infantry" || of.attacker == "heavy" ||
                    (of.attacker == "medium" && rules.on("medium-evades-as-heavy"));
  const int needed = rules.table("evasion").row(of.battery).whole(slow ? "foot-or-heavy" : "others");
  reckoning.note(fmt::format("escapes on {} or more", needed));
  reckoning.add_if(of.bad_weather, "weather");
  reckoning.add_if(of.suppressed, "suppressed");
  reckoning.add_if(of.rough, "rough");
  reckoning.add_if(of.behind_obstacle, "obstacle");
  if (reckoning.net(roll_two(reckoning, cup, rules)) >= needed) {
    reckoning.follow("battery", "goes back a full move; caught again, it is overrun", "NW I.8.5");
    reckoning.follow("attacker", fmt::format("loses {} inch of its move and may go on", rules.value("evaded-cost")),
                     "NW I.8.5");
    return reckoning.result("escapes", "NW I.8.5");
  }
  reckoning.follow("attacker", "makes contact; a combat follows", "NW I.8.5");
  return reckoning.result("caught", "NW I.8.5");
}

TableProcedure evasion_procedure(const TabletopRules& rules) {
  return {.name = "evasion",
          .purpose = "A battery that is attacked tries to get away",
          .rule = "NW I.8.5",
          .figures = {word_figure("battery", "foot or horse artillery", {"foot", "horse"}),
                      word_figure("attacker", "who attacks", {"infantry", "heavy", "medium", "light"}),
                      yes_figure("weather", "mud, rain or snow"), yes_figure("suppressed", "the battery is suppressed"),
                      yes_figure("rough", "the battery stands in rough terrain"),
                      yes_figure("obstacle", "the battery stands behind an obstacle, or higher")},
          .run = [&rules](const CaseFigures& given, TableCup& cup) {
            const EvasionCase of = {given.word("battery"),   given.word("attacker"), given.yes("weather"),
                                    given.yes("suppressed"), given.yes("rough"),     given.yes("obstacle")};
            return evasion(of, rules, cup);
          }};
}

}  // namespace estafette::tabletop::wars
