// Parts of one regiment behind their leader's colon.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Oberst Kern: 3 sqs of 1st Hussars" as "Oberst Kern: 1st Hussars (3 sqs)". A line that lists more, or that does not
/// begin with a rank, stays as it is.
[[nodiscard]] std::string with_parts_of_led_regiment(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
