#include "base/ascii.hpp"

#include <cstdint>
#include <cstring>

namespace estafette {
namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101;
constexpr std::uint64_t kHighBits = 0x80 * kOnes;

std::uint64_t eight_at(std::string_view text, std::size_t at) {
  std::uint64_t eight = 0;
  std::memcpy(&eight, text.data() + at, sizeof eight);
  return eight;
}

}  // namespace

std::size_t ascii_length(std::string_view text) {
  std::size_t at = 0;
  while (at + sizeof(std::uint64_t) <= text.size() && (eight_at(text, at) & kHighBits) == 0)
    at += sizeof(std::uint64_t);
  while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
  return at;
}

std::string ascii_small(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = ascii_small(c);
  return small;
}

std::size_t line_end(std::string_view text) {
  constexpr std::uint64_t kBelow = 0x10 * kOnes;  // line ends are below, no letter is
  std::size_t at = 0;
  for (; at + sizeof(std::uint64_t) <= text.size(); at += sizeof(std::uint64_t)) {
    const std::uint64_t eight = eight_at(text, at);
    if (((eight - kBelow) & ~eight & kHighBits) == 0) continue;  // a borrow may make this look twice, never miss one
    for (std::size_t i = at; i < at + sizeof(std::uint64_t); ++i) {
      if (text[i] == '\n' || text[i] == '\r') return i;
    }
  }
  while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
  return at;
}

}  // namespace estafette
