// Reads and writes the outline as a spreadsheet (CSV). docs/formats/outline.md
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Reads an outline CSV, already decoded to UTF-8: columns by name in any order, comma, semicolon or tab, quoted
/// fields, any line ending. A column that we do not know goes to the note of its row ("Uniform: blue"). Throws Refusal
/// with every problem in the file; ids are assigned.
[[nodiscard]] Orbat read_outline_csv(std::string_view text, const std::string& file);

/// Writes the outline with its 13 columns, commas and line feeds. read_outline_csv reads the same order of battle back.
[[nodiscard]] std::string to_csv(const Orbat& orbat);

inline constexpr std::size_t kLongestOutlineHeader = 65'536;  ///< bytes: far more than all its titles

/// True if the first line is the header of an outline, even if one of the columns that it must have is missing or
/// misspelt.
[[nodiscard]] bool looks_like_outline_csv(std::string_view utf8);

}  // namespace estafette::readers
