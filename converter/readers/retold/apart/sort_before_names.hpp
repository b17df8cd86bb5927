// Regiments of one sort that are told by their names behind it: "Régiments de hussards d'Alba et de Toro".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Régiments de hussards d'Alba et de Toro (8 escadrons)" as "Régiment de hussards d'Alba; Régiment de hussards de
/// Toro (8 escadrons)". A line in which the word for several does not stand first, or in which anything but names is
/// behind the sort, stays as it is.
[[nodiscard]] std::string with_sort_at_each_name(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
