#include "converter/readers/any/columns_of_commands.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestOfBlocks = 6, kFewestBlocks = 2, kFewestUnits = 2;
constexpr std::size_t kWidest = 3;         ///< columns of a block: names, figures, and nothing
constexpr std::size_t kFewestOfNames = 3;  ///< rows, where names stand alone in their columns

bool is_bare_figure(const std::string& cell) {
  return !cell.empty() && has_digit(cell) && std::none_of(cell.begin(), cell.end(), is_any_letter);
}

/// A name, and no words like those of titles in the columns of figures.
bool is_wordy(const std::string& cell) {
  return std::any_of(cell.begin(), cell.end(), is_any_letter);
}

bool heads_block(const std::string& cell, const PhraseBook& words) {
  const Tokens tokens = tokens_of(cell);
  const Head head = head_of({tokens, tokens.size(), words});
  return head.is == Head::Is::formation && head.level;
}

class Blocks {
 public:
  Blocks(const std::vector<SpreadsheetRow>& rows, const PhraseBook& words) : rows_(rows), words_(words) {
    for (const SpreadsheetRow& row : rows)
      for (std::size_t at = 0; at < row.cells.size(); ++at)
        if (!row.cells[at].empty()) columns_ = std::max(columns_, at + 1);
    while (first_ < rows.size() && rows[first_].filled() == 1) ++first_;  // titles
  }

  /// How many columns each command takes; nothing if they have none of their own.
  [[nodiscard]] std::optional<std::size_t> width() const {
    if (are_columns_of_names()) return 1;
    for (std::size_t width = 2; width <= kWidest; ++width)
      if (columns_ > width * (kFewestBlocks - 1) && rows_.size() >= first_ + kFewestOfBlocks && fits(width))
        return width;
    return std::nullopt;
  }

  [[nodiscard]] std::string told(std::size_t width) const {
    std::string text;
    int line = 1;
    for (std::size_t at = 0; at < rows_.size(); ++at) {
      for (; line < rows_[at].line; ++line) text += '\n';
      text += at < first_ ? one_line(rows_[at].cell(0)) : beside(rows_[at], width);
    }
    return text + '\n';
  }

 private:
  /// "Kern's Division | Roe's Division" above "9th Line (3) | 24th Line (3)".
  [[nodiscard]] bool are_columns_of_names() const {
    if (columns_ < kFewestBlocks || rows_.size() < first_ + kFewestOfNames) return false;
    std::size_t commands = 0;
    for (std::size_t at = 0; at < columns_; ++at) {
      commands += heads_block(rows_[first_].cell(at), words_) ? 1U : 0U;
      std::size_t units = 0;
      for (std::size_t row = first_; row < rows_.size(); ++row) {
        const std::string& cell = rows_[row].cell(at);
        if (!cell.empty() && !is_wordy(cell)) return false;
        if (row > first_ && heads_block(cell, words_)) return false;
        units += row > first_ && !cell.empty() ? 1U : 0U;
      }
      if (rows_[first_].cell(at).empty() || units == 0) return false;
    }
    return commands >= kFewestBlocks && commands + 1 >= columns_;  // "Cavalry" is no command by its word
  }

  [[nodiscard]] std::size_t blocks(std::size_t width) const { return (columns_ + width - 1) / width; }

  [[nodiscard]] bool fits(std::size_t width) const {
    std::size_t led = 0;
    for (std::size_t block = 0; block < blocks(width); ++block) {
      std::size_t units = 0, commands = 0;
      for (std::size_t at = first_; at < rows_.size(); ++at) {
        const std::string &name = rows_[at].cell(block * width), &figure = rows_[at].cell(block * width + 1);
        if ((!name.empty() && !is_wordy(name)) || (!figure.empty() && !is_bare_figure(figure))) return false;
        for (std::size_t more = 2; more < width; ++more)
          if (!rows_[at].cell(block * width + more).empty()) return false;
        units += !name.empty() && !figure.empty() ? 1U : 0U;
        commands += figure.empty() && heads_block(name, words_) ? 1U : 0U;
      }
      if (units < kFewestUnits) return false;
      led += commands > 0 ? 1U : 0U;
    }
    return led == blocks(width);
  }

  /// What stands in a row, block after block; a figure without a name is of what the row begins with: "Total".
  [[nodiscard]] std::string beside(const SpreadsheetRow& row, std::size_t width) const {
    std::string line;
    for (std::size_t block = 0; block < blocks(width); ++block) {
      if (block > 0) line += kWithin;
      const std::string figure = width > 1 ? row.cell(block * width + 1) : "";
      std::string name = one_line(row.cell(block * width));
      if (name.empty() && !figure.empty()) name = one_line(row.cell(0));
      line += name + (figure.empty() ? "" : " " + figure);
    }
    return line;
  }

  const std::vector<SpreadsheetRow>& rows_;
  const PhraseBook& words_;
  std::size_t columns_ = 0, first_ = 0;
};

/// The rows of a table drawn with "|", and the lines above it; nothing if there is none, or more behind it.
std::vector<SpreadsheetRow> rows_between_bars(std::string_view utf8) {
  std::vector<SpreadsheetRow> rows;
  bool begun = false;
  for (int number = 1; !utf8.empty(); ++number) {
    const std::string_view line = trim(take_line(utf8));
    if (line.empty() || line.find_first_not_of("|-_=+: ") == std::string_view::npos) continue;
    SpreadsheetRow row{number, {}, {}};
    if (line.front() == '|') {
      begun = true;
      std::string_view inner = line.substr(1);
      if (inner.ends_with('|')) inner.remove_suffix(1);
      for (const std::string& cell : split(inner, '|')) row.cells.emplace_back(trim(cell));
    } else if (begun) {
      return {};
    } else {
      row.cells.emplace_back(line);
    }
    row.indents.resize(row.cells.size());
    rows.push_back(std::move(row));
  }
  return begun ? rows : std::vector<SpreadsheetRow>{};
}

/// Cells: most lines have a sign between them, and no blank behind it.
bool may_have_blocks(std::string_view utf8) {
  std::size_t lines = 0, shown = 0;
  while (!utf8.empty()) {
    const std::string_view line = take_line(utf8);
    if (trim(line).empty()) continue;
    ++lines;
    for (const char sign : {',', ';', '\t'})
      if (std::count(line.begin(), line.end(), sign) > 0 && line.find(std::string{sign, ' '}) == std::string::npos) {
        ++shown;
        break;
      }
  }
  return lines >= kFewestOfNames && shown * 4 >= lines * 3;
}

}  // namespace

std::string with_columns_of_commands_told(const std::string& utf8, const PhraseBook& words) {
  std::vector<SpreadsheetRow> rows = rows_between_bars(utf8);
  if (rows.empty() && !may_have_blocks(utf8)) return utf8;
  if (!rows.empty()) {
    const Blocks drawn(rows, words);
    return drawn.width() == 1 ? drawn.told(1) : utf8;
  }
  try {
    rows = spreadsheet_rows(utf8, "");
  } catch (const Refusal&) {  // no table at all
    return utf8;
  }
  const Blocks blocks(rows, words);
  const std::optional<std::size_t> width = blocks.width();
  return width ? blocks.told(*width) : utf8;
}

}  // namespace estafette::readers
