#include "converter/readers/counted/games/boxes_of_units.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// The length of a box at `at`: "[ ]", "[]", "[s]"; 0 if there is none.
std::size_t box_at(std::string_view text, std::size_t at) {
  if (at >= text.size() || text[at] != '[') return 0;
  if (at + 1 < text.size() && text[at + 1] == ']') return 2;
  const bool one = at + 2 < text.size() && text[at + 2] == ']' && (text[at + 1] == ' ' || is_small(text[at + 1]));
  return one ? 3 : 0;
}

/// Where the first box of a line begins that has a name before it; the end of the line if there is none. "[w]" behind
/// a name in a round bracket, or before a comma, tells what became of somebody.
std::size_t first_box(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    depth += text[at - 1] == '(' ? 1 : text[at - 1] == ')' ? -1 : 0;
    const std::size_t box = text[at - 1] == ' ' ? box_at(text, at) : 0;
    if (box > 0 && depth <= 0 && (at + box >= text.size() || text[at + box] != ',')) return at;
  }
  return text.size();
}

/// What stands behind the boxes that begin at `at`, without stars: "hvy".
std::string_view behind_boxes(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || box_at(text, at) > 0))
    at += std::max(box_at(text, at), std::size_t{1});
  std::string_view rest = trim(text.substr(at));
  while (rest.ends_with('*') || rest.ends_with(' ')) rest.remove_suffix(1);
  return rest;
}

/// Where "M6" begins, if it stands right before the boxes at `boxes`; otherwise there.
std::size_t with_morale(std::string_view text, std::size_t boxes) {
  std::size_t end = boxes;
  while (end > 0 && text[end - 1] == ' ') --end;
  std::size_t begin = end;
  while (begin > 0 && text[begin - 1] != ' ') --begin;
  const std::string_view word = text.substr(begin, end - begin);
  const bool morale =
      word.size() > 1 && is_capital(word.front()) && begin > 0 && std::all_of(word.begin() + 1, word.end(), is_digit);
  return morale ? begin : boxes;
}

/// "  Roe Grenadiers [M6]" of "  [ ] [ ]   M6  Roe Grenadiers"; empty if a line does not begin with boxes and a morale.
std::string with_boxes_before(std::string_view line) {
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  std::size_t at = begin;
  while (at < line.size() && (line[at] == ' ' || line[at] == '\t' || box_at(line, at) > 0))
    at += std::max(box_at(line, at), std::size_t{1});
  const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
  const std::string_view morale = line.substr(at, end - at), name = trim(line.substr(end));
  const bool told = at > begin && morale.size() > 1 && is_capital(morale.front()) &&
                    std::all_of(morale.begin() + 1, morale.end(), is_digit) && !name.empty();
  return told ? fmt::format("{}{} [{}]", line.substr(0, begin), name, morale) : std::string();
}

}  // namespace

std::string with_boxes_taken_off(std::string_view text) {
  constexpr std::size_t kFewest = 3;  // lines with boxes
  std::string noted;
  std::size_t boxed = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (const std::string behind = with_boxes_before(line); !behind.empty()) {
      noted += behind;
      ++boxed;
    } else if (const std::size_t box = first_box(line); box < line.size()) {
      const std::size_t rating = with_morale(line, box);
      std::string told(trim(line.substr(rating, box - rating)));
      const std::string_view rest = behind_boxes(line, box);
      told.append(told.empty() || rest.empty() ? "" : " ").append(rest);
      std::string_view name = line.substr(0, rating);
      while (name.ends_with(' ')) name.remove_suffix(1);
      noted += told.empty() ? std::string(name) : fmt::format("{} [{}]", name, told);
      ++boxed;
    } else {
      noted += line;
    }
    if (end < text.size()) noted += '\n';
    begin = end + 1;
  }
  return boxed < kFewest ? std::string(text) : noted;
}

}  // namespace estafette::readers
