#include "sow_dumps/losses/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

namespace estafette::dumps {
namespace {

constexpr const char* kSide = "side";
constexpr const char* kOwnTroops = "own troops";
constexpr const char* kBrigade = "brigade";

using LossesById = std::unordered_map<std::string, const UnitLosses*>;

void add(Returns& sum, const Returns& more) {
  sum.by_turn.resize(std::max(sum.by_turn.size(), more.by_turn.size()));
  for (std::size_t turn = 0; turn < more.by_turn.size(); ++turn) sum.by_turn[turn] += more.by_turn[turn];
  sum.lost_for_good += more.lost_for_good;
}

void add(SummaryLine& line, const UnitLosses& unit) {
  line.sent += unit.before;
  line.killed += unit.killed;
  line.wounded += unit.wounded;
  line.missing += unit.missing;
  line.left += unit.after;
  line.guns_sent += unit.guns_before;
  line.guns_left += unit.guns_after;
  add(line.back, unit.wounded_back);
  add(line.back, unit.missing_back);
}

void add_units(SummaryLine& line, const std::vector<Unit>& units, const LossesById& losses) {
  for (const Unit& unit : units) {
    if (const auto found = losses.find(unit.id); found != losses.end()) add(line, *found->second);
  }
}

void add_all(SummaryLine& line, const Formation& formation, const LossesById& losses) {
  add_units(line, formation.units, losses);
  for (const Formation& below : formation.formations) add_all(line, below, losses);
}

void add_lines(std::vector<SummaryLine>& lines, const SummaryLine& of_side, const Formation& formation,
               const LossesById& losses) {
  SummaryLine line = of_side;
  line.level = to_string(formation.level);
  line.id = formation.id;
  line.name = formation.name;
  add_all(line, formation, losses);
  if (line.sent.value == 0) return;
  lines.push_back(std::move(line));
  for (const Formation& below : formation.formations) add_lines(lines, of_side, below, losses);
}

}  // namespace

std::vector<SummaryLine> summarize(const sow::BattleSheet& sheet, const Losses& losses) {
  std::vector<SummaryLine> lines;
  for (const sow::SheetSide& side : sheet.sides) {
    LossesById of_side;
    for (const UnitLosses& unit : losses.units) {
      if (unit.side == side.number) of_side.emplace(unit.id, &unit);
    }
    SummaryLine blank;
    blank.side = side.number;
    blank.side_name = blank.name = side.army.name;
    blank.id = side.army.id;
    SummaryLine own = blank;
    own.level = kOwnTroops;
    own.name += ", own troops";
    add_units(own, side.army.units, of_side);
    if (own.sent.value > 0) lines.push_back(std::move(own));
    for (const Formation& below : side.army.formations) add_lines(lines, blank, below, of_side);
    SummaryLine total = blank;
    total.level = kSide;
    add_all(total, side.army, of_side);
    lines.push_back(std::move(total));
  }
  return lines;
}

Table summary_table(const std::vector<SummaryLine>& lines) {
  Table table{.caption = "Losses by corps",
              .columns = {{"formation"},
                          {"sent", true},
                          {"killed", true},
                          {"wounded", true},
                          {"missing", true},
                          {"left", true},
                          {"lost %", true},
                          {"guns", true},
                          {"guns lost", true}},
              .rows = {},
              .totals = {}};
  for (const SummaryLine& line : lines) {
    if (line.level == kBrigade) continue;
    if (line.level == kSide) table.totals.push_back(table.rows.size());
    table.rows.push_back({line.name, figure(line.sent.value), figure(line.killed.value), figure(line.wounded.value),
                          figure(line.missing.value), figure(line.left.value),
                          figure(lost_percent(line.sent, line.left)), figure(line.guns_sent.value),
                          figure((line.guns_sent - line.guns_left).value)});
  }
  return table;
}

Table returns_table(const std::vector<SummaryLine>& lines) {
  std::size_t turns = 0;
  for (const SummaryLine& line : lines) turns = std::max(turns, line.back.by_turn.size());
  Table table{.caption = "Wounded and missing who come back, by turn after the battle",
              .columns = {{"formation"}},
              .rows = {},
              .totals = {}};
  for (std::size_t turn = 1; turn <= turns; ++turn) table.columns.push_back({std::to_string(turn), true});
  table.columns.push_back({"back in all", true});
  table.columns.push_back({"lost for good", true});
  for (const SummaryLine& line : lines) {
    if (line.level == kBrigade) continue;
    if (line.level == kSide) table.totals.push_back(table.rows.size());
    std::vector<std::string> row = {line.name};
    Men all;
    for (std::size_t turn = 0; turn < turns; ++turn) {
      const Men back = turn < line.back.by_turn.size() ? line.back.by_turn[turn] : Men{};
      all += back;
      row.push_back(figure(back.value));
    }
    row.push_back(figure(all.value));
    row.push_back(figure(line.back.lost_for_good.value));
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace estafette::dumps
