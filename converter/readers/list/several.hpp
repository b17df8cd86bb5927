// Several units on one line, each of which is a unit of its own:
//   54e, 55e, 28e et 105e régiments de ligne · 1/42nd, 1/79th & 1/91st Foot = 2,110 · Light Bttys #7 and 8 (12 guns)
// Words that stand only once go for all before them; men and guns given for all are shared out, and marked.
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The units that a text names one after the other; none if it names only one, or anything else. `tokens` are
/// those of the text. `listed`: the text stands after a command's name, so that "1/50th, 1/71st" are units even without
/// a word.
[[nodiscard]] std::vector<Parts> several_units(std::string_view text, const Tokens& tokens, const PhraseBook& words,
                                               bool listed);

/// "Dragoons: Moscow, Pskov (4 sqns each)", "Jagers: 4th, 34th": the units of the list behind a kind and its colon, as
/// if the kind stood before the names, or behind the numbers. None if the list names kinds of its own.
[[nodiscard]] std::vector<Parts> several_of_kind(std::string_view text, const Tokens& tokens, std::size_t colon,
                                                 const PhraseBook& words);

}  // namespace estafette::readers
