// A way in which a single line is put as the readers expect it, with an example that the tests hold it to.
#pragma once

#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// A row of a table of such ways.
struct Retelling {
  std::string_view written;  ///< an example: a line as people write it
  std::string_view told;     ///< and how this row alone puts it
  std::string (*tell)(std::string_view line, const PhraseBook& words);
  Needs needed = {};  ///< a line without these stays as it is, and the row need not be tried
};

/// For those that need no words.
template <auto kTell>
std::string wordless(std::string_view line, const PhraseBook&) {
  return std::string(kTell(line));
}

}  // namespace estafette::readers
