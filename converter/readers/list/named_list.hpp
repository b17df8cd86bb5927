// Units listed by their names: "Grenadierbataillone Portner, Call, Salamon", "Smolensk & Narva Infantry Regiments".
#pragma once

#include "converter/readers/list/list_cut.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// The units that the pieces name, where a word for several stands before the first or behind the last; none if they
/// name anything else. Figures behind that word are moved to the tail: they are those of all.
[[nodiscard]] std::vector<Parts> named_units(ListCut& cut);

/// "Don Cossack Regiments": of whom a colonel's name may bear several regiments, told apart by a number.
[[nodiscard]] bool names_cossacks(const Tokens& name, const PhraseBook& words);

/// "Platov 4", "Ilovaiski #5": the token where the number begins that belongs to the name from that token on; where the
/// range ends if it has none.
[[nodiscard]] std::size_t number_of_name(const Range& name, std::size_t from);

}  // namespace estafette::readers
