// Sorts of troops with one wrong letter, as programs that read print have them: "3tes Hufaren-Regiment".
#pragma once

#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// A word that means nothing, and what it would be with one other letter.
struct MisspeltSort {
  std::string typed, meant;  ///< "Hufaren" and "husaren"
};

/// The sort of a numbered regiment, battalion or squadron that is one letter away from a word for troops: the word
/// stands right before "Regiment". Nothing if the name tells its sort, or may be anybody's.
[[nodiscard]] std::optional<MisspeltSort> misspelt_sort(std::string_view name, const PhraseBook& words);

}  // namespace estafette::readers
