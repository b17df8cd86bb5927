#include "converter/readers/retold/labels/ratings_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kHighest = 20;             ///< of a rating
constexpr std::size_t kMostTitles = 10;  ///< tokens of a line of titles

bool is_rating(const Tokens& tokens, std::size_t at, std::size_t& end, const PhraseBook& words) {
  const std::optional<PhraseFound> note = words.find(Sense::note, tokens, at);
  if (!note || note->is != "rating") return false;
  end = at + note->length;
  return true;
}

/// Without the brackets and commas that hold nothing any more.
std::string without_holes(std::string text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kHoles = {
      {{"( ", "("}, {"(, ", "("}, {" )", ")"}, {",)", ")"}, {"()", ""}, {", ,", ","}, {"  ", " "}}};
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [hole, filled] : kHoles)
      if (const std::size_t at = text.find(hole); at != std::string::npos) {
        text.replace(at, hole.size(), filled);
        changed = true;
      }
  }
  while (!text.empty() && std::string_view(" ,;:-|").find(text.back()) != std::string_view::npos) text.pop_back();
  return text;
}

/// The cells of a line, parted by bars, tabs or gaps of two blanks.
std::vector<std::string_view> cells_of(std::string_view line) {
  std::vector<std::string_view> cells;
  const bool bars = line.find('|') != std::string_view::npos;
  const bool tabs = !bars && line.find('\t') != std::string_view::npos;
  const std::string_view mark = bars ? "|" : tabs ? "\t" : "  ";
  while (true) {
    const std::size_t end = std::min(line.find(mark), line.size());
    cells.push_back(trim(line.substr(0, end)));
    if (end == line.size()) return cells;
    line.remove_prefix(end + mark.size());
    if (!bars && !tabs) line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  }
}

/// "Unit | Élan | Traits": the place and the title of the ratings; nothing if the line is no titles.
std::optional<std::pair<std::size_t, std::string>> column_of_ratings(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || has_digit(line.text) || !LineHolds(line.text, words).all(needs(Sense::note)) ||
      tokens_of(line.text).size() > kMostTitles)
    return std::nullopt;
  const std::vector<std::string_view> cells = cells_of(line.text);
  for (std::size_t at = 1; at < cells.size(); ++at) {
    const Tokens title = tokens_of(cells[at]);
    std::size_t end = 0;
    if (!title.empty() && is_rating(title, 0, end, words) && end == title.size())
      return std::pair{at, std::string(cells[at])};
  }
  return std::nullopt;
}

/// A row with its rating behind it; nothing if there is no small figure in that place.
std::optional<std::string> with_cell_noted(const std::string& line, std::size_t place, const std::string& title) {
  const std::vector<std::string_view> cells = cells_of(line);
  if (cells.size() <= place || cells.front().empty()) return std::nullopt;
  const std::optional<int> figure = whole_number(cells[place]);
  const bool none = cells[place] == "-" || cells[place] == "\u2013" || cells[place] == "\u2014";
  if (!none && (!figure || *figure > kHighest)) return std::nullopt;
  std::string row, traits = none ? "" : fmt::format("{} {}", title, *figure);
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if (at == place || cells[at].empty()) continue;
    const bool words_only = std::none_of(cells[at].begin(), cells[at].end(), is_digit);
    if (at > place && words_only)
      traits += fmt::format("{}{}", traits.empty() ? "" : ", ", cells[at]);  // "Skirmish"
    else
      row += fmt::format("{}{}", row.empty() ? "" : " | ", cells[at]);
  }
  return traits.empty() ? row : fmt::format("{} [{}]", row, traits);
}

}  // namespace

namespace {

/// "(Élan 7, Skirmish)" as "[Élan 7, Skirmish]", if no other figure is in it; else the line as it is.
std::string with_bracket_squared(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at + 3 <= tokens.size(); ++at) {
    std::size_t number = 0;
    if (!tokens[at - 1].mark("(") || !is_rating(tokens, at, number, words) || number >= tokens.size() ||
        tokens[number].is != Token::Is::number)
      continue;
    std::size_t close = number + 1;
    while (close < tokens.size() && !tokens[close].mark(")") && tokens[close].is != Token::Is::number) ++close;
    if (close == tokens.size() || !tokens[close].mark(")")) continue;
    std::string squared(line);
    squared[tokens[at - 1].begin] = '[';
    squared[tokens[close].begin] = ']';
    return squared;
  }
  return std::string(line);
}

}  // namespace

std::string with_ratings_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (std::string squared = with_bracket_squared(line, tokens, words); squared != line) return squared;
  std::string rest, noted;
  std::size_t from = 0;
  int depth = 0;  // of square brackets, in which all is noted already
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    depth += tokens[at - 1].mark("[") ? 1 : tokens[at - 1].mark("]") ? -1 : 0;
    std::size_t number = 0;
    if (tokens[at].is != Token::Is::word || depth > 0 || !is_rating(tokens, at, number, words)) continue;
    if (number < tokens.size() && (tokens[number].mark(":") || tokens[number].mark("="))) ++number;
    if (number >= tokens.size() || tokens[number].is != Token::Is::number || tokens[number].value > kHighest) continue;
    if (number + 1 < tokens.size() && tokens[number + 1].mark("+")) ++number;  // "Morale 4+"
    const std::string_view told = text_between(line, tokens[at], tokens[number]);
    noted += fmt::format("{}{}", noted.empty() ? "" : ", ", told);
    rest += line.substr(from, tokens[at].begin - from);
    from = tokens[number].end;
    at = number;
  }
  if (noted.empty()) return std::string(line);
  return fmt::format("{} [{}]", without_holes(fmt::format("{}{}", rest, line.substr(from))), noted);
}

void tell_columns_of_ratings(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::optional<std::pair<std::size_t, std::string>> column;
  for (TextLine& line : lines) {
    if (auto titles = column_of_ratings(line, words)) {
      column = std::move(titles);
      line.footnote = true;
      continue;
    }
    if (!column || !may_be_read(line)) continue;
    if (std::optional<std::string> row = with_cell_noted(line.text, column->first, column->second))
      line.text = *std::move(row);
  }
}

}  // namespace estafette::readers
