// The words that the shipped reader of typed orders of battle knows.
#pragma once

#include "base/files/files.hpp"
#include "converter/readers/words/read_words.hpp"

namespace estafette::test {

[[nodiscard]] inline const readers::PhraseBook& words() {
  static const readers::PhraseBook kWords = readers::read_words(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/readers");
  return kWords;
}

}  // namespace estafette::test
