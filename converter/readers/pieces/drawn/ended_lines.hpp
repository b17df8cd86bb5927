// The lines of a page with what ends each, for steps that look at several together and put the page together again.
#pragma once

#include "base/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// Views of the page, which must outlive them.
struct EndedLine {
  std::string_view text, end;  ///< the line, and what ends it; the last may have no end
};

/// The lines of `utf8`, each made a `Line`, which is an EndedLine and what else a step notes of it.
template <typename Line>
[[nodiscard]] std::vector<Line> ended_lines(std::string_view utf8) {
  std::vector<Line> lines;
  while (!utf8.empty()) {
    Line& line = lines.emplace_back();
    const std::size_t end = std::min(line_end(utf8), utf8.size());
    line.text = utf8.substr(0, end);
    line.end = utf8.substr(end, 1);
    utf8.remove_prefix(std::min(utf8.size(), end + 1));
  }
  return lines;
}

}  // namespace estafette::readers
