// The words that the shipped reader of typed orders of battle knows.
#pragma once

#include "base/files.hpp"
#include "converter/readers/text/words.hpp"

namespace estafette::test {

[[nodiscard]] inline const readers::PhraseBook& words() {
  static const readers::PhraseBook kWords =
      readers::PhraseBook::read(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/readers/words.xml"), "words.xml");
  return kWords;
}

}  // namespace estafette::test
