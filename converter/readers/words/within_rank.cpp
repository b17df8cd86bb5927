#include "converter/readers/words/within_rank.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {

bool within_rank(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kLongestRank = 4;  // tokens
  for (std::size_t from = at - std::min(at, kLongestRank); from < at; ++from)
    if (const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, from); rank && from + rank->length > at)
      return true;
  return false;
}

}  // namespace estafette::readers
