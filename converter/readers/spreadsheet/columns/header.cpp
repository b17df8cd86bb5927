#include "converter/readers/spreadsheet/columns/header.hpp"

#include "base/letters.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/days.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/spreadsheet/columns/linked_rows.hpp"
#include "converter/readers/spreadsheet/columns/repeated_titles.hpp"
#include "converter/readers/spreadsheet/columns/title_cells.hpp"
#include "converter/readers/words/ordinals.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kRowsOfAProposal = 40;
constexpr std::size_t kLongestDay = 30;    ///< bytes of a title that is a day
constexpr std::size_t kManyTitles = 3;     ///< so many known titles make a text a table
constexpr std::size_t kFewTitles = 2;      ///< so many of one with tabs
constexpr std::ptrdiff_t kMostAbove = 3;   ///< rows that say what a short table is called
constexpr std::size_t kLongestTitle = 64;  ///< bytes of a title; a longer one is part of a sentence

/// True for a row that names one above it by its key: it has "UNIT.roe" where that one is called so.
bool names_row_above(const std::vector<SpreadsheetRow>& rows, std::size_t row) {
  for (std::size_t at = 0; at < rows[row].cells.size(); ++at) {
    const std::string& cell = rows[row].cells[at];
    if (cell.find_first_of("._") == std::string::npos || cell.find(' ') != std::string::npos) continue;
    for (std::size_t i = 0; i < row; ++i)
      for (std::size_t other = 0; other < rows[i].cells.size(); ++other)
        if (other != at && rows[i].cells[other] == cell) return true;
  }
  return false;
}

/// True if a row may be the header: it has no figures, and no cell that comes again below it.
bool may_be_header(const std::vector<SpreadsheetRow>& rows, std::size_t header) {
  for (std::size_t at = 0; at < rows[header].cells.size(); ++at) {
    const std::string& title = rows[header].cells[at];
    if (title.empty()) continue;
    if (whole_number(title)) return false;
    for (std::size_t i = header + 1; i < std::min(rows.size(), header + kRowsOfAProposal); ++i) {
      if (rows[i].cell(at) == title && rows[i].cells != rows[header].cells) return false;
    }
  }
  return true;
}

/// "1st Bn" above the strengths of the first battalions.
bool may_be_battalion(std::string_view cell) {
  constexpr std::size_t kLongest = 14;  // "3rd Battalion"
  return cell.size() <= kLongest;
}

/// "II Corps", "IV. ARMEE-KORPS": a command by its number, and no column of such.
bool numbers_command(const std::string& cell) {
  const std::size_t end = std::min(cell.find_first_of(" ."), cell.size());
  return end < cell.size() && roman(cell.substr(0, end)).has_value();
}

bool is_title(const std::string& cell, const ColumnWords& titles) {
  if (cell.empty() || numbers_command(cell)) return false;
  const bool may_be = (may_be_title(cell) || titles.times(cell) > 1) && cell.find(';') == std::string::npos;
  const std::optional<Holds> holds = may_be || may_be_battalion(cell) ? titles.title(cell) : std::nullopt;
  return (holds == Holds::battalion_men && may_be_battalion(cell)) ||
         (holds && may_be && !belongs_to_somebody(cell, titles)) || (cell.size() < kLongestDay && day_in(cell, titles));
}

/// "K", "W." above those killed and wounded.
bool is_letter_of_losses(const std::string& cell, const ColumnWords& titles) {
  return cell.size() == (cell.ends_with('.') ? 2U : 1U) && titles.names_losses(cell);
}

/// True for a table without titles: rows of equal length, and a column of figures. Of commands the cells of figures are
/// empty up to the end of the row, "1st Division,Kern,,", as nobody types them.
bool is_regular(const std::vector<SpreadsheetRow>& rows) {
  constexpr std::size_t kLeastRows = 4, kLeastCells = 4;
  if (rows.size() < kLeastRows || rows.front().cells.size() + 1 < kLeastCells) return false;
  std::vector<std::size_t> figures(rows.front().cells.size(), 0);
  bool ends_empty = false;
  for (const SpreadsheetRow& row : rows) {
    if (row.cells.size() != figures.size()) return false;
    ends_empty = ends_empty || (row.cells.back().empty() && row.filled() > 0);
    for (std::size_t at = 0; at < figures.size(); ++at) figures[at] += whole_number(row.cells[at]) ? 1U : 0U;
  }
  const std::size_t most = *std::max_element(figures.begin(), figures.end());
  if (ends_empty) return 3 * most >= rows.size();
  return rows.front().cells.size() >= kLeastCells && 3 * most >= 2 * rows.size();
}

