#include "converter/readers/page/wiki_terms.hpp"

#include "base/lines.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::ptrdiff_t kFewestTerms = 2;
constexpr std::size_t kMostMarks = 8, kSetIn = 2;

/// How many marks a line begins with; 0 for a line that is no entry of such a list.
std::size_t marks_of(std::string_view line) {
  const std::size_t end = line.find_first_not_of(";:");
  const bool entry = end != std::string_view::npos && end > 0 && end <= kMostMarks && line[end] == ' ';
  return entry ? end : 0;
}

bool is_term(std::string_view line) {
  const std::size_t marks = marks_of(line);
  return marks > 0 && line[marks - 1] == ';';
}

}  // namespace

std::string with_wiki_terms_set_in(std::string_view utf8) {
  if (utf8.find("; ") == std::string_view::npos) return std::string(utf8);
  const std::vector<std::string_view> lines = all_lines(utf8);
  if (std::count_if(lines.begin(), lines.end(), is_term) < kFewestTerms) return std::string(utf8);
  std::string text;
  for (std::string_view line : lines) {
    const std::size_t marks = marks_of(line);
    const std::size_t deep = is_term(line) ? marks - 1 : marks;  // what a term tells is set in below it
    text.append(kSetIn * deep, ' ').append(marks > 0 ? trim(line.substr(marks)) : line).append("\n");
  }
  return text;
}

}  // namespace estafette::readers
