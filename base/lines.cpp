#include "base/lines.hpp"

#include "base/ascii.hpp"

#include <cstddef>

namespace estafette {

std::string_view take_line_with_end(std::string_view& left) {
  std::size_t end = line_end(left);
  if (end < left.size()) end += left.substr(end).starts_with("\r\n") ? 2U : 1U;
  const std::string_view line = left.substr(0, end);
  left.remove_prefix(end);
  return line;
}

std::string_view take_line(std::string_view& left) {
  const std::string_view line = take_line_with_end(left);
  return line.substr(0, line_end(line));
}

std::vector<std::string_view> all_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (true) {
    const bool last = line_end(text) == text.size();
    lines.push_back(take_line(text));
    if (last) return lines;
  }
}

}  // namespace estafette