/// "Regiment;Elan" above rows of as many cells: one title that says where the names are, and others that nobody knows.
/// A typed list has no such first line: no cell of it has a figure, and none is empty.
bool has_title_of_names(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles) {
  constexpr std::size_t kLeastRows = 4;
  if (rows.size() < kLeastRows || rows.front().cells.size() < 2 || !may_be_header(rows, 0)) return false;
  const std::vector<std::string>& first = rows.front().cells;
  const auto is_word = [](const std::string& cell) {
    return !cell.empty() && cell.find_first_of(" 0123456789:()[]") == std::string::npos;
  };
  const auto names = [&](const std::string& cell) { return titles.title(cell) == Holds::name; };
  const bool wide = std::all_of(rows.begin(), rows.end(),
                                [&](const SpreadsheetRow& row) { return row.cells.size() == first.size(); });
  return wide && std::all_of(first.begin(), first.end(), is_word) && std::any_of(first.begin(), first.end(), names);
}

/// "Unit ID,Name,Side,Arm,Start strength" and many more titles that nobody knows, as a database writes them above rows
/// of as many cells: some are known, one of them has the names, and each says something of its own.
bool has_titles_of_database(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles) {
  constexpr std::size_t kLeastRows = 4, kLeastCells = 6, kLeastKnown = 4;
  if (rows.size() < kLeastRows || rows.front().cells.size() < kLeastCells || !may_be_header(rows, 0)) return false;
  const std::vector<std::string>& first = rows.front().cells;
  const bool wide = std::all_of(rows.begin(), rows.end(),
                                [&](const SpreadsheetRow& row) { return row.cells.size() == first.size(); });
  if (!wide) return false;
  std::set<std::string> different;
  std::size_t known = 0;
  bool names = false, figures = false;
  for (std::size_t at = 0; at < first.size(); ++at) {
    if (first[at].empty() || is_digit(first[at].front()) || tells_of_something(first[at])) return false;
    different.insert(fold(first[at]));
    const std::optional<Holds> holds = is_title(first[at], titles) ? titles.title(first[at]) : std::nullopt;
    known += holds && *holds != Holds::skip ? 1U : 0U;
    names = names || holds == Holds::name;
    figures = figures || (holds && holds_figures(*holds) &&
                          std::any_of(rows.begin() + 1, rows.end(), [&](const SpreadsheetRow& row) {
                            return whole_number(row.cells[at]).has_value();
                          }));
  }
  return different.size() == first.size() && known >= kLeastKnown && names && figures;
}

/// "General Junot. Chief of the Staff": a sentence ends within what would be a title, behind a word that is not cut
/// short.
bool holds_two_sentences(std::string_view cell) {
  constexpr std::size_t kShortestWord = 5;  // "Regt. Name" is a title
  for (std::size_t at = cell.find(". "); at != std::string_view::npos; at = cell.find(". ", at + 1)) {
    const std::size_t blank = cell.find_last_of(' ', at);
    const std::size_t from = blank == std::string_view::npos ? 0 : blank + 1;
    const bool goes_on = at + 2 < cell.size() && cell[at + 2] >= 'A' && cell[at + 2] <= 'Z';
    if (goes_on && at - from >= kShortestWord) return true;
  }
  return false;
}

/// "21st Ill., 38th Ill.," and its like above what seemed to be titles, which are a line of the list: above the titles
/// of a table there is only what it is called.
bool lists_above(const std::vector<SpreadsheetRow>& rows, std::size_t header) {
  constexpr std::size_t kFewestCells = 3;
  constexpr std::ptrdiff_t kFewestLists = 2;
  const auto numbered = [](const std::string& cell) {  // "38th Ill.", "- 38th Ill.", "(4)", "x4", "[1,180 men]"
    const std::size_t first = cell.find_first_not_of("*-+ ([~=x");
    return first != std::string::npos && is_digit(cell[first]);
  };
  return std::count_if(
             rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(header), [&](const SpreadsheetRow& row) {
               const auto listed = std::count_if(row.cells.begin(), row.cells.end(), [&](const std::string& cell) {
                 return numbered(cell) && !whole_number(cell);  // "38th Ill.", and no figure
               });
               return row.filled() >= kFewestCells && 2 * static_cast<std::size_t>(listed) >= row.filled();
             }) >= kFewestLists;
}

