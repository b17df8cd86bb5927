// Reads rich text (.rtf), as WordPad and TextEdit save it. Source: Microsoft's "Rich Text Format (RTF) Specification",
// version 1.9.1.
#pragma once

#include "converter/readers/documents/page_lines.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

[[nodiscard]] bool looks_like_rich_text(std::string_view bytes);

/// Its paragraphs, set in as its margins and lists say, and its tables. Headers, footers, notes,
/// pictures and hidden text are left out. Throws Refusal if it breaks off, or has letters of a code page other than
/// 1252 and 1251.
[[nodiscard]] PageLines lines_of_rich_text(std::string_view bytes, const std::string& file);

}  // namespace estafette::readers
