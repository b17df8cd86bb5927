#include "converter/readers/counted/counts_before_ratings.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 5> kStars = {"\u2605", "\u2606", "\u2B50", "\u2729", "\u272D"};
constexpr std::size_t kMostLettersOfACode = 3;
constexpr int kMostPartsRated = 20;
constexpr std::size_t kMostTroops = 12;
constexpr int kMostBatteries = 12;

/// The bytes of a star that begins there; 0 if none does.
std::size_t star_at(std::string_view text) {
  for (const std::string_view star : kStars)
    if (text.starts_with(star)) return star.size();
  return 0;
}

/// A letter or a figure behind the stars: a line of nothing else is a rule across the page.
bool names_something(std::string_view text) {
  return std::any_of(text.begin(), text.end(), is_any_letter);
}

/// "MR4", "Q3": capitals and a figure.
bool is_code(std::string_view typed) {
  const std::size_t letters = std::min(typed.find_first_of("0123456789"), typed.size());
  return letters > 0 && letters <= kMostLettersOfACode && letters < typed.size() &&
         std::all_of(typed.begin(), typed.begin() + static_cast<std::ptrdiff_t>(letters), is_capital) &&
         std::all_of(typed.begin() + static_cast<std::ptrdiff_t>(letters), typed.end(), is_digit);
}

/// Nothing but grades, qualities and codes from that token on.
bool only_ratings(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size()) return false;
  while (at < tokens.size()) {
    const std::size_t end = std::min(line.find(' ', tokens[at].begin), line.size());
    if (is_code(line.substr(tokens[at].begin, end - tokens[at].begin))) {
      while (at < tokens.size() && tokens[at].begin < end) ++at;
      continue;
    }
    std::optional<PhraseFound> found = words.find(Sense::quality, tokens, at);
    if (!found) found = words.find(Sense::grade, tokens, at);
    if (!found || found->part) return false;
    at += found->length;
  }
  return true;
}

/// A number or a kind of troops stands in the name before that token.
bool names_unit(const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  return words.any(Sense::kind, tokens, 0, to) || words.any(Sense::unit, tokens, 0, to) ||
         std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(to),
                     [](const Token& token) { return token.is == Token::Is::ordinal; });
}

}  // namespace

std::string with_stars_behind(std::string_view line) {
  std::string_view rest = trim(line);
  int stars = 0;
  for (std::size_t star = star_at(rest); star > 0; star = star_at(rest)) {
    rest = trim(rest.substr(star));
    ++stars;
  }
  for (bool found = stars == 0; found;) {
    found = false;
    for (const std::string_view star : kStars)
      if (rest.ends_with(star)) {
        rest = trim(rest.substr(0, rest.size() - star.size()));
        ++stars;
        found = true;
      }
  }
  if (stars == 0 || !names_something(rest)) return std::string(line);
  return fmt::format("{} [Note: {} star{}]", rest, stars, stars > 1 ? "s" : "");
}

std::string with_points_in_square(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
    const std::size_t close = text.find(')', open);
    if (close == std::string::npos) break;
    const Tokens inside = tokens_of(std::string_view(text).substr(open + 1, close - open - 1));
    bool points = false;
    for (std::size_t at = 0; at < inside.size(); ++at) {
      const bool before = at > 0 && inside[at - 1].is == Token::Is::number;
      points = points || (words.has(Sense::price, inside, at) &&
                          (before || (at + 1 < inside.size() && inside[at + 1].is == Token::Is::number)));
    }
    if (points) text[open] = '[', text[close] = ']';
  }
  const Tokens tokens = tokens_of(text);
  int depth = 0;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    depth += tokens[at].mark("(") || tokens[at].mark("[") ? 1 : tokens[at].mark(")") || tokens[at].mark("]") ? -1 : 0;
    const bool ends = at + 2 == tokens.size() || tokens[at + 2].mark("(") || tokens[at + 2].mark("[") ||
                      (tokens[at + 2].mark("-") && !tokens[at + 2].joined);
    if (depth > 0 || tokens[at].is != Token::Is::number || !words.has(Sense::price, tokens, at + 1) || !ends) continue;
    const bool mark = tokens[at - 1].mark(",") || (tokens[at - 1].mark("-") && !tokens[at - 1].joined);
    if (!mark && tokens[at - 1].is == Token::Is::mark && !tokens[at - 1].mark(")")) break;  // "1 figure = 5 points"
    const std::size_t end = tokens[at + 1].end;
    return fmt::format("{} [{}]{}", trim(std::string_view(text).substr(0, tokens[mark ? at - 1 : at].begin)),
                       text.substr(tokens[at].begin, end - tokens[at].begin), text.substr(end));
  }
  return text;
}

