// Blanks and comments between the parts of a program or of a script for a database.
#pragma once

#include <initializer_list>
#include <string_view>

namespace estafette::readers {

/// Takes blanks, ends of lines, comments between /* and */, and comments up to the end of their line, which begin with
/// one of `marks`, off the front of the text.
void skip_comments(std::string_view& text, std::initializer_list<std::string_view> marks);

}  // namespace estafette::readers
