// Corps that no word calls so: told by the divisions below them, or by their strength.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// "Réserve de cavalerie: Murat", and below it "2e division de cuirassiers": a corps of horse, and none of the corps
/// before it.
void find_reserves_of_horse(std::vector<TextNode>& rows, const PhraseBook& words);

/// "Reserve Cavalry", "Marshal Kern (19,629, 26 guns)" behind "III Corps", "Marshal Roe (28,936, 46 guns)", with
/// nothing else between: beside the corps.
void find_corps_by_strength(std::vector<TextNode>& rows);

/// "Advance Guard", "FML Klenau (14,263 men)", and below him "Division: FML Vincent" where corps have divisions: a
/// corps too, and the strength that of its divisions.
void find_corps_by_divisions(std::vector<TextNode>& rows);

}  // namespace estafette::readers
