#include "tabletop/data/tabletop_rules.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cmath>

namespace estafette::tabletop {
namespace {

[[noreturn]] void missing_entry(const std::string& file, const std::string& kind, const std::string& id) {
  throw Refusal(Problem{file, 0, kind, "no " + id, "a <" + kind + " id=\"" + id + "\">",
                        "Compare with the file that comes with the program"});
}

template <typename Entry>
const Entry& entry_of(const std::vector<Entry>& all, const std::string& id, const std::string& file,
                      const std::string& kind) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Entry& entry) { return entry.id == id; });
  if (found == all.end()) missing_entry(file, kind, id);
  return *found;
}

}  // namespace

const std::string& RuleRow::text(const std::string& column) const {
  const auto cell = cells.find(column);
  if (cell == cells.end()) missing_entry("table " + of, "column", column);
  return cell->second;
}

double RuleRow::number(const std::string& column) const {
  return decimal_number(text(column)).value_or(0);
}

int RuleRow::whole(const std::string& column) const {
  return static_cast<int>(std::lround(number(column)));
}

std::optional<int> RuleRow::maybe(const std::string& column) const {
  if (text(column).empty()) return std::nullopt;
  return whole(column);
}

const RuleRow* RuleTable::find(const std::string& row_id) const {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const RuleRow& row) { return row.id == row_id; });
  return found == rows.end() ? nullptr : &*found;
}

const RuleRow& RuleTable::row(const std::string& row_id) const {
  const RuleRow* found = find(row_id);
  if (found == nullptr) missing_entry("table " + id, "row", row_id);
  return *found;
}

std::vector<std::string> RuleTable::ids() const {
  std::vector<std::string> all;
  all.reserve(rows.size());
  for (const RuleRow& row : rows) all.push_back(row.id);
  return all;
}

const RuleFigure& TabletopRules::figure(const std::string& figure_id) const {
  return entry_of(figures, figure_id, file, "figure");
}

int TabletopRules::whole(const std::string& figure_id) const {
  return static_cast<int>(std::lround(value(figure_id)));
}

const RuleModifier& TabletopRules::modifier(const std::string& procedure, const std::string& modifier_id) const {
  const auto of = modifiers.find(procedure);
  if (of == modifiers.end()) missing_entry(file, "modifiers", procedure);
  return entry_of(of->second, modifier_id, file, "modifier");
}

const RuleTable& TabletopRules::table(const std::string& table_id) const {
  return entry_of(tables, table_id, file, "table");
}

bool TabletopRules::on(const std::string& switch_id) const {
  return entry_of(switches, switch_id, file, "switch").on;
}

std::string TabletopRules::title(std::string_view rule) const {
  for (const RuleTitle& known : titles)
    if (known.id == rule) return known.title;
  return "";
}

}  // namespace estafette::tabletop
