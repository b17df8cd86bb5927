// Lists of numbers alone, whose sort or whose figures stand where forums put them.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Roe's Dragoons: 17, 18, 19" as "Roe: 17th Dragoons, 18th Dragoons, 19th Dragoons": three numbers or more behind a
/// sort of troops are its regiments, and no men.
[[nodiscard]] std::string with_sort_for_numbers(std::string_view line, const PhraseBook& words);

/// "Kern - 17e leg 3, 70e 4" as "Kern - 17e leg (3 bns), 70e (4 bns)", if all of a list have such a figure.
[[nodiscard]] std::string with_parts_at_each_end(std::string_view line, const PhraseBook& words);

/// "20th & 21st Jager Regiments (1 ea)(31/712)" as "... (1 bns each) 743 men [Note: 31/712]": what is told in so few
/// words counts battalions or squadrons, and the strength is of all of them.
[[nodiscard]] std::string with_strength_of_both(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
