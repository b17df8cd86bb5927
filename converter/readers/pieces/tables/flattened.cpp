#include "converter/readers/pieces/tables/flattened.hpp"

#include "converter/readers/line/item.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestFlatRows = 3;
constexpr std::size_t kMostFlatFigures = 6;    ///< of a row
constexpr std::size_t kLongestFlatFigure = 9;  ///< bytes of "1 200" with the widest blank
constexpr int kMostFlatParts = 12;             ///< battalions, squadrons or guns of a unit
constexpr int kFewestFlatMen = 40;             ///< of a unit

std::optional<int> figure_alone(const TextLine& line) {
  if (line.footnote || line.back_matter || line.text.empty() || line.text.size() > kLongestFlatFigure)
    return std::nullopt;
  const Tokens tokens = tokens_of(line.text);
  const bool figure = tokens.size() == 1 && tokens[0].is == Token::Is::number;
  return figure ? std::optional(tokens[0].value) : std::nullopt;
}

/// A name, and the figures below it.
struct FlatRow {
  std::size_t name = 0;
  std::vector<std::size_t> figures;
  std::vector<int> values;
};

class Flattened {
 public:
  Flattened(std::vector<TextLine>& lines, const PhraseBook& words) : lines_(lines), words_(words) {}

  std::vector<Problem> told() {
    find_rows();
    for (std::size_t from = 0; from < rows_.size();) {
      std::size_t end = from + 1;
      while (end < rows_.size() && rows_[end].figures.size() == rows_[from].figures.size()) ++end;
      if (end - from >= kFewestFlatRows) tell(from, end);
      from = end;
    }
    std::erase_if(lines_, [](const TextLine& line) { return line.text.empty(); });
    return std::move(looks_);
  }

 private:
  /// Rows of two figures and more; a colonel or a general may stand between a name and its figures.
  void find_rows() {
    for (std::size_t at = 0; at < lines_.size(); ++at) {
      if (!figure_alone(lines_[at])) continue;
      FlatRow row;
      row.name = at == 0 ? 0 : at - 1;
      for (; at < lines_.size() && figure_alone(lines_[at]); ++at) {
        row.figures.push_back(at);
        row.values.push_back(*figure_alone(lines_[at]));
      }
      if (row.figures.size() < 2 || row.figures.size() > kMostFlatFigures || row.figures.front() == 0) continue;
      if (row.name > 0 && item_of(lines_[row.name].text, words_).is == Item::Is::commander) --row.name;
      const Item item = item_of(lines_[row.name].text, words_);
      if (item.is == Item::Is::unit && !item.parts.facts.men && !item.parts.facts.bare) rows_.push_back(std::move(row));
    }
  }

  /// What a title says that its figures count: "Battalions", "Men"; of nothing else.
  [[nodiscard]] bool counts(const TextLine& line) const {
    const Tokens title = tokens_of(line.text);
    const std::optional<PhraseFound> count = title.empty() ? std::nullopt : words_.find(Sense::count, title, 0);
    return count && !count->part && count->length == title.size();
  }

  /// Where the titles of the figures stand, right above the first row or above the commands before it.
  [[nodiscard]] std::optional<std::size_t> titles_before(const FlatRow& row) const {
    const std::size_t columns = row.figures.size();
    for (std::size_t at = row.name; at >= columns; --at) {
      std::size_t titles = 0;
      while (titles < columns && counts(lines_[at - columns + titles])) ++titles;
      if (titles == columns) return at - columns;
    }
    return std::nullopt;
  }

  void tell(std::size_t from, std::size_t end) {
    const std::optional<std::size_t> titles = titles_before(rows_[from]);
    const bool strengths = std::all_of(rows_.begin() + static_cast<std::ptrdiff_t>(from),
                                       rows_.begin() + static_cast<std::ptrdiff_t>(end), [](const FlatRow& row) {
                                         return row.values.size() == 2 && row.values[0] <= kMostFlatParts &&
                                                row.values[1] >= kFewestFlatMen;
                                       });
    if (!titles && !strengths)
      looks_.push_back({"", lines_[rows_[from].figures.front()].line, "", lines_[rows_[from].figures.front()].text,
                        fmt::format("words for the {} figures below each unit", rows_[from].figures.size()),
                        "Write what they count behind the unit's name: (2 bns) 900 men"});
    for (std::size_t at = from; at < end; ++at) put(rows_[at], titles, strengths);
    if (titles) take_titles(*titles, rows_[from].figures.size());
  }

  void put(const FlatRow& row, std::optional<std::size_t> titles, bool strengths) {
    TextLine& name = lines_[row.name];
    std::string behind;
    for (std::size_t column = 0; column < row.figures.size(); ++column) {
      const std::string& figure = lines_[row.figures[column]].text;
      if (titles)
        behind += fmt::format(" ({} {})", figure, lines_[*titles + column].text);
      else if (strengths)
        behind += column == 0 ? fmt::format(" ({})", figure) : fmt::format(" {} men", figure);
      else
        behind += fmt::format("{}{}", column == 0 ? "" : "/", figure);
    }
    for (const std::size_t at : row.figures) lines_[at].text.clear();
    if (titles || strengths) {
      name.text += behind;
      name.lines += static_cast<int>(row.figures.size());
    } else {
      TextLine& figures = lines_[row.figures.front()];
      figures.text = fmt::format("Note: {} below {}", behind, name.text);
      figures.lines = static_cast<int>(row.figures.size());
    }
  }

  /// The titles, and that of the names before them, say nothing more.
  void take_titles(std::size_t at, std::size_t columns) {
    for (std::size_t title = at; title < at + columns; ++title) lines_[title].text.clear();
    const Tokens name = at == 0 ? Tokens{} : tokens_of(lines_[at - 1].text);
    const bool titled = name.size() == 1 && (words_.has(Sense::unit, name, 0) || words_.has(Sense::command, name, 0));
    if (titled) lines_[at - 1].text.clear();
  }

  std::vector<TextLine>& lines_;
  const PhraseBook& words_;
  std::vector<FlatRow> rows_;
  std::vector<Problem> looks_;
};

}  // namespace

std::vector<Problem> tell_flattened(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto lone =
      std::count_if(lines.begin(), lines.end(), [](const TextLine& line) { return figure_alone(line).has_value(); });
  if (static_cast<std::size_t>(lone) < 2 * kFewestFlatRows) return {};
  return Flattened(lines, words).told();
}

}  // namespace estafette::readers
