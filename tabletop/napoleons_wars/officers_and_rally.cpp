#include "tabletop/napoleons_wars/officers_and_rally.hpp"

#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop::wars {

int presence_of(const ChiefCase& chief, const TabletopRules& rules) {
  if (!chief.present) return 0;
  return rules.table("ratings").row(chief.rating).whole("presence") +
         (chief.napoleon ? rules.whole("presence-napoleon") : 0);
}

RefereeAnswer initiative(const ChiefCase& first, const ChiefCase& second, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "initiative");
  reckoning.add_value(presence_of(first, rules), "presence", "NW I.6", "first side");
  reckoning.add_value(presence_of(second, rules), "presence", "NW I.6", "second side");
  const int one = reckoning.net(roll_two(reckoning, cup, rules, "first side"));
  const int two = reckoning.net(roll_two(reckoning, cup, rules, "second side"));
  const bool tie = one == two && !first.napoleon && !second.napoleon;
  if (tie) return reckoning.result("roll again", "NW I.6");
  const bool first_wins = one > two || (one == two && first.napoleon);
  const ChiefCase& loser = first_wins ? second : first;
  if (loser.napoleon && loser.rating == "excellent" && loser.present)
    reckoning.follow(first_wins ? "second side" : "first side", "may have it rolled again, once a game", "NW I.6");
  return reckoning.result(first_wins ? "first side chooses" : "second side chooses", "NW I.6");
}

RefereeAnswer rally(const RallyCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "rally");
  const int needed = rules.table("qualities").row(of.quality).whole("rally");
  reckoning.note(fmt::format("{} rallies on {} or more", of.quality, needed));
  reckoning.add_if(of.state == "fresh", "fresh");
  reckoning.add_if(of.state == "spent", "spent");
  reckoning.add_if(of.general, "general");
  reckoning.add_if(of.valorous, "valorous");
  reckoning.add_if(!of.in_range, "out-of-range");
  if (reckoning.net(roll_two(reckoning, cup, rules)) >= needed) {
    reckoning.follow("unit", "faces the enemy, disordered", "NW I.12");
    return reckoning.result("rallies", "NW I.12");
  }
  reckoning.follow("unit", fmt::format("goes {} inches further", rules.whole("unrallied")), "NW I.12");
  return reckoning.result("does not rally", "NW I.12");
}

RefereeAnswer replacement(int lost_in, int presence, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "replacement");
  reckoning.add_value(-presence, "presence of the commander-in-chief", "NW I.11.7");
  const int rolled = reckoning.net(reckoning.roll(cup, rules.whole("replacement-dice"), rules.whole("sides")));
  const int turns = std::max(rolled, rules.whole("replacement-least"));
  reckoning.follow("units", fmt::format("{} turns as if out of range", turns), "NW I.11.7");
  reckoning.follow("successor",
                   fmt::format("within {} inches of a unit; one rating lower, {} inches less, not valorous",
                               rules.whole("replacement-near"), rules.whole("replacement-range")),
                   "NW I.11.7");
  return reckoning.result(fmt::format("arrives in turn {}", lost_in + turns + 1), "NW I.11.7");
}

TableProcedure initiative_procedure(const TabletopRules& rules) {
  return {
      .name = "initiative",
      .purpose = "Who chooses which side moves first",
      .rule = "NW I.6",
      .figures = {word_figure("first", "rating of the first commander-in-chief", rating_names(), "average"),
                  word_figure("second", "rating of the second", rating_names(), "average"),
                  word_figure("napoleon", "who of them is Napoleon", {"none", "first", "second"}),
                  word_figure("absent", "who of them is not on the table", {"none", "first", "second", "both"})},
      .run = [&rules](const CaseFigures& given, TableCup& cup) {
        const std::string &napoleon = given.word("napoleon"), &absent = given.word("absent");
        const ChiefCase first = {given.word("first"), napoleon == "first", absent != "first" && absent != "both"};
        const ChiefCase second = {given.word("second"), napoleon == "second", absent != "second" && absent != "both"};
        return initiative(first, second, rules, cup);
      }};
}

TableProcedure rally_procedure(const TabletopRules& rules) {
  return {
      .name = "rally",
      .purpose = "A routed unit tries to rally",
      .rule = "NW I.12",
      .figures = {word_figure("quality", "the unit's quality", quality_names(), "line"),
                  word_figure("state", "its fatigue", unit_states()), yes_figure("general", "a general is attached"),
                  yes_figure("valorous", "a valorous commander or the commander-in-chief within 3 inches"),
                  word_figure("in-range", "it is in its commander's range", {"yes", "no"})},
      .run = [&rules](const CaseFigures& given, TableCup& cup) {
        const RallyCase of = {given.word("quality"), given.word("state"), given.yes("general"), given.yes("valorous"),
                              given.yes("in-range")};
        return rally(of, rules, cup);
      }};
}

TableProcedure replacement_procedure(const TabletopRules& rules) {
  return {.name = "replacement",
          .purpose = "When a commander who fell is replaced",
          .rule = "NW I.11.7",
          .figures = {number_figure("turn", "the turn in which he fell", 1, 99, 1),
                      number_figure("presence", "presence bonus of the commander-in-chief", 0, 4, 0)},
          .run = [&rules](const CaseFigures& given, TableCup& cup) {
            return replacement(given.number("turn"), given.number("presence"), rules, cup);
          }};
}

}  // namespace estafette::tabletop::wars
