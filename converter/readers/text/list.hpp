// Reads troops listed on the line of their command: "Brigade Souham: 22e de ligne (3 bat.), 59e de ligne (2 bat.)".
#pragma once

#include "converter/readers/text/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The troops that a text lists, cut at semicolons, or else at commas; none if any piece does not name troops.
[[nodiscard]] std::vector<Parts> troops_listed(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
