// A text as a program saves it, with much around it: documents of word processors (.docx, .odt, .rtf), mails (.eml) and
// web pages in one file (.mht, .mhtml). What it is shows in its content, never in its name.
// docs/formats/text-orbat.md, "Documents and mails".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// True if the bytes are such a file.
[[nodiscard]] bool looks_like_document(std::string_view bytes);

/// What a person reads in it, as a web page or as plain text. Throws Refusal if it is damaged, locked or ill meant
/// (workbook/archive.hpp, base/markup/xml.hpp), or if its letters are written in a way that we do not know.
[[nodiscard]] std::string page_of_document(std::string_view bytes, const std::string& file);

/// What a person wrote in a word processor, as the lines of a letter; nothing of any other file, and of a mail, which
/// the reader of letters knows. Throws Refusal as page_of_document does.
[[nodiscard]] std::optional<std::string> letter_in_document(std::string_view bytes, const std::string& file);

}  // namespace estafette::readers
