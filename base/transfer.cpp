#include "base/transfer.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"

#include <algorithm>
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

/// "Maréchal Ney" for "utf-8?Q?Mar=C3=A9chal_Ney".
std::optional<std::string> encoded_word(std::string_view word) {
  const std::size_t way = word.find('?');
  if (way == std::string_view::npos || way + 2 >= word.size() || word[way + 2] != '?') return std::nullopt;
  const char sort = ascii_small(word[way + 1]);
  std::string text(word.substr(way + 3));
  if (sort == 'b') return from_base64(text).value_or("");
  if (sort != 'q') return std::nullopt;
  std::replace(text.begin(), text.end(), '_', ' ');
  return from_quoted_printable(text);
}

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

std::string from_encoded_words(std::string_view heading) {
  std::string bytes;
  while (!heading.empty()) {
    const std::size_t begin = std::min(heading.find("=?"), heading.size());
    bytes += heading.substr(0, begin);
    heading.remove_prefix(begin);
    const std::size_t way = heading.find('?', std::min<std::size_t>(2, heading.size()));
    const std::size_t end = way == std::string_view::npos ? way : heading.find("?=", way + 3);
    const std::optional<std::string> word =
        end == std::string_view::npos ? std::nullopt : encoded_word(heading.substr(2, end - 2));
    if (word) {
      bytes += *word;
      heading.remove_prefix(end + 2);
    } else {
      bytes += heading.substr(0, 1);
      heading.remove_prefix(std::min<std::size_t>(1, heading.size()));
    }
  }
  return decode(bytes).value_or(bytes);
}

}  // namespace estafette
