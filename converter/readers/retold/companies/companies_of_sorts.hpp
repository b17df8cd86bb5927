// Companies whose sort is a part of their word: "2 J\u00E4ger-Komp. (Hptm. Roe)", "3 J\u00E4gerkompanien".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2 J\u00E4ger-Komp. (Hptm. Roe)" as "2 Komp. J\u00E4ger (Hptm. Roe)": troops beside those above them, and no
/// companies of theirs. A line that does not begin so stays as it is.
[[nodiscard]] std::string with_sort_behind_companies(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
