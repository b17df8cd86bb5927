#include "converter/readers/counted/titled_columns.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestCellsOfRow = 3;
constexpr std::size_t kLongestRowOfCells = 300;  ///< bytes

using GapCells = std::vector<std::string_view>;

/// The pieces of a line between its gaps: two blanks or more, or a tab.
GapCells cells_between_gaps(std::string_view line) {
  GapCells cells;
  if (line.size() > kLongestRowOfCells) return cells;
  for (line = trim(line); !line.empty();) {
    const std::size_t gap = std::min({line.find("  "), line.find('\t'), line.size()});
    cells.push_back(trim(line.substr(0, gap)));
    line = trim(line.substr(gap));
  }
  return cells;
}

/// Whether a cell says nothing but one word of that sense: "Regiment", "Men.".
std::optional<PhraseFound> only(Sense sense, std::string_view cell, const PhraseBook& words) {
  const Tokens tokens = tokens_of(cell);
  const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
  if (!found || found->part) return std::nullopt;
  const bool whole = found->length == tokens.size() || (found->length + 1 == tokens.size() && tokens.back().mark("."));
  return whole ? found : std::nullopt;
}

/// A column behind that of the names.
struct TitledColumn {
  std::string title;  ///< empty if it is not told with its cells
  enum class Of { men, count, remark } of = Of::remark;
};

TitledColumn titled_column(std::string_view title, const PhraseBook& words) {
  if (only(Sense::total, title, words)) return {std::string(title), TitledColumn::Of::men};
  const std::optional<PhraseFound> count = only(Sense::count, title, words);
  const Tokens tokens = tokens_of(title);
  const bool commands = words.any(Sense::command, tokens, 0, tokens.size());  // "Garrison: Alba" would be one
  if (!count) return {commands ? std::string() : std::string(title), TitledColumn::Of::remark};
  return {std::string(title),
          count->is == "men" || count->is == "present" ? TitledColumn::Of::men : TitledColumn::Of::count};
}

/// The columns of "Regiment   Officers   Men   Stationed at"; none if the line is anything else, or if all its titles
/// are known, since others read those.
std::vector<TitledColumn> titled_columns_in(std::string_view text, const PhraseBook& words) {
  const GapCells cells = cells_between_gaps(text);
  if (cells.size() < kFewestCellsOfRow || has_digit(text)) return {};
  const std::optional<PhraseFound> heading = only(Sense::heading, cells[0], words);
  if (!only(Sense::unit, cells[0], words) && !(heading && heading->is == "units")) return {};
  std::vector<TitledColumn> columns;
  for (std::size_t at = 1; at < cells.size(); ++at) columns.push_back(titled_column(cells[at], words));
  const auto remark = [](const TitledColumn& column) { return column.of == TitledColumn::Of::remark; };
  const auto men = [](const TitledColumn& column) { return column.of == TitledColumn::Of::men; };
  const bool some =
      std::any_of(columns.begin(), columns.end(), remark) && std::any_of(columns.begin(), columns.end(), men);
  return some ? columns : std::vector<TitledColumn>{};
}

bool is_figure_cell(std::string_view cell) {
  return !cell.empty() && is_digit(cell.front()) && is_digit(cell.back()) &&
         cell.find_first_not_of("0123456789,. ") == std::string_view::npos;
}

/// A row below such titles, with what each of its cells is; nothing if they are others, or more or fewer.
std::optional<std::string> with_titled_cells(std::string_view text, const std::vector<TitledColumn>& columns) {
  const GapCells cells = cells_between_gaps(text);
  if (cells.size() != columns.size() + 1) return std::nullopt;
  std::string told(cells[0]), notes;
  bool men = false;
  for (std::size_t at = 0; at < columns.size(); ++at) {
    const std::string_view cell = cells[at + 1];
    if (columns[at].of == TitledColumn::Of::remark) {
      notes += columns[at].title.empty() ? fmt::format(" [Note: {}]", cell)
                                         : fmt::format(" [Note: {}: {}]", columns[at].title, cell);
    } else if (!is_figure_cell(cell) || (columns[at].of == TitledColumn::Of::men && std::exchange(men, true))) {
      return std::nullopt;  // no row of this table, or two strengths
    } else {
      const std::string_view what =
          columns[at].of == TitledColumn::Of::men ? "men" : std::string_view(columns[at].title);
      told += fmt::format(", {} {}", cell, what);
    }
  }
  return told + notes;
}

/// The last cell of "Toro   803   Denmark.", a figure and words behind the name; empty for any other line.
std::string_view words_behind_figure(std::string_view text) {
  const GapCells cells = cells_between_gaps(text);
  const bool row = cells.size() == kFewestCellsOfRow && is_figure_cell(cells[1]) && !is_figure_cell(cells[0]) &&
                   !has_digit(cells[2]);
  return row && cells[2].front() != '[' ? cells[2] : std::string_view{};
}

/// Words that tell nothing of troops: the name of a place, or of a man.
bool is_unknown(std::string_view cell, const PhraseBook& words) {
  const Tokens tokens = tokens_of(cell);
  constexpr std::array kKnown = {Sense::nation,  Sense::country, Sense::kind, Sense::quality, Sense::unit, Sense::count,
                                 Sense::command, Sense::rank,    Sense::link, Sense::note,    Sense::arm,  Sense::loss};
  return !tokens.empty() && tokens[0].is == Token::Is::word && !is_small(cell.front()) &&
         std::none_of(kKnown.begin(), kKnown.end(), [&](Sense sense) { return words.has(sense, tokens, 0); });
}

/// "Africa   898   Andalusia", "Toro   803   Denmark", "Alba   700   Galicia", one below the other.
void note_places(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kFewestRows = 3;
  for (std::size_t from = 0; from < lines.size();) {
    std::size_t end = from, unknown = 0, countries = 0;
    for (; end < lines.size() && may_be_read(lines[end]); ++end) {
      const std::string_view place = words_behind_figure(lines[end].text);
      if (place.empty()) break;
      unknown += is_unknown(place, words) ? 1U : 0U;
      countries += only(Sense::country, place, words) ? 1U : 0U;
    }
    if (end - from >= kFewestRows && countries > 0 && unknown > 0)
      for (std::size_t at = from; at < end; ++at) {
        const std::string place(words_behind_figure(lines[at].text));
        if (!only(Sense::country, place, words)) continue;
        lines[at].text = fmt::format("{}[Note: {}]", lines[at].text.substr(0, lines[at].text.rfind(place)), place);
      }
    from = std::max(end, from + 1);
  }
}

}  // namespace

WordedColumns titled_columns(const std::vector<TextLine>& lines, const PhraseBook& words) {
  WordedColumns made;
  std::vector<TitledColumn> columns;
  for (const TextLine& line : lines) {
    std::vector<TitledColumn> titles =
        may_be_read(line) ? titled_columns_in(line.text, words) : std::vector<TitledColumn>{};
    if (!titles.empty()) {
      columns = std::move(titles);
      made.noted.push_back(line.line);
      continue;
    }
    made.lines.push_back(line);
    if (columns.empty() || !may_be_read(line)) continue;
    if (std::optional<std::string> text = with_titled_cells(line.text, columns))
      made.lines.back().text = *std::move(text);
  }
  note_places(made.lines, words);
  return made;
}

}  // namespace estafette::readers
