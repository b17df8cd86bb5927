// One of several: "régiments de ligne" is "régiment de ligne", "Light Bttys" is "Light Btty".
#pragma once

#include "converter/readers/text/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with each word for units in the singular, if words.xml has that word too; other words stay as they are.
[[nodiscard]] std::string singular(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
