#include "converter/readers/copied/commands/commands_beside.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostCommands = 8;
constexpr std::size_t kLongestCell = 60;  ///< bytes
constexpr std::size_t kNearlyBelow = 2;   ///< columns that a cell may begin before its command does

/// What stands between two gaps of a line, and its place: the column in which it begins, or its number between tabs.
struct Cell {
  std::size_t at = 0;
  std::string_view text;
};

/// A line, cut at its tabs, or else at two blanks or more.
struct Row {
  std::string_view line;
  std::vector<Cell> cells;
  bool tabs = false;
};

/// Tabs before the first cell set the line in, and part nothing.
Row at_tabs(std::string_view line) {
  Row row{line, {}, true};
  std::size_t from = std::min(line.find_first_not_of('\t'), line.size());
  for (std::size_t place = from; from <= line.size(); ++place) {
    const std::size_t end = std::min(line.find('\t', from), line.size());
    if (const std::string_view text = trim(line.substr(from, end - from)); !text.empty())
      row.cells.push_back({place, text});
    from = end + 1;
  }
  return row;
}

Row row_of(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first != std::string_view::npos && line.find('\t', first) != std::string_view::npos) return at_tabs(line);
  Row row{line, {}, false};
  for (std::size_t from = line.find_first_not_of(" \t\r"); from < line.size();) {
    const std::size_t gap = std::min(line.find("  ", from), line.size());
    row.cells.push_back({width(line.substr(0, from)), trim(line.substr(from, gap - from))});
    from = std::min(line.find_first_not_of(" \r", gap), line.size());
  }
  return row;
}

std::vector<Row> rows_of(std::string_view utf8) {
  std::vector<Row> rows;
  while (!utf8.empty()) {
    const std::size_t end = std::min(utf8.find('\n'), utf8.size());
    rows.push_back(row_of(utf8.substr(0, end)));
    utf8.remove_prefix(std::min(utf8.size(), end + 1));
  }
  return rows;
}

/// "Kern's Brigade", "2nd Division: General Roe", "Reserve": a command by its name or number, and no troops.
std::optional<Item> command_in(std::string_view text, const PhraseBook& words) {
  if (text.size() > kLongestCell) return std::nullopt;
  Item item = item_of(text, words);
  const bool named = tokens_of(text).size() > 1 || !item.level;  // "Brigade" alone is a title of a column
  if (item.is != Item::Is::formation || !item.units.empty() || !item.unread.empty() || !named) return std::nullopt;
  return item;
}

/// The level of the commands that a line has side by side, and nothing else in it.
struct Heads {
  std::optional<Level> level;
  std::vector<std::size_t> places;
};

std::optional<Heads> heads_in(const Row& row, const PhraseBook& words) {
  if (row.cells.size() < 2 || row.cells.size() > kMostCommands) return std::nullopt;
  Heads heads;
  for (const Cell& cell : row.cells) {
    const std::optional<Item> command = command_in(cell.text, words);
    if (!command || (heads.level && command->level && command->level != heads.level)) return std::nullopt;
    if (command->level) heads.level = command->level;
    heads.places.push_back(cell.at);
  }
  return heads;
}

/// "1st Line", "3 Bat. IR Nr. 1", "General Kern": what stands below a command. A figure alone belongs to what stands
/// before it.
bool stands_below(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || whole_number(text)) return false;
  for (const Sense sense : {Sense::rank, Sense::title, Sense::total, Sense::commander})
    if (words.has(sense, tokens, 0)) return true;
  for (const Sense sense : {Sense::kind, Sense::unit, Sense::arm, Sense::command, Sense::count, Sense::serial})
    if (words.any(sense, tokens, 0, tokens.size())) return true;
  return false;
}

class Block {
 public:
  Block(const Row& heads, Heads found, const PhraseBook& words)
      : found_(std::move(found)), words_(words), entries_(found_.places.size()) {
    take(heads);
  }

  /// Takes the next line, if it stands below the commands.
  bool takes(const Row& row, bool after_blank) {
    if (row.cells.empty() || (row.tabs != rows_.front().tabs && row.cells.size() > 1)) return false;
    if (row.cells.size() == 1) {
      const Cell& only = row.cells.front();
      if (column_of(only) == 0 && (after_blank || closes(only.text))) return false;
      if (!rows_.front().tabs && only.at + width(only.text) > end_of(column_of(only))) return false;
    }
    std::optional<std::size_t> last;
    for (const Cell& cell : row.cells) {
      const std::size_t column = column_of(cell);
      if (last != column) {
        ++cells_;
        const bool below = stands_below(cell.text, words_);
        fit_ += below ? 1U : 0U;
        entries_[column] += below ? 1U : 0U;
        if (whole_number(cell.text)) return false;
      }
      last = column;
    }
    beside_ += row.cells.size() > 1 && column_of(row.cells.back()) > 0 ? 1U : 0U;
    take(row);
    return true;
  }

