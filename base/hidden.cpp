#include "base/hidden.hpp"

#include "base/ascii.hpp"
#include "base/eight_bytes.hpp"
#include "base/problem.hpp"

#include <fmt/format.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace estafette {
namespace {

/// Bytes with which a hidden letter may begin.
constexpr auto kSuspect = [] {
  std::array<bool, 256> suspect{};
  for (std::size_t byte = 0; byte < 0x20; ++byte) suspect.at(byte) = byte != '\t' && byte != '\n' && byte != '\r';
  for (const std::size_t byte : {0x7FU, 0xC2U, 0xE2U, 0xEFU, 0xF0U, 0xF1U, 0xF2U, 0xF3U, 0xF4U})
    suspect.at(byte) = true;
  return suspect;
}();

struct LetterAt {
  char32_t letter = 0;
  std::size_t length = 1;
};

/// The letter that begins there; a byte that is not UTF-8 is passed by as it is.
LetterAt letter_at(std::string_view utf8, std::size_t at) {
  utf8proc_int32_t letter = 0;
  const auto left = static_cast<utf8proc_ssize_t>(utf8.size() - at);
  const utf8proc_ssize_t taken =
      utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data() + at), left, &letter);
  if (taken < 1) return {U'?', 1};
  return {static_cast<char32_t>(letter), static_cast<std::size_t>(taken)};
}

/// The end of a run of plain ASCII letters: eight at a time, since this looks at every byte of a table.
std::size_t past_plain(std::string_view utf8, std::size_t from) {
  for (; from + sizeof(std::uint64_t) <= utf8.size(); from += sizeof(std::uint64_t)) {
    const std::uint64_t eight = eight_at(utf8, from);
    const std::uint64_t below_blank = (eight - 0x20 * kOneEach) & ~eight;
    const std::uint64_t deletes = (eight ^ 0x7F * kOneEach) - kOneEach;  // a borrow may say so of a letter that is not
    if (((eight | below_blank | deletes) & kHighBitEach) != 0) break;
  }
  return from;
}

}  // namespace

bool is_hidden(char32_t letter) {
  if (letter == U'\t' || letter == U'\n' || letter == U'\r') return false;
  if (letter < 0x20 || (letter >= 0x7F && letter < 0xA0)) return true;
  if ((letter >= 0x2028 && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x206F)) return true;
  if ((letter >= 0xFFF9 && letter <= 0xFFFB) || (letter >= 0xE0000 && letter <= 0xE007F)) return true;
  const bool no_letter = (letter >= 0xFDD0 && letter <= 0xFDEF) || (letter & 0xFFFE) == 0xFFFE;
  const bool half_a_letter = letter >= 0xD800 && letter <= 0xDFFF;
  return no_letter || half_a_letter || letter > 0x10FFFF;
}

std::optional<std::size_t> find_hidden(std::string_view utf8, std::size_t from) {
  const auto suspect = [](char c) { return kSuspect[static_cast<unsigned char>(c)]; };
  while (true) {
    from = past_plain(utf8, from);
    const std::size_t end = std::min(from + sizeof(std::uint64_t), utf8.size());
    while (from < end && !suspect(utf8[from])) ++from;
    if (from >= utf8.size()) break;
    if (from == end) continue;
    const LetterAt here = letter_at(utf8, from);
    if (is_hidden(here.letter)) return from;
    from += here.length;
  }
  return std::nullopt;
}

std::string without_hidden(std::string_view utf8) {
  auto at = find_hidden(utf8);
  if (!at) return std::string(utf8);
  std::string seen;
  std::size_t from = 0;
  for (; at; at = find_hidden(utf8, from)) {
    seen.append(utf8.substr(from, *at - from)).append(" ");
    from = *at + letter_at(utf8, *at).length;
  }
  return seen.append(utf8.substr(from));
}

void refuse_hidden(std::string_view utf8, const std::string& file) {
  ProblemList problems;
  int line = 1;
  std::size_t counted = 0;
  for (auto at = find_hidden(utf8); at; at = find_hidden(utf8, *at + line_end(utf8.substr(*at)))) {
    for (; counted < *at; ++counted) {
      const bool lone_return = utf8[counted] == '\r' && utf8[counted + 1] != '\n';
      if (utf8[counted] == '\n' || lone_return) ++line;
    }
    problems.add({file, line, "", code_of(letter_at(utf8, *at).letter), "letters that can be seen",
                  "Remove this one, or type the line again"});
  }
  problems.refuse_if_any();
}

std::string code_of(char32_t letter) {
  return fmt::format("U+{:04X}", static_cast<std::uint32_t>(letter));
}

}  // namespace estafette
