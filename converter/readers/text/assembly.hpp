// From the tree of lines to an order of battle: levels that may stand under one another, names that no siblings share,
// totals compared with the sum.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/reading.hpp"
#include "converter/readers/text/outline.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

struct Assembly {
  Orbat orbat;  ///< without ids
  int guesses = 0;
  std::vector<Problem> looks;  ///< without their file
};

/// Throws Refusal for more formations and units, or more men, than an order of battle may have (outline.hpp).
[[nodiscard]] Assembly assemble(const TextOutline& outline, const PhraseBook& words, const std::string& file);

/// The same as a whole reading: ids, and which of all `lines` were understood. Throws Refusal also for an outline
/// without any troops.
[[nodiscard]] Reading reading_of(const TextOutline& outline, const std::vector<TextLine>& lines,
                                 const PhraseBook& words, Format format, const std::string& file);

}  // namespace estafette::readers
