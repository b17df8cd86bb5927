// A paragraph, cut where its sentences end.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Kern led it. 1) Brigade Roe had the Nr. 3, 4 and 6." as two sentences: without their full stops, and not cut behind
/// short forms or ranks. Where the sentence before is a list, ",, Dale ,, Nr. 7" begins another.
[[nodiscard]] std::vector<std::string_view> sentences_of(std::string_view paragraph, const PhraseBook& words);

}  // namespace estafette::readers
