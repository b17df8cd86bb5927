#include "converter/readers/page/marked_tables.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/page/aligned_table.hpp"
#include "converter/readers/page/board_table.hpp"
#include "converter/readers/page/broken_rows.hpp"
#include "converter/readers/page/spans.hpp"
#include "converter/readers/page/tabbed.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/words/emphasis.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestRows = 2;
constexpr std::size_t kFewestBareRows = 3;     ///< with bars between their cells only
constexpr std::size_t kLongestBareRow = 1000;  ///< bytes
constexpr std::size_t kMostBetween = 2;        ///< lines without bars between such rows
constexpr long kFewestKnownTitles = 2;         ///< that we know, above such rows

/// "12th Infantry<br>24th Infantry": its lines are entries of a list.
std::string with_breaks_as_list(std::string cell) {
  bool listed = false;
  for (const std::string_view tag : {"<br>", "<br/>", "<br />", "<BR>"}) {
    for (std::size_t at = cell.find(tag); at != std::string::npos; at = cell.find(tag, at)) {
      cell.replace(at, tag.size(), 1, kNextEntry);
      listed = true;
    }
  }
  return listed ? kNextEntry + cell : cell;
}

TableRow trimmed(const std::vector<std::string>& cells) {
  TableRow row;
  for (const std::string& cell : cells) row.push_back(with_breaks_as_list(without_emphasis(trim(cell))));
  return row;
}

/// "|---|:--:|"
bool is_rule(std::string_view line) {
  return line.find('-') != std::string_view::npos && line.find_first_not_of("|-:+= \t") == std::string_view::npos;
}

/// "| 1st Foot | 700 |"; a wiki's own marks begin otherwise.
bool is_markdown_row(std::string_view line) {
  line = trim(line);
  return line.size() > 3 && line.starts_with('|') && line.ends_with('|') && !line.starts_with("|-") &&
         !line.starts_with("|}") && std::count(line.begin(), line.end(), '|') >= 3;
}

TableRow markdown_cells(std::string_view line) {
  line = trim(line);
  if (line.starts_with('|')) line.remove_prefix(1);
  if (line.ends_with('|')) line.remove_suffix(1);
  return trimmed(split(line, '|'));
}

/// "| | Total | 12 |" among rows without a bar before their first cell: that cell is empty.
bool is_bare_row_behind_blank(std::string_view line) {
  line = trim(line);
  return line.starts_with("| |") || line.starts_with("||");
}

TableRow bare_cells(std::string_view line) {
  TableRow row = markdown_cells(line);
  if (is_bare_row_behind_blank(line)) row.insert(row.begin(), "");
  return row;
}

/// "Unit | Men": cells without a bar before the first of them.
bool is_bare_row(std::string_view line) {
  line = trim(line);
  return line.size() < kLongestBareRow && line.find(" | ") != std::string_view::npos && !line.starts_with('|') &&
         line.find("[[") == std::string_view::npos && line.find("{{") == std::string_view::npos;
}

/// Where the text of "style=... | text" begins; a link's own bar ends no attributes.
std::size_t end_of_attributes(std::string_view cell) {
  const std::size_t bar = cell.find('|');
  const std::size_t link = cell.find("[[");
  if (bar == std::string_view::npos || (link != std::string_view::npos && link < bar)) return 0;
  return cell.substr(0, bar).find('=') == std::string_view::npos ? 0 : bar + 1;
}

/// The cells behind the last one of a wiki's row that cells above take.
void end_wiki_row(Spans& spans, std::size_t& room, PlacedTable& table) {
  TableRow& row = table.rows.back();
  const std::size_t last = row.size();
  spans.end_row(row, room);
  for (std::size_t below = last; below < row.size(); ++below) table.below.emplace_back(table.rows.size() - 1, below);
}

