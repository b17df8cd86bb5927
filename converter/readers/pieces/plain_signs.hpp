// Signs that copying puts in the place of plain ones: wide brackets, blanks of every width, bullets of every shape,
// raised endings, two blanks for one.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with plain signs, line by line as it was. What an order of battle says by its blanks stays: those that set
/// a line in, and those between columns.
[[nodiscard]] std::string with_plain_signs(std::string_view utf8);

}  // namespace estafette::readers
