#include "converter/readers/retold/figures/american_pieces.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
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

constexpr std::size_t kMostDigits = 2;

struct Piece {
  char letter;
  std::string_view name;
};

constexpr std::array<Piece, 4> kPieces = {{{'N', "Napoleons"}, {'R', "Rifles"}, {'P', "Parrotts"}, {'H', "howitzers"}}};

/// The digits from `at` on; empty if there are none, or too many.
std::string_view digits_at(std::string_view line, std::size_t at) {
  std::size_t end = at;
  while (end < line.size() && is_digit(line[end])) ++end;
  return end - at <= kMostDigits ? line.substr(at, end - at) : std::string_view{};
}

/// "2-12N", "6x10P": what is told there, and where it ends.
std::optional<std::pair<std::string, std::size_t>> pieces_at(std::string_view line, std::size_t at) {
  const std::string_view count = digits_at(line, at);
  const std::size_t mark = at + count.size();
  if (count.empty() || mark >= line.size() || (line[mark] != '-' && line[mark] != 'x')) return std::nullopt;
  const std::string_view calibre = digits_at(line, mark + 1);
  const std::size_t letter = mark + 1 + calibre.size();
  if (calibre.empty() || letter >= line.size()) return std::nullopt;
  const bool ends = letter + 1 == line.size() || std::string_view(",;) ").find(line[letter + 1]) < 4;
  for (const Piece& piece : kPieces) {
    if (line[letter] != piece.letter || !ends) continue;
    const std::string_view unit = piece.letter == 'R' ? "inch" : "pdr";
    return std::pair{fmt::format("{} {}-{} {}", count, calibre, unit, piece.name), letter + 1};
  }
  return std::nullopt;
}

/// "2N 2R" at the end of an entry: what is told there, and where it ends; a lone "6N" is no more than a letter.
std::optional<std::pair<std::string, std::size_t>> letters_at(std::string_view line, std::size_t at) {
  constexpr std::array<std::pair<char, std::string_view>, 3> kSorts = {
      {{'N', "Napoleons"}, {'R', "rifled guns"}, {'H', "howitzers"}}};
  std::string told;
  int groups = 0;
  while (true) {
    const std::string_view count = digits_at(line, at);
    const std::size_t letter = at + count.size();
    if (count.empty() || letter >= line.size()) return std::nullopt;
    std::string_view sort;
    for (const auto& [sign, name] : kSorts)
      if (line[letter] == sign) sort = name;
    if (sort.empty()) return std::nullopt;
    told += fmt::format("{}{} {}", groups++ > 0 ? ", " : "", count, sort);
    at = letter + 1;
    if (at == line.size() || line[at] == ',' || line[at] == ';') break;
    if (line[at] != ' ') return std::nullopt;
    ++at;
  }
  return groups > 1 ? std::optional(std::pair{fmt::format("({})", told), at}) : std::nullopt;
}

/// "5ME 6N" beside "2ME 6x3R": six Napoleons.
std::string with_napoleons_beside(std::string told) {
  for (std::size_t at = told.find('N'); at != std::string::npos; at = told.find('N', at + 1)) {
    std::size_t from = at;
    while (from > 0 && is_digit(told[from - 1])) --from;
    const bool ends = at + 1 == told.size() || told[at + 1] == ',' || told[at + 1] == ';';
    if (from == at || at - from > kMostDigits || from == 0 || told[from - 1] != ' ' || !ends) continue;
    const std::string pieces = fmt::format("({} Napoleons)", told.substr(from, at - from));
    told.replace(from, at + 1 - from, pieces);
    at = from + pieces.size() - 1;
  }
  return told;
}

}  // namespace

std::string with_american_pieces(std::string_view line) {
  Rewriting told(line);
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool begins = is_digit(line[at]) && (at == 0 || std::string_view(" (,").find(line[at - 1]) < 3);
    auto pieces = begins ? pieces_at(line, at) : std::nullopt;
    if (begins && !pieces && at > 0) pieces = letters_at(line, at);
    if (!pieces) continue;
    told.put(at, pieces->second, pieces->first);
    at = pieces->second - 1;
  }
  return told.changed() ? with_napoleons_beside(told.text()) : std::string(line);
}

namespace {

/// Behind "71st New York" the token of "with"; 0 if the line does not begin with a regiment of a state.
std::size_t with_behind_state(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 4 || tokens[0].is != Token::Is::ordinal) return 0;
  const std::optional<PhraseFound> state = words.find(Sense::state, tokens, 1);
  std::size_t at = state ? 1 + state->length : 0;
  while (at > 0 && at < tokens.size() && (tokens[at].mark(".") || tokens[at].mark(",") || tokens[at].mark("("))) ++at;
  const std::optional<PhraseFound> link = at > 0 ? words.find(Sense::link, tokens, at) : std::nullopt;
  return link && link->is == "with" ? at : 0;
}

}  // namespace

std::string with_guns_of_regiment_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t with = with_behind_state(tokens, words);
  if (with == 0 || with + 1 >= tokens.size()) return std::string(line);
  const std::optional<PhraseFound> number = words.find(Sense::number, tokens, with + 1);  // "two"
  const bool counted = number || tokens[with + 1].is == Token::Is::number;
  std::size_t end = with + 1 + (number ? number->length : counted ? 1 : 0);
  const std::optional<PhraseFound> count = counted ? words.find(Sense::count, tokens, end) : std::nullopt;
  const std::optional<PhraseFound> gun = counted ? words.find(Sense::gun, tokens, end) : std::nullopt;
  const std::optional<PhraseFound> unit = counted ? std::nullopt : words.find(Sense::unit, tokens, end);
  const bool guns = (count && count->is == "guns") || gun;
  if (!guns && !(unit && unit->is == to_string(UnitLevel::battery))) return std::string(line);
  end += guns ? std::max(count ? count->length : 0, gun ? gun->length : 0) : unit->length;
  const std::string_view regiment = text_between(line, tokens[0], tokens[words.find(Sense::state, tokens, 1)->length]);
  const std::string_view pieces = guns ? text_between(line, tokens[with + 1], tokens[end - 1]) : std::string_view();
  if (end < tokens.size() && tokens[end].mark(")")) ++end;
  if (end < tokens.size()) return std::string(line);
  return fmt::format("{0}; {0} battery{1}", regiment, guns ? fmt::format(" ({})", pieces) : "");
}

}  // namespace estafette::readers
