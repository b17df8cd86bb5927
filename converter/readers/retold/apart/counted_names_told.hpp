// As many names as are counted before them: "5 Grenadier bns - Alba, Dale, Kern, Roe and Till".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 Grenadier bns - Alba, Dale and Till (1,210)", "3 hussar regiments (Alba, Dale, Till)" without the count, as
/// "Grenadier bns Alba, Dale and Till (1,210)": each name is one of those counted. Only if there are as many.
[[nodiscard]] std::string with_names_of_counted(std::string_view line, const PhraseBook& words);

/// "Two British batteries (Alba, Dale) and one KGL (Kern), 18 guns" with figures, as "2 British batteries (Alba, Dale),
/// 1 KGL (Kern) - 18 guns": the batteries of two nations by their captains, and the guns of all.
[[nodiscard]] std::string with_captains_of_each_nation(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
