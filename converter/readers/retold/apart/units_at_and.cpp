#include "converter/readers/retold/apart/units_at_and.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

/// The tokens of a word for a sort of foot or horse at `at`, "Hussars", "Guard"; 0 if there is none.
std::size_t sort_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> found = words.find(Sense::kind, tokens, at);
  const std::optional<PhraseFound> quality = found ? std::nullopt : words.find(Sense::quality, tokens, at);
  if (quality && quality->is == to_string(Quality::guard)) return quality->length;
  const std::optional<Kind> kind = found ? kind_from(found->is) : std::nullopt;
  return kind && (arm_of(*kind) == Arm::infantry || arm_of(*kind) == Arm::cavalry) ? found->length : 0;
}

/// True if tokens [from, to) are one unit: a number or a name in capitals, then its sort, and perhaps "Regiment".
bool is_unit(std::string_view line, const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 7;
  if (to <= from + 1 || to - from > kMostTokens) return false;
  for (const Sense other : {Sense::rank, Sense::command, Sense::link, Sense::verb, Sense::commander})
    if (words.any(other, tokens, from, to)) return false;
  if (tokens[from].is == Token::Is::number && from + 3 < to && tokens[from + 1].mark("/")) from += 2;  // "1/5th Foot"
  const bool numbered = tokens[from].is == Token::Is::ordinal ||
                        (tokens[from].is == Token::Is::number && words.has(Sense::unit, tokens, from + 1));
  if (!numbered && (tokens[from].is != Token::Is::word || !capital_at(line, tokens[from].begin))) return false;
  if (!numbered && sort_at(tokens, from, words) > 0) return false;  // "Light Dragoons and 2nd Hussars"
  for (std::size_t at = from + 1; at < to; ++at) {
    const bool owner = tokens[at].mark("'") || (tokens[at].joined && tokens[at].text == "s");
    const bool short_form = at + 1 == to && tokens[at].mark(".");  // "58th Ill."
    if (tokens[at].is != Token::Is::word && !owner && !short_form) return false;
    const std::optional<PhraseFound> state =
        numbered && at == from + 1 ? words.find(Sense::state, tokens, at) : std::nullopt;
    const std::size_t sort = state ? state->length : sort_at(tokens, at, words);
    std::size_t behind = at + sort;
    if (state) behind += sort_at(tokens, behind, words);  // "87th Ohio", "4th Ohio Cavalry"
    while (state && behind < to && tokens[behind].mark(".")) ++behind;
    if (const std::optional<PhraseFound> unit = sort > 0 ? words.find(Sense::unit, tokens, behind) : std::nullopt;
        unit && (unit->is == to_string(UnitLevel::regiment) || unit->is == to_string(UnitLevel::battalion)))
      behind += unit->length;
    if (sort > 0 && behind == to) return true;
  }
  return false;
}

/// Where the entry begins that ends before `end`.
std::size_t begin_of_entry(const Tokens& tokens, std::size_t end) {
  while (end > 0 && !tokens[end - 1].mark(",") && !tokens[end - 1].mark(";") && !tokens[end - 1].mark(":") &&
         (!tokens[end - 1].mark("-") || tokens[end - 1].joined))
    --end;
  return end;
}

}  // namespace