/// The cells of a line; the column of the last of them.
std::size_t add_wiki_cells(std::string_view line, std::string_view between, Spans& spans, std::size_t& room,
                           PlacedTable& table) {
  TableRow& row = table.rows.back();
  while (true) {
    const std::size_t end = std::min(line.find(between), line.size());
    const std::string_view cell = line.substr(0, end);
    const std::size_t text = end_of_attributes(cell);
    const std::size_t first = row.size();
    const int columns = spans.begin_cell(row, cell.substr(0, text - std::min<std::size_t>(text, 1)), room);
    const std::size_t column = row.size();
    for (std::size_t at = first; at < column; ++at) table.below.emplace_back(table.rows.size() - 1, at);
    row.emplace_back(trim(cell.substr(text)));
    row.resize(column + static_cast<std::size_t>(columns));
    if (end == line.size()) return column;
    line.remove_prefix(end + between.size());
  }
}

/// "== Austrian Army ==", "## III Corps": what it says.
std::string_view without_heading_marks(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of("#= "), line.size()));
  return line.substr(0, line.find_last_not_of("= ") + 1);
}

/// A further line of a wiki's cell: an entry of a list, or more of what is there.
void add_to_cell(std::string_view line, std::string& cell) {
  const bool entry = line.starts_with('*') || line.starts_with('#');
  while (line.starts_with('*') || line.starts_with('#')) line.remove_prefix(1);
  if (entry || !cell.empty()) cell += entry ? kNextEntry : ' ';
  cell += trim(line);
}

class Marked {
 public:
  Marked(std::string_view utf8, const ColumnWords& titles) : titles_(titles) {
    while (true) {
      const std::size_t end = std::min(utf8.find('\n'), utf8.size());
      std::string_view line = utf8.substr(0, end);
      if (line.ends_with('\r')) line.remove_suffix(1);
      lines_.emplace_back(line);
      if (trim(line).starts_with("|}")) last_end_ = lines_.size();
      if (ascii_small(line).find("[/table") != std::string::npos) last_board_end_ = lines_.size();
      if (end == utf8.size()) return;
      utf8.remove_prefix(end + 1);
    }
  }

  std::string all() {
    joined_ = join_broken_rows(lines_);
    for (std::size_t at = 0; at < lines_.size();) {
      if (trim(lines_[at]).starts_with("{|")) {
        at = wiki_table(at);
      } else if (begins_board_table(lines_[at])) {
        at = forum_table(at);
      } else if (is_markdown_row(lines_[at])) {
        at = markdown_table(at);
      } else if (const std::size_t end = aligned(at); end > at) {
        at = end;
      } else if (is_bare_row(lines_[at])) {
        at = bare_table(at);
      } else {
        ++at;
      }
    }
    if (tables_ == 1 && names_commands_by_row(only_.rows, titles_) && stands_alone() && fits_its_titles()) put_tabbed();
    std::string text;
    for (std::size_t i = 0; i < lines_.size(); ++i) text += (i == 0 ? "" : "\n") + lines_[i];
    return text;
  }

 private:
  std::size_t markdown_table(std::size_t begin) {
    std::size_t end = begin;
    PlacedTable table;
    for (; end < lines_.size() && (joined_[end] || is_markdown_row(lines_[end]) || is_rule(lines_[end])); ++end) {
      if (joined_[end] || is_rule(lines_[end])) continue;
      table.rows.push_back(markdown_cells(lines_[end]));
      table.places.push_back(end);
    }
    return table.rows.size() >= kFewestRows ? put(std::move(table), begin, end) : end;
  }

  /// "1st Division: Kern" or a blank line between rows with bars: the next line has them again.
  [[nodiscard]] bool stands_between(std::size_t at) const {
    for (std::size_t next = at + 1; next < std::min(lines_.size(), at + 1 + kMostBetween); ++next)
      if (is_bare_row(lines_[next])) return true;
    return false;
  }

