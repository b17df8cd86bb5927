#include "converter/readers/counted/parts/half_battalions.hpp"

#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

bool may_be_half(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 5 || tokens[0].is != Token::Is::number || tokens[0].value != 1 || !tokens[1].mark("/") ||
      tokens[2].is != Token::Is::number || tokens[2].value != 2)
    return false;
  const bool plain =
      std::all_of(tokens.begin() + 3, tokens.end(), [](const Token& token) { return token.is == Token::Is::word; });
  const std::optional<PhraseFound> last = words.find(Sense::unit, tokens, tokens.size() - 1);
  return plain && last && last->is == "battalion";
}

}  // namespace

std::vector<Problem> doubts_of_half_battalions(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (const TextLine& line : lines)
    if (may_be_read(line) && line.text.starts_with("1/2") && may_be_half(tokens_of(line.text), words))
      looks.push_back({"", line.line, "", line.text,
                       "half a battalion, or a part of the second; it is read as a whole one",
                       "Write \u00BD or 1st before its name, and its men behind it"});
  return looks;
}

}  // namespace estafette::readers
