#include "converter/readers/copied/colonels.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfColonel = 100;  ///< bytes of a unit and its commander
constexpr std::size_t kMostNamesOfHim = 9;      ///< tokens, with his particles and stops

/// "24th Foot", "Infantry Regiment 40", "39th Virginia": a number, and a word for what it is.
bool tells_numbered_unit(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(end);
  const bool numbered = std::any_of(tokens.begin(), last, [](const Token& token) { return token.figure(); });
  const bool state = words.any(Sense::state, tokens, 0, end);
  const bool troops = words.any(Sense::unit, tokens, 0, end) || words.any(Sense::kind, tokens, 0, end);
  return (numbered && (state || troops)) || (state && troops);
}

/// "Kern Legion", and no word but the name before it.
bool is_named_legion(std::string_view line, const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  const std::optional<PhraseFound> last = words.find(Sense::unit, tokens, end - 1);
  return last && last->is == "regiment" && end > 1 && tokens[0].is == Token::Is::word && begins_capital(line) &&
         !words.has(Sense::kind, tokens, 0) && !words.has(Sense::unit, tokens, 0) && !words.has(Sense::arm, tokens, 0);
}

/// "Company K", "Light Company F", behind the comma of their regiment.
bool is_company(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  for (std::size_t at = from; at < std::min(from + 2, tokens.size()); ++at)
    if (const auto unit = words.find(Sense::unit, tokens, at); unit && unit->is == "company")
      return at + 2 < tokens.size() && tokens[at + 1].end == tokens[at + 1].begin + 1;
  return false;
}

/// Where what may be a person's name ends: at a figure, a bracket, a comma, a dash or the end.
std::size_t end_of_person(const Tokens& tokens, std::size_t from) {
  std::size_t at = from;
  while (at < tokens.size() && (tokens[at].is == Token::Is::word || tokens[at].mark("."))) ++at;
  return at;
}

bool is_person(std::string_view line, const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  if (from >= to || to - from > kMostNamesOfHim) return false;
  const std::string_view name = text_between(line, tokens[from], tokens[to - 1]);
  for (std::size_t at = from; at < to; ++at)
    if (words.has(Sense::verb, tokens, at)) return false;
  return may_be_person(tokens_of(name), 0, name, words);
}

}  // namespace

std::string with_colonel_behind_comma(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfColonel) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t rank = 1;
  while (rank < tokens.size() && !words.has(Sense::rank, tokens, rank) &&
         !(tokens[rank].mark(",") && !is_company(tokens, rank + 1, words)) && !tokens[rank].mark(":") &&
         !tokens[rank].mark(";"))
    ++rank;
  if (rank + 1 >= tokens.size() || words.has(Sense::rank, tokens, 0) || words.any(Sense::command, tokens, 0, rank) ||
      !leads_at_most_a_regiment(tokens, rank, words) ||
      (!tells_numbered_unit(tokens, rank, words) && !is_named_legion(line, tokens, rank, words)))
    return std::string(line);
  const bool closed = tokens[rank - 1].is != Token::Is::mark || tokens[rank - 1].mark(")") ||
                      tokens[rank - 1].mark(".") || tokens[rank - 1].mark("*");  // a footnote's star
  const std::size_t person = rank + words.find(Sense::rank, tokens, rank)->length;
  const std::size_t end = end_of_person(tokens, person);
  if (!closed || !is_person(line, tokens, person, end, words)) return std::string(line);
  const std::string_view rest = trim(line.substr(tokens[end - 1].end));
  if (rest.starts_with('/') || rest.starts_with('\'') || rest.starts_with(':')) return std::string(line);
  const std::string_view unit = trim(line.substr(0, tokens[rank].begin));
  const std::string_view led = text_between(line, tokens[rank], tokens[end - 1]);
  const bool figures = end < tokens.size() && tokens[end].figure();
  return fmt::format("{}, {}{}{}", unit, led, figures ? ", " : rest.empty() || rest.starts_with(',') ? "" : " ", rest);
}

std::string with_colonel_behind_regiment(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = line.size() > kLongestOfColonel ? Tokens{} : tokens_of(line);
  const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words.find(Sense::rank, tokens, 0);
  if (!rank || !leads_at_most_a_regiment(tokens, 0, words)) return std::string(line);
  std::size_t end = end_of_person(tokens, rank->length);
  const std::size_t unit = end < tokens.size() && tokens[end].mark(",") ? end + 1 : end;
  if (end <= rank->length || unit + 1 >= tokens.size() || tokens[unit].is != Token::Is::ordinal)
    return std::string(line);
  const bool whose = tokens[end - 1].text == "s" && tokens[end - 1].joined;  // "Kern's"
  if (whose) --end;
  const std::string_view regiment = line.substr(tokens[unit].begin);
  const Tokens named = tokens_of(regiment);
  const Head head = head_of({named, named.size(), words});
  const bool strength =
      std::any_of(named.begin() + 1, named.end(), [](const Token& token) { return token.is == Token::Is::number; });
  const bool others = std::any_of(named.begin() + 1, named.end(), [&](const Token& token) {
    return token.is == Token::Is::ordinal || token.mark(":") || token.mark(";") ||
           words.has(Sense::rank, named, static_cast<std::size_t>(&token - named.data()));
  });
  const bool apart = unit > end + (whose ? 1 : 0);
  if (head.is != Head::Is::unit || !head.numbered || others || (apart && !strength) ||
      words.any(Sense::command, named, 0, named.size()) || !is_person(line, tokens, rank->length, end, words))
    return std::string(line);
  std::string_view led = trim(line.substr(0, tokens[end - 1].end));
  return fmt::format("{}, {}", trim(regiment), led);
}

std::string with_last_colonel_in_brackets(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  if (colon == std::string_view::npos) return std::string(line);
  const std::vector<std::string_view> pieces = pieces_of(line.substr(colon + 2), ',');
  if (pieces.size() < 3) return std::string(line);
  const auto led = [&](std::string_view piece) {
    const Tokens tokens = tokens_of(piece);
    const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words.find(Sense::rank, tokens, 0);
    return rank && is_person(piece, tokens, rank->length, end_of_person(tokens, rank->length), words) &&
           piece.find('\'') == std::string_view::npos &&
           piece.find("\u2019") == std::string_view::npos;  // "Roe's Battery"
  };
  const Tokens last = tokens_of(pieces[pieces.size() - 2]), head = tokens_of(line.substr(0, colon));
  if (!led(pieces.back()) || std::any_of(pieces.begin(), pieces.end() - 1, led) ||
      !tells_numbered_unit(last, last.size(), words) || !words.any(Sense::rank, head, 0, head.size()))
    return std::string(line);
  std::string_view colonel = pieces.back();
  while (colonel.ends_with('.')) colonel.remove_suffix(1);
  std::string_view before = trim(line.substr(0, line.rfind(pieces.back())));
  before.remove_suffix(1);  // the comma
  return fmt::format("{} ({})", trim(before), colonel);
}

}  // namespace estafette::readers
