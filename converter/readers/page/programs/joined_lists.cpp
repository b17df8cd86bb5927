#include "converter/readers/page/programs/joined_lists.hpp"

#include "base/text.hpp"
#include "converter/readers/page/programs/joined_tables.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr const char* kIdOfEntry = "id";
constexpr const char* kNoteOfEntry = "note";

bool is_entry(const Json& value) {
  return value.is_object() && std::none_of(value.begin(), value.end(),
                                           [](const Json& field) { return field.is_structured() && !field.empty(); });
}

bool is_list_of_entries(const Json& value) {
  return value.is_array() && !value.empty() && std::all_of(value.begin(), value.end(), is_entry);
}

DatabaseTable table_of(const std::string& name, const Json& list) {
  DatabaseTable table{fold(name), {}, {}};
  for (const Json& entry : list)
    for (const auto& [key, field] : entry.items())
      if (std::find(table.columns.begin(), table.columns.end(), key) == table.columns.end())
        table.columns.push_back(key);
  for (const Json& entry : list) {
    std::vector<std::string>& row = table.rows.emplace_back();
    for (const std::string& column : table.columns)
      row.push_back(entry.contains(column) && !entry.at(column).is_null() ? cell_of(entry.at(column)) : "");
  }
  return table;
}

/// True if each entry has a number and a name.
bool has_numbers(const Json& list) {
  return std::all_of(list.begin(), list.end(), [](const Json& entry) {
    return entry.contains(kIdOfEntry) && entry.at(kIdOfEntry).is_number_integer() && entry.contains(kName);
  });
}

/// True if each entry that says anything there says the number of an entry of `other`.
bool names_numbers_of(const Json& list, const std::string& column, const Json& other) {
  bool any = false;
  for (const Json& entry : list) {
    if (!entry.contains(column) || entry.at(column).is_null()) continue;
    const bool known = std::any_of(other.begin(), other.end(),
                                   [&](const Json& one) { return one.at(kIdOfEntry) == entry.at(column); });
    if (!known) return false;
    any = true;
  }
  return any;
}

/// "formation", "formation_id", "formationId" for the list "formations".
bool is_key_of(const std::string& column, const std::string& list) {
  const std::string one = one_of_list(fold(list)), folded = fold(column);
  return folded == one || folded == one + "_id" || folded == one + "id" || folded == one + "_no";
}

void append_note(DatabaseTable& table, const std::string& told) {
  const auto known = std::find(table.columns.begin(), table.columns.end(), kNoteOfEntry);
  const auto at = static_cast<std::size_t>(known - table.columns.begin());
  if (known == table.columns.end()) {
    table.columns.emplace_back(kNoteOfEntry);
    for (std::vector<std::string>& row : table.rows) row.emplace_back();
  }
  std::string& note = table.rows.front()[at];
  note += (note.empty() ? "" : "; ") + told;
}

}  // namespace

std::optional<std::string> table_of_joined_lists(const Json& all, const ColumnWords& titles) {
  if (!all.is_object()) return std::nullopt;
  std::vector<std::pair<std::string, const Json*>> lists;
  std::vector<std::string> said;
  for (const auto& [name, field] : all.items()) {
    if (is_list_of_entries(field)) {
      lists.emplace_back(name, &field);
    } else if (field.is_structured() && !field.empty()) {
      return std::nullopt;
    } else if (!cell_of(field).empty()) {
      said.push_back(fmt::format("{}: {}", name, cell_of(field)));
    }
  }
  std::vector<DatabaseTable> tables;
  bool linked = false;
  for (const auto& [name, list] : lists) {
    DatabaseTable& table = tables.emplace_back(table_of(name, *list));
    for (std::string& column : table.columns)
      for (const auto& [other, entries] : lists)
        if (other != name && is_key_of(column, other) && has_numbers(*entries) &&
            names_numbers_of(*list, column, *entries)) {
          column = one_of_list(fold(other)) + "_id";
          linked = true;
          break;
        }
  }
  if (!linked) return std::nullopt;
  if (!said.empty()) append_note(tables.front(), fmt::format("{}", fmt::join(said, "; ")));
  return csv_of_tables(tables, titles);
}

}  // namespace estafette::readers
