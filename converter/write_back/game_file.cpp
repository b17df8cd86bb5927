#include "converter/write_back/game_file.hpp"

#include "base/encodings.hpp"
#include "base/text.hpp"
#include "converter/readers/sow/master_columns.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

namespace estafette::sow {
namespace {

constexpr int kHighestRank = 9999;  ///< the game counts to 99
constexpr std::size_t kRanks = 6;   ///< side, army, corps, division, brigade, regiment
constexpr auto kFirstRank = static_cast<std::size_t>(GameColumn::side);

/// The cells with their blanks, so that nothing is lost where nothing is changed.
std::vector<std::string> raw_cells(const std::string& line) {
  if (line.find('"') != std::string::npos) return cells_of(line);
  std::vector<std::string> cells;
  std::string_view left = line;
  while (true) {
    const std::size_t end = left.find(',');
    cells.emplace_back(left.substr(0, end));
    if (end == std::string_view::npos) return cells;
    left.remove_prefix(end + 1);
  }
}

/// The ranks of a unit's or commander's row; nothing for the header, a comment or an empty line.
std::optional<std::vector<int>> ranks_of(const std::string& line) {
  const std::vector<std::string> cells = cells_of(line);
  if (cell_of(cells, GameColumn::label).empty() || line.starts_with('$')) return std::nullopt;
  std::vector<int> ranks;
  for (std::size_t i = 0; i < kRanks; ++i) {
    const std::optional<int> rank = whole_number(cell_of(cells, static_cast<GameColumn>(kFirstRank + i)));
    if (!rank || *rank < 0 || *rank > kHighestRank) return std::nullopt;
    if (*rank == 0) break;
    ranks.push_back(*rank);
  }
  return ranks.empty() ? std::nullopt : std::optional(ranks);
}

void set_cell(std::string& line, GameColumn column, std::string_view value) {
  std::vector<std::string> cells = raw_cells(line);
  const auto at = static_cast<std::size_t>(column);
  if (cells.size() <= at) cells.resize(at + 1);
  cells[at] = value;
  for (std::string& cell : cells) {
    if (cell.find(',') != std::string::npos) cell = '"' + cell + '"';
  }
  line = fmt::format("{}", fmt::join(cells, ","));
}

}  // namespace

bool GameFile::put(const GameLine& line) {
  const auto last = lines_.end();  // they mostly come in their order
  return lines_.emplace_hint(last, Place{line.line, 0}, line.text)->second == line.text;
}

std::string GameFile::text() const {
  std::string text;
  int at = 1;
  for (const auto& [place, line] : lines_) {
    text.append(static_cast<std::size_t>(place.first - at), '\n');
    at = place.first;
    text += line;
  }
  return text;
}

std::string GameFile::cell(int line, GameColumn column) const {
  const auto there = lines_.find({line, 0});
  return there == lines_.end() ? "" : std::string(cell_of(cells_of(there->second), column));
}

void GameFile::set(int line, GameColumn column, std::string_view value) {
  const auto there = lines_.find({line, 0});
  if (there == lines_.end() || cell_of(cells_of(there->second), column) == value) return;
  set_cell(there->second, column, value);
  ++cells_changed_;
}

void GameFile::drop(int line) {
  if (lines_.erase({line, 0}) > 0) ++rows_changed_;
}

void GameFile::repeat(int line) {
  if (!lines_.contains({line, 0})) return;
  int copy = 1;
  while (lines_.contains({line, copy})) ++copy;
  std::string text = lines_.at({line, 0});
  set_cell(text, GameColumn::id, fmt::format("{}_{}", cell(line, GameColumn::id), copy + 1));
  // Above all others of its command, until all are numbered anew.
  const std::optional<std::vector<int>> ranks = ranks_of(text);
  constexpr int kBehindAll = 100;
  if (ranks && ranks->size() == kRanks) {
    set_cell(text, GameColumn::regiment, std::to_string(kBehindAll * copy + ranks->back()));
  }
  lines_.emplace(Place{line, copy}, std::move(text));
  ++rows_changed_;
}

bool GameFile::whole() const {
  return rows_changed_ == 0 && (lines_.empty() || lines_.rbegin()->first.first == static_cast<int>(lines_.size()));
}

void GameFile::number_anew() {
  std::map<std::vector<int>, std::set<int>> below;  // by the ranks of a command: those right under it
  std::map<Place, std::vector<int>> ranks;
  for (const auto& [place, line] : lines_) {
    const std::optional<std::vector<int>> own = ranks_of(line);
    if (!own) continue;
    ranks[place] = *own;
    for (std::size_t depth = 1; depth < own->size(); ++depth) {
      below[{own->begin(), own->begin() + static_cast<std::ptrdiff_t>(depth)}].insert((*own)[depth]);
    }
  }
  for (const auto& [place, own] : ranks) {
    for (std::size_t depth = 1; depth < own.size(); ++depth) {
      const std::set<int>& siblings = below[{own.begin(), own.begin() + static_cast<std::ptrdiff_t>(depth)}];
      const auto number = std::distance(siblings.begin(), siblings.find(own[depth])) + 1;
      if (number == own[depth]) continue;
      set_cell(lines_.at(place), static_cast<GameColumn>(kFirstRank + depth), std::to_string(number));
    }
  }
}

std::string GameFile::bytes() {
  const bool as_it_was = whole();
  if (!as_it_was) number_anew();
  // The game skips the first line of a file, whatever it says.
  const bool headed = as_it_was || lines_.empty() || !ranks_of(lines_.begin()->second);
  std::string bytes = headed ? "" : readers::master_header() + "\r\n";
  bool first = true;
  for (const auto& [place, line] : lines_) {
    if (!first) bytes += "\r\n";
    first = false;
    const std::optional<std::string> as_it_is = to_windows_1252(line);
    bytes += as_it_is ? *as_it_is : encode_for_game(line);
  }
  if (!as_it_was && !bytes.ends_with("\r\n")) bytes += "\r\n";
  return bytes;
}

}  // namespace estafette::sow