/// True for titles of what is counted: "Men", "Bns", "Officers", "Guns".
bool is_title_of_figures(const std::string& cell, const ColumnWords& titles) {
  const std::optional<Holds> holds = may_be_title(cell) ? titles.title(cell) : std::nullopt;
  return holds && *holds >= Holds::men && *holds <= Holds::guns;
}

/// True if figures stand in that column of the rows from `first`, and hardly anything else.
bool has_figures_below(const std::vector<std::vector<std::string>>& rows, std::size_t first, std::size_t column) {
  std::size_t figures = 0, others = 0;
  for (std::size_t i = first; i < rows.size(); ++i) {
    const std::string_view cell = column < rows[i].size() ? trim(rows[i][column]) : std::string_view();
    if (cell.empty() || cell == "-") continue;
    ++(is_digit(cell.front()) ? figures : others);
  }
  return figures > 0 && others <= figures;
}

/// The titles that `upper` and the row below it make together; nothing if the lower one is no row of titles.
std::optional<std::vector<std::string>> titles_of_both(const std::vector<std::vector<std::string>>& rows,
                                                       std::size_t upper, const ColumnWords& titles) {
  const std::vector<std::string>&above = rows[upper], &below = rows[upper + 1];
  const auto cell = [](const std::vector<std::string>& row, std::size_t at) {
    return at < row.size() ? std::string(trim(row[at])) : std::string();
  };
  std::vector<std::string> both;
  std::string group;                         // the upper title that goes on over further columns
  std::size_t counted = 0, alone = 0;        // lower titles of figures; upper titles with nothing else below
  std::map<std::string, std::size_t> times;  // how often each lower title comes
  for (const std::string& title : below) ++times[fold(trim(title))];
  for (std::size_t at = 0; at < std::max(above.size(), below.size()); ++at) {
    const std::string over = cell(above, at), under = cell(below, at);
    if (has_digit(over) || has_digit(under)) return std::nullopt;
    if (!over.empty()) group = over;
    if (under.empty() || under == over) {
      alone += !over.empty() && titles.title(over) ? 1U : 0U;
      both.push_back(over);
      continue;
    }
    if (!is_title_of_figures(under, titles) || !has_figures_below(rows, upper + 2, at)) return std::nullopt;
    ++counted;
    both.push_back(times[fold(under)] > 1 && !group.empty() ? group + ' ' + under : under);
  }
  constexpr std::size_t kFewestCounted = 2;  // titles of figures below one, or none is divided
  return counted >= kFewestCounted && alone > 0 ? std::optional(both) : std::nullopt;
}

}  // namespace

void join_titles(std::vector<std::vector<std::string>>& rows, const ColumnWords& titles) {
  constexpr std::size_t kMostAboveTitles = 6;
  for (std::size_t upper = 0; upper + 2 < rows.size() && upper < kMostAboveTitles; ++upper) {
    std::optional<std::vector<std::string>> both = titles_of_both(rows, upper, titles);
    if (!both) continue;
    rows[upper + 1] = std::move(*both);
    for (std::string& cell : rows[upper]) cell.clear();
    return;
  }
}

namespace {

/// How well the titles of a row suit the cells below them, if it stood `shift` cells further right: one for each title
/// of figures above figures.
std::size_t suits(const std::vector<SpreadsheetRow>& rows, std::size_t header, std::size_t shift,
                  const ColumnWords& titles) {
  std::size_t suited = 0;
  const std::vector<std::string>& cells = rows[header].cells;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const std::optional<Holds> holds = cells[at].empty() ? std::nullopt : titles.title(cells[at]);
    if (!holds || !holds_figures(*holds)) continue;
    std::size_t figures = 0, others = 0;
    for (std::size_t i = header + 1; i < std::min(rows.size(), header + kRowsOfAProposal); ++i) {
      const std::string& cell = rows[i].cell(at + shift);
      if (!cell.empty()) ++(is_digit(cell.front()) ? figures : others);
    }
    suited += figures > others ? 1U : 0U;
  }
  return suited;
}

