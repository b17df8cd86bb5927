#include "converter/readers/as_written.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostLinesJoined = 3;    ///< of an entry that goes on
constexpr std::size_t kLongestWritten = 1000;  ///< bytes of a line; of a longer one the reader's words are shorter

/// The words and figures of a text that is folded, each of two letters or more.
std::vector<std::string_view> words_in(std::string_view folded) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < folded.size(); ++at) {
    const std::size_t begin = at;
    while (at < folded.size() && (is_any_letter(folded[at]) || is_digit(folded[at]))) ++at;
    if (at - begin > 1) words.push_back(folded.substr(begin, at - begin));
  }
  std::sort(words.begin(), words.end());
  return words;
}

/// Most of the words told are those of the line, folded.
bool rewrites(const std::vector<std::string_view>& told, std::string_view written) {
  const std::vector<std::string_view> has = words_in(written);
  std::vector<std::string_view> both;
  std::set_intersection(told.begin(), told.end(), has.begin(), has.end(), std::back_inserter(both));
  return !both.empty() && both.size() * 2 >= told.size();
}

}  // namespace

void quote_as_written(std::vector<Problem>& looks, std::string_view utf8) {
  if (looks.empty()) return;
  const std::vector<std::string_view> lines = all_lines(utf8);
  for (Problem& look : looks) {
    const auto at = static_cast<std::size_t>(std::max(look.line, 0));
    if (at == 0 || at > lines.size() || !look.column.empty()) continue;
    std::string written(trim(lines[at - 1]));
    if (written.find(look.found) != std::string::npos || written.size() > kLongestWritten) continue;
    const std::string found = fold(look.found);
    const std::vector<std::string_view> told = words_in(found);
    for (std::size_t next = at; next < lines.size() && next < at + kMostLinesJoined; ++next) {
      if (written.find(look.found) != std::string::npos || written.size() > kLongestWritten) break;
      if (words_in(fold(written)).size() * 2 > told.size()) break;  // most of it stands here
      written.append(" ").append(trim(lines[next]));
    }
    const bool kept = written.find(look.found) != std::string::npos || written.size() > kLongestWritten;
    if (!kept && rewrites(told, fold(written))) look.found = written;
  }
}

}  // namespace estafette::readers
