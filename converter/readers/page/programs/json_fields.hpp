// What is said of one unit or command in JSON, as a row of a table.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {

using Json = nlohmann::ordered_json;

inline constexpr const char* kName = "name";

/// A row of the table: names and cells.
class Fields {
 public:
  void put(const std::string& name, std::string cell);
  /// The cell behind what stands there already, after a semicolon.
  void append(const std::string& name, const std::string& cell);
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& all() const { return all_; }

 private:
  std::vector<std::pair<std::string, std::string>>::iterator find(const std::string& name);
  std::vector<std::pair<std::string, std::string>> all_;
};

/// "division" for the list called "divisions".
[[nodiscard]] std::string one_of_list(std::string name);

/// A value as the text of a cell.
[[nodiscard]] std::string cell_of(const Json& value);

/// [5, 4, 3]
[[nodiscard]] bool is_number_list(const Json& value);

/// Figures in braces: {"men": 500, "guns": 8}.
[[nodiscard]] bool is_flat(const Json& value);

/// "Gen. Roe" of {"rank": "Gen.", "name": "Roe"}, as the commander of something; empty for anything else.
[[nodiscard]] std::string person_in(const Json& value);

/// The rows as CSV under the names of their cells, in the order in which they first stand.
[[nodiscard]] std::string csv_of(const std::vector<Fields>& rows);

}  // namespace estafette::readers
