// Names in groups, each with what each of its own had: "Regimenter Alba, Dale (je 3 Bat.), Toro, Moll (je 2 Bat.)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Alba, Dale (je 3 Bat.), Toro, Moll (je 2 Bat.)" as "Alba (3 Bat.), Dale (3 Bat.), Toro (2 Bat.), Moll (2 Bat.)",
/// with the word for a regiment before each.
[[nodiscard]] std::string with_parts_of_each_group(std::string_view line, const PhraseBook& words);

/// "Alba, Dale zu je 2, zusammen 4 Bataillone" as "Alba, Dale (2 Bataillone each)".
[[nodiscard]] std::string with_each_before_sum(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
