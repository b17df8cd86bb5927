#include "converter/readers/retold/pages/endless_lines.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <vector>

namespace estafette::readers {

std::vector<Problem> take_endless_lines(std::vector<TextLine>& lines) {
  std::vector<Problem> looks;
  std::erase_if(lines, [&](const TextLine& line) {
    if (line.text.size() <= kEndlessLine) return false;
    looks.push_back({"", line.line, "",
                     fmt::format("a line of {} letters", figure(static_cast<long long>(line.text.size()))),
                     fmt::format("at most {} letters in a line", figure(kEndlessLine)),
                     "If it holds troops, put each command and unit on a line of its own"});
    return true;
  });
  return looks;
}

}  // namespace estafette::readers
