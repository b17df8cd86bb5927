// A line after every way of putting it as the readers expect it (each_line.hpp), one after the other.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Rows whose needs the line does not meet are not tried.
[[nodiscard]] std::string retold(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
