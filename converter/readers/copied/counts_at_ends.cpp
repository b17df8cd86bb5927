#include "converter/readers/copied/counts_at_ends.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostOfCount = 1, kThree = 3, kFour = 4;  // digits

/// Where the blank stands between a small figure and one of so many digits at the end of a line, behind a word; npos if
/// the line ends otherwise.
std::size_t blank_between(std::string_view line, std::size_t digits) {
  while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
  const std::size_t blank = line.rfind(' ');
  if (blank == std::string_view::npos || line.size() - blank - 1 != digits) return std::string_view::npos;
  const std::size_t before = line.rfind(' ', blank - 1);
  if (blank == 0 || before == std::string_view::npos || before == 0 || blank - before - 1 > kMostOfCount)
    return std::string_view::npos;
  const std::string_view count = line.substr(before + 1, blank - before - 1), strength = line.substr(blank + 1);
  const bool figures = !count.empty() && std::all_of(count.begin(), count.end(), is_digit) &&
                       std::all_of(strength.begin(), strength.end(), is_digit);
  return figures && is_letter(line[before - 1]) ? blank : std::string_view::npos;
}

}  // namespace

std::string with_counts_at_ends_apart(std::string text) {
  constexpr int kFewest = 2;
  int plain = 0;
  std::vector<std::size_t> blanks;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n\v", begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    plain += blank_between(line, kFour) != std::string_view::npos ? 1 : 0;
    if (const std::size_t blank = blank_between(line, kThree); blank != std::string_view::npos)
      blanks.push_back(begin + blank);
    begin = end + 1;
  }
  if (plain < kFewest) return text;
  for (auto at = blanks.rbegin(); at != blanks.rend(); ++at)
    text.replace(*at - 1, 1, std::string("(") + text[*at - 1] + ")");
  return text;
}

}  // namespace estafette::readers
