#include "converter/readers/spreadsheet/columns/repeated_titles.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/spreadsheet/columns/title_cells.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestFigureTitles = 2;
constexpr std::size_t kFewestTables = 2;
constexpr std::size_t kMostBeside = 2;  ///< a command and who leads it
constexpr int kTroopsSetIn = 2;         ///< blanks before the names of troops

using Titles = std::map<std::size_t, std::string>;  ///< by column, in small letters

/// The titles of figures in a row; none if a figure stands in it, or fewer than two are there.
Titles figure_titles(const SpreadsheetRow& row, const ColumnWords& titles) {
  Titles found;
  for (std::size_t at = 0; at < row.cells.size(); ++at) {
    const std::string& cell = row.cells[at];
    if (cell.empty()) continue;
    if (whole_number(cell)) return {};
    const std::optional<Holds> holds = may_be_title(cell) && !has_digit(cell) ? titles.title(cell) : std::nullopt;
    if (holds && holds_figures(*holds)) found.emplace(at, fold(cell));
  }
  return found.size() < kFewestFigureTitles ? Titles() : found;
}

/// Titles that two rows have in the same columns: "Reserve-Kavallerie" among them may be a command.
Titles in_both(const Titles& one, const Titles& other) {
  Titles both;
  for (const auto& [column, title] : one)
    if (const auto found = other.find(column); found != other.end() && found->second == title)
      both.emplace(column, title);
  return both;
}

/// What stands beside the titles of figures, cell by cell.
std::vector<std::string> beside(const SpreadsheetRow& row, const Titles& titles) {
  std::vector<std::string> cells;
  for (std::size_t at = 0; at < row.cells.size(); ++at)
    if (!row.cells[at].empty() && !titles.contains(at)) cells.push_back(row.cells[at]);
  return cells;
}

/// The column with most words in the rows that have no titles.
std::size_t column_of_names(const std::vector<SpreadsheetRow>& rows, const std::vector<std::size_t>& titled,
                            const Titles& titles) {
  std::map<std::size_t, std::size_t> words;
  for (std::size_t i = titled.front(); i < rows.size(); ++i) {
    if (std::find(titled.begin(), titled.end(), i) != titled.end()) continue;
    for (std::size_t at = 0; at < rows[i].cells.size(); ++at)
      if (!titles.contains(at) && !rows[i].cells[at].empty() && !whole_number(rows[i].cells[at])) ++words[at];
  }
  const auto most = std::max_element(words.begin(), words.end(),
                                     [](const auto& one, const auto& other) { return one.second < other.second; });
  return most == words.end() ? 0 : most->first;
}

/// No two of them are called commands of different ranks: none stands under another.
bool are_of_one_rank(const std::vector<std::string>& commands, const ColumnWords& titles) {
  std::optional<Holds> rank;
  for (const std::string& command : commands) {
    const std::optional<Holds> holds = titles.title(command.substr(0, command.find(':')));
    if (!holds || std::find(kCommandPath.begin(), kCommandPath.end(), *holds) == kCommandPath.end()) continue;
    if (rank && *rank != *holds) return false;
    rank = holds;
  }
  return true;
}

/// A row of that line with nothing but one cell.
SpreadsheetRow row_of(const SpreadsheetRow& like, std::size_t column, const std::string& text) {
  SpreadsheetRow row{like.line, std::vector<std::string>(like.cells.size()), std::vector<int>(like.cells.size(), 0)};
  if (column >= row.cells.size()) return row;
  row.cells[column] = text;
  return row;
}

}  // namespace

void join_tables_of_commands(std::vector<SpreadsheetRow>& rows, const ColumnWords& titles) {
  Titles first;
  std::vector<std::size_t> titled;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Titles own = figure_titles(rows[i], titles);
    if (own.empty()) continue;
    const Titles common = titled.empty() ? own : in_both(first, own);
    const bool alike = own.size() <= common.size() + 1 && (titled.empty() || first.size() <= common.size() + 1);
    if (common.size() < kFewestFigureTitles || !alike) continue;
    first = common;
    titled.push_back(i);
  }
  if (titled.size() < kFewestTables) return;
  std::vector<std::string> commands;
  for (const std::size_t at : titled) {
    const std::vector<std::string> cells = beside(rows[at], first);
    if (cells.empty() || cells.size() > kMostBeside) return;
    if (std::any_of(cells.begin(), cells.end(),
                    [&](const std::string& cell) { return titles.title(cell) == Holds::name; }))
      return;  // "Regiment": a title that comes again
    const std::string command = cells.size() == 1 ? cells.front() : cells.front() + ": " + cells.back();
    if (std::find(commands.begin(), commands.end(), command) != commands.end()) return;
    commands.push_back(command);
  }
  const std::size_t names = column_of_names(rows, titled, first);
  const bool one_rank = are_of_one_rank(commands, titles);
  std::vector<SpreadsheetRow> joined;
  std::size_t table = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (table >= titled.size() || i != titled[table]) {
      if (one_rank && table > 0 && names < rows[i].indents.size()) rows[i].indents[names] += kTroopsSetIn;
      joined.push_back(std::move(rows[i]));
      continue;
    }
    if (table == 0) {
      SpreadsheetRow head = row_of(rows[i], names, "Units");
      for (const auto& [column, title] : first) head.cells[column] = rows[i].cells[column];
      joined.push_back(std::move(head));
    }
    joined.push_back(row_of(rows[i], names, commands[table++]));
  }
  rows = std::move(joined);
}

}  // namespace estafette::readers
