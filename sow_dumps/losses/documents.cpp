#include "sow_dumps/losses/documents.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/readers/outline/csv.hpp"
#include "sow_dumps/losses/losses_page.hpp"
#include "sow_dumps/losses/next_orbat.hpp"
#include "sow_dumps/losses/summary.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::dumps {
namespace {

/// "next-french-army.csv"; with the side's number instead if the name has no letters, or both sides have the same one.
std::string next_name(const sow::BattleSheet& sheet, const sow::SheetSide& side) {
  const std::string name = slug(side.army.name);
  const auto same = [&](const sow::SheetSide& other) { return slug(other.army.name) == name; };
  const bool clear = !name.empty() && std::count_if(sheet.sides.begin(), sheet.sides.end(), same) == 1;
  return clear ? fmt::format("next-{}.csv", name) : fmt::format("next-side-{}.csv", side.number);
}

std::string digits(int value) {
  return std::to_string(value);
}

/// The rows of one pool of one unit: a row for each turn in which men come back, then one for those who never do.
std::string pool_rows(const UnitLosses& unit, const std::string& pool, const Returns& back) {
  std::string csv;
  const auto add = [&](const std::string& turn, Men men) {
    if (men.value > 0) csv += csv_line({unit.id, unit.name, unit.formation_name, pool, turn, digits(men.value)});
  };
  int turn = 0;
  for (const Men men : back.by_turn) add(digits(++turn), men);
  add("lost", back.lost_for_good);
  return csv;
}

}  // namespace

std::string losses_csv(const Losses& losses) {
  std::string csv = csv_line({"unit_id", "name", "formation", "kind", "before", "killed", "wounded", "missing", "after",
                              "guns_before", "guns_after", "status", "note"});
  for (const UnitLosses& unit : losses.units) {
    csv += csv_line({unit.id, unit.name, unit.formation_name, to_string(unit.kind), digits(unit.before.value),
                     digits(unit.killed.value), digits(unit.wounded.value), digits(unit.missing.value),
                     digits(unit.after.value), digits(unit.guns_before.value), digits(unit.guns_after.value),
                     to_string(unit.condition), unit.note});
  }
  return csv;
}

std::string summary_csv(const sow::BattleSheet& sheet, const Losses& losses) {
  std::string csv = csv_line({"side", "level", "formation_id", "formation", "sent", "killed", "wounded", "missing",
                              "left", "guns_before", "guns_after", "lost_percent", "guns_lost"});
  for (const SummaryLine& line : summarize(sheet, losses)) {
    csv += csv_line({line.side_name, line.level, line.id, line.name, digits(line.sent.value), digits(line.killed.value),
                     digits(line.wounded.value), digits(line.missing.value), digits(line.left.value),
                     digits(line.guns_sent.value), digits(line.guns_left.value),
                     digits(lost_percent(line.sent, line.left)), digits((line.guns_sent - line.guns_left).value)});
  }
  return csv;
}

std::string returns_csv(const Losses& losses) {
  std::string csv = csv_line({"unit_id", "name", "formation", "pool", "turn", "men"});
  for (const UnitLosses& unit : losses.units) {
    csv += pool_rows(unit, "wounded", unit.wounded_back);
    csv += pool_rows(unit, "missing", unit.missing_back);
  }
  return csv;
}

std::vector<Document> documents(const sow::BattleSheet& sheet, const Losses& losses) {
  std::vector<Document> made = {{"losses.csv", losses_csv(losses)},
                                {"summary.csv", summary_csv(sheet, losses)},
                                {"returns.csv", returns_csv(losses)},
                                {"losses.html", losses_html(sheet, losses)}};
  for (const sow::SheetSide& side : sheet.sides) {
    made.push_back({next_name(sheet, side), readers::to_csv(next_orbat(side, losses))});
  }
  return made;
}

}  // namespace estafette::dumps
