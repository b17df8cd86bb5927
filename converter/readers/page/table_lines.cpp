#include "converter/readers/page/table_lines.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/page/list_strength.hpp"
#include "converter/readers/page/page_titles.hpp"
#include "converter/readers/page/row_line.hpp"
#include "converter/readers/page/side_by_side.hpp"
#include "converter/readers/words/loss_letters.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

/// "K.", "Wounded": what a column of losses is called below the title of its men.
bool is_loss_mark(std::string_view cell) {
  constexpr std::array<std::string_view, 3> kWords = {"killed", "wounded", "missing"};
  if (cell.ends_with('.')) cell.remove_suffix(1);
  const std::string mark = fold(cell);
  return is_loss_letter(mark) || std::find(kWords.begin(), kWords.end(), mark) != kWords.end();
}

/// "| Regiments | Officers | Men |" and below it "| K. | W. | K. | W. |": the columns behind the name tell of losses,
/// and of no strength. False if the row says anything else.
bool take_losses(std::vector<PageColumn>& columns, const TableRow& row) {
  const bool losses = filled(row) > 1 && std::all_of(row.begin(), row.end(), [](const std::string& cell) {
                        return cell.empty() || is_loss_mark(cell);
                      });
  if (!losses || columns.empty() || !columns.front().holds) return false;
  columns.resize(1);
  for (const std::string& cell : row)
    if (!cell.empty()) columns.push_back({std::nullopt, cell});
  return true;
}

/// A figure, or a sign for none: "56", "*", "-".
bool is_figure_or_none(std::string_view cell) {
  return is_number(cell) || cell == "*" || is_dash(cell);
}

/// "Regiment | Elo": the first row, if one title says where the names are and nobody knows the others. None of them has
/// a figure or stands in a row below.
std::optional<std::vector<PageColumn>> title_of_names(const std::vector<TableRow>& rows, const ColumnWords& titles) {
  const TableRow& first = rows.front();
  std::vector<PageColumn> columns;
  for (std::size_t at = 0; at < first.size(); ++at) {
    const std::string cell = without_footnotes(first[at]);
    const bool again = std::any_of(rows.begin() + 1, rows.end(),
                                   [&](const TableRow& row) { return at < row.size() && row[at] == first[at]; });
    if (cell.empty() || has_digit(cell) || again) return std::nullopt;
    const bool name = cell.find(' ') == std::string::npos && titles.title(cell) == Holds::name;
    columns.push_back({name ? std::optional(Holds::name) : std::nullopt, cell});
  }
  const bool named = std::any_of(columns.begin(), columns.end(), [](const PageColumn& column) { return column.holds; });
  if (!named || columns.size() < 2 || rows.size() < 2) return std::nullopt;
  return columns;
}

/// Rows whose cells moved to the left when the page was copied, because a command above them stands for several rows:
/// "1/3rd Foot Guards | 1,019 | 0" below the titles "Division | Brigade | Units | Strength".
TableRow in_place(TableRow row, const std::vector<PageColumn>& columns) {
  const auto troops = std::find_if(columns.begin(), columns.end(),
                                   [](const PageColumn& column) { return column.holds == Holds::name; });
  const auto at = static_cast<std::size_t>(troops - columns.begin());
  const bool men = at + 1 < columns.size() && columns[at + 1].holds && !counted(*columns[at + 1].holds).empty();
  if (!men || at == 0 || at >= row.size() || !is_figure_or_none(row[at])) return row;
  std::size_t name = at;
  while (name > 0 && (row[name].empty() || is_figure_or_none(row[name]))) --name;
  if (name == at || row[name].empty() || is_figure_or_none(row[name])) return row;
  row.insert(row.begin(), at - name, std::string());
  return row;
}

