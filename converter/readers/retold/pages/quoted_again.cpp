#include "converter/readers/retold/pages/quoted_again.hpp"

#include "base/lines.hpp"
#include "base/text.hpp"

#include <cstddef>
#include <set>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortest = 6;  ///< bytes of a line that is known by its words

/// The numbers of the lines that are quoted.
std::set<int> quoted_lines(std::string_view utf8) {
  std::set<int> quoted;
  bool open = false;
  for (int number = 1; !utf8.empty(); ++number) {
    const std::string line = fold(trim(take_line(utf8)));
    const std::size_t begins = line.rfind("[quote"), ends = line.rfind("[/quote");
    if (open || begins != std::string::npos || line.starts_with('>')) quoted.insert(number);
    if (begins != std::string::npos) open = true;
    if (ends != std::string::npos && (begins == std::string::npos || ends > begins)) open = false;
  }
  return quoted;
}

}  // namespace

void take_quoted_again(std::vector<TextLine>& lines, std::string_view as_typed) {
  const std::set<int> quoted = quoted_lines(as_typed);
  if (quoted.empty()) return;
  std::set<std::string> told;
  for (TextLine& line : lines) {
    if (line.text.size() < kShortest) continue;
    if (!quoted.contains(line.line)) {
      told.insert(fold(line.text));
    } else if (told.contains(fold(line.text))) {
      line.back_matter = true;
    }
  }
}

}  // namespace estafette::readers