  /// Rows below titles that we know, each with as many cells; other lines with bars stay as they are.
  std::size_t bare_table(std::size_t begin) {
    PlacedTable table;
    std::size_t end = begin;
    const TableRow titles = markdown_cells(lines_[begin]);
    const auto known = std::count_if(titles.begin(), titles.end(),
                                     [&](const std::string& title) { return titles_.title(title).has_value(); });
    for (; end < lines_.size(); ++end) {
      const bool behind_blank = end > begin && known >= kFewestKnownTitles && is_bare_row_behind_blank(lines_[end]) &&
                                bare_cells(lines_[end]).size() == titles.size();
      const bool row = is_bare_row(lines_[end]) || behind_blank, rule = end > begin && is_rule(lines_[end]);
      if (!row && !rule && (known < kFewestKnownTitles || !stands_between(end))) break;
      if (rule || trim(lines_[end]).empty()) continue;
      table.rows.push_back(row ? bare_cells(lines_[end]) : TableRow{std::string(trim(lines_[end]))});
      const bool empty_end = row && trim(lines_[end]).ends_with('|') && table.rows.back().size() + 1 == titles.size();
      table.rows.back().resize(row && !empty_end ? table.rows.back().size() : titles.size());
      table.places.push_back(end);
    }
    const bool even = std::all_of(table.rows.begin(), table.rows.end(),
                                  [&](const TableRow& row) { return row.size() == titles.size(); });
    if (table.rows.size() >= kFewestBareRows && known >= kFewestKnownTitles && even) put(std::move(table), begin, end);
    return end;
  }

  std::size_t wiki_table(std::size_t begin) {
    if (begin >= last_end_) return begin + 1;  // it never ends, so it is none
    PlacedTable table;
    Spans spans;
    std::size_t end = begin + 1, last = 0;  // `last`: the cell to which further lines belong
    bool fresh = true;
    for (; end < lines_.size(); ++end) {
      std::string_view line = trim(lines_[end]);
      if (line.starts_with("|}")) break;
      if (line.starts_with("|-")) {
        fresh = true;
        continue;
      }
      const bool caption = line.starts_with("|+");
      if (caption) line.remove_prefix(1);
      const bool title = line.starts_with('!');
      if (!title && !caption && !line.starts_with('|')) {
        if (!fresh && !table.rows.back().empty() && !line.empty()) add_to_cell(line, table.rows.back()[last]);
        continue;
      }
      if (fresh || caption) {
        if (!table.rows.empty()) end_wiki_row(spans, room_, table);
        table.rows.emplace_back();
        table.places.push_back(end);
      }
      fresh = caption;
      const std::string_view between = title && line.find("!!") != std::string_view::npos ? "!!" : "||";
      last = add_wiki_cells(line.substr(1), between, spans, room_, table);
    }
    if (end == lines_.size()) return begin + 1;
    if (!table.rows.empty()) end_wiki_row(spans, room_, table);
    for (TableRow& row : table.rows)
      for (std::string& cell : row) cell = with_breaks_as_list(without_wiki_marks(std::move(cell)));
    return put(std::move(table), begin, end + 1);
  }

  /// `begin` itself if no table of that kind begins there.
  std::size_t aligned(std::size_t begin) {
    if (begin < not_aligned_) return begin;
    const PlacedTable found = aligned_table(lines_, begin, titles_);
    not_aligned_ = std::max(not_aligned_, found.end);
    return found.rows.empty() ? begin : put(found, begin, found.end);
  }

  std::size_t forum_table(std::size_t begin) {
    if (begin >= last_board_end_) return begin + 1;  // it never ends, so it is none
    const PlacedTable found = board_table(lines_, begin);
    return found.rows.empty() ? begin + 1 : put(found, begin, found.end);
  }