  [[nodiscard]] bool stands() const {
    constexpr std::size_t kFewestRows = 2;  // below the commands
    return rows_.size() > kFewestRows && beside_ * 2 >= rows_.size() - 1 && fit_ * 5 >= cells_ * 4 &&
           std::all_of(entries_.begin(), entries_.end(), [](std::size_t entries) { return entries > 0; });
  }

  [[nodiscard]] std::size_t lines() const { return rows_.size(); }

  /// The line with that number below the commands, 0 for themselves, parted.
  [[nodiscard]] std::string line(std::size_t number) const {
    constexpr std::size_t kSetIn = 2;
    const Row& row = rows_[number];
    const std::size_t margin = rows_.front().line.find_first_not_of(" \t");
    std::vector<std::string> columns(found_.places.size());
    for (const Cell& cell : row.cells) {
      const std::size_t column = column_of(cell);
      std::string& text = columns[column];
      if (text.empty()) {
        text = rows_.front().line.substr(0, margin);
        const std::size_t place = found_.places[column];
        if (number > 0 && margin > 0) text.append(kSetIn, ' ');
        if (!row.tabs && cell.at > place) text.append(cell.at - place, ' ');
      } else {
        text += ' ';
      }
      text += cell.text;
    }
    std::string all;
    for (std::size_t column = 0; column < columns.size(); ++column) {
      if (column > 0) all += kWithin;
      all += columns[column];
    }
    return all;
  }

 private:
  void take(const Row& row) { rows_.push_back(row); }

  [[nodiscard]] std::size_t column_of(const Cell& cell) const {
    std::size_t column = 0;
    const std::size_t near = rows_.empty() || rows_.front().tabs ? 0 : kNearlyBelow;
    while (column + 1 < found_.places.size() && found_.places[column + 1] <= cell.at + near) ++column;
    return column;
  }

  [[nodiscard]] std::size_t end_of(std::size_t column) const {
    return column + 1 < found_.places.size() ? found_.places[column + 1] : std::string_view::npos;
  }

  /// "2nd Division: General Toro", "Total 3,800": of all that stand side by side, or of what follows.
  [[nodiscard]] bool closes(std::string_view text) const {
    const Item item = item_of(text, words_);
    if (item.is == Item::Is::total || item.is == Item::Is::nation) return true;
    return item.is == Item::Is::formation && item.level != found_.level;
  }

  Heads found_;
  const PhraseBook& words_;
  std::vector<Row> rows_;
  std::vector<std::size_t> entries_;  ///< of each column
  std::size_t cells_ = 0, fit_ = 0, beside_ = 0;
};

/// The lines below the commands in `head`, if they are such; blank lines between them are theirs.
std::optional<Block> block_at(const std::vector<Row>& rows, std::size_t head, const PhraseBook& words) {
  std::optional<Heads> heads = heads_in(rows[head], words);
  if (!heads) return std::nullopt;
  Block block(rows[head], std::move(*heads), words);
  for (std::size_t at = head + 1; at < rows.size(); ++at)
    if (rows[at].cells.empty() || !block.takes(rows[at], rows[at - 1].cells.empty())) {
      if (!rows[at].cells.empty() || at > head + 1) break;
    }
  return block.stands() ? std::optional(std::move(block)) : std::nullopt;
}

bool may_have_columns(std::string_view utf8) {
  return utf8.find(kWithin) == std::string_view::npos && utf8.find(kBeside) == std::string_view::npos &&
         (utf8.find('\t') != std::string_view::npos || utf8.find("   ") != std::string_view::npos);
}

}  // namespace

std::string with_commands_beside_parted(std::string_view utf8, const PhraseBook& words) {
  if (!may_have_columns(utf8)) return std::string(utf8);
  const std::vector<Row> rows = rows_of(utf8);
  std::string text;
  bool any = false;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const std::optional<Block> block = rows[at].cells.size() > 1 ? block_at(rows, at, words) : std::nullopt;
    if (!block) {
      if (rows[at].cells.size() > 1) return std::string(utf8);
      text.append(rows[at].line).append("\n");
      continue;
    }
    any = true;
    text.append(block->line(0)).append("\n");
    std::size_t next = at + 1;
    for (std::size_t number = 1; number < block->lines(); ++next) {
      if (!rows[next].cells.empty()) text.append(block->line(number++));
      text += '\n';
    }
    at = next - 1;
  }
  return any ? text : std::string(utf8);
}

}  // namespace estafette::readers
