// Units that are only told by their names, behind a word for several of them:
//   batallones de Alba, Toro y Cazadores · squadrons of Kern's Hussars, Toro Dragoons and Roe
#pragma once

#include "converter/readers/list/list_cut.hpp"
#include "converter/readers/parts/parts.hpp"

#include <vector>

namespace estafette::readers {

/// "batallón de Alba", "batallón de Toro" and so on, each marked as a guess: at least two, and most of them are no mere
/// sort of troops ("battalions of grenadiers and fusiliers" says not how many). None for any other list.
[[nodiscard]] std::vector<Parts> names_of_each(const ListCut& cut);

}  // namespace estafette::readers
