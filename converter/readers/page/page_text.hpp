// What a person sees of a text: of a web page its words, of a wiki's or a Markdown table its rows. Everything else is
// as it was.
#pragma once

#include "converter/readers/page/wiki_words.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>

namespace estafette::readers {

/// Given what it has made, it makes nothing more of it. In a web page lines are counted as they are shown.
[[nodiscard]] std::string as_shown(const std::string& utf8, const ColumnWords& titles, const WikiWords& wiki);

}  // namespace estafette::readers