/// "Sillery's Company, RA" over all columns that follow: a cell that comes again and again is no figure of any.
void drop_note_over_columns(TableRow& row) {
  std::size_t last = row.size();
  while (last > 0 && row[last - 1].empty()) --last;
  if (last < 2 || row[last - 1] != row[last - 2] || has_digit(row[last - 1]) || is_figure_or_none(row[last - 1]))
    return;
  const std::string again = row[last - 1];
  while (last > 0 && row[last - 1] == again) row[--last].clear();
}

/// "GD", "FML": what is short for a rank, and no number of a corps.
bool is_rank_in_capitals(const std::string& word) {
  constexpr std::size_t kShortest = 2, kLongest = 3;
  return word.size() >= kShortest && word.size() <= kLongest && std::all_of(word.begin(), word.end(), is_capital) &&
         word.find_first_not_of("IVXLC") != std::string::npos;
}

/// "Brigade: General of Brigade, Joseph Mainoni", "3rd Division (Kern)": the level of a column whose cell names only a
/// commander, or begins with a number and has no word of command; "Brigade Husson", "Division Kern" where it is only a
/// name.
std::string with_level(const std::string& told, Holds holds, const ColumnWords& titles) {
  const std::string cell(trim(std::string_view(told).substr(0, told.find("{{"))));  // "GB Roe{{efn|Wounded.}}"
  const std::string level = holds == Holds::brigade ? "Brigade" : holds == Holds::division ? "Division" : "Corps";
  if (titles.title(cell.substr(0, cell.find_first_of(" ,"))) == Holds::commander) return level + ": " + cell;
  const std::size_t bracket = cell.rfind(" ("), open = std::min(cell.find_first_of("(,:"), cell.size());
  const bool lost = bracket != std::string::npos && bracket + 1 == open && cell.ends_with(')') &&
                    is_loss_letter(fold(cell.substr(open + 1, cell.size() - open - 2)));  // "GB Dale (k)"
  const std::size_t end = open;
  const std::string name(trim(std::string_view(cell).substr(0, end)));
  const std::vector<std::string> words = split(name, ' ');
  const bool command = std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    const std::optional<Holds> said = titles.title(word);
    return said && (*said <= Holds::brigade || *said == Holds::name);
  });
  constexpr std::size_t kMostWords = 3;
  const bool ranked = words.size() == 2 && is_rank_in_capitals(words.front());  // "GD Kern", and no "Old Guard"
  const std::size_t most = holds == Holds::brigade ? kMostWords : ranked ? 2 : holds == Holds::division ? 1 : 0;
  const bool named = words.size() <= most && (end == cell.size() || lost) &&
                     !is_small(name.empty() ? 'a' : name.front()) &&  // but "none"
                     std::all_of(words.begin(), words.end(), [&](const std::string& word) {
                       return !word.empty() && is_any_letter(word.front()) && !titles.title(word);
                     });
  if (named) return fmt::format("{} {}", level, lost ? cell : name);
  if (holds == Holds::army || cell.empty() || !is_digit(cell.front()) || command || is_number(name)) return cell;
  return fmt::format("{} {}{}{}", name, level, end < cell.size() ? " " : "", cell.substr(end));
}

/// The commands of a row that names troops too: each is a line of its own, with its commander, before theirs; of a row
/// that names none the last, "9th Brigade" below "Brigade", stays in its row. Those that the row `above` named already,
/// from the highest down, are not named again.
std::string commands_of(TableRow& row, const std::vector<PageColumn>& columns, TableRow& above,
                        const ColumnWords& titles) {
  const auto holds = [&](std::size_t at, auto fits) {
    return at < columns.size() && at < row.size() && columns[at].holds && !row[at].empty() && fits(*columns[at].holds);
  };
  const auto command = [](Holds is) { return is <= Holds::brigade; };
  const auto commander = [](Holds is) {
    return is == Holds::commander || (is > Holds::brigade && is <= Holds::brigade_commander);
  };
  std::size_t troops = row.size();
  while (troops > 0 && !holds(troops - 1, [](Holds is) { return is == Holds::name; })) --troops;
  std::size_t end = row.size();
  while (troops == 0 && end > 0 && !holds(end - 1, command)) --end;
  if (troops == 0 && end > 0) end = row[end - 1].find(columns[end - 1].title) == std::string::npos ? 0 : end - 1;
  std::string lines;
  above.resize(std::max(above.size(), row.size()));
  for (std::size_t at = 0; at < end; ++at) {
    if (!holds(at, command)) continue;
    std::string line = with_level(std::exchange(row[at], ""), *columns[at].holds, titles);
    if (holds(at + 1, commander)) line += ": " + std::exchange(row[at + 1], "");
    if (line == above[at]) continue;
    std::fill(above.begin() + static_cast<std::ptrdiff_t>(at), above.end(), "");
    above[at] = line;
    lines += line + kNextLine;
  }
  return lines;
}

