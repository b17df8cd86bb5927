#include "converter/readers/pieces/tables/broken_titles.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFarthestIn = 12;  ///< columns before the titles: the names below them stand there
constexpr std::size_t kFewestTitles = 2;

/// The titles of a row, parted by two blanks or more; none if it is no row of words set far in.
std::vector<std::string_view> titles_in(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(' ');
  if (begin == std::string_view::npos || begin < kFarthestIn || has_digit(line)) return {};
  std::vector<std::string_view> titles;
  for (std::size_t at = begin; at < line.size();) {
    const std::size_t end = std::min(line.find("  ", at), line.size());
    titles.push_back(trim(line.substr(at, end - at)));
    at = std::min(line.find_first_not_of(' ', end), line.size());
  }
  if (titles.size() < kFewestTitles) titles.clear();
  return titles;
}

/// "Chevaux." of "Che-" above "vaux.".
std::string joined(std::string_view above, std::string_view below) {
  std::string title(above);
  if (title.ends_with('-') && !below.empty() && is_small(below.front()))
    title.pop_back();
  else
    title += ' ';
  return title.append(below);
}

}  // namespace

std::string with_broken_titles_joined(std::string_view utf8) {
  if (utf8.find("-\n") == std::string_view::npos && utf8.find("-\r") == std::string_view::npos)
    return std::string(utf8);
  std::string text;
  for (std::string_view rest = utf8; !rest.empty();) {
    const std::size_t end = std::min(line_end(rest), rest.size());
    const std::string_view line = rest.substr(0, end), ended = rest.substr(end, 1);
    rest.remove_prefix(std::min(rest.size(), end + 1));
    const std::string_view next = rest.substr(0, std::min(line_end(rest), rest.size()));
    const std::vector<std::string_view> above = titles_in(line), below = titles_in(next);
    const bool broken =
        !above.empty() && above.size() == below.size() &&
        std::any_of(above.begin(), above.end(), [](std::string_view title) { return title.ends_with('-'); });
    if (!broken) {
      text.append(line).append(ended);
      continue;
    }
    text.append(std::min(line.find_first_not_of(' '), next.find_first_not_of(' ')), ' ');
    for (std::size_t at = 0; at < above.size(); ++at)
      text.append(at == 0 ? "" : "    ").append(joined(above[at], below[at]));
    text.append(ended);
    rest.remove_prefix(next.size());
  }
  return text;
}

}  // namespace estafette::readers
