#include "converter/readers/counted/parts/numbered_parts.hpp"

#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kTens = 10;

}  // namespace

std::string with_parts_numbered(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t told = 0;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const Token& number = tokens[at];
    if (number.is != Token::Is::number || number.value < 2 || number.value % kTens == 1) continue;
    const bool more_before =
        at > 0 && !tokens[at - 1].mark(",") && !tokens[at - 1].mark(";") && tokens[at - 1].is != Token::Is::word;
    const bool apart = line.substr(number.end, tokens[at + 1].begin - number.end) == " ";
    const std::optional<PhraseFound> one = words.find(Sense::singular, tokens, at + 1);
    if (more_before || !apart || !one) continue;
    text.append(line.substr(told, number.end - told)).append(one->is);
    told = number.end;
  }
  return text.append(line.substr(told));
}

}  // namespace estafette::readers
