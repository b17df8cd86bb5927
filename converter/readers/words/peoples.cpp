#include "converter/readers/words/peoples.hpp"

#include "converter/readers/words/joints.hpp"

#include <optional>

namespace estafette::readers {

std::size_t behind_people(const Tokens& tokens, const PhraseBook& words) {
  const std::size_t at = is_the(tokens, 0, words) ? 1 : 0;
  for (const Sense sense : {Sense::nation, Sense::country})
    if (const std::optional<PhraseFound> found = words.find(sense, tokens, at)) return at + found->length;
  return 0;
}

}  // namespace estafette::readers
