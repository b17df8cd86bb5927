// Lists of units as programs keep them in their code: const units = [{ name: '9th Line', men: 900 }, ...];
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The values as JSON: names without quotation marks, single ones, commas before a bracket and comments are allowed. Of
/// several that are given a name each, an object with all. The text as it is, if anything else stands in it.
[[nodiscard]] std::string json_of_code(std::string_view utf8);

}  // namespace estafette::readers
