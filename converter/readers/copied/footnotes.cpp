#include "converter/readers/copied/footnotes.hpp"

#include "base/lines.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 3> kSigns = {"*", "\u2020", "\u2021"};
constexpr std::size_t kLongestMark = 4;  ///< signs: more are a ruler

/// The bytes of the mark with which a text begins or, from the end, ends; 0 for none, or for a ruler.
template <typename Has, typename Take>
std::size_t mark_of(std::string_view text, Has has, Take take) {
  for (const std::string_view sign : kSigns) {
    std::size_t signs = 0;
    while (has(text, sign)) {
      take(text, sign.size());
      ++signs;
    }
    if (signs > 0) return signs <= kLongestMark ? signs * sign.size() : 0;
  }
  return 0;
}

std::size_t mark_before(std::string_view text) {
  return mark_of(
      text, [](std::string_view rest, std::string_view sign) { return rest.starts_with(sign); },
      [](std::string_view& rest, std::size_t bytes) { rest.remove_prefix(bytes); });
}

std::size_t mark_after(std::string_view text) {
  return mark_of(
      text, [](std::string_view rest, std::string_view sign) { return rest.ends_with(sign); },
      [](std::string_view& rest, std::size_t bytes) { rest.remove_suffix(bytes); });
}

/// "8th Line* 900 men": a mark behind a word, where none of them stands before one, as in "the *Queen's* regiment".
std::string_view mark_within(std::string_view line) {
  const auto blank = [&](std::size_t at) { return at >= line.size() || line[at] == ' ' || line[at] == '\t'; };
  std::string_view found;
  // A mark begins with an asterisk, or beyond ASCII.
  for (std::size_t at = 0; at < line.size();) {
    if (line[at] != '*' && static_cast<unsigned char>(line[at]) < 0x80) {
      ++at;
      continue;
    }
    const std::size_t mark = mark_before(line.substr(at));
    if (mark > 0 && (at == 0 || blank(at - 1))) return {};
    if (mark > 0 && found.empty() && blank(at + mark)) found = line.substr(at, mark);
    at += std::max<std::size_t>(mark, 1);
  }
  return found;
}

}  // namespace

Footnotes::Footnotes(std::string_view utf8) {
  while (!utf8.empty()) {
    const std::string_view line = trim(take_line(utf8));
    if (const std::string_view within = mark_within(line); !within.empty()) marks_.emplace(within);
    const std::size_t mark = mark_after(line);
    if (mark == 0 || mark == line.size() || mark_before(line) > 0) continue;
    const char before = line[line.size() - mark - 1];
    const bool emphasis =
        line.ends_with('*') && std::count(line.begin(), line.end(), '*') == 2 * static_cast<long>(mark);
    if (emphasis) continue;  // "## Army - *Kern*"
    if (before != ' ') marks_.emplace(line.substr(line.size() - mark));
  }
}

std::string_view Footnotes::note_in(std::string_view line) const {
  if (marks_.empty()) return {};
  const std::string_view text = trim(line);
  const std::size_t mark = mark_before(text);
  if (mark == 0 || mark_after(text) > 0 || !marks_.contains(text.substr(0, mark))) return {};
  const std::string_view note = text.substr(mark);
  return note.find(text.substr(0, mark)) == std::string_view::npos ? trim(note) : std::string_view{};
}

}  // namespace estafette::readers
