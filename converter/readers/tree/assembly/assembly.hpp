// Turns the tree of lines into an order of battle: finds levels that fit under one another and a different name for
// each sibling, and compares stated totals with the sums.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/reading.hpp"
#include "converter/readers/tree/tree.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

struct Assembly {
  Orbat orbat;  ///< without ids
  int guesses = 0;
  std::vector<Problem> looks;   ///< without their file
  std::vector<StatedSum> sums;  ///< totals that were held against what was read
};

/// What is expected where a command has no troops.
inline constexpr std::string_view kTroopsBelow = "troops below their command";

/// Throws Refusal for more formations and units, or more men, than an order of battle may have (outline.hpp).
[[nodiscard]] Assembly assemble(const TextOutline& outline, const PhraseBook& words, const std::string& file);

}  // namespace estafette::readers
