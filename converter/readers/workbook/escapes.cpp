#include "converter/readers/workbook/escapes.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace estafette::readers {
namespace {

constexpr std::string_view kOpens = "_x";
constexpr std::size_t kDigits = 4;
constexpr std::size_t kLength = kOpens.size() + kDigits + 1;
constexpr std::uint32_t kFirstHigh = 0xD800, kFirstLow = 0xDC00, kPastLow = 0xE000;  ///< halves of a letter in UTF-16
constexpr std::uint32_t kFirstNoncharacter = 0xFFFE, kPastAscii = 0x80, kPastTwoBytes = 0x800,
                        kPastThreeBytes = 0x10000;
constexpr std::uint32_t kPastControls = 0x20, kDelete = 0x7F, kPastHighControls = 0xA0;

/// The figure of the sign "_xHHHH_" at that place.
std::optional<std::uint32_t> escape_at(std::string_view text, std::size_t at) {
  if (at > text.size() || text.size() - at < kLength || text[at + kLength - 1] != '_' ||
      !text.substr(at).starts_with(kOpens))
    return std::nullopt;
  const char* const begin = text.data() + at + kOpens.size();
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(begin, begin + kDigits, value, 16);
  if (error != std::errc{} || end != begin + kDigits) return std::nullopt;
  return value;
}

constexpr char byte_of(std::uint32_t value) {
  return static_cast<char>(static_cast<unsigned char>(value));
}

/// The letter in UTF-8; a blank for what is none.
std::string letter(std::uint32_t value) {
  constexpr std::uint32_t kRest = 0x3F, kGoesOn = 0x80;
  const bool half = value >= kFirstHigh && value < kPastLow;
  const bool control = value < kPastControls || (value >= kDelete && value < kPastHighControls);
  if (half || control || (value >= kFirstNoncharacter && value < kPastThreeBytes)) return " ";
  if (value < kPastAscii) return {byte_of(value)};
  if (value < kPastTwoBytes) return {byte_of(0xC0 | (value >> 6)), byte_of(kGoesOn | (value & kRest))};
  if (value < kPastThreeBytes)
    return {byte_of(0xE0 | (value >> 12)), byte_of(kGoesOn | ((value >> 6) & kRest)),
            byte_of(kGoesOn | (value & kRest))};
  return {byte_of(0xF0 | (value >> 18)), byte_of(kGoesOn | ((value >> 12) & kRest)),
          byte_of(kGoesOn | ((value >> 6) & kRest)), byte_of(kGoesOn | (value & kRest))};
}

}  // namespace

std::string with_escapes_read(std::string text) {
  for (std::size_t at = text.find(kOpens); at != std::string::npos; at = text.find(kOpens, at + 1)) {
    std::optional<std::uint32_t> value = escape_at(text, at);
    if (!value) continue;
    std::size_t length = kLength;
    const std::optional<std::uint32_t> low =
        *value >= kFirstHigh && *value < kFirstLow ? escape_at(text, at + kLength) : std::nullopt;
    if (low && *low >= kFirstLow && *low < kPastLow) {
      value = 0x10000 + ((*value - kFirstHigh) << 10) + (*low - kFirstLow);
      length += kLength;
    }
    text.replace(at, length, letter(*value));
  }
  return text;
}

}  // namespace estafette::readers
