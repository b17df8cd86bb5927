#include "tabletop/table/charts.hpp"

#include "base/csv.hpp"
#include "base/markup/html.hpp"
#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop {
namespace {

/// "NW I.6"; of what is ours, with the reason and the example that holds it.
std::string told_rule(const Provenance& from) {
  if (!from.reconstructed) return from.rule;
  return fmt::format("{}, ours: {}{}", from.rule, from.reason,
                     from.anchor.empty() ? "" : "; held by the example of " + from.anchor);
}

Table chart_of(const RuleTable& table) {
  Table chart{table.id + " (" + table.from.rule + ")", {{table.id}}, {}, {}};
  for (const RuleColumn& column : table.columns)
    chart.columns.push_back({column.unit.empty() ? column.id : column.id + ", " + column.unit, column.numbers()});
  const bool mixed =
      std::any_of(table.rows.begin(), table.rows.end(), [&](const RuleRow& row) { return row.from != table.from; });
  if (mixed) chart.columns.push_back({"rule"});
  for (const RuleRow& row : table.rows) {
    std::vector<std::string> cells = {row.id};
    for (const RuleColumn& column : table.columns) cells.push_back(row.text(column.id));
    if (mixed) cells.push_back(told_rule(row.from));
    chart.rows.push_back(std::move(cells));
  }
  return chart;
}

Table chart_of(const std::vector<RuleModifier>& modifiers, const std::string& title) {
  Table chart{title, {{"case"}, {"modifier", true}, {"rule"}}, {}, {}};
  for (const RuleModifier& modifier : modifiers)
    chart.rows.push_back({modifier.what, fmt::format("{:+}", modifier.value), told_rule(modifier.from)});
  return chart;
}

Table chart_of_figures(const TabletopRules& rules) {
  Table chart{"Single figures", {{"figure"}, {"is", true}, {"unit"}, {"rule"}}, {}, {}};
  for (const RuleFigure& figure : rules.figures)
    chart.rows.push_back({figure.id, fmt::format("{}", figure.value), figure.unit, told_rule(figure.from)});
  return chart;
}

Table chart_of_switches(const TabletopRules& rules) {
  Table chart{"How the text is read", {{"reading"}, {"is it so"}, {"rule"}}, {}, {}};
  for (const RuleSwitch& choice : rules.switches)
    chart.rows.push_back({choice.what, choice.on ? "yes" : "no", choice.rule});
  return chart;
}

/// Every cell as it stands; the columns are those of the file.
Table chart_of(const RuleList& list) {
  Table chart{list.title, {}, {}, {}};
  for_each_row(list.csv, ',', list.title, [&](const CsvRow& row) {
    std::vector<std::string> cells;
    for (const std::string_view cell : row.fields) cells.emplace_back(without_apostrophe(cell));
    if (!chart.columns.empty()) {
      chart.rows.push_back(std::move(cells));
      return;
    }
    for (std::string& title : cells) chart.columns.push_back({std::move(title)});
  });
  return chart;
}

}  // namespace

std::string charts_page(const TabletopRules& rules, const std::vector<RuleList>& lists) {
  HtmlPage page(rules.name + ": charts");
  page.contents();
  for (const auto& [procedure, modifiers] : rules.modifiers) {
    page.heading("Modifiers: " + procedure);
    page.table(chart_of(modifiers, rules.modifier_titles.at(procedure)));
  }
  for (const RuleTable& table : rules.tables) {
    page.heading("Table: " + table.id);
    if (table.from.reconstructed) page.notice("Ours: " + table.from.reason + ".");
    page.table(chart_of(table));
  }
  page.heading("Figures");
  page.table(chart_of_figures(rules));
  if (!rules.switches.empty()) {
    page.heading("Readings");
    page.table(chart_of_switches(rules));
  }
  for (const RuleList& list : lists) {
    page.heading(list.title);
    page.table(chart_of(list));
  }
  return page.text();
}

}  // namespace estafette::tabletop
