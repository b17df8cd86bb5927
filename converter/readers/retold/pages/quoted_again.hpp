// What a later post of a forum or a mail quotes of an earlier one: troops would be read twice.
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// Marks the quoted lines that stand above, unquoted, as no part of the order of battle: behind "> ", or between
/// "[quote]" and "[/quote]". `as_typed` is the text as it came.
void take_quoted_again(std::vector<TextLine>& lines, std::string_view as_typed);

}  // namespace estafette::readers
