// Pages that are typed in capitals, or without any, from their first letter to their last.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3RD DIVISION: GENERAL KERN", "17E DE LIGNE" as "3rd Division: General Kern", "17e de ligne", if hardly a letter of
/// the page is a small one: on such a page capitals tell nothing, and "DE" is no Delaware. Short words that may stand
/// for something, "NC", "KGL", and Roman numbers stay as they are. So is "3rd division: general kern" on a page without
/// capitals, where nothing would tell a name from the words beside it. A page with letters of both sorts stays whole.
[[nodiscard]] std::string with_capitals_calmed(std::string_view utf8, const PhraseBook& words);

}  // namespace estafette::readers
