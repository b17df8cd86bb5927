#include "base/invisible.hpp"

#include "base/ascii.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace estafette {
namespace {

constexpr std::array<std::string_view, 7> kInvisible = {"\u00AD", "\u061C", "\u200B", "\u200E",
                                                        "\u200F", "\u2060", "\uFEFF"};

/// Where the next byte is with which one of them may begin; the text's length if there is none.
std::size_t next_candidate(std::string_view utf8, std::size_t at) {
  static constexpr auto kFirst = [] {
    std::array<bool, 256> first{};
    for (const std::string_view letter : kInvisible) first.at(static_cast<unsigned char>(letter.front())) = true;
    return first;
  }();
  for (; at < utf8.size(); ++at) {
    at += ascii_length(utf8.substr(at));  // of most files, all that is left
    if (at == utf8.size() || kFirst[static_cast<unsigned char>(utf8[at])]) break;
  }
  return at;
}

/// The length of the one that begins there; 0 if none does.
std::size_t invisible_at(std::string_view utf8, std::size_t at) {
  for (const std::string_view letter : kInvisible)
    if (utf8.substr(at).starts_with(letter)) return letter.size();
  return 0;
}

/// Moves what stands between two places forward to a third; where it ends there.
std::size_t moved(std::string& text, std::size_t from, std::size_t end, std::size_t to) {
  std::memmove(text.data() + to, text.data() + from, end - from);
  return to + (end - from);
}

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
  std::size_t kept = 0;
  std::size_t from = 0;  // what stands from here to `at` is kept
  for (std::size_t at = next_candidate(utf8, 0); at < utf8.size(); at = next_candidate(utf8, at)) {
    const std::size_t length = invisible_at(utf8, at);
    if (length > 0) {
      kept = moved(utf8, from, at, kept);
      from = at + length;
    }
    at += std::max<std::size_t>(length, 1);
  }
  if (from > 0) utf8.resize(moved(utf8, from, utf8.size(), kept));
  return text;
}

}  // namespace estafette
