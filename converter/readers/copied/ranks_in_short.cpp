#include "converter/readers/copied/ranks_in_short.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// The token of the name behind a rank: behind "D." and "don", which stand before a Spaniard's.
std::size_t past_titles(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const auto initial = [&](const Token& token) {
    return token.letter() && capital_at(line, token.begin) && line.substr(token.end).starts_with('.');
  };
  while (at + 1 < tokens.size() && (words.has(Sense::title, tokens, at) || initial(tokens[at]) || tokens[at].mark(".")))
    ++at;
  return at;
}

/// "D. José Roe", "don Carlos Roe", "Juan Roe" behind a rank: how a person is called, and no brigade.
bool is_titled(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::size_t name = past_titles(line, tokens, at + 1, words);
  if (name > at + 1 && words.has(Sense::title, tokens, at + 1)) return true;
  const std::optional<PhraseFound> forename = words.find(Sense::forename, tokens, name);
  const std::size_t surname = name + (forename ? forename->length : 0);
  return forename && surname < tokens.size() && tokens[surname].is == Token::Is::word;
}

/// "полк." before "Рогов", "И. Рогов" or "граф Рогов", with which the line, its bracket, what is before its colon or,
/// if `any_end`, what is written before the next sign or figure ends.
bool stands_before_person(std::string_view line, const Tokens& tokens, std::size_t at, bool any_end,
                          const PhraseBook& words) {
  const bool stop = line.substr(tokens[at].end).starts_with('.');
  const std::size_t behind = stop && at + 1 < tokens.size() && tokens[at + 1].mark(".") ? at + 2 : at + 1;
  if (!(stop || at > 0) || behind >= tokens.size()) return false;
  if (words.has(Sense::rank, tokens, at) || words.has(Sense::rank, tokens, behind)) return false;  // "Brig. Gen. Roe"
  const std::size_t named = past_titles(line, tokens, behind, words);
  if (!capital_at(line, tokens[named].begin)) return false;
  std::size_t end = named;
  const auto gap = [&](std::size_t token) {  // "Рогов   один батальон"
    return any_end && token > named && tokens[token].begin > tokens[token - 1].end + 1 &&
           line.substr(tokens[token - 1].end, tokens[token].begin - tokens[token - 1].end).find("  ") !=
               std::string_view::npos;
  };
  while (end < tokens.size() && !gap(end) && (tokens[end].is == Token::Is::word || tokens[end].mark("."))) ++end;
  while (any_end && end > named + 1 && tokens[end - 1].mark(".")) --end;  // "Рогов ..... 2 б."
  const bool ends = any_end || end == tokens.size() || tokens[end].mark(")") || tokens[end].mark("*") ||
                    (at > 0 && tokens[end].mark(":"));
  const bool bracketed = at > 0 && tokens[at - 1].mark("(") && end == named + 1 && end < tokens.size() &&
                         tokens[end].mark(")");  // "2ª Brigada (Brig. Fuentes)", whose name is a word of ours
  if (bracketed) return true;
  const Tokens person(tokens.begin() + static_cast<std::ptrdiff_t>(named),
                      tokens.begin() + static_cast<std::ptrdiff_t>(end));
  return ends && (is_titled(line, tokens, at, words) || may_be_person(person, 0, line, words));
}

/// "1.ª Brigada, ", "Primera división de infantería (": a command, behind which nobody is named.
bool is_command_without_leader(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  const auto known = [&](const Token& token) {
    constexpr std::size_t kLongestEnding = 4;  // bytes of "ая" in "1-ая"
    const bool ending = token.joined && token.text.size() <= kLongestEnding;
    return token.is != Token::Is::word || token.letter() || ending || words.senses_of(token) != 0;
  };
  return words.any(Sense::command, tokens, 0, end) &&
         std::all_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end), known);
}

/// "Caballería ligera, ", "Драгуны (": a sort of troops and a mark.
bool is_sort_before_mark(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  if (end < 2 || tokens[end - 1].is != Token::Is::mark || tokens[end - 1].mark(".")) return false;
  return names_sort_only(Tokens(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end) - 1), words);
}

/// "Томский полк, ", "3-й егерский (", "Тульский п. – ": a regiment and a mark, behind which its colonel is named.
bool is_regiment_before_mark(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  constexpr std::array<std::string_view, 4> kMarks = {",", "(", "-", ":"};
  const auto marks = [&](std::string_view mark) { return end > 1 && tokens[end - 1].mark(mark); };
  return std::any_of(kMarks.begin(), kMarks.end(), marks) && !words.any(Sense::command, tokens, 0, end) &&
         (words.any(Sense::kind, tokens, 0, end) || words.any(Sense::unit, tokens, 0, end));
}

/// "Бригада: ", "Première brigade — ": a command that is called by no name, and a mark.
bool is_command_before_mark(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  return end > 1 && tokens[end - 1].is == Token::Is::mark && is_command_without_leader(tokens, end, words);
}

/// "1ª Brigada", "### Segunda brigada.": a brigade without a leader, and nothing more on its line.
bool is_bare_brigade(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const auto brigade = [&](std::size_t at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    return command && command->is == to_string(Level::brigade);
  };
  bool any = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) any = any || brigade(at);
  return any && is_command_without_leader(tokens, tokens.size(), words);
}

/// The line with its ranks in short written out; `above` is the line before it, empty for the first.
std::string with_ranks_spelt(std::string_view line, std::string_view above, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string told;
  std::size_t from = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> rank = words.find(Sense::rank_in_short, tokens, at);
    if (!rank) continue;
    const bool behind = is_regiment_before_mark(tokens, at, words) || is_command_before_mark(tokens, at, words);
    if (!stands_before_person(line, tokens, at, behind, words)) continue;
    const bool alone = at == 0 && (!words.has(Sense::command, tokens, at) ||  // "Brig. Toro" may be a brigade
                                   is_titled(line, tokens, at, words) || is_bare_brigade(above, words));
    if (!alone && !behind && !is_command_without_leader(tokens, at, words) && !is_sort_before_mark(tokens, at, words))
      continue;
    told.append(line.substr(from, tokens[at].begin - from)).append(rank->is);
    from = tokens[at].end + (line.substr(tokens[at].end).starts_with('.') ? 1 : 0);
  }
  return told + std::string(line.substr(from));
}

}  // namespace

void spell_ranks(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::string above;
  for (TextLine& line : lines) {
    if (!may_be_read(line)) continue;
    const std::string written = line.text;
    line.text = with_ranks_spelt(written, above, words);
    above = written;
  }
}

}  // namespace estafette::readers
