#include "tabletop/data/read_tabletop_rules.hpp"

#include "base/markup/xml.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace estafette::tabletop {
namespace {

constexpr double kLargest = 1'000'000;

/// The ids of one list, each of which may come once.
class Ids {
 public:
  std::string take(XmlElement& element, const std::string& attribute = "id") {
    const std::string id = element.text(attribute);
    if (element.has(attribute) && trim(id).empty())
      element.complain(attribute, id, "a name");
    else if (!id.empty() && !seen_.insert(id).second)
      element.complain(attribute, id, "each name once");
    return id;
  }

 private:
  std::set<std::string> seen_;
};

class SetReader {
 public:
  explicit SetReader(TabletopRules& rules) : rules_(rules) {}

  void read(XmlElement& root) {
    rules_.id = root.text("id");
    rules_.name = root.text("name");
    rules_.prefix = root.text("prefix");
    rules_.step = root.text("step");
    rules_.steps = root.text("steps");
    rules_.short_step = root.text("short");
    if (auto titles = root.child("rules")) read_titles(*titles);
    if (auto figures = root.child("figures")) read_figures(*figures);
    Ids procedures, tables;
    for (XmlElement& element : root.children("modifiers")) read_modifiers(element, procedures);
    for (XmlElement& element : root.children("table")) read_table(element, tables);
    if (auto switches = root.child("switches")) read_switches(*switches);
    root.no_others();
  }

 private:
  void read_titles(XmlElement& element) {
    Ids ids;
    for (XmlElement& row : element.children("rule")) {
      rules_.titles.push_back({ids.take(row), row.text("title")});
      if (!rules_.titles.back().id.starts_with(rules_.prefix + " "))
        row.complain("id", rules_.titles.back().id, fmt::format("a rule that begins with {}", rules_.prefix));
      row.no_others();
    }
    element.no_others();
  }

  std::string rule_of(XmlElement& element, const std::string& otherwise) {
    std::string rule = otherwise.empty() ? element.text("rule") : element.text_or("rule", otherwise);
    if (!rule.empty() && rules_.title(rule).empty()) {
      std::vector<std::string> known;
      for (const RuleTitle& title : rules_.titles) known.push_back(title.id);
      const std::string near = nearest(rule, known);
      element.complain("rule", rule, "a rule that <rules> lists", near.empty() ? "" : "Write " + near);
    }
    return rule;
  }

  Provenance provenance(XmlElement& element, const Provenance& otherwise = {}) {
    Provenance from = otherwise;
    from.rule = rule_of(element, otherwise.rule);
    if (element.has("source")) {
      from.reconstructed = element.word("source", {"text", "reconstructed"}) == "reconstructed";
      from.reason = element.text_or("reason", "");
    } else if (element.has("reason")) {
      element.complain("reason", element.text("reason"), "source=\"reconstructed\" beside it");
    }
    from.anchor = element.text_or("anchor", otherwise.anchor);
    if (from.reconstructed && trim(from.reason).empty())
      element.complain("reason", from.reason, "why this is reconstructed", "Add reason=\"...\"");
    if (!from.reconstructed && !from.reason.empty())
      element.complain("reason", from.reason, "no reason, where the text says it");
    if (!from.anchor.empty() && rules_.title(from.anchor).empty())
      element.complain("anchor", from.anchor, "a rule that <rules> lists");
    return from;
  }

  void read_figures(XmlElement& element) {
    Ids ids;
    for (XmlElement& row : element.children("figure")) {
      RuleFigure figure;
      figure.id = ids.take(row);
      figure.low = row.decimal("low", -kLargest, kLargest);
      figure.high = row.decimal("high", figure.low, kLargest);
      figure.value = row.decimal("value", figure.low, figure.high);
      figure.unit = row.text("unit");
      figure.from = provenance(row);
      row.no_others();
      rules_.figures.push_back(figure);
    }
    element.no_others();
  }

  void read_modifiers(XmlElement& element, Ids& procedures) {
    Ids ids;
    const std::string of_name = procedures.take(element, "procedure");
    auto& of = rules_.modifiers[of_name];
    rules_.modifier_titles[of_name] = element.text("title");
    for (XmlElement& row : element.children("modifier")) {
      RuleModifier modifier;
      modifier.id = ids.take(row);
      modifier.low = row.number("low", -99, 99);
      modifier.high = row.number("high", modifier.low, 99);
      modifier.value = row.number("value", modifier.low, modifier.high);
      modifier.what = row.text("what");
      modifier.from = provenance(row);
      row.no_others();
      of.push_back(modifier);
    }
    element.no_others();
  }

  static RuleColumn read_column(XmlElement& element, Ids& ids) {
    RuleColumn column;
    column.id = ids.take(element);
    column.words = split(element.text_or("words", ""), ' ');
    column.text = element.word_or("text", {"no", "yes"}, "no") == "yes";
    column.unit = element.text_or("unit", "");
    if (column.numbers()) {
      column.low = element.decimal("low", -kLargest, kLargest);
      column.high = element.decimal("high", column.low, kLargest);
      column.decimals = element.word_or("decimals", {"no", "yes"}, "no") == "yes";
      column.may_be_empty = element.word_or("empty", {"no", "yes"}, "no") == "yes";
    }
    element.no_others();
    return column;
  }

