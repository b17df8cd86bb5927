// Bytes as mails and pages carry them, in letters that any program leaves alone. Source: RFC 2045 and RFC 2047.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace estafette {

/// Bytes in base 64 with its padding: letters, digits, + and /, as a page may hold them.
[[nodiscard]] std::string base64(std::string_view bytes);

/// The bytes of base 64, line ends and blanks among it left out; nothing if it holds any other sign.
[[nodiscard]] std::optional<std::string> from_base64(std::string_view text);

/// The byte of "=C3" at the beginning, as quoted-printable writes it; nothing for anything else. Mail programs write
/// capitals, and so a "=ca" of somebody's own is left as it is.
[[nodiscard]] std::optional<char> quoted_byte(std::string_view text);

/// The bytes of quoted-printable: "=C3=A9" as two, and a line that ends with "=" joined to the next.
[[nodiscard]] std::string from_quoted_printable(std::string_view text);

/// The heading of a mail in UTF-8: "Maréchal Ney" for "=?utf-8?Q?Mar=C3=A9chal_Ney?=" and
/// "=?utf-8?B?TWFyw6ljaGFsIE5leQ==?=". Words in letters that we do not know stay as they are.
[[nodiscard]] std::string from_encoded_words(std::string_view heading);

}  // namespace estafette
