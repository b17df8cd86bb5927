#include "converter/readers/counted/figure_columns.hpp"

#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestColumns = 2;
constexpr std::string_view kBatteries = "batteries";
constexpr std::size_t kLongestTitles = 200;  ///< bytes

struct FigureColumn {
  std::string title;
  bool men = false;    ///< otherwise losses,
  bool count = false;  ///< or what the title counts: officers, guns
};

/// A title that begins at a token: whether it is of men, and how many tokens it has.
std::optional<std::pair<bool, std::size_t>> title_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (const auto loss = words.find(Sense::loss, tokens, at)) return std::pair{false, loss->length};
  if (const auto total = words.find(Sense::total, tokens, at)) return std::pair{true, total->length};
  if (const auto count = words.find(Sense::count, tokens, at); count && (count->is == "men" || count->is == "present"))
    return std::pair{true, count->length};
  if (const auto strength = words.find(Sense::men, tokens, at)) return std::pair{true, strength->length};
  return std::nullopt;
}

/// "Officers" before "Men", as a column of its own.
bool are_officers(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  std::size_t next = at + (count ? count->length : 0);
  if (next < tokens.size() && tokens[next].mark(".")) ++next;
  return count && count->is == "officers" && next < tokens.size() && title_at(tokens, next, words).has_value();
}

/// The number of a footnote: "Strength[2]".
bool is_footnote(const Tokens& tokens, std::size_t at) {
  return tokens[at].mark("[") || tokens[at].mark("]") ||
         (tokens[at].is == Token::Is::number && at > 0 && tokens[at - 1].mark("["));
}

/// False for most lines: titles are short and have no figure of three digits.
bool may_be_titles(std::string_view text) {
  if (text.size() > kLongestTitles) return false;
  std::size_t digits = 0;
  for (const char c : text) {
    digits = is_digit(c) ? digits + 1 : 0;
    if (digits == 3) return false;
  }
  return true;
}

/// The columns of figures, if the line is titles and nothing else: of troops, and then of figures, losses among them.
std::vector<FigureColumn> columns_in(const std::string& text, const PhraseBook& words) {
  if (!may_be_titles(text)) return {};
  const Tokens tokens = tokens_of(text);
  std::size_t first = 0;
  bool troops = false;
  while (first < tokens.size() && !title_at(tokens, first, words) && !are_officers(tokens, first, words)) {
    const Token& token = tokens[first];
    if (token.is != Token::Is::word && !token.mark(".") && !token.mark("|") && !is_footnote(tokens, first)) return {};
    troops = troops || words.has(Sense::unit, tokens, first) || words.has(Sense::count, tokens, first) ||
             words.has(Sense::heading, tokens, first);
    ++first;
  }
  std::vector<FigureColumn> columns;
  if (first < tokens.size() && are_officers(tokens, first, words)) {
    columns.push_back({std::string(text_between(text, tokens[first], tokens[first])), false, true});
    ++first;
  } else if (!troops) {
    return {};
  }
  for (std::size_t at = first; at < tokens.size();) {
    if (const auto title = title_at(tokens, at, words)) {
      const std::size_t last = at + title->second - 1;
      columns.push_back({std::string(text_between(text, tokens[at], tokens[last])), title->first});
      at += title->second;
      continue;
    }
    const Token& token = tokens[at];
    const bool day = token.is == Token::Is::ordinal || words.has(Sense::month, tokens, at);
    if (day && !columns.empty()) columns.back().title += " " + text.substr(token.begin, token.end - token.begin);
    if (!day && !is_footnote(tokens, at) && !token.mark(".") && !token.mark("|")) return {};
    ++at;
  }
  const auto loss = std::find_if(columns.begin(), columns.end(),
                                 [](const FigureColumn& column) { return !column.men && !column.count; });
  if (columns.size() < kFewestColumns || loss == columns.end()) return {};
  for (auto column = loss; column != columns.end(); ++column) column->men = false;  // "Killed Wounded Total"
  return columns;
}

/// "Batt." behind "Bat.": batteries, and no battalions once more.
bool are_batteries(const PhraseFound& count, std::string_view title, const std::vector<FigureColumn>& columns) {
  return count.is == "battalions" && fold(title).starts_with("batt") && !columns.empty() &&
         fold(columns.front().title).starts_with("bat");
}

/// "Officers    Men", "Bns    Sqns    Guns": the columns of a line that is nothing but words that count, with gaps
/// between them; at least two. Behind those one word that we do not know counts men, if no other does: "Bat.  Esk.
/// Streitbare".
std::vector<FigureColumn> counts_in(const std::string& text, const PhraseBook& words) {
  const std::string_view titles = trim(text);
  if (titles.find("  ") == std::string_view::npos && titles.find('\t') == std::string_view::npos) return {};
  const Tokens tokens = tokens_of(text);
  std::vector<FigureColumn> columns;
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    const bool unknown = !count && columns.size() >= kFewestColumns && at + 1 == tokens.size() &&
                         tokens[at].is == Token::Is::word && text.substr(0, tokens[at].begin).ends_with("  ") &&
                         std::none_of(columns.begin(), columns.end(), [](const FigureColumn& one) { return one.men; });
    if (unknown)
      return columns.push_back({std::string(text_between(text, tokens[at], tokens[at])), true, false}), columns;
    if (!count || count->is == "commands") return {};
    const std::size_t last = at + count->length - 1;
    const std::string_view title = text_between(text, tokens[at], tokens[last]);
    columns.push_back({are_batteries(*count, title, columns) ? std::string(kBatteries) : std::string(title),
                       count->is == "men", count->is != "men"});
    at += count->length;
  }
  if (columns.size() < kFewestColumns) return {};
  return columns;
}

