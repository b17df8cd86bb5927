// Words that a printed book broke at the end of its lines, and a copy left in two on one line: "the 1st bat- talion of
// the Alba Regi- ment".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "bat- talion" as "battalion", "Infanterie- Regiment" as "Infanterie-Regiment", if both halves are a word of orders
/// of battle together; "Infanterie- und Kavallerie-Brigade" and any other hyphen stay.
[[nodiscard]] std::string with_split_words_joined(std::string_view line, const PhraseBook& words);

/// "18.0 fanteria", "7 .a batteria" as "18º fanteria", "7ª batteria": the raised letter of an ordinal, misread.
[[nodiscard]] std::string with_raised_letters(std::string_view line, const PhraseBook& words);

/// Both, in each line; prose too, which may be long.
void join_split_words(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
