#include "converter/readers/counted/losses.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cctype>

namespace estafette::readers {
namespace {

/// One past a figure with its commas; `at` itself if there is none.
std::size_t past_figure(std::string_view line, std::size_t at) {
  while (at < line.size() &&
         (is_digit(line[at]) || (line[at] == ',' && at + 1 < line.size() && is_digit(line[at + 1]))))
    ++at;
  return at;
}

/// One past "k-104" for that letter; 0 if anything else stands there.
std::size_t past_loss(std::string_view line, std::size_t at, char letter) {
  if (at + 2 >= line.size() || std::tolower(static_cast<unsigned char>(line[at])) != letter || line[at + 1] != '-' ||
      !is_digit(line[at + 2]))
    return 0;
  return past_figure(line, at + 2);
}

/// One past "k-104, w-467, m-9 = 580"; 0 if no losses begin there. The missing and the sum may not be told.
std::size_t past_losses(std::string_view line, std::size_t at) {
  std::size_t end = past_loss(line, at, 'k');
  if (end == 0) return 0;
  bool wounded = false;
  for (const char letter : {'w', 'm'}) {
    const std::size_t next = line.find_first_not_of(", ", end);
    const std::size_t past = next == std::string_view::npos ? 0 : past_loss(line, next, letter);
    if (past == 0) break;
    wounded = true;
    end = past;
  }
  if (!wounded) return 0;
  if (line.substr(end).starts_with(" = ")) end = past_figure(line, end + 3);
  return end;
}

}  // namespace

std::string with_losses_told(std::string_view line) {
  for (std::size_t at = line.find_first_of("kK"); at != std::string_view::npos; at = line.find_first_of("kK", at + 1)) {
    const std::size_t end = at == 0 || line[at - 1] == ' ' ? past_losses(line, at) : 0;
    if (end == 0) continue;
    const std::size_t last = line.substr(0, at).find_last_not_of(", ");
    const std::string_view before = last == std::string_view::npos ? std::string_view{} : line.substr(0, last + 1);
    const std::string_view losses = line.substr(at, end - at), behind = line.substr(end);
    if (before.empty() && trim(behind).empty()) return fmt::format("Losses: {}", losses);
    return fmt::format("{} [Losses: {}]{}", before, losses, behind);
  }
  return std::string(line);
}

}  // namespace estafette::readers
