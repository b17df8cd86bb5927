// Guns or howitzers that are counted before or behind the sort of their gunners: "3 RHA guns", "2 howitzers RHA".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 RHA guns" as "RHA (3 guns)", "5 KGL horse guns" as "KGL horse artillery (5 guns)", "2 howitzers of the RHA" as
/// "RHA (2 howitzers)": a line that says nothing else.
[[nodiscard]] std::string with_guns_behind_sort(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
