// How long a text is for a reader, and not for a machine.
#pragma once

#include <cstddef>
#include <string_view>

namespace estafette {

/// How many letters and signs a UTF-8 text has, however many bytes each takes.
[[nodiscard]] constexpr std::size_t letters_in(std::string_view utf8) {
  std::size_t letters = 0;
  for (const char byte : utf8) letters += (byte & 0xC0) != 0x80 ? 1U : 0U;
  return letters;
}

}  // namespace estafette
