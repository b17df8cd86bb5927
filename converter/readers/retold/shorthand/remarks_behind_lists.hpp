// A sentence behind the last regiment of a list, as people write it in mails and forums.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Roe's Bde - 1/4th (750), 1/50th (790). These are the chaps who hold the farm" with the sentence as a note. It has
/// no figure and no troops.
[[nodiscard]] std::string with_sentence_noted(std::string_view line, const PhraseBook& words);

/// "1/26th (750) and 2/81st, say 650", "(about 650)" without the word that says how sure the figure is.
[[nodiscard]] std::string without_say_before_figure(std::string_view line);

}  // namespace estafette::readers
