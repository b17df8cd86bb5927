// A command told in a sentence, in English, French and German: what it was made up of, and how strong it was.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "La division Kern, composée des 12e et 24e de ligne et du 9e léger, comptait 6 000 hommes" as "division Kern: 12e et
/// 24e de ligne, 9e léger - 6 000 hommes". A sentence that does not begin with a command, or whose troops cannot be
/// told apart, stays as it is.
[[nodiscard]] std::string with_command_in_prose(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
