// What stands in a row of a table that was read, and is in nothing that was read from it: text/unread_parts.hpp does
// the same for typed lines.
#pragma once

#include "converter/readers/any/reader_data.hpp"
#include "converter/readers/reading.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Adds a question for each such row to `reading`. Cells of columns that are left out, of row numbers, commands,
/// nations and kinds are not looked at.
void ask_about_unread_cells(Reading& reading, std::string_view utf8, const Mapping& mapping, const ReaderData& data,
                            const std::string& file);

}  // namespace estafette::readers
