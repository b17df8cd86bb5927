// A text document as a word processor saves it: .docx (Office Open XML) and .odt (OpenDocument). What it is shows in
// its content, never in its name. docs/formats/text-orbat.md, "Documents and mails".
#pragma once

#include "converter/readers/documents/page_lines.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// True if the bytes are an archive that names the parts of such a document.
[[nodiscard]] bool looks_like_word_document(std::string_view bytes);

/// A line for each paragraph, set in as it is in the document, and its tables. Notes, comments, headers and what was
/// struck out are left out. Throws Refusal if the file is damaged, locked or ill meant (workbook/archive.hpp,
/// base/markup/xml.hpp).
[[nodiscard]] PageLines lines_of_word_document(std::string_view bytes, const std::string& file);

}  // namespace estafette::readers
