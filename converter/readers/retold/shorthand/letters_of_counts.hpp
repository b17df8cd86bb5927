// Battalions and squadrons by a letter and a stop, as in Austrian and Prussian returns:
//   IR Nr. 11 - 4 B. - 1450 Mann · 3. Husaren, 8 E.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "IR Nr. 11, 4 B., 1450 Mann" as "IR Nr. 11, 4 battalions, 1450 Mann", and "8 E." as "8 squadrons", behind troops.
[[nodiscard]] std::string with_letters_of_counts(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
