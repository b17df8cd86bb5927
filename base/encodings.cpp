#include "base/encodings.hpp"

#include "base/ascii.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>

namespace estafette {
namespace {

/// What the bytes 80 to 9F are; 0 is none. All other bytes are the letter of their own number.
constexpr std::array<char16_t, 32> kFrom80 = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                              0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                              0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                              0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

/// What the bytes 80 to BF are in Windows-1251; 0 is none. From C0 on they are the Cyrillic letters in their order.
constexpr std::array<char16_t, 64> kCyrillicFrom80 = {
    0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039, 0x040A,
    0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0,      0x2122,
    0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6,
    0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407, 0x00B0, 0x00B1, 0x0406, 0x0456,
    0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457};
constexpr char32_t kFirstCyrillic = 0x0410;

char32_t byte_at(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}

}  // namespace

void append_letter(std::string& utf8, char32_t letter) {
  std::array<utf8proc_uint8_t, 4> spelt{};
  const utf8proc_ssize_t length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(letter), spelt.data());
  utf8.append(reinterpret_cast<const char*>(spelt.data()), static_cast<std::size_t>(length));
}

bool is_utf8(std::string_view bytes) {
  for (std::size_t plain = ascii_length(bytes); plain < bytes.size(); plain = ascii_length(bytes)) {
    bytes.remove_prefix(plain);
    utf8proc_int32_t letter = 0;
    const utf8proc_ssize_t taken = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(bytes.data()),
                                                    static_cast<utf8proc_ssize_t>(bytes.size()), &letter);
    if (taken < 1) return false;
    bytes.remove_prefix(static_cast<std::size_t>(taken));
  }
  return true;
}

std::optional<std::string> from_windows_1252(std::string_view bytes) {
  std::string utf8;
  utf8.reserve(bytes.size() + bytes.size() / 8);
  while (true) {
    const std::size_t plain = ascii_length(bytes);  // most are
    utf8 += bytes.substr(0, plain);
    if (plain == bytes.size()) return utf8;
    char32_t letter = byte_at(bytes, plain);
    if (letter < 0xA0) letter = kFrom80.at(letter - 0x80);
    if (letter == 0) return std::nullopt;
    append_letter(utf8, letter);
    bytes.remove_prefix(plain + 1);
  }
}

bool is_windows_1251(std::string_view bytes) {
  constexpr std::ptrdiff_t kFewest = 12;  // a few letters do not tell
  const std::ptrdiff_t cyrillic =
      std::count_if(bytes.begin(), bytes.end(), [](char byte) { return static_cast<unsigned char>(byte) >= 0xC0; });
  if (cyrillic < kFewest) return false;
  std::ptrdiff_t latin = 0;  // counted only until they are as many: in most files that is soon
  for (auto byte = bytes.begin(); byte != bytes.end() && latin < cyrillic; ++byte) {
    const char small = ascii_small(*byte);
    if (small >= 'a' && small <= 'z') ++latin;
  }
  return latin < cyrillic;
}

std::optional<std::string> from_windows_1251(std::string_view bytes) {
  std::string utf8;
  utf8.reserve(bytes.size() * 2);
  for (const char byte : bytes) {
    char32_t letter = static_cast<unsigned char>(byte);
    if (letter >= 0xC0) {
      letter = kFirstCyrillic + (letter - 0xC0);
    } else if (letter >= 0x80) {
      letter = kCyrillicFrom80.at(letter - 0x80);
      if (letter == 0) return std::nullopt;
    }
    append_letter(utf8, letter);
  }
  return utf8;
}

std::optional<std::string> to_windows_1252(std::string_view utf8) {
  std::string bytes;
  bytes.reserve(utf8.size());
  while (true) {
    const std::size_t plain = ascii_length(utf8);  // most are
    bytes += utf8.substr(0, plain);
    utf8.remove_prefix(plain);
    if (utf8.empty()) return bytes;
    utf8proc_int32_t letter = -1;
    const utf8proc_ssize_t length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()),
                                                     static_cast<utf8proc_ssize_t>(utf8.size()), &letter);
    if (length < 1 || letter < 0) return std::nullopt;
    utf8.remove_prefix(static_cast<std::size_t>(length));
    if (letter >= 0xA0 && letter <= 0xFF) {
      bytes += static_cast<char>(letter);
      continue;
    }
    const auto* const place = std::find(kFrom80.begin(), kFrom80.end(), static_cast<char32_t>(letter));
    if (place == kFrom80.end()) return std::nullopt;
    bytes += static_cast<char>(0x80 + (place - kFrom80.begin()));
  }
}

std::optional<std::string> from_utf16(std::string_view bytes, ByteOrder order) {
  if (bytes.size() % 2 != 0) return std::nullopt;
  const std::size_t high = order == ByteOrder::big ? 0 : 1;
  const auto unit = [&](std::size_t at) { return byte_at(bytes, at + high) << 8U | byte_at(bytes, at + 1 - high); };
  const auto is_first_half = [](char32_t one) { return one >= 0xD800 && one < 0xDC00; };
  const auto is_second_half = [](char32_t one) { return one >= 0xDC00 && one < 0xE000; };
  std::string utf8;
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    char32_t letter = unit(at);
    if (is_first_half(letter) && at + 2 < bytes.size() && is_second_half(unit(at + 2))) {
      letter = 0x10000 + ((letter - 0xD800) << 10U) + (unit(at + 2) - 0xDC00);
      at += 2;
    } else if (is_first_half(letter) || is_second_half(letter)) {
      return std::nullopt;
    }
    append_letter(utf8, letter);
  }
  return utf8;
}

}  // namespace estafette
