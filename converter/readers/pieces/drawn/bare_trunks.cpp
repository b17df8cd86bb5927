#include "converter/readers/pieces/drawn/bare_trunks.hpp"

#include <algorithm>
#include <cstddef>
#include <set>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestLines = 3;

/// Where the text of a line begins behind its bars; npos if it has none before it, or one behind.
std::size_t behind_bars(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos || line[begin] != '|') return std::string_view::npos;
  const std::size_t text = line.find_first_not_of("| \t", begin);
  const bool branch = text != std::string_view::npos && (line[text] == '-' || line[text] == '`' || line[text] == '+');
  if (text == std::string_view::npos || branch || line[text - 1] == '|' ||
      line.find('|', text) != std::string_view::npos)
    return std::string_view::npos;
  return text;
}

}  // namespace

std::string without_bare_trunks(std::string_view utf8) {
  if (utf8.find('|') == std::string_view::npos) return std::string(utf8);
  std::string text(utf8);
  std::set<std::size_t> depths;
  std::size_t trunks = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n\v\f", from), text.size());
    const std::string_view line(text.data() + from, end - from);
    const std::size_t begin = behind_bars(line);
    const bool table = begin == std::string_view::npos && line.find('|') != std::string_view::npos &&
                       line.find_first_not_of("| \t") != std::string_view::npos && line.find("|-") != 0 &&
                       line.find("--") == std::string_view::npos;
    if (table || line.starts_with("{|") || line.starts_with("|-\n") || line == "|-" || line == "|}")
      return std::string(utf8);
    if (begin != std::string_view::npos) {
      ++trunks;
      depths.insert(begin);
    }
    from = end + 1;
  }
  if (trunks < kFewestLines || depths.size() < 2) return std::string(utf8);
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n\v\f", from), text.size());
    const std::size_t begin = behind_bars(std::string_view(text.data() + from, end - from));
    if (begin != std::string_view::npos) std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(from), begin, ' ');
    from = end + 1;
  }
  return text;
}

}  // namespace estafette::readers
