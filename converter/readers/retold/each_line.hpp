// Every way in which a single line is put as the readers expect it, in a table: the order of its rows is the order of
// work. Whoever adds one gives an example, which the tests hold the row to.
#pragma once

#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/words.hpp"

#include <span>
#include <string>
#include <string_view>

namespace estafette::readers {

/// A row of the table.
struct Retelling {
  std::string_view written;  ///< an example: a line as people write it
  std::string_view told;     ///< and how this row alone puts it
  std::string (*tell)(std::string_view line, const PhraseBook& words);
  Needs needed = {};  ///< a line without these stays as it is, and the row need not be tried
};

/// All rows, in the order of work.
[[nodiscard]] std::span<const Retelling> retellings();

}  // namespace estafette::readers
