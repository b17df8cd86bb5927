// Troops strung together on one line, each with its own figure:
//   Reina, 795; Corona, 824; Irlanda, 1,824 · Granatieri (1 btg), Cacciatori (1 btg) · Position Btty #4, Light Btty #7
// Each becomes a line of its own, so that none is taken for a part of another.
// Source: docs/formats/text-orbat.md, "What is understood".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// A text with a line for each of those troops; they keep the number of the line that they stand on.
struct Unstrung {
  std::vector<TextLine> lines;
  std::vector<Problem> looks;  ///< names before a colon that are no command that we know; without their file
};

[[nodiscard]] Unstrung unstrung(const std::vector<TextLine>& lines, const PhraseBook& words);

/// "Riasan-, Brest- und Minsk-Regiment" as "Riasan-Regiment, Brest-Regiment, Minsk-Regiment".
[[nodiscard]] std::string with_halves_filled(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
