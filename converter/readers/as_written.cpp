#include "converter/readers/as_written.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostLinesJoined = 3;    ///< of an entry that goes on
constexpr std::size_t kLongestWritten = 1000;  ///< bytes of a line; of a longer one the reader's words are shorter

/// The lines of a text as a person counts them.
std::vector<std::string_view> physical_lines(std::string_view utf8) {
  std::vector<std::string_view> lines;
  while (true) {
    const std::size_t end = std::min(utf8.find_first_of("\r\n"), utf8.size());
    lines.push_back(utf8.substr(0, end));
    if (end == utf8.size()) return lines;
    utf8.remove_prefix(end + (utf8.substr(end).starts_with("\r\n") ? 2 : 1));
  }
}

/// The words and figures of a text, each of two letters or more.
std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : fold(text)) {
    if (is_any_letter(c) || is_digit(c))
      words.back() += c;
    else if (words.back().size() > 1)
      words.emplace_back();
    else
      words.back().clear();
  }
  if (words.back().size() < 2) words.pop_back();
  std::sort(words.begin(), words.end());
  return words;
}

/// Most of its words are those of the line.
bool rewrites(std::string_view found, std::string_view written) {
  const std::vector<std::string> told = words_in(found), has = words_in(written);
  std::vector<std::string> both;
  std::set_intersection(told.begin(), told.end(), has.begin(), has.end(), std::back_inserter(both));
  return !both.empty() && both.size() * 2 >= told.size();
}

}  // namespace

void quote_as_written(std::vector<Problem>& looks, std::string_view utf8) {
  if (looks.empty()) return;
  const std::vector<std::string_view> lines = physical_lines(utf8);
  for (Problem& look : looks) {
    const auto at = static_cast<std::size_t>(std::max(look.line, 0));
    if (at == 0 || at > lines.size() || !look.column.empty()) continue;
    std::string written(trim(lines[at - 1]));
    for (std::size_t next = at; next < lines.size() && next < at + kMostLinesJoined; ++next) {
      if (written.find(look.found) != std::string::npos || written.size() > kLongestWritten) break;
      if (words_in(written).size() * 2 > words_in(look.found).size()) break;  // most of it stands here
      written.append(" ").append(trim(lines[next]));
    }
    const bool kept = written.find(look.found) != std::string::npos || written.size() > kLongestWritten;
    if (!kept && rewrites(look.found, written)) look.found = written;
  }
}

}  // namespace estafette::readers
