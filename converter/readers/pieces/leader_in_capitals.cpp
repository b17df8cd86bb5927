#include "converter/readers/pieces/leader_in_capitals.hpp"

#include "converter/readers/words/tokens.hpp"

#include <cstddef>

namespace estafette::readers {

bool begins_with_leader(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kFewestOfLeader = 3;  // "KERN, colonel"
  if (tokens.size() <= kFewestOfLeader || !tokens[0].capitals) return false;
  const std::size_t comma = tokens[1].capitals ? 2 : 1;
  return comma + 1 < tokens.size() && tokens[comma].mark(",") && words.has(Sense::rank, tokens, comma + 1);
}

}  // namespace estafette::readers
