// A page before it is cut into lines: its braces, boxes, cells, bullets and footnote marks as a typed text has them.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with its marks told plainly, step by step. What numbered marks of footnotes mean goes to `marks`.
[[nodiscard]] std::string plain_page(std::string_view utf8, const PhraseBook& words, std::string& marks);

}  // namespace estafette::readers