bool has_list(const std::string& cell) {
  return cell.find(kNextEntry) != std::string::npos;
}

bool is_command(const std::vector<PageColumn>& columns, std::size_t at) {
  return at < columns.size() && columns[at].holds && *columns[at].holds <= Holds::brigade;
}

/// "Division | Strength | Units | Strength": the first strength is that of the command beside it.
bool counts_commands_too(const std::vector<PageColumn>& columns) {
  for (std::size_t at = 1; at < columns.size(); ++at) {
    if (!is_command(columns, at - 1) || !columns[at].holds || counted(*columns[at].holds).empty()) continue;
    const auto again = [&](const PageColumn& column) { return column.holds == columns[at].holds; };
    if (std::any_of(columns.begin() + static_cast<std::ptrdiff_t>(at) + 1, columns.end(), again)) return true;
  }
  return false;
}

/// "First Division<br>BG Harrow (w)<br>BG Lamb" in a column of commands, in one line: a command and who led it. Cells
/// of several commands stay as they are.
TableRow with_leaders_joined(TableRow row, const std::vector<PageColumn>& columns, const ColumnWords& titles) {
  for (std::size_t at = 0; at < row.size(); ++at) {
    if (!is_command(columns, at) || !has_list(row[at])) continue;
    std::vector<std::string> entries = split(row[at], kNextEntry);
    entries.erase(
        std::remove_if(entries.begin(), entries.end(), [](const std::string& entry) { return trim(entry).empty(); }),
        entries.end());
    const auto leads = [&](const std::string& entry) { return !has_digit(entry) && !titles.title(entry); };
    if (entries.size() < 2 || !std::all_of(entries.begin() + 1, entries.end(), leads)) continue;
    row[at] = fmt::format("{}", fmt::join(entries, ", "));
  }
  return row;
}

/// "Infantry | 12th Infantry, 24th Infantry": what the row says, with the column for its depth, and the entries of its
/// lists below.
std::string lines_with_lists(const TableRow& told, const std::vector<PageColumn>& columns, const ColumnWords& titles) {
  const TableRow row = with_strength_of_list(with_leaders_joined(told, columns, titles), columns);
  std::string lines;
  const auto add = [&](std::size_t column, std::string_view text) {
    if (trim(text).empty()) return;
    if (!lines.empty()) lines += kNextLine;
    lines.append(2 * column, ' ').append(text);
  };
  for (std::size_t at = 0; at < row.size();) {
    if (has_list(row[at])) {
      for (const std::string& entry : split(row[at], kNextEntry)) add(at, entry);
      ++at;
      continue;
    }
    // The cells up to the next command, list or troops, which tell of one thing.
    TableRow cells(row.size());
    const std::size_t first = at;
    const auto begins = [&](std::size_t column) {
      return is_command(columns, column) || (column < columns.size() && columns[column].holds == Holds::name);
    };
    do {
      cells[at] = at == first && is_command(columns, at) ? with_level(row[at], *columns[at].holds, titles) : row[at];
    } while (++at < row.size() && !has_list(row[at]) && !begins(at));
    add(first, row_line(cells, columns));
  }
  return lines;
}

