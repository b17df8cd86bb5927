#include "base/invisible.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace estafette {
namespace {

constexpr std::array<std::string_view, 7> kInvisible = {"\u00AD", "\u061C", "\u200B", "\u200E",
                                                        "\u200F", "\u2060", "\uFEFF"};

}  // namespace

bool is_invisible(char32_t letter) {
  std::array<utf8proc_uint8_t, 4> utf8{};
  const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(letter), utf8.data());
  const std::string spelt(utf8.begin(), utf8.begin() + length);
  return std::find(kInvisible.begin(), kInvisible.end(), spelt) != kInvisible.end();
}

std::optional<std::string> without_invisible(std::optional<std::string> text) {
  if (!text) return text;
  std::string& utf8 = *text;
  constexpr std::string_view kFirst = "\xC2\xD8\xE2\xEF";  // bytes with which one of them may begin
  const auto may_begin = [&](char first) { return utf8.find(first) != std::string::npos; };
  if (std::none_of(kFirst.begin(), kFirst.end(), may_begin)) return text;
  std::size_t kept = 0;
  for (std::size_t at = 0; at < utf8.size();) {
    std::size_t length = 0;
    if (kFirst.find(utf8[at]) != std::string_view::npos)
      for (const std::string_view letter : kInvisible)
        if (std::string_view(utf8).substr(at).starts_with(letter)) length = letter.size();
    if (length == 0) utf8[kept++] = utf8[at++];
    at += length;
  }
  utf8.resize(kept);
  return text;
}

}  // namespace estafette
