#include "converter/readers/page/programs/joined_tables.hpp"

#include "base/text.hpp"
#include "converter/readers/page/programs/field_names.hpp"
#include "converter/readers/page/programs/json_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::string_view kKey = "_id";

/// "division" of "division_id"; empty for a column that holds no keys of another table.
std::string stem_of_key(const std::string& column) {
  const std::string folded = fold(column);
  return folded.size() > kKey.size() && folded.ends_with(kKey) ? folded.substr(0, folded.size() - kKey.size()) : "";
}

class Join {
 public:
  Join(const std::vector<DatabaseTable>& tables, const ColumnWords& titles) : tables_(tables), titles_(titles) {}

  std::optional<std::string> csv() {
    for (const DatabaseTable& table : tables_)
      if (!is_looked_up(table) && !take(table)) return std::nullopt;
    return linked_ && !rows_.empty() ? std::optional(csv_of(rows_)) : std::nullopt;
  }

 private:
  [[nodiscard]] const DatabaseTable* called(const std::string& stem) const {
    const auto found = std::find_if(tables_.begin(), tables_.end(), [&](const DatabaseTable& table) {
      return table.name == stem || one_of_list(table.name) == stem || table.name == stem + "es" ||
             (stem == "army" && table.name == "armies") || (stem == "battery" && table.name == "batteries");
    });
    return found == tables_.end() ? nullptr : &*found;
  }

  static std::optional<std::size_t> column(const DatabaseTable& table, std::string_view name) {
    for (std::size_t at = 0; at < table.columns.size(); ++at)
      if (fold(table.columns[at]) == name) return at;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::size_t> key_of(const DatabaseTable& table) const {
    if (const std::optional<std::size_t> id = column(table, "id")) return id;
    return column(table, one_of_list(table.name) + std::string(kKey));  // "division_id" of the table "divisions"
  }

  [[nodiscard]] std::optional<std::size_t> name_of(const DatabaseTable& table) const {
    if (const std::optional<std::size_t> name = column(table, kName)) return name;
    for (std::size_t at = 0; at < table.columns.size(); ++at)
      if (stem_of_key(table.columns[at]).empty() && titles_.title(table.columns[at]) == Holds::name &&
          called_as_column(table, at) == nullptr)
        return at;
    for (std::size_t at = 0; at < table.columns.size(); ++at)
      if (is_called(table.columns[at], titles_)) return at;
    return column(table, "title");
  }

  /// The only other table whose keys stand in that column, "fid": each of them, if its title ends as that of a key.
  [[nodiscard]] const DatabaseTable* keyed_in(const DatabaseTable& table, std::size_t at) const {
    const std::string title = fold(table.columns[at]);
    if (title.size() < 3 || !title.ends_with("id") || key_of(table) == at) return nullptr;
    const DatabaseTable* found = nullptr;
    for (const DatabaseTable& other : tables_) {
      const std::optional<std::size_t> id = key_of(other);
      const auto known = [&](const auto& cells) {
        return cells[at].empty() || std::any_of(other.rows.begin(), other.rows.end(),
                                                [&](const auto& row) { return row[*id] == cells[at]; });
      };
      if (&other == &table || !id || !std::all_of(table.rows.begin(), table.rows.end(), known)) continue;
      if (found != nullptr) return nullptr;
      found = &other;
    }
    return found;
  }

  /// "formation" of units, where each cell is a key of the table "formations".
  [[nodiscard]] const DatabaseTable* called_as_column(const DatabaseTable& table, std::size_t at) const {
    const DatabaseTable* const other = called(fold(table.columns[at]));
    const std::optional<std::size_t> id = other == nullptr || other == &table ? std::nullopt : key_of(*other);
    const auto keyed = [&](const auto& cells) {
      return cells[at].empty() || std::any_of(other->rows.begin(), other->rows.end(),
                                              [&](const auto& row) { return row[*id] == cells[at]; });
    };
    return id && std::all_of(table.rows.begin(), table.rows.end(), keyed) ? other : nullptr;
  }

  /// The table whose keys stand in a column, by its title or by what stands in it.
  [[nodiscard]] const DatabaseTable* named_by(const DatabaseTable& table, std::size_t at) const {
    const std::string stem = stem_of_key(table.columns[at]);
    const DatabaseTable* const other = stem.empty() ? called_as_column(table, at) : called(stem);
    return other != nullptr ? other : keyed_in(table, at);
  }

  [[nodiscard]] bool is_command(const std::string& stem) const {
    if (stem == "cmd" || stem == "unit") return true;
    const std::optional<Holds> holds = titles_.title(stem);
    return holds == Holds::name || holds_command(holds);
  }

  /// A table that others name by its keys, and that holds no commands and no troops: nations, leaders.
  [[nodiscard]] bool is_looked_up(const DatabaseTable& table) const {
    const auto named = [&](const std::string& name) {
      const std::string stem = stem_of_key(name);
      return !stem.empty() && called(stem) == &table;
    };
    return !is_command(one_of_list(table.name)) && !holds_others(table) &&
           std::any_of(tables_.begin(), tables_.end(), [&](const DatabaseTable& other) {
             return &other != &table && std::any_of(other.columns.begin(), other.columns.end(), named);
           });
  }

  /// Its rows belong to each other, as commands do.
  [[nodiscard]] bool holds_others(const DatabaseTable& table) const {
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [&](const std::string& column) { return titles_.names_superior(column); });
  }

