#include "base/transfer.hpp"

#include <array>
#include <cstdint>

namespace estafette {
namespace {

constexpr std::string_view kLettersOf64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/// What each byte stands for in base 64; 64 if for nothing.
constexpr auto kValuesOf64 = [] {
  std::array<unsigned char, 256> values{};
  values.fill(kLettersOf64.size());
  for (std::size_t i = 0; i < kLettersOf64.size(); ++i)
    values.at(static_cast<unsigned char>(kLettersOf64[i])) = static_cast<unsigned char>(i);
  return values;
}();

}  // namespace

std::string base64(std::string_view bytes) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i < 3; ++i)
      three = three << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i)
      text += at + i <= bytes.size() ? kLettersOf64[three >> (18 - 6 * i) & 0x3F] : '=';
  }
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  std::string bytes;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char c : text) {
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '=') continue;
    const unsigned value = kValuesOf64[static_cast<unsigned char>(c)];
    if (value == kLettersOf64.size()) return std::nullopt;
    held = (held << 6 | value) & 0xFFFFFF;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(held >> bits & 0xFF);
  }
  return bytes;
}

std::optional<char> quoted_byte(std::string_view text) {
  if (text.size() < 3 || text[0] != '=') return std::nullopt;
  const int high = hex_digit(text[1]), low = hex_digit(text[2]);
  if (high < 0 || low < 0) return std::nullopt;
  return static_cast<char>(high * 16 + low);
}

std::string from_quoted_printable(std::string_view text) {
  std::string bytes;
  while (!text.empty()) {
    if (const std::optional<char> byte = quoted_byte(text)) {
      bytes += *byte;
      text.remove_prefix(3);
    } else if (text.starts_with("=\r\n")) {
      text.remove_prefix(3);
    } else if (text.starts_with("=\n")) {
      text.remove_prefix(2);
    } else {
      bytes += text.front();
      text.remove_prefix(1);
    }
  }
  return bytes;
}

}  // namespace estafette
