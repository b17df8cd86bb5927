#include "tabletop/data/read_rows.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::tabletop {

std::string DataRow::needed(const std::string& column) const {
  if (text(column).empty()) complain(column, "a text");
  return text(column);
}

std::string DataRow::word(const std::string& column, const std::vector<std::string>& words) const {
  const std::string& given = text(column);
  if (std::find(words.begin(), words.end(), given) != words.end()) return given;
  const std::string near = nearest(given, words);
  std::vector<std::string> told = words;
  if (std::erase(told, "") > 0) told.emplace_back("nothing");
  problems_->add({file_, line_, column, given, one_of(told), near.empty() ? "" : "Write " + near});
  return words.front();
}

int DataRow::number(const std::string& column, int low, int high) const {
  const std::optional<int> value = whole_number(text(column));
  if (value && *value >= low && *value <= high) return *value;
  complain(column, fmt::format("a whole number, {} to {}", low, high));
  return low;
}

void DataRow::complain(const std::string& column, const std::string& expected) const {
  problems_->add({file_, line_, column, text(column), expected, ""});
}

std::vector<DataRow> read_rows(const std::string& text, const std::string& file,
                               const std::vector<std::string>& columns, ProblemList& problems, char separator) {
  std::vector<DataRow> rows;
  bool header = true;
  for_each_row(text, separator, file, [&](const CsvRow& row) {
    if (header) {
      header = false;
      const std::vector<std::string> found(row.fields.begin(), row.fields.end());
      if (found != columns)
        problems.add({file, row.line, "", fmt::format("{}", fmt::join(found, ",")),
                      fmt::format("the columns {}", fmt::join(columns, ",")), ""});
      return;
    }
    if (row.fields.size() != columns.size()) {
      problems.add({file, row.line, "", fmt::format("{} cells", row.fields.size()),
                    fmt::format("{}, as many as there are columns", columns.size()), ""});
      return;
    }
    std::map<std::string, std::string> cells;
    for (std::size_t i = 0; i < columns.size(); ++i) cells[columns[i]] = without_apostrophe(row.fields[i]);
    rows.emplace_back(file, row.line, std::move(cells), problems);
  });
  if (header) problems.add({file, 0, "", "nothing", fmt::format("the columns {}", fmt::join(columns, ",")), ""});
  return rows;
}

}  // namespace estafette::tabletop
