#include "sow_dumps/losses/unit_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::dumps {
namespace {

using UnitList = std::vector<const UnitLosses*>;

std::vector<std::string> row_of(const UnitLosses& unit, const std::string& status, bool guns) {
  std::vector<std::string> row = {unit.name,
                                  figure(unit.before.value),
                                  figure(unit.killed.value),
                                  figure(unit.wounded.value),
                                  figure(unit.missing.value),
                                  figure(unit.after.value),
                                  figure(lost_percent(unit.before, unit.after))};
  if (guns) {
    row.push_back(figure(unit.guns_before.value));
    row.push_back(figure((unit.guns_before - unit.guns_after).value));
  }
  row.push_back(status);
  row.push_back(unit.note);
  return row;
}

Table table_of(const UnitList& units, const std::string& caption) {
  UnitLosses all;
  all.name = "all";
  for (const UnitLosses* unit : units) {
    all.before += unit->before;
    all.killed += unit->killed;
    all.wounded += unit->wounded;
    all.missing += unit->missing;
    all.after += unit->after;
    all.guns_before += unit->guns_before;
    all.guns_after += unit->guns_after;
  }
  const bool guns = all.guns_before.value > 0;
  Table table{.caption = caption,
              .columns = {{"unit"},
                          {"sent", true},
                          {"killed", true},
                          {"wounded", true},
                          {"missing", true},
                          {"left", true},
                          {"lost %", true}},
              .rows = {},
              .totals = {units.size()}};
  if (guns) table.columns.insert(table.columns.end(), {{"guns", true}, {"guns lost", true}});
  table.columns.insert(table.columns.end(), {{"status", false}, {"note", false}});
  for (const UnitLosses* unit : units) table.rows.push_back(row_of(*unit, to_string(unit->condition), guns));
  table.rows.push_back(row_of(all, "", guns));
  return table;
}

}  // namespace

std::vector<Table> unit_tables(const sow::BattleSheet& sheet, const Losses& losses) {
  std::vector<UnitList> formations;
  std::map<std::pair<int, std::string>, std::size_t> places;  // of the formations, by side and id
  for (const UnitLosses& unit : losses.units) {
    const auto [place, is_new] = places.emplace(std::pair(unit.side, unit.formation), formations.size());
    if (is_new) formations.emplace_back();
    formations[place->second].push_back(&unit);
  }
  std::vector<Table> tables;
  for (const UnitList& units : formations) {
    const UnitLosses& first = *units.front();
    tables.push_back(table_of(units, fmt::format("{} ({})", first.formation_name, army_of(sheet, first.side))));
  }
  return tables;
}

std::string army_of(const sow::BattleSheet& sheet, int number) {
  for (const sow::SheetSide& side : sheet.sides) {
    if (side.number == number) return side.army.name;
  }
  return fmt::format("side {}", number);
}

}  // namespace estafette::dumps
