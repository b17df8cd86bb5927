#include "converter/readers/page/list_strength.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

/// The only column that says how many men the row has.
std::optional<std::size_t> strength_of(const TableRow& row, const std::vector<PageColumn>& columns) {
  std::optional<std::size_t> found;
  for (std::size_t at = 0; at < std::min(row.size(), columns.size()); ++at) {
    if (row[at].empty() || !columns[at].holds || counted(*columns[at].holds) != "men") continue;
    if (found || row[at].find(kNextEntry) != std::string::npos || !is_digit(row[at].front())) return std::nullopt;
    found = at;
  }
  return found;
}

/// "9th Ohio", and neither "9th Ohio (500)" nor "Battery D, 1st Michigan".
bool is_bare_name(const std::string& entry) {
  return entry.find_first_of(",;(:") == std::string::npos && !is_digit(entry.back());
}

}  // namespace

TableRow with_strength_of_list(TableRow row, const std::vector<PageColumn>& columns) {
  const auto listed = [](const std::string& cell) { return cell.find(kNextEntry) != std::string::npos; };
  const auto list = std::find_if(row.begin(), row.end(), listed);
  const std::optional<std::size_t> strength = strength_of(row, columns);
  if (list == row.end() || !strength || std::count_if(row.begin(), row.end(), listed) > 1) return row;
  const auto at = static_cast<std::size_t>(list - row.begin());
  if (at > *strength || at >= columns.size() || columns[at].holds != Holds::name) return row;
  std::vector<std::string> entries;
  for (const std::string& entry : split(*list, kNextEntry))
    if (!trim(entry).empty()) entries.emplace_back(trim(entry));
  if (entries.size() < 2) return row;
  if (std::all_of(entries.begin(), entries.end(), is_bare_name)) {
    *list = fmt::format("{}", fmt::join(entries, ", "));
    return row;
  }
  *list += fmt::format("{}Total: {} men", kNextEntry, std::exchange(row[*strength], ""));
  return row;
}

}  // namespace estafette::readers
