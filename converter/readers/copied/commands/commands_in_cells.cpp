#include "converter/readers/copied/commands/commands_in_cells.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// What stands between tabs, and how many are before it.
struct TabbedCell {
  std::size_t tabs = 0;
  std::string_view text;
  std::optional<Level> level;  ///< of a command by its number or name
};

std::optional<Level> level_of(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kLongest = 80;  // bytes
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2 || text.size() > kLongest || words.has(Sense::rank, tokens, 0)) return std::nullopt;
  const Head head = head_of({tokens, tokens.size(), words});
  return head.is == Head::Is::formation ? head.level : std::nullopt;
}

std::vector<TabbedCell> cells_of(std::string_view line, const PhraseBook& words) {
  std::vector<TabbedCell> cells;
  std::size_t tabs = 0;
  for (std::size_t from = 0; from <= line.size(); ++tabs) {
    const std::size_t end = std::min(line.find('\t', from), line.size());
    if (const std::string_view text = trim(line.substr(from, end - from)); !text.empty())
      cells.push_back({tabs, text, level_of(text, words)});
    from = end + 1;
  }
  return cells;
}

/// The commands of a row, each below the one before it; fewer than two: the row stays as it is.
std::vector<std::size_t> commands_of(const std::vector<TabbedCell>& cells) {
  std::vector<std::size_t> commands;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if (!cells[at].level) continue;
    if (!commands.empty() && height(*cells[at].level) >= height(*cells[commands.back()].level)) return {};
    commands.push_back(at);
  }
  return commands.size() > 1 && commands.front() == 0 ? commands : std::vector<std::size_t>{};
}

/// The cells [from, to) in a line of their own.
std::string line_of(const std::vector<TabbedCell>& cells, std::size_t from, std::size_t to) {
  std::string line(cells[from].tabs, '\t');
  for (std::size_t at = from; at < to; ++at) line.append(at > from ? "\t" : "").append(cells[at].text);
  return line;
}

}  // namespace

std::string with_commands_in_cells_apart(std::string_view utf8, const PhraseBook& words) {
  if (utf8.find('\t') == std::string_view::npos) return std::string(utf8);
  std::string apart;
  std::vector<TabbedCell> open;  // the commands of the last such row
  for (std::size_t begin = 0; begin < utf8.size();) {
    const std::size_t end = std::min(utf8.find_first_of("\r\n", begin), utf8.size());
    const std::string_view line = utf8.substr(begin, end - begin);
    begin = end + 1;
    const std::vector<TabbedCell> cells =
        line.find('\t') == std::string_view::npos ? std::vector<TabbedCell>{} : cells_of(line, words);
    const std::vector<std::size_t> commands = commands_of(cells);
    std::vector<TabbedCell> opened;
    bool again = !commands.empty();
    for (std::size_t at = 0; at < commands.size(); ++at) {
      const TabbedCell& command = cells[commands[at]];
      const std::size_t next = at + 1 < commands.size() ? commands[at + 1] : cells.size();
      again = again && at < open.size() && open[at].tabs == command.tabs && open[at].text == command.text;
      opened.push_back(command);
      if (again && at + 1 < commands.size()) continue;
      const std::size_t from = again && commands[at] + 1 < next ? commands[at] + 1 : commands[at];
      apart += line_of(cells, from, next);
      if (at + 1 < commands.size()) apart += kSameLine;
    }
    if (commands.empty())
      apart += line;
    else
      open = opened;
    if (end < utf8.size()) apart += utf8[end];
  }
  return apart;
}

}  // namespace estafette::readers
