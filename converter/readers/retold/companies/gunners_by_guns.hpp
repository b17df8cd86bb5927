// "3e cie du 2e à cheval, 8 pièces": the guns tell that a company is one of gunners.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3e cie du 2e à cheval, 8 pièces" as "3e cie du 2e à cheval [Horse artillery], 8 pièces", also among others on the
/// line: a company of foot or horse has no guns. A line that names the artillery of that company stays as it is.
[[nodiscard]] std::string with_gunners_told_by_guns(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
