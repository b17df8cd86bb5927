// Reads a mail as it is saved (.eml), and a web page that a browser saved in one file (.mht, .mhtml), which is a mail
// too. Source: RFC 5322, RFC 2045 and 2046, RFC 2557.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// True if the bytes begin with the heading of a mail that says of what sort its content is.
[[nodiscard]] bool looks_like_mail(std::string_view bytes);

/// What it says: as a web page if any part of it is one, or else as plain text. An attachment that is no text is named
/// in a note. Throws Refusal if there is no text, or if it is written in a way that we do not know.
[[nodiscard]] std::string page_of_mail(std::string_view bytes, const std::string& file);

}  // namespace estafette::readers
