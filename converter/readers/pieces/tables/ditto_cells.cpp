#include "converter/readers/pieces/tables/ditto_cells.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/ditto_signs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

/// "1020", "1,020 |": a figure and no name.
bool is_figure(std::string_view text) {
  while (text.ends_with('|') || text.ends_with(' ')) text.remove_suffix(1);
  return !text.empty() && text.find_first_not_of("0123456789,. '") == std::string_view::npos && is_digit(text.front());
}

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t at = from; at < to; ++at) text += (at > from ? " " : "") + words[at];
  return text;
}

std::vector<std::string> words_of(std::string_view cell) {
  std::vector<std::string> words = split(cell, ' ');
  std::erase_if(words, [](const std::string& word) { return word.empty(); });
  return words;
}

/// "*28th" begins with a number.
bool numbered(std::string_view word) {
  while (!word.empty() && (word.front() == '*' || word.front() == '(')) word.remove_prefix(1);
  return !word.empty() && is_digit(word.front());
}

/// The first cell of a row, and what stands behind it from its bar on.
struct FirstCell {
  std::string_view cell, rest;
};

FirstCell first_cell_of(std::string_view line) {
  const std::size_t bar = std::min(line.find('|'), line.size());
  return {trim(line.substr(0, bar)), line.substr(bar)};
}

}  // namespace

std::optional<std::string> ditto_cell(std::string_view above, std::string_view cell) {
  const std::vector<std::string> own = words_of(cell), known = words_of(above);
  std::size_t end = own.size();
  while (end > 0 && is_ditto(own[end - 1])) --end;
  const std::size_t signs = own.size() - end;
  if (signs == 0 || end >= known.size() ||
      std::any_of(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(end), is_ditto))
    return std::nullopt;
  if (signs > 1 && signs != known.size() - end) return std::nullopt;
  for (std::size_t at = 0; at < end; ++at)
    if (numbered(own[at]) != numbered(known[at])) return std::nullopt;
  const std::string rest = joined(known, end, known.size());
  std::string name = joined(own, 0, end);
  if (name.ends_with(',') && !known[end - 1].ends_with(',')) name.pop_back();
  return fmt::format("{}{}{} [Note: as above: {}]", name, name.empty() ? "" : " ", rest,
                     joined(known, end, known.size()));
}

void write_ditto_cells_out(std::vector<TextLine>& lines) {
  std::string above;  // the cell of a name that was last, without what says that it was written out
  bool last_figure = false;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    TextLine& line = lines[at];
    const bool figure = is_figure(line.text);
    if (!figure && line.text.size() <= kLongestLine && !line.footnote) {
      const FirstCell row = first_cell_of(line.text);
      const bool alone = last_figure && at + 1 < lines.size() && is_figure(lines[at + 1].text);
      const std::optional<std::string> out = !row.rest.empty() || alone ? ditto_cell(above, row.cell) : std::nullopt;
      const std::string cell = out.value_or(std::string(row.cell));
      above = cell.substr(0, cell.find(" [Note: as above"));
      if (out) line.text = fmt::format("{}{}{}", cell, row.rest.empty() ? "" : " ", row.rest);
    }
    last_figure = figure;
  }
}

}  // namespace estafette::readers
