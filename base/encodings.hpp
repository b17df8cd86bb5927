// The encodings besides UTF-8 that files come in. Other code asks base/text.hpp, which finds out which one it is.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace estafette {

/// Appends a letter, by its number in Unicode: at most 10FFFF, and no half of a pair.
void append_letter(std::string& utf8, char32_t letter);

/// True if all of it is UTF-8.
[[nodiscard]] bool is_utf8(std::string_view bytes);

/// Windows-1252 as UTF-8; nothing if there is one of the five bytes that it does not have: 81, 8D, 8F, 90, 9D.
[[nodiscard]] std::optional<std::string> from_windows_1252(std::string_view bytes);

/// Whether most of the letters are Cyrillic if they are taken for Windows-1251. In Windows-1252 letters beyond ASCII
/// stand among others.
[[nodiscard]] bool is_windows_1251(std::string_view bytes);

/// Windows-1251, Cyrillic, as UTF-8; nothing if there is the byte that it does not have: 98.
[[nodiscard]] std::optional<std::string> from_windows_1251(std::string_view bytes);

/// UTF-8 as Windows-1252; nothing if there is a letter that it does not have.
[[nodiscard]] std::optional<std::string> to_windows_1252(std::string_view utf8);

enum class ByteOrder { little, big };

/// UTF-16 as UTF-8; nothing if a byte is left over or half a pair stands alone.
[[nodiscard]] std::optional<std::string> from_utf16(std::string_view bytes, ByteOrder order);

}  // namespace estafette
