#include "converter/readers/copied/ranks_in_short.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// "полк." before "Рогов" or "И. Рогов", with which the line or its bracket ends.
bool stands_before_person(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const bool stop = line.substr(tokens[at].end).starts_with('.');
  if (!(stop || at > 0) || at + 1 >= tokens.size() || !capital_at(line, tokens[at + 1].begin)) return false;
  if (words.has(Sense::rank, tokens, at) || words.has(Sense::rank, tokens, at + 1)) return false;  // "Brig. Gen. Roe"
  std::size_t end = at + 1;
  while (end < tokens.size() && (tokens[end].is == Token::Is::word || tokens[end].mark("."))) ++end;
  const bool ends = end == tokens.size() || tokens[end].mark(")") || tokens[end].mark("*");
  const Tokens person(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                      tokens.begin() + static_cast<std::ptrdiff_t>(end));
  return ends && may_be_person(person, 0, line, words);
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

std::string with_ranks_spelt(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string told;
  std::size_t from = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> rank = words.find(Sense::rank_in_short, tokens, at);
    if (!rank || !stands_before_person(line, tokens, at, words)) continue;
    const bool alone = at == 0 && !words.has(Sense::command, tokens, at);  // "Brig. Toro" may be a brigade
    if (!alone && !is_command_without_leader(tokens, at, words) && !is_sort_before_mark(tokens, at, words)) continue;
    told.append(line.substr(from, tokens[at].begin - from)).append(rank->is);
    from = tokens[at].end + (line.substr(tokens[at].end).starts_with('.') ? 1 : 0);
  }
  return told + std::string(line.substr(from));
}

}  // namespace

void spell_ranks(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines)
    if (may_be_read(line)) line.text = with_ranks_spelt(line.text, words);
}

}  // namespace estafette::readers
