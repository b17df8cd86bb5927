#include "tabletop/napoleons_wars/fire.hpp"

#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::wars {
namespace {

/// The last row that begins at these points or below.
const RuleRow& effects_row(double points, const TabletopRules& rules) {
  const RuleTable& table = rules.table("fire-effects");
  const double counted = points < 1 ? points : rounded(points, rules);
  const RuleRow* found = &table.rows.front();
  for (const RuleRow& row : table.rows)
    if (row.number("from") <= counted) found = &row;
  return *found;
}

std::string effect_of(const RuleRow& row, int net) {
  std::string effect = "desultory";
  for (const char* higher : {"effective", "damaging", "horrendous", "destructive"}) {
    const std::optional<int> from = row.maybe(higher);
    if (from && net >= *from) effect = higher;
  }
  return effect;
}

void add_fire_modifiers(const FireCase& of, const TabletopRules& rules, Reckoning& reckoning) {
  if (of.cover != "hard") {  // what is the nation's own does not help against hard cover or works
    const RuleRow& nation = nation_row(rules, of.nation);
    reckoning.add_value(nation.whole("artillery"), nation.id + " artillery", "NW I.8.4");
    if (of.weight == "heavy") reckoning.add_value(nation.whole("heavy"), nation.id + " heavy artillery", "NW I.8.4");
  }
  reckoning.add_if(of.vulnerable, "vulnerable");
  reckoning.add_if(of.cover == "soft", "soft-cover");
  reckoning.add_if(of.cover == "hard", "hard-cover");
  reckoning.add_if(of.wet, "wet");
  reckoning.add_if(of.other_elevation, "elevation");
  reckoning.add_if(of.target == "artillery", "artillery");
}

void follow_guns(const RuleRow& row, Reckoning& reckoning) {
  const std::string& fate = row.text("guns");
  if (fate == "suppressed") reckoning.follow("target", "is suppressed", "NW T");
  if (fate == "driven") {
    reckoning.follow("target", "goes back a full move", "NW T");
    reckoning.follow("target", "is suppressed", "NW T");
  }
  if (fate == "damaged") {
    reckoning.follow("target", "is damaged", "NW T", 1);
    reckoning.follow("target", "goes back a full move", "NW T");
  }
  if (fate == "destroyed") reckoning.follow("target", "is destroyed", "NW T", 2);
}

void follow_troops(const RuleRow& row, const TabletopRules& rules, Reckoning& reckoning) {
  const int loss = row.whole("loss");
  if (loss > 0) reckoning.follow("target", "loses " + told_steps(rules, loss), "NW T", loss);
  if (row.yes("disorder")) reckoning.follow("target", "is disordered", "NW T");
  if (row.whole("back-inches") > 0)
    reckoning.follow("target", fmt::format("goes back {} inches", row.whole("back-inches")), "NW T");
  if (row.whole("back-moves") > 0)
    reckoning.follow("target", "goes back " + told_quarters(row.whole("back-moves")), "NW T");
}

}  // namespace

double fire_points(const FireCase& of, const TabletopRules& rules) {
  if (of.state == "both") return 0;
  double points = of.points;
  if (points == 0) {
    const RuleRow& row = rules.table("fire-points").row(of.weight);
    for (const char* band : {"long", "medium", "canister"})
      if (of.range <= row.number(std::string(band) + "-to")) points = row.number(band);
    points *= of.batteries;
  }
  if (of.state == "damaged") points *= rules.value("damaged-fire");
  if (of.state == "suppressed") points *= rules.value("suppressed-fire");
  return points;
}

RefereeAnswer fire(const FireCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "fire");
  const double points = fire_points(of, rules);
  if (points <= 0) return reckoning.result("no fire", of.state == "both" ? "NW I.11.6" : "NW I.8.4");
  const RuleRow& row = effects_row(points, rules);
  reckoning.note(fmt::format("{} fire points: row {}", points, row.id));
  add_fire_modifiers(of, rules, reckoning);
  const DiceThrow thrown = roll_two(reckoning, cup, rules);
  const std::string effect = effect_of(row, reckoning.net(thrown));
  if (thrown.sum() >= rules.whole("killing-roll"))
    reckoning.follow("target", "an attached general is killed", "NW I.8.4");
  const RuleRow& what = rules.table("fire-results").row(effect);
  if (of.target == "artillery")
    follow_guns(what, reckoning);
  else
    follow_troops(what, rules, reckoning);
  return reckoning.result(effect, "NW I.8.4");
}

TableProcedure fire_procedure(const TabletopRules& rules) {
  return {
      .name = "fire",
      .purpose = "Artillery fires at a unit",
      .rule = "NW I.8.4",
      .figures = {word_figure("weight", "the guns' weight", {"light", "medium", "heavy"}, "medium"),
                  length_figure("range", "inches to the target", 48, "0"),
                  number_figure("batteries", "how many such batteries fire at it", 1, 12, 1),
                  length_figure("points", "fire points, if they are summed already; 0: by weight and range", 99, "0"),
                  word_figure("state", "the guns' state", {"fit", "damaged", "suppressed", "both"}),
                  word_figure("nation", "the guns' nation", rules.table("nations").ids(), "others"),
                  word_figure("target", "what is fired at", {"infantry", "cavalry", "artillery"}),
                  word_figure("cover", "the target's cover", {"none", "soft", "hard"}),
                  yes_figure("vulnerable", "hit in flank or rear, in a ford, on a bridge, or after a road"),
                  yes_figure("wet", "rain, or mud underfoot"),
                  yes_figure("elevation", "guns and target stand on different elevations")},
      .run = [&rules](const CaseFigures& given, TableCup& cup) {
        FireCase of;
        of.weight = given.word("weight");
        of.range = given.length("range");
        of.batteries = given.number("batteries");
        of.points = given.length("points");
        of.state = given.word("state");
        of.nation = given.word("nation");
        of.target = given.word("target");
        of.cover = given.word("cover");
        of.vulnerable = given.yes("vulnerable");
        of.wet = given.yes("wet");
        of.other_elevation = given.yes("elevation");
        return fire(of, rules, cup);
      }};
}

}  // namespace estafette::tabletop::wars
