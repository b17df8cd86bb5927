// The number of a regiment right behind the word for one, as German pages have it: "Inf.Rgt. 116", "IR 24".
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// No army had more regiments of foot; a larger figure behind the word for one, and nothing else, may count men.
inline constexpr int kMostRegimentsOfFoot = 160;

/// Words for a sort of troops or a unit, one behind another: "Landwehr-Inf.-Rgt."
struct SortWords {
  std::size_t end = 0;    ///< the token behind the last
  bool regiment = false;  ///< one of them is a regiment's, or they are a code of one: "IR"
};

/// Those that begin at that token; none if `end` is the token itself.
[[nodiscard]] SortWords sort_words(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// True if nothing but such words stand from `from` to before the figure `at`, so that it is the number of a regiment.
[[nodiscard]] bool numbers_regiment(const Tokens& tokens, std::size_t from, std::size_t at, const PhraseBook& words);

/// "2 Batl. Inf.Rgt. 116": the same, and what stands before it counts its battalions.
[[nodiscard]] bool numbers_counted_regiment(const Tokens& tokens, std::size_t at, const PhraseBook& words);

}  // namespace estafette::readers
