// Titles of columns that a print broke over two rows, at a hyphen:
//   Présents      Che-
//   sous les armes.  vaux.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with each such title on one row, "Présents sous les armes.    Chevaux.", and the row below it blank.
[[nodiscard]] std::string with_broken_titles_joined(std::string_view utf8);

}  // namespace estafette::readers
