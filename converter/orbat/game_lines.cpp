#include "converter/orbat/game_lines.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace estafette {
namespace {

constexpr int kMostLines = 1'000'000;        ///< of a file; an order of battle has 20,000 rows at most
constexpr std::string_view kEnd = "\u00B6";  ///< after each line; one of the text itself is doubled
constexpr std::array kUses = {std::pair('=', GameLineUse::own), std::pair('+', GameLineUse::gun),
                              std::pair('~', GameLineUse::other)};

}  // namespace

std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  for_each_row(line, ',', "", [&](const CsvRow& row) { cells.assign(row.fields.begin(), row.fields.end()); });
  return cells;
}

std::string_view cell_of(const std::vector<std::string>& cells, GameColumn column) {
  const auto at = static_cast<std::size_t>(column);
  return at < cells.size() ? trim(cells[at]) : std::string_view();
}

const GameLine* own_line(const std::vector<GameLine>& lines) {
  const auto own =
      std::find_if(lines.begin(), lines.end(), [](const GameLine& line) { return line.use == GameLineUse::own; });
  return own == lines.end() ? nullptr : &*own;
}

std::vector<GameLine> rows_among(const std::vector<GameLine>& lines) {
  std::vector<GameLine> rows;
  for (const GameLine& line : lines) {
    if (line.use != GameLineUse::other) rows.push_back(line);
  }
  return rows;
}

std::string to_string(const std::vector<GameLine>& lines) {
  std::string text;
  for (const GameLine& line : lines) {
    const auto use =
        std::find_if(kUses.begin(), kUses.end(), [&](const auto& known) { return known.second == line.use; });
    text += std::to_string(line.line) + use->first;
    std::string_view left = line.text;
    for (std::size_t mark = left.find(kEnd); mark != std::string_view::npos; mark = left.find(kEnd)) {
      text += left.substr(0, mark + kEnd.size());
      text += kEnd;
      left.remove_prefix(mark + kEnd.size());
    }
    text += left;
    text += kEnd;
  }
  return text;
}

std::optional<std::vector<GameLine>> game_lines_from(std::string_view text) {
  std::vector<GameLine> lines;
  while (!text.empty()) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::optional<int> number = whole_number(text.substr(0, digits));
    if (!number || *number < 1 || *number > kMostLines || digits == text.size()) return std::nullopt;
    const char sign = text[digits];
    const auto use = std::find_if(kUses.begin(), kUses.end(), [&](const auto& known) { return known.first == sign; });
    if (use == kUses.end()) return std::nullopt;
    GameLine line{*number, use->second, ""};
    text.remove_prefix(digits + 1);
    while (true) {
      const std::size_t mark = text.find(kEnd);
      if (mark == std::string_view::npos) return std::nullopt;
      line.text += text.substr(0, mark);
      text.remove_prefix(mark + kEnd.size());
      if (!text.starts_with(kEnd)) break;
      line.text += kEnd;
      text.remove_prefix(kEnd.size());
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace estafette