/// Titles over the last columns of a table whose first ones have none, as a copy leaves them: they stood further right.
void put_titles_over_figures(std::vector<SpreadsheetRow>& rows, const ColumnWords& titles) {
  constexpr std::size_t kFewestTitles = 2, kMostUntitled = 3;
  const std::optional<std::size_t> header = header_of(rows, titles, kFewestTitles);
  if (!header || *header + 1 >= rows.size()) return;
  SpreadsheetRow& titled = rows[*header];
  std::size_t widest = 0;
  for (std::size_t i = *header + 1; i < rows.size(); ++i) widest = std::max(widest, rows[i].cells.size());
  const bool shorter = widest > titled.cells.size() && widest - titled.cells.size() <= kMostUntitled;
  if (!shorter || titled.filled() != titled.cells.size()) return;
  const std::size_t shift = widest - titled.cells.size();
  if (suits(rows, *header, shift, titles) <= suits(rows, *header, 0, titles)) return;
  titled.cells.insert(titled.cells.begin(), shift, "");
  titled.indents.insert(titled.indents.begin(), shift, 0);
}

}  // namespace

std::vector<SpreadsheetRow> titled_rows(std::string_view utf8, const std::string& file, const ColumnWords& titles) {
  constexpr std::size_t kFirstRows = 12;
  std::vector<SpreadsheetRow> rows = spreadsheet_rows(utf8, file);
  std::vector<std::vector<std::string>> first;
  for (std::size_t i = 0; i < std::min(rows.size(), kFirstRows); ++i) first.push_back(rows[i].cells);
  join_titles(first, titles);
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (first[i] == rows[i].cells) continue;
    rows[i].cells = std::move(first[i]);
    rows[i].indents.resize(rows[i].cells.size());
  }
  std::erase_if(rows, [](const SpreadsheetRow& row) { return row.filled() == 0; });
  join_tables_of_commands(rows, titles);
  put_titles_over_figures(rows, titles);
  put_below_superiors(rows, titles);
  return rows;
}

std::optional<std::size_t> header_of(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles,
                                     std::size_t least) {
  std::optional<std::size_t> header;
  for (std::size_t i = 0; i < std::min(rows.size(), kRowsOfAProposal); ++i) {
    if (rows[i].filled() < least || !may_be_header(rows, i) || names_row_above(rows, i))
      continue;  // most rows, which need not be looked up
    const std::size_t half = (rows[i].filled() + 1) / 2;
    std::size_t known = 0, left = rows[i].filled();
    for (const std::string& cell : rows[i].cells) {
      if (cell.empty()) continue;
      if (known + left < std::max(least, half)) break;
      const bool title = is_title(cell, titles) || is_letter_of_losses(cell, titles) || titles.names_superior(cell);
      known += title ? 1U : 0U;
      --left;
    }
    if (known < std::max(least, half)) continue;
    least = known + 1;
    header = i;
  }
  if (!header && (has_title_of_names(rows, titles) || has_titles_of_database(rows, titles))) return 0;
  return header;
}

bool looks_like_spreadsheet(std::string_view utf8, const ColumnWords& titles) {
  constexpr std::size_t kBytesLookedAt = 8000;
  std::string_view head = utf8.substr(0, kBytesLookedAt);
  if (head.size() < utf8.size()) head = head.substr(0, head.find_last_of("\r\n"));
  std::vector<SpreadsheetRow> rows;
  try {
    rows = titled_rows(head, "", titles);
  } catch (const Refusal&) {
    return false;
  }
  const auto is_wide = [](const SpreadsheetRow& row) { return row.cells.size() >= kManyTitles; };
  const auto above = std::find_if(rows.begin(), rows.end(), is_wide) - rows.begin();  // what a table is called
  const auto wide = std::count_if(rows.begin(), rows.end(), is_wide);
  const bool table = 3 * wide >= 2 * (std::ssize(rows) - std::min(above, kMostAbove));
  const std::size_t least = head.find('\t') != std::string_view::npos ? kFewTitles : kManyTitles;  // nobody types tabs
  const std::optional<std::size_t> header = table ? header_of(rows, titles, least) : std::nullopt;
  const bool told =
      header && std::any_of(rows[*header].cells.begin(), rows[*header].cells.end(), [](const std::string& cell) {
        return cell.size() > kLongestTitle || holds_two_sentences(cell);
      });
  const bool sentence = header && is_sentence(rows[*header].cells);
  const bool last = header && *header > 0 && *header + 1 == rows.size();  // a list of batteries that ends a page
  return (header && !last && !told && !sentence && !lists_above(rows, *header)) || (table && is_regular(rows)) ||
         has_title_of_names(rows, titles) || has_titles_of_database(rows, titles);
}

}  // namespace estafette::readers
