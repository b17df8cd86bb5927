#include "converter/readers/copied/page_manners.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::string_view kLineEnds = "\r\n\v\f";

/// Where each line of a text that is not blank ends: one past its last letter.
std::vector<std::size_t> ends_of_lines(std::string_view text, std::size_t& longest) {
  std::vector<std::size_t> ends;
  longest = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(kLineEnds, begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (const std::size_t last = line.find_last_not_of(" \t"); last != std::string_view::npos) {
      ends.push_back(begin + last + 1);
      longest = std::max(longest, last + 1);
    }
    begin = end + 1;
  }
  return ends;
}

}  // namespace

std::string with_common_ends_taken(std::string text) {
  constexpr std::size_t kFewest = 5, kInTen = 9, kLongestEntry = 160;
  std::size_t longest = 0;
  const std::vector<std::size_t> ends = ends_of_lines(text, longest);
  for (const char mark : {',', ';', '.'}) {
    const auto marked = [&](std::size_t end) { return text[end - 1] == mark && (end < 2 || text[end - 2] != mark); };
    const auto all = static_cast<std::size_t>(std::count_if(ends.begin(), ends.end(), marked));
    if (ends.size() < kFewest || all * 10 < ends.size() * kInTen || (mark == '.' && longest > kLongestEntry)) continue;
    for (auto end = ends.rbegin(); end != ends.rend(); ++end)
      if (marked(*end)) text.erase(*end - 1, 1);
    return text;
  }
  for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
    const std::string_view all = text;
    const std::string_view behind =
        all.substr(*end, std::min(all.find_first_not_of(" \t\r\n", *end), all.size()) - *end);
    const bool blank = *end + behind.size() == all.size() || std::count(behind.begin(), behind.end(), '\n') > 1;
    if (blank && (all[*end - 1] == ',' || all[*end - 1] == ';')) text.erase(*end - 1, 1);
  }
  return text;
}

std::string with_double_blanks_single(std::string text) {
  constexpr std::size_t kFewest = 10, kOneIn = 20;
  std::vector<std::size_t> doubles;
  std::size_t singles = 0;
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    if (text[at] != ' ' || text[at - 1] == ' ') continue;
    const std::size_t end = text.find_first_not_of(' ', at);
    if (end == std::string::npos) break;
    const bool within = kLineEnds.find(text[at - 1]) == std::string_view::npos && text[at - 1] != '\t' &&
                        kLineEnds.find(text[end]) == std::string_view::npos;
    if (within && end - at == 2) doubles.push_back(at);
    if (within && end - at != 2) ++singles;
    at = end - 1;
  }
  if (doubles.size() < kFewest || singles * kOneIn > doubles.size()) return text;
  for (auto at = doubles.rbegin(); at != doubles.rend(); ++at) text.erase(*at, 1);
  return text;
}

}  // namespace estafette::readers
