#include "converter/readers/spreadsheet/columns/rows.hpp"

#include "base/csv.hpp"
#include "base/lines.hpp"
#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/words/emphasis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kHint = "sep=";
constexpr std::string_view kHardBlank = "\u00A0";
constexpr std::size_t kSaid = 60;  ///< letters of a row shown in a problem
constexpr std::size_t kLinesCounted = 200;
constexpr std::size_t kLongestCell = 10'000;  ///< bytes: nobody writes a longer cell
constexpr int kTab = 8;                       ///< blanks for a tab within a cell

/// True if each line that is not blank has the same number of tabs, as a workbook's sheet or what was copied from one:
/// then commas stand within its cells, however many they are.
bool is_parted_by_tabs(std::string_view text) {
  std::ptrdiff_t tabs = 0;
  for (std::size_t lines = 0; !text.empty() && lines < kLinesCounted; ++lines) {
    const std::string_view line = take_line(text);
    if (line.empty()) continue;
    const std::ptrdiff_t here = std::count(line.begin(), line.end(), '\t');
    if (here == 0 || (tabs > 0 && here != tabs)) return false;
    tabs = here;
  }
  return tabs > 0;
}

char separator_in(std::string_view text) {
  if (text.starts_with(kHint) && text.size() > kHint.size()) return text[kHint.size()];
  if (is_parted_by_tabs(text)) return '\t';
  constexpr std::array kSeparators = {',', ';', '\t'};
  std::array<std::pair<std::size_t, std::size_t>, kSeparators.size()> found{};  // lines with it, and how many of it
  for (std::size_t lines = 0; !text.empty() && lines < kLinesCounted; ++lines) {
    const std::string_view line = take_line(text);
    for (std::size_t i = 0; i < kSeparators.size(); ++i) {
      const auto count = static_cast<std::size_t>(std::count(line.begin(), line.end(), kSeparators.at(i)));
      found.at(i).first += count > 0 ? 1 : 0;
      found.at(i).second += count;
    }
  }
  return kSeparators.at(static_cast<std::size_t>(std::max_element(found.begin(), found.end()) - found.begin()));
}

/// The text with hard blanks instead of those that begin a field, since a CSV reader removes plain ones; and with a
/// mark of quotation that is all of a field, for "the same as above", quoted.
std::string with_hard_blanks(std::string_view text, char separator) {
  std::string kept;
  kept.reserve(text.size() + text.size() / 8);
  bool opening = true;
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at], next = at + 1 < text.size() ? text[at + 1] : '\n';
    if (c == '"' && opening && !quoted && (next == separator || next == '\n' || next == '\r')) {
      kept += R"("""")";
      opening = false;
      continue;
    }
    if (c == '"') quoted = !quoted;
    const bool blank = c == ' ' || (c == '\t' && separator != '\t');
    if (opening && blank && !quoted) {
      for (int i = 0; i < (c == '\t' ? kTab : 1); ++i) kept += kHardBlank;
    } else {
      kept += c;
    }
    opening = !quoted && (c == separator || c == '\n' || c == '\r' || (opening && blank));
  }
  return kept;
}

std::pair<std::string, int> cell_of(std::string_view field) {
  int indent = 0;
  while (!field.empty()) {
    const bool hard = field.starts_with(kHardBlank);
    if (!hard && field.front() != ' ' && field.front() != '\t') break;
    indent += field.front() == '\t' ? kTab : 1;
    field.remove_prefix(hard ? kHardBlank.size() : 1);
  }
  while (field.ends_with(kHardBlank)) field.remove_suffix(kHardBlank.size());
  return {without_emphasis(trim(one_line(field))), indent};
}

/// A file without line ends would be one row, and take an hour.
void refuse_what_is_no_row(const CsvRow& row, const std::string& file) {
  const auto refuse = [&](const std::string& found, const std::string& expected) {
    throw Refusal(Problem{file, row.line, "", found, expected,
                          "Is this the right file? If it is, each row needs a line of its own"});
  };
  const std::size_t columns = row.fields.size();
  if (columns > std::size_t{kMostColumns})
    refuse(fmt::format("{} columns", figure(static_cast<long long>(columns))),
           fmt::format("a table of at most {}", kMostColumns));
  for (const std::string_view field : row.fields)
    if (field.size() > kLongestCell)
      refuse(std::string(field), fmt::format("cells of at most {} letters", figure(kLongestCell)));
}

/// How much is kept of a table. Twenty thousand units at most are read from it, but all of it is held at once.
class RoomForRows {
 public:
  explicit RoomForRows(const std::string& file) : file_(file) {}

  /// Throws Refusal once there are more rows with something in them than an order of battle has, or more cells.
  void require(const CsvRow& row) {
    cells_ += row.fields.size();
    if (++rows_ <= kMostTableRows && cells_ <= kMostTableCells) return;
    throw Refusal(Problem{file_, row.line, "", "a table that goes on after this row",
                          fmt::format("at most {} rows and {} cells", figure(static_cast<long long>(kMostTableRows)),
                                      figure(static_cast<long long>(kMostTableCells))),
                          "Is this the right file? If it is, give each army a file of its own"});
  }

 private:
  const std::string& file_;
  std::size_t rows_ = 0, cells_ = 0;
};

}  // namespace

const std::string& SpreadsheetRow::cell(std::size_t column) const {
  static const std::string kNothing;
  return column < cells.size() ? cells[column] : kNothing;
}

std::size_t SpreadsheetRow::filled() const {
  return static_cast<std::size_t>(
      std::count_if(cells.begin(), cells.end(), [](const std::string& cell) { return !cell.empty(); }));
}

std::vector<SpreadsheetRow> spreadsheet_rows(std::string_view utf8, const std::string& file) {
  std::vector<SpreadsheetRow> rows;
  const char separator = separator_in(utf8);
  RoomForRows room(file);
  for_each_row(with_hard_blanks(utf8, separator), separator, file, [&](const CsvRow& row) {
    if (row.line == 1 && row.fields.front().starts_with(kHint)) return;
    refuse_what_is_no_row(row, file);
    room.require(row);
    SpreadsheetRow taken;
    taken.line = row.line;
    for (const std::string_view field : row.fields) {
      auto [cell, indent] = cell_of(field);
      taken.cells.push_back(std::move(cell));
      taken.indents.push_back(indent);
    }
    if (taken.filled() > 0) rows.push_back(std::move(taken));
  });
  return rows;
}

std::string text_of(const SpreadsheetRow& row) {
  std::string text;
  for (const std::string& cell : row.cells) {
    if (cell.empty()) continue;
    if (!text.empty()) text += ", ";
    text += cell;
    if (text.size() > 4 * kSaid) break;
  }
  return shorten(text, kSaid);
}

}  // namespace estafette::readers