  static std::string read_cell(XmlElement& row, const RuleColumn& column) {
    if (column.text) return row.text(column.id);
    if (!column.numbers()) return row.word(column.id, column.words);
    const std::string given = row.text_or(column.id, "");
    if (column.may_be_empty && row.has(column.id) && given.empty()) return "";
    const double value = row.decimal(column.id, column.low, column.high);
    if (!column.decimals && value != std::floor(value)) row.complain(column.id, given, "a whole number");
    return given;
  }

  void read_table(XmlElement& element, Ids& tables) {
    RuleTable table;
    table.id = tables.take(element);
    table.from = provenance(element);
    Ids columns, rows;
    for (XmlElement& column : element.children("column")) table.columns.push_back(read_column(column, columns));
    for (XmlElement& row : element.children("row")) {
      RuleRow read{rows.take(row), table.id, {}, {}};
      for (const RuleColumn& column : table.columns) read.cells[column.id] = read_cell(row, column);
      read.from = provenance(row, table.from);
      row.no_others();
      table.rows.push_back(std::move(read));
    }
    if (table.rows.empty()) element.complain("", table.id, "a <row> in this table");
    element.no_others();
    rules_.tables.push_back(std::move(table));
  }

  void read_switches(XmlElement& element) {
    Ids ids;
    for (XmlElement& row : element.children("switch")) {
      RuleSwitch choice;
      choice.id = ids.take(row);
      choice.on = row.word("value", {"no", "yes"}) == "yes";
      choice.what = row.text("what");
      choice.rule = rule_of(row, "");
      row.no_others();
      rules_.switches.push_back(choice);
    }
    element.no_others();
  }

  TabletopRules& rules_;
};

template <typename Entry>
std::vector<std::string> ids_of(const std::vector<Entry>& entries) {
  std::vector<std::string> ids;
  for (const Entry& entry : entries) ids.push_back(entry.id);
  return ids;
}

void compare_ids(const std::vector<std::string>& there, const std::vector<std::string>& wanted, bool more,
                 const std::string& file, const std::string& what, ProblemList& problems) {
  const auto has = [](const std::vector<std::string>& all, const std::string& id) {
    return std::find(all.begin(), all.end(), id) != all.end();
  };
  for (const std::string& id : wanted)
    if (!has(there, id)) problems.add({file, 0, what, "no " + id, "the entry " + id, "Put it back"});
  for (const std::string& id : there) {
    if (more || has(wanted, id)) continue;
    const std::string near = nearest(id, wanted);
    problems.add({file, 0, what, id, "a name that the rules use", near.empty() ? "Take it out" : "Write " + near});
  }
}

/// Bounds are the program's: a figure beyond them would be one that it cannot play by.
void compare_bounds(const RuleFigure& figure, const TabletopRules& shipped, const std::string& file,
                    ProblemList& problems) {
  for (const RuleFigure& as : shipped.figures) {
    if (as.id != figure.id || (as.low == figure.low && as.high == figure.high)) continue;
    problems.add({file, 0, figure.id, fmt::format("{} to {}", figure.low, figure.high),
                  fmt::format("the bounds {} to {}", as.low, as.high), ""});
  }
}

void compare_bounds(const RuleTable& table, const RuleTable& shipped, const std::string& file, ProblemList& problems) {
  for (const RuleColumn& column : table.columns)
    for (const RuleColumn& as : shipped.columns)
      if (as.id == column.id && as != column)
        problems.add({file, 0, table.id + " " + column.id, "another kind of column, or other bounds",
                      "the column as it is shipped", "Put it back"});
}

}  // namespace

TabletopRules read_tabletop_rules(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "ruleset", problems);
  TabletopRules rules;
  rules.file = file;
  SetReader(rules).read(root);
  problems.refuse_if_any();
  return rules;
}

void require_alike(const TabletopRules& rules, const TabletopRules& shipped) {
  ProblemList problems;
  const std::string& file = rules.file;
  compare_ids(ids_of(rules.figures), ids_of(shipped.figures), false, file, "figure", problems);
  compare_ids(ids_of(rules.switches), ids_of(shipped.switches), false, file, "switch", problems);
  compare_ids(ids_of(rules.tables), ids_of(shipped.tables), false, file, "table", problems);
  for (const auto& [procedure, wanted] : shipped.modifiers) {
    const auto there = rules.modifiers.find(procedure);
    compare_ids(there == rules.modifiers.end() ? std::vector<std::string>{} : ids_of(there->second), ids_of(wanted),
                false, file, procedure + " modifier", problems);
  }
  for (const RuleFigure& figure : rules.figures) compare_bounds(figure, shipped, file, problems);
  for (const RuleTable& table : rules.tables) {
    const auto as = std::find_if(shipped.tables.begin(), shipped.tables.end(),
                                 [&](const RuleTable& other) { return other.id == table.id; });
    if (as == shipped.tables.end()) continue;
    compare_ids(ids_of(table.columns), ids_of(as->columns), false, file, table.id + " column", problems);
    compare_bounds(table, *as, file, problems);
    compare_ids(table.ids(), as->ids(), table.id == "nations", file, table.id + " row", problems);
  }
  problems.refuse_if_any();
}

}  // namespace estafette::tabletop
