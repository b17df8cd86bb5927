#include "base/ascii.hpp"

#include "base/eight_bytes.hpp"

#include <algorithm>
#include <cstdint>

namespace estafette {

std::size_t ascii_length(std::string_view text) {
  std::size_t at = 0;
  while (at + sizeof(std::uint64_t) <= text.size() && (eight_at(text, at) & kHighBitEach) == 0)
    at += sizeof(std::uint64_t);
  while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
  return at;
}

bool has_control(std::string_view text) {
  std::size_t at = 0;
  for (; at + sizeof(std::uint64_t) <= text.size(); at += sizeof(std::uint64_t)) {
    const std::uint64_t eight = eight_at(text, at);
    if (((eight - 0x20 * kOneEach) & ~eight & kHighBitEach) != 0) return true;
  }
  return std::any_of(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

std::string ascii_small(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = ascii_small(c);
  return small;
}

std::size_t line_end(std::string_view text) {
  constexpr std::size_t kStretch = 512;  // a text with line ends of one kind only is not searched to its end for others
  for (std::size_t at = 0; at < text.size(); at += kStretch) {
    const std::string_view stretch = text.substr(at, kStretch);
    const std::size_t feed = stretch.find('\n');
    const std::size_t end = std::min(stretch.substr(0, feed).find('\r'), feed);
    if (end != std::string_view::npos) return at + end;
  }
  return text.size();
}

}  // namespace estafette