  /// What the row with that key is called.
  [[nodiscard]] std::string shown(const DatabaseTable& table, const std::string& key) const {
    const std::optional<std::size_t> id = key_of(table), name = name_of(table);
    if (!id || !name) return key;
    const auto row =
        std::find_if(table.rows.begin(), table.rows.end(), [&](const auto& cells) { return cells[*id] == key; });
    return row == table.rows.end() ? key : (*row)[*name];
  }

  static std::string key_in(const DatabaseTable& table, const std::string& key) {
    return key.empty() ? "" : fmt::format("{} {}", table.name, key);
  }

  /// False for a table without keys or names.
  bool take(const DatabaseTable& table) {
    const std::optional<std::size_t> id = key_of(table), name = name_of(table);
    if (!name) return false;
    const std::optional<Holds> holds = titles_.title(one_of_list(table.name));
    const bool ranked = holds_command(holds) && one_of_list(table.name) != "command";
    for (const std::vector<std::string>& cells : table.rows) {
      Fields row;
      row.put("id", id ? key_in(table, cells[*id]) : fmt::format("{} row {}", table.name, rows_.size()));
      row.put("parent", "");
      row.put(kName, cells[*name]);
      if (ranked) row.put("echelon", to_string(*holds));
      for (std::size_t at = 0; at < cells.size(); ++at) {
        if (at == id || at == name) continue;
        const std::string stem = stem_of_key(table.columns[at]);
        const DatabaseTable* const other = named_by(table, at);
        if (titles_.names_superior(table.columns[at])) {
          if (!cells[at].empty() && cells[at] != "0") belongs_to(row, key_in(table, cells[at]));
        } else if (other != nullptr && other != &table && !is_looked_up(*other)) {
          if (!cells[at].empty() && cells[at] != "0") belongs_to(row, key_in(*other, cells[at]));
        } else if (other != nullptr) {
          row.put(stem.empty() ? one_of_list(other->name) : stem, shown(*other, cells[at]));
        } else if (stem.empty()) {
          row.put(table.columns[at], cells[at]);
        }
      }
      rows_.push_back(std::move(row));
    }
    return true;
  }

  /// Of several that a row names, the last is the nearest: army_id, corps_id, division_id.
  void belongs_to(Fields& row, std::string key) {
    linked_ = true;
    row.put("parent", std::move(key));
  }

  const std::vector<DatabaseTable>& tables_;
  const ColumnWords& titles_;
  std::vector<Fields> rows_;
  bool linked_ = false;
};

}  // namespace

std::optional<std::string> csv_of_tables(const std::vector<DatabaseTable>& tables, const ColumnWords& titles) {
  return Join(tables, titles).csv();
}

}  // namespace estafette::readers
