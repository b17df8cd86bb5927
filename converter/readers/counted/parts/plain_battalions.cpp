#include "converter/readers/counted/parts/plain_battalions.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// True if what follows "2nd/95th" makes it a battalion of a regiment: no further number, no word for parts or horse.
bool is_battalion_of(const Tokens& line, std::size_t behind, const PhraseBook& words) {
  if (behind >= line.size()) return true;
  if (line[behind].mark("/") || words.has(Sense::count, line, behind)) return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, line, behind);
  return !kind || kind->guess || arm_of(*kind_from(kind->is)) != Arm::cavalry;
}

}  // namespace

std::string with_plain_battalions(std::string_view line, const PhraseBook& words) {
  constexpr int kMostBattalions = 8;
  const Tokens tokens = tokens_of(line);
  if (words.any(Sense::state, tokens, 0, tokens.size())) return std::string(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const Token &battalion = tokens[at], &regiment = tokens[at + 2];
    const bool tight = tokens[at + 1].mark("/") && tokens[at + 1].joined && regiment.joined;
    const bool numbers = battalion.is == Token::Is::ordinal && regiment.is == Token::Is::ordinal &&
                         battalion.value <= kMostBattalions && is_letter(line[battalion.end - 1]);
    if (!tight || !numbers || (at > 0 && tokens[at - 1].mark("/")) || !is_battalion_of(tokens, at + 3, words)) continue;
    told.put(battalion.begin, battalion.end, std::to_string(battalion.value));
  }
  return told.text();
}

}  // namespace estafette::readers