/// "Division | Regiments": a column that counts its troops does not name them.
void name_no_counts(std::vector<PageColumn>& columns, const std::vector<TableRow>& rows, std::size_t first) {
  for (std::size_t at = 0; at < columns.size(); ++at) {
    if (columns[at].holds != Holds::name || at == 0) continue;
    const bool counts = std::all_of(
        rows.begin() + static_cast<std::ptrdiff_t>(first), rows.end(),
        [&](const TableRow& row) { return at >= row.size() || row[at].empty() || is_figure_or_none(row[at]); });
    if (counts) columns[at].holds.reset();
  }
}

/// "I Corps | Men": the title of a command, below which stand its troops; nothing if the title names no one command.
std::optional<std::string> take_named_command(std::vector<PageColumn>& columns) {
  PageColumn& first = columns.front();
  const Tokens title = tokens_of(first.title);
  const bool numbered = std::any_of(title.begin(), title.end(), [&](const Token& token) {
    return roman(std::string_view(first.title).substr(token.begin, token.end - token.begin)).has_value();
  });
  if (!first.holds || *first.holds > Holds::brigade || !numbered || title.size() < 2) return std::nullopt;
  first.holds = Holds::name;
  return std::exchange(first.title, "");
}

/// "Cavalry: | Officers | Men": the first row, if what its columns count stands beside the heading of the first rows;
/// below each title stand figures.
std::optional<std::vector<PageColumn>> titles_beside_heading(const std::vector<TableRow>& rows,
                                                             const ColumnWords& titles) {
  const TableRow& first = rows.front();
  if (rows.size() < 3 || first.size() < 2 || first.front().empty() || has_digit(first.front())) return std::nullopt;
  std::vector<PageColumn> columns = {{Holds::name, ""}};
  for (std::size_t at = 1; at < first.size(); ++at) {
    std::string title = without_footnotes(first[at]);
    if (title.ends_with('.')) title.pop_back();
    columns.push_back({titles.title(title), title});
    if (title.empty()) continue;
    const std::optional<Holds> holds = columns.back().holds;
    const auto figured = std::count_if(rows.begin() + 1, rows.end(),
                                       [&](const TableRow& row) { return at < row.size() && is_number(row[at]); });
    if (!holds || (counted(*holds).empty() && *holds != Holds::officers) || has_digit(title) || figured < 2)
      return std::nullopt;
  }
  const auto counts = [](const PageColumn& column) { return column.holds && !counted(*column.holds).empty(); };
  return std::any_of(columns.begin(), columns.end(), counts) ? std::optional(columns) : std::nullopt;
}

/// "French | Men": below the title of an army stand its troops.
std::vector<PageColumn> columns_of_side(const TableRow& row, const ColumnWords& titles) {
  std::vector<PageColumn> columns;
  for (const std::string& cell : row) columns.push_back({titles.title(cell), cell});
  if (!columns.front().holds || *columns.front().holds == Holds::nation) columns.front().holds = Holds::name;
  return columns;
}

}  // namespace

namespace {

/// "Formation | Unit": of two columns of names one that names several commands in each of its cells
/// (spreadsheet/command_path.hpp), parted by slashes or commas.
bool names_commands_below(const std::vector<TableRow>& rows, std::size_t titles,
                          const std::vector<PageColumn>& columns) {
  std::size_t names = 0;
  bool path = false;
  for (std::size_t at = 0; at < columns.size(); ++at) {
    if (columns[at].holds != Holds::name) continue;
    ++names;
    const auto several = [&](const TableRow& row) {
      return at < row.size() && (row[at].find('/') != std::string::npos || row[at].find(", ") != std::string::npos);
    };
    const auto first = rows.begin() + static_cast<std::ptrdiff_t>(titles) + 1;
    path = path || (first != rows.end() && std::all_of(first, rows.end(), several));
  }
  return names > 1 && path;
}

/// "French Army     Allied Army": no titles, but the first line of two lists side by side.
bool have_one_level_twice(const std::vector<PageColumn>& columns) {
  return std::any_of(columns.begin(), columns.end(), [&](const PageColumn& column) {
    return column.holds && *column.holds <= Holds::brigade &&
           std::count_if(columns.begin(), columns.end(),
                         [&](const PageColumn& other) { return other.holds == column.holds; }) > 1;
  });
}

}  // namespace

