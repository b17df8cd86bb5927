#include "converter/readers/copied/horse_letters.hpp"

#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "LD", "DG", "KGL": a word in capitals, of horse or of the Legion.
bool is_of_such_a_list(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (!tokens[at].capitals) return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  const bool horse = kind && !kind->part && arm_of(*kind_from(kind->is)) == Arm::cavalry;
  return horse || words.has(Sense::nation, tokens, at);
}

}  // namespace

std::string with_horse_letters_spelt(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  bool such = false;
  for (std::size_t at = 1; at < tokens.size(); ++at) such = such || is_of_such_a_list(tokens, at, words);
  if (!such) return std::string(line);
  std::string told;
  std::size_t from = 0;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::string_view typed = line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin);
    const bool letter = typed == "H" || typed == "D";
    const bool legion = at > 1 && tokens[at - 1].capitals && words.has(Sense::nation, tokens, at - 1);
    const Token& before = tokens[at - (legion ? 2 : 1)];
    const bool ends = at + 1 == tokens.size() || tokens[at + 1].is == Token::Is::number ||
                      tokens[at + 1].is == Token::Is::mark || tokens[at + 1].capitals;
    if (!letter || !ends || before.is != Token::Is::ordinal || tokens[at].joined) continue;
    told.append(line.substr(from, tokens[at].begin - from)).append(typed == "H" ? "Hussars" : "Dragoons");
    from = tokens[at].end;
  }
  return told.append(line.substr(from));
}

}  // namespace estafette::readers