bool is_cell(std::string_view field) {
  return field == "*" || field == "?" || is_dash(field) ||
         (!field.empty() && is_digit(field.front()) && is_digit(field.back()) &&
          field.find_first_not_of("0123456789,.") == std::string_view::npos);
}

constexpr int kFewestInARow = 20;  ///< of a unit with a strength and no losses

/// "5/60th Rifles, one company 56": a strength, and nothing in the columns behind it.
std::optional<std::string> with_strength_only(std::string_view text, const std::vector<FigureColumn>& columns,
                                              const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (!columns.front().men || tokens.size() < 2) return std::nullopt;
  const Token& last = tokens.back();
  const std::size_t before = tokens.size() - 2;
  const bool number = last.is == Token::Is::number && !last.joined && last.value >= kFewestInARow;
  if (!number || tokens[before].is != Token::Is::word || words.has(Sense::serial, tokens, before) ||
      words.has(Sense::month, tokens, before))
    return std::nullopt;
  return fmt::format("{}, {} men", trim(text.substr(0, last.begin)), last.value);
}

bool names_batteries(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  bool battery = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    battery = battery || (unit && unit->is == "battery");
  }
  return battery;
}

/// The line with a word for each of its last figures; nothing if they are not as many as there are columns.
std::optional<std::string> with_titles(std::string_view text, const std::vector<FigureColumn>& columns,
                                       const PhraseBook& words) {
  std::vector<std::string_view> cells;
  std::string_view name = trim(text);
  while (cells.size() < columns.size()) {
    const std::size_t blank = name.rfind(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    cells.insert(cells.begin(), name.substr(blank + 1));
    name = trim(name.substr(0, blank));
  }
  if (std::all_of(cells.begin(), cells.end(), [&](std::string_view cell) { return cell == cells.front(); }) &&
      !is_cell(cells.front()))
    return std::string(name);  // "Sillery's Company, RA" RA RA RA: one note over all columns
  if (!std::all_of(cells.begin(), cells.end(), is_cell)) return std::nullopt;
  std::string men, losses;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool has_men = men.ends_with(" men");
    if (columns[i].count) {
      if (columns[i].title == kBatteries && names_batteries(name, words))
        continue;  // "Zwei 6pf\u00FCndige Batterien   2"
      if (is_digit(cells[i].front())) men += fmt::format(", {} {}", cells[i], columns[i].title);
    } else if (columns[i].men && is_dash(cells[i])) {
      continue;
    } else if (columns[i].men && !has_men && is_digit(cells[i].front())) {
      men += fmt::format(", {} men", cells[i]);
    } else {
      losses += fmt::format("{}{}: {}", losses.empty() ? "" : ", ", columns[i].title, cells[i]);
    }
  }
  return fmt::format("{}{}{}", name, men, losses.empty() ? "" : " (" + losses + ")");
}

/// "16th Light Dragoons 14 259 273": officers, men and what they make, of a row without losses.
std::optional<std::string> without_losses(std::string_view text, const std::vector<FigureColumn>& columns,
                                          const PhraseBook& words) {
  constexpr std::size_t kFewest = 3;
  std::vector<FigureColumn> troops = columns;
  while (!troops.empty() && !troops.back().men && !troops.back().count) troops.pop_back();
  if (troops.size() < kFewest || troops.size() == columns.size()) return std::nullopt;
  const Tokens tokens = tokens_of(text);
  const bool more = tokens.size() > troops.size() && tokens[tokens.size() - troops.size() - 1].is == Token::Is::number;
  return more ? std::nullopt : with_titles(text, troops, words);
}

}  // namespace

WordedColumns worded_columns(const std::vector<TextLine>& lines, const PhraseBook& words) {
  WordedColumns made;
  std::vector<FigureColumn> columns;
  for (const TextLine& line : lines) {
    std::vector<FigureColumn> titles = columns_in(line.text, words);
    if (titles.empty()) titles = counts_in(line.text, words);
    if (!titles.empty()) {
      columns = std::move(titles);
      if (columns.front().men || columns.front().count)
        made.noted.push_back(line.line);
      else
        made.looks.push_back({"", line.line, "", line.text, "a column of strengths; all of these are losses",
                              "Add the men of each unit, or leave the list out"});
      continue;
    }
    made.lines.push_back(line);
    if (columns.empty()) continue;
    std::optional<std::string> text = with_titles(line.text, columns, words);
    if (!text) text = without_losses(line.text, columns, words);
    if (!text) text = with_strength_only(line.text, columns, words);
    if (text) made.lines.back().text = *std::move(text);
  }
  return made;
}

}  // namespace estafette::readers
