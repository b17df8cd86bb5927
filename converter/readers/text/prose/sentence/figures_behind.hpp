// Figures that a sentence tells behind its units, put as a list has them.
#pragma once

#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// What a list in a sentence says of all that is in it, and the rest.
struct ListWithFigures {
  std::string list;       ///< "the 3rd Line (2 battalions, 1,450 men); the 7th Line (2,000 men)"
  std::string strength;   ///< "5,400 men"; empty: nothing is said of all
  bool doubtful = false;  ///< a figure stands behind several units, and may be that of one or of all
};

/// "the 3rd Line, 2 battalions, 1,450 men; the 7th Line of 2,000 men" and "Alba and Toro, 5,400 men in all".
[[nodiscard]] ListWithFigures with_figures_behind(std::string_view list, const PhraseBook& words);

/// "sept bataillons" as "bataillons", "four regiments of cavalry" as "regiments": a sum of what stands behind its
/// colon; empty if it is of several sorts. Nothing for anything else.
[[nodiscard]] std::optional<std::string> sort_of_sum(std::string_view text, const PhraseBook& words);

/// "trois du 3e de ligne et deux du 7e" behind "cinq bataillons :" as "trois bataillons du 3e de ligne et deux
/// bataillons du 7e".
[[nodiscard]] std::string with_sort_spelt(std::string_view list, std::string_view sort, const PhraseBook& words);

}  // namespace estafette::readers
