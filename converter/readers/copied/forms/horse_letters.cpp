#include "converter/readers/copied/forms/horse_letters.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

/// "LD", "DG", "KGL": a word in capitals, of horse or of the Legion.
bool is_of_such_a_list(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (!tokens[at].capitals) return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  const bool horse = kind && !kind->part && arm_of(*kind_from(kind->is)) == Arm::cavalry;
  return horse || words.has(Sense::nation, tokens, at);
}

/// "14LD": a number, and glued to it capitals for a sort of horse.
bool is_glued(const Tokens& tokens, std::size_t at, std::string_view typed, const PhraseBook& words) {
  const bool number = at > 0 && tokens[at - 1].is == Token::Is::number && !tokens[at - 1].joined &&
                      (at < 2 || !tokens[at - 2].mark("/"));
  return number && tokens[at].joined && tokens[at].is == Token::Is::word &&
         (is_of_such_a_list(tokens, at, words) || words.codes().find(Code::Level::horse, typed) != nullptr);
}

/// "3DG, 4D" as "3rd DG, 4th D", if a sort of horse is glued to a number there.
std::string with_horse_unglued(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const auto typed = [&](std::size_t at) { return text_between(line, tokens[at], tokens[at]); };
  bool such = false;
  for (std::size_t at = 1; at < tokens.size(); ++at)
    such = such || (is_glued(tokens, at, typed(at), words) && is_of_such_a_list(tokens, at, words));
  Rewriting told(line);
  for (std::size_t at = 1; such && at < tokens.size(); ++at) {
    if (!is_glued(tokens, at, typed(at), words)) continue;
    told.put(tokens[at - 1].begin, tokens[at].begin, with_ordinal_ending(tokens[at - 1].value) + " ");
  }
  return told.text();
}

}  // namespace

std::string with_horse_letters_spelt(std::string_view typed_line, const PhraseBook& words) {
  const std::string line = with_horse_unglued(typed_line, words);
  const Tokens tokens = tokens_of(line);
  bool such = false;
  for (std::size_t at = 1; at < tokens.size(); ++at) such = such || is_of_such_a_list(tokens, at, words);
  if (!such) return line;
  Rewriting told(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::string_view typed = std::string_view(line).substr(tokens[at].begin, tokens[at].end - tokens[at].begin);
    const Code* letter = words.codes().find(Code::Level::horse, typed);
    const bool legion = at > 1 && tokens[at - 1].capitals && words.has(Sense::nation, tokens, at - 1);
    const Token& before = tokens[at - (legion ? 2 : 1)];
    const bool ends = at + 1 == tokens.size() || tokens[at + 1].is == Token::Is::number ||
                      tokens[at + 1].is == Token::Is::mark || tokens[at + 1].capitals;
    if (letter == nullptr || !ends || before.is != Token::Is::ordinal || tokens[at].joined) continue;
    told.put(tokens[at].begin, tokens[at].end, letter->words);
  }
  return told.text();
}

}  // namespace estafette::readers
