#include "tabletop/muster/from_sheet.hpp"

#include "base/dates.hpp"
#include "converter/sow/plan/battle_plan.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::tabletop {
namespace {

using GunsOfUnits = std::map<std::string, int>;

/// The units of a side that have rows, with the guns on them.
GunsOfUnits units_sent(const sow::BattleSheet& sheet, int side) {
  GunsOfUnits sent;
  for (const sow::SheetRow& row : sheet.rows)
    if (row.side == side && row.row_kind == sow::RowKind::troops) sent[row.id] += row.guns.value;
  return sent;
}

/// Leaves nobody who was not sent, and no formation without troops.
void keep_those_sent(Formation& formation, const GunsOfUnits& sent) {
  std::erase_if(formation.units, [&](const Unit& unit) { return !sent.contains(unit.id); });
  for (Unit& unit : formation.units) unit.guns = Guns{sent.at(unit.id)};
  for (Formation& below : formation.formations) keep_those_sent(below, sent);
  std::erase_if(formation.formations,
                [](const Formation& below) { return below.units.empty() && below.formations.empty(); });
}

std::vector<SheetArmy::Arrival> arrivals_in(const Formation& army, const std::vector<sow::SheetRow>& rows, int side) {
  std::vector<SheetArmy::Arrival> arrivals;
  for (const Formation& division : army.formations) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const sow::SheetRow& one) {
      return one.side == side && one.formation == division.id && !one.arrives.empty();
    });
    if (row != rows.end()) arrivals.push_back({division.name, row->arrives, row->edge});
  }
  return arrivals;
}

std::vector<std::string> conditions_of(const sow::BattleSheet& sheet, const sow::SheetSide& side) {
  std::vector<std::string> told;
  if (!sheet.place.empty())
    told.push_back(
        fmt::format("{}{}", sheet.place, sheet.settlement.empty() ? "" : fmt::format(", a {}", sheet.settlement)));
  told.push_back(fmt::format("{} to {}{}{}", sheet.start.substr(0, 5), sheet.end.substr(0, 5),
                             sheet.date.empty() ? "" : ", " + sheet.date,
                             sheet.weather.empty() ? "" : "; weather: " + sheet.weather));
  if (!sheet.attacker_from.empty())
    told.push_back(side.attacker ? fmt::format("attacks, from the {}", sheet.attacker_from)
                                 : fmt::format("defends; the enemy comes from the {}", sheet.attacker_from));
  if (side.commander == "absent")
    told.push_back(fmt::format("{} is absent: nobody commands the army (4.1.1)",
                               side.army.commander.empty() ? "the commander" : side.army.commander));
  if (!side.chief.empty()) told.push_back(side.chief + " commands in person (5.5.3)");
  return told;
}

std::map<std::string, std::string> reasons_of(const sow::BattleSheet& sheet, int side) {
  std::map<std::string, std::string> reasons;
  for (const sow::SheetRow& row : sheet.rows) {
    if (row.side != side || row.row_kind != sow::RowKind::troops || row.as_fought == row.experience) continue;
    reasons[row.id] = fmt::format("tested one quality {}: {}", row.as_fought > row.experience ? "higher" : "lower",
                                  fmt::join(row.reasons, ", "));
  }
  return reasons;
}

}  // namespace

std::vector<SheetArmy> armies_of(const sow::BattleSheet& sheet) {
  std::vector<SheetArmy> armies;
  for (const sow::SheetSide& side : sheet.sides) {
    SheetArmy army;
    army.side = side.number;
    army.attacker = side.attacker;
    army.orbat.formations.push_back(side.army);
    Formation& first = army.orbat.formations.front();
    keep_those_sent(first, units_sent(sheet, side.number));
    if (side.commander == "absent") {
      first.commander.clear();
      first.ratings.ability = 0;
    }
    army.arrivals = arrivals_in(first, sheet.rows, side.number);
    army.conditions = conditions_of(sheet, side);
    army.reasons = reasons_of(sheet, side.number);
    armies.push_back(std::move(army));
  }
  std::stable_sort(armies.begin(), armies.end(),
                   [](const SheetArmy& a, const SheetArmy& b) { return a.attacker && !b.attacker; });
  return armies;
}

int year_of(const sow::BattleSheet& sheet, int otherwise) {
  const std::optional<Date> date = date_from(sheet.date);
  return date ? static_cast<int>(date->year()) : otherwise;
}

int minutes_in(const sow::BattleSheet& sheet, const std::string& time) {
  constexpr int kSeconds = 60;
  const std::optional<sow::Clock> start = sow::clock_from(sheet.start), then = sow::clock_from(time);
  return start && then ? (then->seconds - start->seconds) / kSeconds : 0;
}

}  // namespace estafette::tabletop
