#include "converter/readers/pieces/tables/halved_tables.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

using Row = std::vector<std::string>;

/// The cells of a row with bars, without the empty ones at its end; none of any other line.
Row cells_of(std::string_view text) {
  if (text.find('|') == std::string_view::npos) return {};
  Row cells;
  for (const std::string& cell : split(text, '|')) cells.emplace_back(trim(cell));
  if (!cells.empty() && cells.front().empty()) cells.erase(cells.begin());
  while (!cells.empty() && cells.back().empty()) cells.pop_back();
  return cells;
}

/// How many titles there are in each half of a row that has the same ones twice; 0 of any other.
std::size_t titles_in_half(const Row& cells) {
  const std::size_t half = cells.size() / 2;
  if (half < 2 || half * 2 != cells.size()) return 0;
  for (std::size_t at = 0; at < half; ++at)
    if (cells[at].empty() || fold(cells[at]) != fold(cells[at + half]) || whole_number(cells[at])) return 0;
  return half;
}

/// "Kern | 5" as "Kern (5 squadrons)", "Total | 32" as "Total: 32 squadrons".
std::string told(const Row& cells, const Row& titles, const PhraseBook& words) {
  std::string text = cells.front();
  const Tokens first = tokens_of(text);
  const bool total = words.any(Sense::total, first, 0, first.size());
  for (std::size_t at = 1; at < cells.size(); ++at) {
    if (cells[at].empty()) continue;
    const Tokens title = tokens_of(titles[at]);
    const bool counts = whole_number(cells[at]) && words.has(Sense::count, title, 0);
    std::string_view word = titles[at];
    while (word.ends_with('.')) word.remove_suffix(1);
    const std::string cell = counts ? fmt::format("{} {}", cells[at], fold(word)) : cells[at];
    text += total ? fmt::format(": {}", cell) : counts ? fmt::format(" ({})", cell) : fmt::format(" - {}", cell);
  }
  return text;
}

}  // namespace

void tell_halved_tables(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const Row titles = may_be_read(lines[at]) ? cells_of(lines[at].text) : Row{};
    const std::size_t half = titles_in_half(titles);
    if (half == 0) continue;
    std::vector<TextLine> left, right;
    std::size_t end = at + 1;
    for (; end < lines.size(); ++end) {
      const Row cells = cells_of(lines[end].text);
      if (cells.empty() || cells.size() > titles.size()) break;
      const std::size_t cut = std::min(half, cells.size());
      const auto put = [&](std::size_t from, std::size_t to, std::vector<TextLine>& into) {
        if (from >= to || cells[from].empty()) return;
        TextLine line = lines[end];
        line.beside = line.after_blank = false;
        line.text =
            told({cells.begin() + static_cast<std::ptrdiff_t>(from), cells.begin() + static_cast<std::ptrdiff_t>(to)},
                 titles, words);
        into.push_back(std::move(line));
      };
      put(0, cut, left);
      put(cut, cells.size(), right);
    }
    if (right.empty()) continue;
    const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(at);
    left.insert(left.end(), right.begin(), right.end());
    const auto place = lines.erase(begin, lines.begin() + static_cast<std::ptrdiff_t>(end));
    lines.insert(place, left.begin(), left.end());
    at += left.size() - 1;
  }
}

}  // namespace estafette::readers
