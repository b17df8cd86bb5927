#include "converter/readers/copied/chat_lines.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestTime = 24;  ///< bytes of "12/05/2024, 20:15:30 PM"
constexpr std::size_t kLongestName = 30;  ///< bytes of whoever has written it

/// "20:14", "12/05/2024, 20:15:30": two figures with a colon between them.
bool tells_time(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon == 0 || colon + 2 >= text.size() || text.size() > kLongestTime)
    return false;
  const bool figures = is_digit(text[colon - 1]) && is_digit(text[colon + 1]) && is_digit(text[colon + 2]);
  return figures && std::all_of(text.begin(), text.end(), [](char c) {
           return is_digit(c) || std::string_view(" :/.,-AMPamp").find(c) != std::string_view::npos;
         });
}

}  // namespace

std::string without_chat_head(std::string_view line) {
  std::string_view rest;
  if (line.starts_with('[')) {
    const std::size_t close = line.find(']');
    if (close == std::string_view::npos || !tells_time(line.substr(1, close - 1))) return std::string(line);
    rest = trim(line.substr(close + 1));
  } else {
    const std::size_t dash = line.find(" - ");
    if (dash == std::string_view::npos || line.empty() || !is_digit(line.front()) || !tells_time(line.substr(0, dash)))
      return std::string(line);
    rest = trim(line.substr(dash + 3));
  }
  const std::size_t colon = rest.find(": ");
  const bool named = colon != std::string_view::npos && colon > 0 && colon <= kLongestName &&
                     std::none_of(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(colon), is_digit);
  return named ? std::string(trim(rest.substr(colon + 2))) : std::string(line);
}

}  // namespace estafette::readers
