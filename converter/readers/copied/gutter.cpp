#include "converter/readers/copied/gutter.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"

#include <algorithm>
#include <map>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestLines = 4;
constexpr std::string_view kGap = "    ";  ///< at least so many blanks between the columns
constexpr std::size_t kLeftmost = 15;      ///< a left column is at least so wide
constexpr std::size_t kMostSetIn = 8;      ///< how far the troops of the right column may be set in below its commands
constexpr std::size_t kLinesLooked = 400;

/// True if a text names troops or a command by itself: it is no cell of figures.
bool names_something(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.front().is == Token::Is::mark) return false;
  if (tokens.size() > 1 && words.has(Sense::count, tokens, 1)) return false;  // "2 bns"
  return head_of({tokens, tokens.size(), words}).is != Head::Is::nothing;
}

std::size_t begin_of_right(std::string_view line) {
  const std::size_t first = line.find_first_not_of(' ');
  if (first == std::string_view::npos) return 0;
  const std::size_t gap = line.find(kGap, std::max(first, kLeftmost));
  if (gap == std::string_view::npos) return 0;
  return std::min(line.find_first_not_of(' ', gap), line.size());
}

}  // namespace

std::optional<std::size_t> gutter_of(const std::vector<std::string_view>& lines, const PhraseBook& words) {
  std::map<std::size_t, std::size_t> begins;
  std::size_t filled = 0;
  for (std::size_t i = 0; i < std::min(lines.size(), kLinesLooked); ++i) {
    if (trim(lines[i]).empty()) continue;
    ++filled;
    const std::size_t begin = begin_of_right(lines[i]);
    if (begin > 0 && begin < lines[i].size()) ++begins[begin];
  }
  std::size_t gutter = 0, most = 0;
  for (const auto& [from, lines_there] : begins) {
    std::size_t there = 0;
    for (auto at = begins.find(from); at != begins.end() && at->first <= from + kMostSetIn; ++at) there += at->second;
    if (there <= most) continue;
    most = there;
    gutter = from;
  }
  if (most < kFewestLines || most * 2 < filled) return std::nullopt;
  std::size_t both = 0;
  for (const std::string_view line : lines) {
    if (line.size() <= gutter || line[gutter - 1] != ' ') continue;
    both += names_something(line.substr(0, gutter), words) && names_something(line.substr(gutter), words) ? 1U : 0U;
  }
  return both * 5 >= most * 3 ? std::optional(gutter) : std::nullopt;
}

}  // namespace estafette::readers