  /// True if nothing stands beside the only table but a title or two without figures, no cell of it holds a list, and
  /// each row has a line to itself.
  [[nodiscard]] bool stands_alone() const {
    std::size_t above = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if ((i >= from_ && i < to_) || trim(lines_[i]).empty()) continue;
      ++above;
      if (i >= to_ || has_digit(lines_[i])) return false;
    }
    const bool apart = std::adjacent_find(only_.places.begin(), only_.places.end()) == only_.places.end();
    return apart && above <= kMostLinesAbove &&
           std::none_of(only_.rows.begin(), only_.rows.end(), [](const TableRow& row) {
             return std::any_of(row.begin(), row.end(),
                                [](const std::string& cell) { return cell.find(kNextEntry) != std::string::npos; });
           });
  }

  /// False if a bare figure stands where a name should: cells that went on over rows were lost, and the rest moved up.
  [[nodiscard]] bool fits_its_titles() const {
    const auto holds = [&](const std::string& title) { return titles_.title(title); };
    const auto titles = std::find_if(only_.rows.begin(), only_.rows.end(), [&](const TableRow& row) {
      return std::count_if(row.begin(), row.end(), holds) >= kFewestKnownTitles;
    });
    if (titles == only_.rows.end()) return false;
    for (std::size_t at = 0; at < titles->size(); ++at) {
      const std::optional<Holds> column = holds((*titles)[at]);
      if (!column || (*column > Holds::brigade && *column != Holds::name)) continue;
      std::size_t figures = 0, words = 0;
      for (auto row = titles + 1; row != only_.rows.end(); ++row) {
        const std::string_view cell = at < row->size() ? std::string_view((*row)[at]) : "";
        if (!cell.empty()) ++(std::all_of(cell.begin(), cell.end(), is_digit) ? figures : words);
      }
      if (figures > 0 && words > 0) return false;
    }
    return true;
  }

  /// The only table for the reader of spreadsheets, each row on its line.
  void put_tabbed() {
    repeat_names(only_.rows, only_.below);
    for (std::string& line : lines_) line = without_wiki_marks(std::string(without_heading_marks(line)));
    for (std::size_t i = from_; i < to_; ++i) lines_[i].clear();
    for (std::size_t i = 0; i < only_.rows.size(); ++i) lines_[only_.places[i]] = with_tabs(only_.rows[i]);
  }

  /// The rows of a table in place of its lines. Gives `end`.
  std::size_t put(PlacedTable table, std::size_t begin, std::size_t end) {
    join_titles(table.rows, titles_);
    if (++tables_ == 1) only_ = table, from_ = begin, to_ = end;
    for (std::size_t i = begin; i < end; ++i) lines_[i].clear();
    const std::vector<std::string> read = lines_of_table(table.rows, titles_);
    for (std::size_t i = 0; i < read.size(); ++i) {
      std::string& line = lines_[table.places[i]];
      if (!line.empty() && !read[i].empty()) line += kNextLine;  // a forum's rows may stand on one line
      line += read[i];
    }
    return end;
  }

  const ColumnWords& titles_;
  std::vector<std::string> lines_;
  std::vector<bool> joined_;  ///< lines that are part of a row before them
  PlacedTable only_;          ///< the first table, and its lines
  std::size_t from_ = 0, to_ = 0, tables_ = 0;
  std::size_t room_ = kMostCovered;  ///< for cells that others cover
  std::size_t not_aligned_ = 0;      ///< no aligned table begins before this line
  std::size_t last_board_end_ = 0;   ///< behind the last line that may end a table of a forum
  std::size_t last_end_ = 0;         ///< behind the last line that may end a wiki's table
};

}  // namespace

std::string with_tables_read(std::string_view utf8, const ColumnWords& titles) {
  if (utf8.find('|') == std::string_view::npos && utf8.find("[/") == std::string_view::npos &&
      utf8.find("  ") == std::string_view::npos)
    return std::string(utf8);
  std::string plain(utf8);
  for (const auto& [hard, blank] : {std::pair("|\u00A0", "| "), std::pair("\u00A0|", " |"), std::pair("&nbsp;", " ")})
    replace_all(plain, hard, blank);
  return Marked(plain, titles).all();
}

}  // namespace estafette::readers
