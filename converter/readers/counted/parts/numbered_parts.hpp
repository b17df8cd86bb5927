// Parts that a bare number tells, and does not count: in Polish and Russian "2 batalion" is the second, and two are
// "2 bataliony". The words are those of <singular> in templates/readers/words.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 batalion 6 pułku piechoty" as "3. batalion 6 pułku piechoty". One, twenty-one and so on stay: they may count,
/// but not before a leader: "1 batalion artylerii - płk Kern" is the first.
[[nodiscard]] std::string with_parts_numbered(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
