// Manners in which a whole page is typed, that say nothing: a mark behind every line, two blanks for one.
#pragma once

#include <string>

namespace estafette::readers {

/// A text nearly all of whose lines end with a comma, with a semicolon, or, where they are short, with a full stop,
/// without these; and without a comma or semicolon before a blank line, where nothing goes on.
[[nodiscard]] std::string with_common_ends_taken(std::string text);

/// "1st  Line  900", where hardly any word has just one blank before it: a single blank for each pair, but not for
/// those that set a line in.
[[nodiscard]] std::string with_double_blanks_single(std::string text);

}  // namespace estafette::readers
