// The words that the shipped reader of typed orders of battle knows.
#pragma once

#include "base/files.hpp"
#include "converter/readers/text/words.hpp"

namespace estafette::test {

[[nodiscard]] inline const readers::Words& words() {
  static const readers::Words kWords =
      readers::Words::read(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/readers/words.xml"), "words.xml");
  return kWords;
}

}  // namespace estafette::test
