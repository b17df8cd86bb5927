// Eight bytes of a text as one number, for those who look at every byte of a large file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace estafette {

/// A one, and the highest bit, in each of eight bytes.
constexpr std::uint64_t kOneEach = 0x0101010101010101, kHighBitEach = 0x80 * kOneEach;

/// The eight bytes from there on. There must be as many.
[[nodiscard]] inline std::uint64_t eight_at(std::string_view text, std::size_t at) {
  std::uint64_t eight = 0;
  std::memcpy(&eight, text.data() + at, sizeof eight);
  return eight;
}

}  // namespace estafette
