#include "tabletop/napoleons_wars/manoeuvre.hpp"

#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::wars {
namespace {

void add_manoeuvre_modifiers(const ManoeuvreCase& of, const TabletopRules& rules, Reckoning& reckoning) {
  reckoning.add_if(of.state == "fresh", "fresh");
  reckoning.add_if(of.state == "spent", "spent");
  reckoning.add_value(rules.table("qualities").row(of.quality).whole("manoeuvre"), of.quality, "NW T");
  reckoning.add_if(of.general, "general");
  reckoning.add_if(of.valorous, "valorous");
  reckoning.add_if(of.suppressed, "suppressed");
  reckoning.add_if(of.fatigued, "fatigued");
  reckoning.add_if(of.rating == "poor" && !of.in_range, "out-of-poor");
  reckoning.add_value(of.presence, "presence of the commander-in-chief", "NW II.3.1");
}

std::string ordered_result(int quarters) {
  return quarters == 0 ? "hold" : told_quarters(quarters);
}

std::string disordered_result(const RuleRow& row) {
  const int quarters = row.whole("disordered-move");
  if (row.text("disordered") == "retreat") return "retreat " + told_quarters(quarters);
  if (row.text("disordered") == "hold") return "hold, still disordered";
  return quarters == 0 ? "re-order and hold" : "re-order with " + told_quarters(quarters);
}

}  // namespace

std::string manoeuvre_column(const std::string& rating, bool in_range, const TabletopRules& rules) {
  return in_range ? rating : rules.table("ratings").row(rating).text("below");
}

RefereeAnswer manoeuvre(const ManoeuvreCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "manoeuvre");
  add_manoeuvre_modifiers(of, rules, reckoning);
  const std::string column = manoeuvre_column(of.rating, of.in_range, rules);
  reckoning.note("column of a " + column + " commander");
  const int net = reckoning.net(roll_two(reckoning, cup, rules));
  const RuleRow* found = &rules.table("manoeuvre").rows.front();
  for (const RuleRow& row : rules.table("manoeuvre").rows)
    if (net >= row.whole(column)) found = &row;
  const int quarters = found->whole(of.disordered ? "disordered-move" : "order-move");
  if (quarters > 0)
    reckoning.follow("unit",
                     fmt::format("{} of {} inches: {}", told_quarters(quarters), of.move, of.move * quarters / 4),
                     "NW I.9.1");
  return reckoning.result(of.disordered ? disordered_result(*found) : ordered_result(quarters), "NW T");
}

TableProcedure manoeuvre_procedure(const TabletopRules& rules) {
  return {.name = "manoeuvre",
          .purpose = "How much of its move a unit gets",
          .rule = "NW I.9",
          .figures = {word_figure("rating", "the commander's rating", rating_names(), "average"),
                      word_figure("in-range", "the unit is in his range", {"yes", "no"}),
                      word_figure("quality", "the unit's quality", quality_names(), "line"),
                      word_figure("state", "its fatigue", unit_states()), yes_figure("disordered", "it is disordered"),
                      yes_figure("general", "a general is attached"),
                      yes_figure("valorous", "a valorous commander is within 3 inches"),
                      yes_figure("suppressed", "it is artillery and suppressed"),
                      yes_figure("fatigued", "its command is fatigued"),
                      number_figure("presence", "presence bonus of a commander-in-chief within 3 inches", 0, 4, 0),
                      length_figure("move", "inches of a full move", 48, "10")},
          .run = [&rules](const CaseFigures& given, TableCup& cup) {
            ManoeuvreCase of;
            of.rating = given.word("rating");
            of.in_range = given.yes("in-range");
            of.quality = given.word("quality");
            of.state = given.word("state");
            of.disordered = given.yes("disordered");
            of.general = given.yes("general");
            of.valorous = given.yes("valorous");
            of.suppressed = given.yes("suppressed");
            of.fatigued = given.yes("fatigued");
            of.presence = given.number("presence");
            of.move = given.length("move");
            return manoeuvre(of, rules, cup);
          }};
}

}  // namespace estafette::tabletop::wars