std::string with_units_apart_at_and(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t end = tokens.size();
  while (end > 0 && tokens[end - 1].mark(".")) --end;
  std::size_t open = 0;
  while (open < end && !tokens[open].mark("(")) ++open;
  const bool each = open < end && tokens[end - 1].mark(")") && words.any(Sense::each, tokens, open, end);
  if (each) end = open;  // "(2 sqns each)"
  for (std::size_t at = 2; at + 2 < end; ++at) {
    if (!is_and(tokens, at, words) || !is_unit(line, tokens, begin_of_entry(tokens, at), at, words)) continue;
    if (!is_unit(line, tokens, at + 1, end, words)) continue;
    const bool listed = begin_of_entry(tokens, at) > 0 && tokens[begin_of_entry(tokens, at) - 1].mark(",");
    return fmt::format("{}{} {}", line.substr(0, tokens[at - 1].end), each || listed ? ',' : ';',
                       line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

namespace {

/// What an entry is of that ends with a word for one battalion or regiment and names a sort before it: "grenadiers
/// battalion"; empty for anything else.
std::string sort_of_entry(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  std::size_t end = tokens.size();
  while (end > 0 && tokens[end - 1].mark(".")) --end;
  const std::optional<PhraseFound> unit = end > 2 ? words.find(Sense::unit, tokens, end - 1) : std::nullopt;
  if (!unit || (unit->is != "battalion" && unit->is != "regiment")) return {};
  std::string sort;
  for (std::size_t at = 0; at < end; ++at) {
    const Token& token = tokens[at];
    const bool number = at == 0 && token.is == Token::Is::ordinal;
    const bool plain = token.is == Token::Is::word || token.mark(".") || token.mark("-");
    if (!(number || plain) || words.has(Sense::rank, tokens, at) || words.has(Sense::command, tokens, at) ||
        words.has(Sense::link, tokens, at))
      return {};
    if (const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at); kind && sort.empty() && at > 0)
      sort = kind->is;
  }
  return sort.empty() ? sort : sort + ' ' + std::string(unit->is);
}

/// The sort of foot or horse that a word at an entry's begin or end tells, "Husaren Roe", "Roe Husaren", beside a name
/// in capitals; empty for anything else.
std::string sort_of_named(std::string_view piece, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 6;
  const Tokens tokens = tokens_of(piece);
  std::size_t end = tokens.size();
  while (end > 0 && tokens[end - 1].mark(".")) --end;
  if (end < 2 || end > kMostTokens) return {};
  std::string sort;
  bool named = false;
  for (std::size_t at = 0; at < end; ++at) {
    if (tokens[at].mark(".") || tokens[at].mark("-") || words.has(Sense::link, tokens, at)) continue;
    if (tokens[at].is != Token::Is::word || words.has(Sense::rank, tokens, at) ||
        words.has(Sense::command, tokens, at) || words.has(Sense::unit, tokens, at) ||
        words.has(Sense::count, tokens, at) || words.has(Sense::country, tokens, at))
      return {};
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    if (kind && arm_of(*kind_from(kind->is)) == Arm::artillery) return {};
    if (!kind) {
      named = named || is_capital(piece[tokens[at].begin]);
      continue;
    }
    if (!sort.empty() || kind->part) return {};
    sort = kind->is;
    at += kind->length - 1;
  }
  return named ? sort : std::string();
}

}  // namespace

std::string with_pair_of_a_sort_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 2;
  const std::vector<std::string_view> pieces = pieces_of(line.substr(begin), ',');
  if (pieces.size() != 2 || line.find(';') != std::string_view::npos) return std::string(line);
  std::string sort = sort_of_entry(pieces[0], words);
  bool pair = !sort.empty() && sort == sort_of_entry(pieces[1], words);
  if (!pair) {
    sort = sort_of_named(pieces[0], words);
    pair = !sort.empty() && sort == sort_of_named(pieces[1], words);
  }
  if (!pair) return std::string(line);
  return fmt::format("{}{}; {}", line.substr(0, begin), pieces[0], pieces[1]);
}

namespace {

/// A name in capitals that ends before `at`, and no word for troops.
bool ends_with_name(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const Token& last = tokens[at - 1];
  return last.is == Token::Is::word && capital_at(line, last.begin) && sort_at(tokens, at - 1, words) == 0 &&
         !words.has(Sense::unit, tokens, at - 1) && !words.has(Sense::rank, tokens, at - 1);
}

}  // namespace

std::string with_sort_behind_and_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  bool comma = false;
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    if (tokens[at].mark(";") || tokens[at].mark("(")) return std::string(line);
    if (tokens[at].mark(":")) comma = false;
    comma = comma || tokens[at].mark(",");
    if (!comma || !is_and(tokens, at, words) || !ends_with_name(line, tokens, at, words)) continue;
    std::size_t name = at + 1 + sort_at(tokens, at + 1, words);
    if (name == at + 1) continue;
    while (name < tokens.size() && words.has(Sense::link, tokens, name)) ++name;  // "hussards de Lund"
    const bool named = name < tokens.size() && tokens[name].is == Token::Is::word &&
                       is_capital(line[tokens[name].begin]) && sort_at(tokens, name, words) == 0 &&
                       !words.has(Sense::unit, tokens, name);
    const std::size_t entry = begin_of_entry(tokens, at);
    const bool sorted = words.any(Sense::kind, tokens, 0, entry) || words.any(Sense::plural, tokens, 0, entry);
    std::size_t end = name;  // of a list of names, "Rey, Alba y Voluntarios de Toro; ...", behind the last
    while (end < tokens.size() && (tokens[end].is == Token::Is::word || tokens[end].mark("."))) ++end;
    const bool ends = end == tokens.size() || tokens[end].mark(";") || tokens[end].mark("(") || tokens[end].mark("-");
    if (!named || !(sorted || ends)) continue;
    return fmt::format("{}{} {}", line.substr(0, tokens[at - 1].end), sorted ? ';' : ',',
                       line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

}  // namespace estafette::readers
