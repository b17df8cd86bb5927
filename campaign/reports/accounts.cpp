#include "campaign/reports/accounts.hpp"

#include "campaign/state/json_events.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/words.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <map>

namespace estafette::campaign {
namespace {

/// The total of some forces.
struct ForcesSum {
  int forces = 0, men = 0, guns = 0, wounded = 0, stragglers = 0, exhausted = 0;

  void add(const ForcesSum& other) {
    forces += other.forces;
    men += other.men;
    guns += other.guns;
    wounded += other.wounded;
    stragglers += other.stragglers;
    exhausted += other.exhausted;
  }
};

ForcesSum of(const State& state, const Force& force, const std::map<std::string, ForcesSum>& out) {
  const Totals strength = totals(force.troops);
  ForcesSum sum;
  sum.forces = 1;
  sum.men = strength.men().value;
  sum.guns = strength.guns.value;
  sum.exhausted = force.exhausted_until >= state.turn ? 1 : 0;
  for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
    if (const auto found = out.find(unit.id); found != out.end()) sum.add(found->second);
  });
  return sum;
}

/// Who is to come back, by unit.
std::map<std::string, ForcesSum> in_the_pools(const State& state) {
  std::map<std::string, ForcesSum> out;
  for (const Recovering& men : state.recovering)
    (men.stragglers ? out[men.unit].stragglers : out[men.unit].wounded) += men.men;
  return out;
}

std::vector<std::string> row(const std::string& name, const ForcesSum& sum) {
  return {name,
          std::to_string(sum.forces),
          figure(sum.men),
          std::to_string(sum.guns),
          figure(sum.wounded),
          figure(sum.stragglers),
          std::to_string(sum.exhausted)};
}

}  // namespace

Table prestige_table(const std::vector<Event>& events) {
  Table table{
      "Prestige (4.5)", {{"turn", true}, {"points", true}, {"score", true}, {"line of rule 4.5"}, {"what"}}, {}, {}};
  int score = 0;
  for (const Event& event : events) {
    if (const auto* founded = std::get_if<Founded>(&event.change)) {
      score = founded->state.prestige;
      table.rows.push_back({"", "", std::to_string(score), "", "the opening score"});
    } else if (const auto* changed = std::get_if<PrestigeChanged>(&event.change)) {
      score += changed->by;
      // "Prestige rises by 8 to 38: ..." says again what stands in the other columns.
      const Figure* why = figure_of(event.said, "why");
      const std::string what = tell(why != nullptr ? *why->as<Saying>() : event.said);
      table.rows.push_back({std::to_string(event.turn.value), fmt::format("{:+}", changed->by), std::to_string(score),
                            tell(event.cause), what});
    }
  }
  return table;
}

std::vector<std::string> kinds_in_prestige_table() {
  return {kind_of(Founded{}), kind_of(PrestigeChanged{})};
}

Table armies_table(const Theatre& theatre, const State& state) {
  Table table{"Strength of the armies",
              {{"army"},
               {"forces", true},
               {"men", true},
               {"guns", true},
               {"wounded to return", true},
               {"stragglers to return", true},
               {"exhausted", true}},
              {},
              {}};
  const std::map<std::string, ForcesSum> out = in_the_pools(state);
  for (const Side side : {Side::france, Side::coalition}) {
    ForcesSum all;
    std::map<std::string, ForcesSum> by_army;
    for (const Force& force : state.forces) {
      if (force.side != side) continue;
      const ForcesSum sum = of(state, force, out);
      by_army[force.army].add(sum);
      all.add(sum);
    }
    for (const Army& army : state.armies)
      if (const auto found = by_army.find(army.id); found != by_army.end() && army.side == side)
        table.rows.push_back(row(army.name, found->second));
    if (const auto none = by_army.find(""); none != by_army.end())
      table.rows.push_back(row("of no army", none->second));
    table.totals.push_back(table.rows.size());
    table.rows.push_back(row(theatre.rules.sides[side].name, all));
  }
  return table;
}

}  // namespace estafette::campaign
