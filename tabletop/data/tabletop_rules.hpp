// The figures of a set of tabletop rules: single ones, modifiers, tables and switches, each with its rule. Plain
// values, the same for every set; what they mean is known to the room of the set. File: docs/formats/tabletop.md.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::tabletop {

/// Where an entry comes from.
struct Provenance {
  std::string rule;            ///< "NW I.7.7"
  bool reconstructed = false;  ///< ours, because the text has lost it or is silent
  std::string reason;          ///< why it is ours; empty if it is the text's
  std::string anchor;          ///< the rule whose worked example holds a reconstructed figure; usually empty
  bool operator==(const Provenance&) const = default;
};

/// A single figure, within its bounds.
struct RuleFigure {
  std::string id;
  double value = 0, low = 0, high = 0;
  std::string unit;
  Provenance from;
  bool operator==(const RuleFigure&) const = default;
};

/// What is added to a roll in some case; a procedure decides whether the case is there.
struct RuleModifier {
  std::string id;
  int value = 0, low = 0, high = 0;
  std::string what;  ///< "friendly cavalry within 3 inches"
  Provenance from;
  bool operator==(const RuleModifier&) const = default;
};

/// A column of a table holds numbers within bounds, or words of a list, or any text.
struct RuleColumn {
  std::string id;
  double low = 0, high = 0;
  bool decimals = false, may_be_empty = false;
  std::vector<std::string> words;  ///< of a column of words
  bool text = false;
  std::string unit;
  [[nodiscard]] bool numbers() const { return words.empty() && !text; }
  bool operator==(const RuleColumn&) const = default;
};

/// A row of a table. Asking for a column that the table does not have is a mistake in the data: throws Refusal.
struct RuleRow {
  std::string id, of;                        ///< its own id, and its table's
  std::map<std::string, std::string> cells;  ///< by column, as they stand in the file
  Provenance from;
  [[nodiscard]] const std::string& text(const std::string& column) const;
  [[nodiscard]] double number(const std::string& column) const;  ///< an empty cell counts 0
  [[nodiscard]] int whole(const std::string& column) const;
  [[nodiscard]] std::optional<int> maybe(const std::string& column) const;  ///< nothing for an empty cell
  [[nodiscard]] bool yes(const std::string& column) const { return text(column) == "yes"; }
  bool operator==(const RuleRow&) const = default;
};

struct RuleTable {
  std::string id;
  std::vector<RuleColumn> columns;
  std::vector<RuleRow> rows;
  Provenance from;
  /// Throws Refusal if there is no such row.
  [[nodiscard]] const RuleRow& row(const std::string& row_id) const;
  [[nodiscard]] const RuleRow* find(const std::string& row_id) const;
  /// All ids of rows, in order.
  [[nodiscard]] std::vector<std::string> ids() const;
  bool operator==(const RuleTable&) const = default;
};

/// A reading of the text where it can be read in two ways.
struct RuleSwitch {
  std::string id;
  bool on = false;
  std::string what, rule;
  bool operator==(const RuleSwitch&) const = default;
};

struct RuleTitle {
  std::string id, title;  ///< "NW I.6", "Initiative"
  bool operator==(const RuleTitle&) const = default;
};

/// All of a set. Whatever is asked for and not there throws Refusal, which names the file.
struct TabletopRules {
  std::string file, id, name, prefix;
  std::string step, steps, short_step;  ///< what a unit loses: "strength point", "strength points", "s.p."
  std::vector<RuleTitle> titles;
  std::vector<RuleFigure> figures;
  std::map<std::string, std::vector<RuleModifier>> modifiers;  ///< by procedure
  std::map<std::string, std::string> modifier_titles;          ///< likewise: "To the target's roll"
  std::vector<RuleTable> tables;
  std::vector<RuleSwitch> switches;

  [[nodiscard]] const RuleFigure& figure(const std::string& figure_id) const;
  [[nodiscard]] double value(const std::string& figure_id) const { return figure(figure_id).value; }
  [[nodiscard]] int whole(const std::string& figure_id) const;
  [[nodiscard]] const RuleModifier& modifier(const std::string& procedure, const std::string& modifier_id) const;
  [[nodiscard]] const RuleTable& table(const std::string& table_id) const;
  [[nodiscard]] bool on(const std::string& switch_id) const;
  /// The title of a rule; empty if the set has no such rule.
  [[nodiscard]] std::string title(std::string_view rule) const;
  bool operator==(const TabletopRules&) const = default;
};

}  // namespace estafette::tabletop
