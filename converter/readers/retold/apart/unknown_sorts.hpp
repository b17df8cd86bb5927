// Sorts of troops that are in no list of words, counted in a list: "5 Tartar squadrons".
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {

/// A word that may be a name: no small ASCII letter begins it, and no list of words has it as a sort, a rank or the
/// like.
[[nodiscard]] bool is_unknown_name(std::string_view line, const Token& token, const Tokens& tokens, std::size_t at,
                                   const PhraseBook& words);

/// "5 Tartar squadrons, 2 grenadier battalions" as "Tartar (5 squadrons); 2 grenadier battalions": in a list of counts,
/// a sort that is in no list of words. A list in which anything else stands is left as it is.
[[nodiscard]] std::string with_unknown_sorts_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
