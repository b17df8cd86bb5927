// Parts of a regiment that are told by a word alone, or of several regiments at once: "(bn)", "A battalion of the ...".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2nd Mo. Infantry (bn), 1st Cav. (bn.)" as "2nd Mo. Infantry (1 bn), 1st Cav. (1 bn)".
[[nodiscard]] std::string with_lone_counts_one(std::string_view line, const PhraseBook& words);

/// "A battalion of the Grenadier, Coldstream, and Scots Guards" as "Grenadier, Coldstream, and Scots Guards [Note: a
/// battalion of each]".
[[nodiscard]] std::string with_battalion_of_each(std::string_view line, const PhraseBook& words);

/// "29th (598), 1st Battalion of Detachments (609)" as "29th (598), 1st Detachments Battalion (609)": no part of the
/// 29th.
[[nodiscard]] std::string with_detachments_before_battalion(std::string_view line, const PhraseBook& words);

/// "4 Jäger companies" as "Jäger (4 companies)": troops of their own, and no figures of those above.
[[nodiscard]] std::string with_companies_behind_sort(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
