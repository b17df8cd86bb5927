#include "converter/readers/words/joints.hpp"

#include "converter/readers/words/tokens.hpp"

#include <optional>

namespace estafette::readers {

bool is_and(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size()) return false;
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return tokens[at].mark("&") || (link && link->is == "and");
}

bool is_joint(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at < tokens.size() && (tokens[at].mark(",") || is_and(tokens, at, words));
}

}  // namespace estafette::readers
