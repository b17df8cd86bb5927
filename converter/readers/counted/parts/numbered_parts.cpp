#include "converter/readers/counted/parts/numbered_parts.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kTens = 10;

/// "1 batalion artylerii - płk Kern": one man leads it, and it is the first.
bool is_led(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at)
    if (tokens[at].mark("-") && (words.has(Sense::rank, tokens, at + 1) || words.has(Sense::commander, tokens, at + 1)))
      return true;
  return false;
}

}  // namespace

std::string with_parts_numbered(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const Token& number = tokens[at];
    const bool one_of_them = number.value < 2 || number.value % kTens == 1;
    if (number.is != Token::Is::number || (one_of_them && !(at == 0 && is_led(tokens, words)))) continue;
    const bool more_before =
        at > 0 && !tokens[at - 1].mark(",") && !tokens[at - 1].mark(";") && tokens[at - 1].is != Token::Is::word;
    const bool apart = line.substr(number.end, tokens[at + 1].begin - number.end) == " ";
    const std::optional<PhraseFound> one = words.find(Sense::singular, tokens, at + 1);
    if (more_before || !apart || !one) continue;
    text.put(number.end, number.end, one->is);
  }
  return text.text();
}

}  // namespace estafette::readers
