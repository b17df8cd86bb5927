#include "sow_dumps/reading/inspect.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::dumps {
namespace {

std::string label(bool synthetic) {
  return synthetic ? " (SYNTHETIC: no battle was fought)" : "";
}

struct SideTotal {
  long long units = 0, commanders = 0, killed = 0, wounded = 0, deserted = 0;
  void operator+=(const SideTotal& other) {
    units += other.units;
    commanders += other.commanders;
    killed += other.killed;
    wounded += other.wounded;
    deserted += other.deserted;
  }
};

Table table_of(const ResultsDump& dump) {
  Table table{
      .caption = fmt::format("Results dump {}{}: {} rows, {} remarks", dump.file, label(dump.synthetic),
                             dump.rows.size(), dump.remarks.size()),
      .columns =
          {{"side"}, {"units", true}, {"commanders", true}, {"killed", true}, {"wounded", true}, {"deserted", true}},
      .rows = {},
      .totals = {}};
  std::map<int, SideTotal> sides;
  for (const ResultsRow& row : dump.rows) {
    SideTotal& side = sides[row.ranks[0]];
    const bool commander = row.ranks[0] > 0 && row.ranks[5] == 0;
    if (commander) {
      ++side.commanders;
      continue;
    }
    side += {1, 0, row.killed.value, row.wounded.value, row.deserted.value};
  }
  const auto add = [&](const std::string& name, const SideTotal& side) {
    table.rows.push_back({name, figure(side.units), figure(side.commanders), figure(side.killed), figure(side.wounded),
                          figure(side.deserted)});
  };
  SideTotal all;
  for (const auto& [number, side] : sides) {
    add(number > 0 ? fmt::format("side {}", number) : "no side given", side);
    all += side;
  }
  table.totals.push_back(table.rows.size());
  add("all", all);
  return table;
}

Table table_of(const LocationsDump& dump) {
  long long men = 0;
  for (const LocationsRow& row : dump.rows) men += row.present.value;
  const std::string time = dump.game_time.empty() ? "" : " at " + dump.game_time;
  return {.caption = fmt::format("Unit-location dump {}{}{}: {} rows, {} remarks", dump.file, time,
                                 label(dump.synthetic), dump.rows.size(), dump.remarks.size()),
          .columns = {{"rows", true}, {"men present", true}},
          .rows = {{figure(static_cast<long long>(dump.rows.size())), figure(men)}},
          .totals = {}};
}

}  // namespace

Table inspect(const Dump& dump) {
  return std::visit([](const auto& sort) { return table_of(sort); }, dump);
}

const std::vector<DumpRemark>& remarks_of(const Dump& dump) {
  return std::visit([](const auto& sort) -> const std::vector<DumpRemark>& { return sort.remarks; }, dump);
}

Table remarks_table(const std::vector<DumpRemark>& remarks, std::size_t most) {
  Table table{.caption = "What was odd", .columns = {{"file"}, {"line", true}, {"remark"}}, .rows = {}, .totals = {}};
  for (std::size_t i = 0; i < std::min(most, remarks.size()); ++i) {
    const DumpRemark& remark = remarks[i];
    table.rows.push_back({remark.file, remark.line > 0 ? std::to_string(remark.line) : "", remark.text});
  }
  if (remarks.size() > most) table.rows.push_back({"", "", fmt::format("and {} more", remarks.size() - most)});
  const auto lineless = [](const std::vector<std::string>& row) { return row[1].empty(); };
  if (std::all_of(table.rows.begin(), table.rows.end(), lineless)) {
    table.columns.erase(table.columns.begin() + 1);
    for (std::vector<std::string>& row : table.rows) row.erase(row.begin() + 1);
  }
  return table;
}

}  // namespace estafette::dumps
