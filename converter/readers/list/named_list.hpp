// Units listed by their names: "Grenadierbataillone Portner, Call, Salamon", "Smolensk & Narva Infantry Regiments".
#pragma once

#include "converter/readers/list/list_cut.hpp"

namespace estafette::readers {

/// The units that the pieces name, where a word for several stands before the first or behind the last; none if they
/// name anything else. Figures behind that word are moved to the tail: they are those of all.
[[nodiscard]] std::vector<Parts> named_units(ListCut& cut);

}  // namespace estafette::readers
