// Leaders as an index of persons has them: 9th Division: Kern, GdD Jean-Louis, Baron · 13th Division (Toro, GdB Louis)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "9th Division: Kern, GdD Jean-Louis, Baron" as "9th Division: GdD Jean-Louis Kern (Baron)": the surname behind what
/// stands before it, also in brackets and behind a dash; "14th Division: Kern, John, MG" with his rank first.
[[nodiscard]] std::string with_surname_last(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