std::string with_rating_behind_count(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::number || tokens[at].joined || !names_unit(tokens, at, words)) continue;
    const std::string_view name = trim(line.substr(0, tokens[at].begin));
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 1);
    const bool parts = count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
    if (parts && tokens[at].value <= kMostPartsRated && only_ratings(line, tokens, at + 1 + count->length, words)) {
      const std::size_t behind = at + 1 + count->length;
      return fmt::format("{} ({}) [{}]", name,
                         trim(line.substr(tokens[at].begin, tokens[behind].begin - tokens[at].begin)),
                         line.substr(tokens[behind].begin));
    }
    const bool men = !count && tokens[at].value >= kSurelyMen && !may_be_year(tokens[at].value) &&
                     !words.has(Sense::serial, tokens, at - 1) && !words.has(Sense::gun, tokens, at + 1) &&
                     !words.has(Sense::grade, tokens, at + 1);  // "700 Average" is told elsewhere
    if (men && only_ratings(line, tokens, at + 1, words))
      return fmt::format("{} {} men [{}]", name, text_between(line, tokens[at], tokens[at]),
                         line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

std::string with_graded_bracket_noted(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.ends_with(')') ? line.rfind('(') : std::string_view::npos;
  if (open == std::string_view::npos || open == 0) return std::string(line);
  const std::string_view told = line.substr(open + 1, line.size() - open - 2);
  const Tokens inside = tokens_of(told), before = tokens_of(line.substr(0, open));
  bool graded = told.find(',') != std::string_view::npos;  // a grade alone is told elsewhere
  graded = graded && words.any(Sense::grade, inside, 0, inside.size()) &&
           !words.any(Sense::kind, inside, 0, inside.size()) && !words.any(Sense::unit, inside, 0, inside.size()) &&
           !words.any(Sense::count, inside, 0, inside.size());
  if (!graded || !words.any(Sense::rank, before, 0, before.size())) return std::string(line);
  std::string note(told);
  std::replace(note.begin(), note.end(), ',', ';');
  return fmt::format("{} [Note: {}]", trim(line.substr(0, open)), note);
}

namespace {

/// "One troop, 4th US Cavalry" as "4th US Cavalry (half a squadron)"; empty for any other line.
std::string one_troop(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  const Range all{tokens, tokens.size(), words};
  const auto figure = all.figure_at(0);
  if (!figure || figure->first != 1 || tokens[0].is == Token::Is::ordinal || !all.spelt(figure->second, "troop"))
    return "";
  std::size_t from = figure->second + 1;
  while (from < tokens.size() && (tokens[from].mark(",") || words.has(Sense::link, tokens, from))) ++from;
  const Tokens behind(tokens.begin() + static_cast<std::ptrdiff_t>(from), tokens.end());
  const bool plain = std::all_of(behind.begin(), behind.end(), [](const Token& token) {
    return token.is == Token::Is::word || token.is == Token::Is::ordinal;
  });
  const std::optional<PhraseFound> kind = kind_in(behind, words);
  if (!plain || !kind || arm_of(*kind_from(kind->is)) != Arm::cavalry) return "";
  return fmt::format("{} (half a squadron)", line.substr(tokens[from].begin));
}

}  // namespace

std::string with_troops_as_squadrons(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (std::string told = one_troop(line, tokens, words); !told.empty()) return told;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const int troops = tokens[at].value;
    if (tokens[at].is != Token::Is::number || tokens[at + 1].text != "troops" || troops < 2 ||
        troops > static_cast<int>(kMostTroops) || troops % 2 != 0 || words.has(Sense::link, tokens, at + 2))
      continue;
    const std::optional<PhraseFound> kind =
        kind_in(Tokens(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at)), words);
    if (!kind || arm_of(*kind_from(kind->is)) != Arm::cavalry) continue;
    return fmt::format("{}{} squadrons{}", line.substr(0, tokens[at].begin), troops / 2,
                       line.substr(tokens[at + 1].end));
  }
  return std::string(line);
}

std::string with_times_before_batteries(std::string_view line, const PhraseBook& words) {
  std::string_view text = trim(line);
  if (text.ends_with(')') && text.rfind("(x") != std::string_view::npos) text.remove_suffix(1);
  const std::size_t x = text.rfind('x');
  if (x == std::string_view::npos || x < 2 || (text[x - 1] != ' ' && text[x - 1] != '(')) return std::string(line);
  const std::optional<int> times = whole_number(trim(text.substr(x + 1)));
  const std::string_view name = trim(text.substr(0, text[x - 1] == '(' ? x - 1 : x));
  if (!times || *times < 1 || *times > kMostBatteries || name.find_first_of(",;:0123456789") != std::string_view::npos)
    return std::string(line);
  const Tokens tokens = tokens_of(name);
  bool battery = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    battery = battery || (unit && unit->is == "battery") || (count && count->is == "batteries");
  }
  if (!battery) return std::string(line);
  return fmt::format("{} x {}", *times, name);
}

}  // namespace estafette::readers
