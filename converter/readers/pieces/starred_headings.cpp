#include "converter/readers/pieces/starred_headings.hpp"

#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestHeadings = 3;
constexpr std::size_t kLongestStarred = 120;  ///< bytes
constexpr std::size_t kEmptyLine = std::string_view::npos;

/// A heading: its first star, and what is behind its second.
struct Starred {
  std::size_t begin = 0, behind = 0;
  bool broken = false;
};

bool is_gap(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Where the first empty line begins; the end of the text if there is none.
std::size_t empty_line(std::string_view text) {
  for (std::size_t end = text.find('\n'); end != kEmptyLine; end = text.find('\n', end + 1)) {
    const std::size_t next = text.find('\n', end + 1);
    if (trim(text.substr(end + 1, next == kEmptyLine ? next : next - end - 1)).empty()) return end;
  }
  return text.size();
}

/// The heading whose star begins a line; none if it is a bullet or a footnote.
bool is_heading(std::string_view text, std::size_t star, Starred& heading) {
  const std::size_t second = text.find('*', star + 1);
  if (second == std::string_view::npos || second - star > kLongestStarred) return false;
  const std::string_view words = text.substr(star + 1, second - star - 1);
  if (words.empty() || is_gap(words.front()) || is_gap(words.back()) || empty_line(words) < words.size()) return false;
  if (second + 1 < text.size() && !is_gap(text[second + 1])) return false;
  heading = {star, second + 1, words.find('\n') != std::string_view::npos};
  return true;
}

/// All headings; empty if a star begins a line that is none.
std::vector<Starred> headings_in(std::string_view text) {
  std::vector<Starred> headings;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t first = std::min(text.find_first_not_of(" \t", at), text.size());
    Starred heading;
    if (first < text.size() && text[first] == '*') {
      if (!is_heading(text, first, heading)) return {};
      headings.push_back(heading);
      at = heading.behind;
    }
    const std::size_t end = text.find('\n', at);
    at = end == std::string_view::npos ? text.size() : end + 1;
  }
  return headings;
}

/// On one line.
std::string joined(std::string_view text) {
  std::string line(trim(text));
  std::replace_if(
      line.begin(), line.end(), [](char c) { return is_gap(c); }, ' ');
  return one_line(line);
}

}  // namespace

std::string with_starred_headings_apart(std::string_view utf8) {
  const std::vector<Starred> headings = headings_in(utf8);
  const bool broken =
      std::any_of(headings.begin(), headings.end(), [](const Starred& heading) { return heading.broken; });
  if (headings.size() < kFewestHeadings || !broken) return std::string(utf8);
  std::string apart(utf8.substr(0, headings.front().begin));
  for (std::size_t i = 0; i < headings.size(); ++i) {
    const std::size_t next = i + 1 < headings.size() ? headings[i + 1].begin : utf8.size();
    const std::string_view rest = utf8.substr(headings[i].behind, next - headings[i].behind);
    const std::size_t end = headings[i].behind + empty_line(rest);
    const std::size_t begin = headings[i].begin;
    apart += joined(utf8.substr(begin + 1, headings[i].behind - begin - 2));
    const std::string below = joined(utf8.substr(headings[i].behind, end - headings[i].behind));
    if (!below.empty()) apart += kNextLine + below;
    const std::string_view taken = utf8.substr(begin, end - begin);
    apart.append(static_cast<std::size_t>(std::count(taken.begin(), taken.end(), '\n')), '\n');
    apart += utf8.substr(end, next - end);
  }
  return apart;
}

}  // namespace estafette::readers
