#include "converter/readers/retold/listed/regiments_at_comma.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// Tokens of a line, from the first to one past the last.
using Piece = std::pair<std::size_t, std::size_t>;

/// The token behind a sort of foot or horse, or behind the word for such an arm, at that token; `at` if there is none.
std::size_t past_sort(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  const std::optional<Kind> is = kind && !kind->part ? kind_from(kind->is) : std::nullopt;
  return is && (arm_of(*is) == Arm::infantry || arm_of(*is) == Arm::cavalry) ? at + kind->length : at;
}

/// Nothing but words: no figure, no mark.
bool only_words(const Tokens& tokens, Piece piece) {
  return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(piece.first),
                     tokens.begin() + static_cast<std::ptrdiff_t>(piece.second),
                     [](const Token& token) { return token.is == Token::Is::word; });
}

/// "23º de infantería ligera", "5º ligero": a number, and the sort of troops.
bool is_numbered_sort(const Tokens& tokens, Piece piece, const PhraseBook& words) {
  const auto [from, to] = piece;
  if (to - from < 2 || tokens[from].is != Token::Is::ordinal || !only_words(tokens, {from + 1, to})) return false;
  for (std::size_t at = from + 1; at < to; ++at)
    if (const std::size_t end = past_sort(tokens, at, words); end > at && end <= to) return true;
  return false;
}

/// "Regimiento de Aragón", "Rgto. de Toro", "Regimiento de Húsares de Jaén", "Caballería de Zamora": the word for one
/// regiment or its sort, "of", and a name.
bool is_named_regiment(std::string_view line, const Tokens& tokens, Piece piece, const PhraseBook& words) {
  const auto [from, to] = piece;
  if (from >= to || !only_words(tokens, piece)) return false;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, from);
  const bool regiment = unit && unit->is == to_string(UnitLevel::regiment) && !words.has(Sense::plural, tokens, from);
  std::size_t at = regiment ? from + unit->length : past_sort(tokens, from, words);
  bool of = false;
  while (at > from && at < to) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const std::size_t sort = past_sort(tokens, at, words);
    if ((!link || link->is == "and") && sort == at) break;
    of = of || link;
    at = link && link->is != "and" ? at + link->length : sort;
  }
  constexpr std::array kOthers = {Sense::command, Sense::unit, Sense::arm, Sense::count, Sense::rank, Sense::title};
  const bool name = at > from && of && at + 1 == to && capital_at(line, tokens[at].begin);
  return name && std::none_of(kOthers.begin(), kOthers.end(),
                              [&, place = at](Sense other) { return words.has(other, tokens, place); });
}

}  // namespace

std::string with_regiments_apart_at_comma(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t from = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (tokens[at].mark(":")) from = at + 1;
  std::vector<Piece> pieces;
  std::size_t begin = from;
  for (std::size_t at = from; at <= tokens.size(); ++at) {
    const bool joint = at < tokens.size() && (is_joint(tokens, at, words) || tokens[at].mark(";") ||
                                              tokens[at].mark("+") || (tokens[at].mark("/") && !tokens[at].joined));
    if (at < tokens.size() && !joint) continue;
    if (at > begin) pieces.emplace_back(begin, at);
    begin = at + 1;
  }
  const std::string_view list = from < tokens.size() ? line.substr(tokens[from].begin) : std::string_view{};
  bool named = list.find(" / ") != std::string_view::npos || list.find("; ") != std::string_view::npos;
  for (const Piece& piece : pieces) {
    const bool name = is_named_regiment(line, tokens, piece, words);
    if (!name && !is_numbered_sort(tokens, piece, words)) return std::string(line);
    named = named || name;
  }
  if (pieces.size() < 2 || !named) return std::string(line);
  const bool one_and = pieces.size() == 2 && pieces[1].first == pieces[0].second + 1 &&
                       is_and(tokens, pieces[0].second, words) && tokens[pieces[0].first].is == Token::Is::ordinal &&
                       tokens[pieces[1].first].is != Token::Is::ordinal &&
                       !words.has(Sense::unit, tokens, pieces[1].first);
  if (one_and) return std::string(line);  // "5e hussards et dragons de Toro" may be one
  Rewriting told(line);
  for (std::size_t at = 1; at < pieces.size(); ++at)
    told.put(tokens[pieces[at - 1].second - 1].end, tokens[pieces[at].first].begin, "; ");
  return told.text();
}

}  // namespace estafette::readers
