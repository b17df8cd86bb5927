// A list in which each entry says itself what unit it is: "Corona Regiment, Reina Regiment, 1st Toro Regiment".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Toro-Regiment, Alba-Regiment (2 bns)", "Avantgarde Bn, Leib Bn": each piece ends with the word for a regiment or a
/// battalion; "foot battery Kern, horse battery Roe": each begins with what sort of battery it is. Of three or more,
/// "Battaglione Emilia, Compagnia Imola, Compagnia di Parma", "Toro Regiment, 1st Alba Regiment": each has a name of
/// its own; two could be a part and its regiment.
[[nodiscard]] bool named_one_by_one(const std::vector<std::string_view>& pieces, const PhraseBook& words);

/// "2/30th, 33rd, 2/69th, 95th (6 coys)": three or more numbers alone, and a stroke tells that they are foot.
[[nodiscard]] bool numbered_one_by_one(const std::vector<std::string_view>& pieces);

/// "Compagnia Imola", "1st Kern Regiment": a word for a unit, and a name of its own before or behind it.
[[nodiscard]] bool names_its_unit(std::string_view piece, const PhraseBook& words);

/// "Hill's regiment", "Dale's regiment" of "Hill's regiment and Dale's regiment", and of each other piece of the list;
/// none if no "and" joins any, or one of them does not name its unit.
[[nodiscard]] std::vector<std::string_view> units_joined(const std::vector<std::string_view>& pieces,
                                                         const PhraseBook& words);

}  // namespace estafette::readers
