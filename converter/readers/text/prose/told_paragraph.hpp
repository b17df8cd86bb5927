// A paragraph of a history, sentence by sentence, as the lines of a list.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A line that a paragraph tells, and the byte at which its sentence begins.
struct ToldLine {
  std::string text;
  std::size_t at = 0;
  int set_in = 0;  ///< columns
};

/// What a paragraph tells, and the sentences of which nobody could say whose the troops are.
struct ToldParagraph {
  std::vector<ToldLine> lines;  ///< none if no sentence tells of a command's troops
  std::vector<ToldLine> asked;  ///< "The village was held by the 12th Line and two squadrons of hussars"
  bool in_clauses = false;      ///< told within sentences that a page with a list may have beside it
};

/// Each sentence as it is told (brigades_told.hpp, clauses.hpp). A sentence of which nothing is told is a note, unless
/// it is a line of a list itself, and is asked about if it numbers or names troops.
/// `above`: the line above it, of whose command it may tell as "the division".
[[nodiscard]] ToldParagraph told_paragraph(std::string_view text, const PhraseBook& words, std::string_view above = {});

}  // namespace estafette::readers