bool names_commands_by_row(const std::vector<TableRow>& rows, const ColumnWords& titles) {
  for (std::size_t i = 0; i < std::min<std::size_t>(rows.size(), 3); ++i) {
    const std::optional<std::vector<PageColumn>> columns = titles_in(rows[i], titles);
    if (!columns) continue;
    const auto commands = std::count_if(columns->begin(), columns->end(), [](const PageColumn& column) {
      return column.holds && *column.holds <= Holds::brigade;
    });
    const auto names = std::count_if(columns->begin(), columns->end(),
                                     [](const PageColumn& column) { return column.holds == Holds::name; });
    if (names == 0 && have_one_level_twice(*columns)) return false;
    const bool by_row = commands >= 1 ? names > 0 || commands >= 2 : names_commands_below(rows, i, *columns);
    return by_row && !counts_commands_too(*columns);
  }
  return false;
}

std::vector<std::string> lines_of_table(const std::vector<TableRow>& rows, const ColumnWords& titles) {
  const std::optional<TablesBeside> sides = sides_in(rows, titles);
  return sides ? lines_of_sides(rows, *sides, titles) : lines_of_table(rows, titles, rows.size());
}

std::vector<std::string> lines_of_table(const std::vector<TableRow>& rows, const ColumnWords& titles,
                                        std::size_t titles_row) {
  std::vector<std::string> lines;
  std::vector<PageColumn> columns;
  const TableRow* header = nullptr;
  TableRow above;  // the commands that were named last
  const bool lists = std::any_of(rows.begin(), rows.end(),
                                 [](const TableRow& row) { return std::any_of(row.begin(), row.end(), has_list); });
  for (const TableRow& row : rows) {
    std::optional<std::vector<PageColumn>> known;
    const bool side = &row == rows.data() + titles_row;
    if (header == nullptr && titles_row >= rows.size()) known = titles_in(row, titles);
    if (!known && &row == rows.data() && titles_row >= rows.size()) known = title_of_names(rows, titles);
    const bool heads = !known && &row == rows.data() && titles_row >= rows.size();
    if (heads) known = titles_beside_heading(rows, titles);
    if (side || known) {
      columns = side ? columns_of_side(row, titles) : *std::move(known);
      header = &row;
      name_no_counts(columns, rows, static_cast<std::size_t>(header - rows.data()) + 1);
      const std::string named = side ? "" : take_named_command(columns).value_or("");
      lines.push_back(heads || (side && !titles.title(row.front())) ? row.front() : named);
    } else if (header != nullptr && ((&row == header + 1 && take_losses(columns, row)) || row == *header)) {
      lines.emplace_back();  // titles of its losses, or its own again, as on every page
    } else if (lists || counts_commands_too(columns)) {
      lines.push_back(lines_with_lists(row, columns, titles));
    } else if (columns.empty()) {
      lines.push_back(without_titles(row));
    } else if (filled(row) == 1) {
      above.clear();
      lines.push_back(*std::find_if(row.begin(), row.end(), [](const std::string& cell) { return !cell.empty(); }));
    } else {
      TableRow cells = in_place(row, columns);
      drop_note_over_columns(cells);
      put_quality_in_words(cells, columns, titles);
      const std::string commands = commands_of(cells, columns, above, titles);
      lines.push_back(commands + row_line(cells, columns));
    }
  }
  return lines;
}

}  // namespace estafette::readers
