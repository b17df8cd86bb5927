#include "converter/readers/spreadsheet/rows/command_path.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/head.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

using Path = std::array<std::string, 4>;

/// Pieces between slashes, commas and the like; those of a dash only if it has blanks round it.
std::vector<std::string_view> pieces_of_path(std::string_view cell) {
  constexpr std::array<std::string_view, 8> kBetween = {"/", ">", "|", ",", ";", " - ", " \u2013 ", "\u00bb"};
  std::vector<std::string_view> pieces;
  while (!cell.empty()) {
    std::size_t end = cell.size(), length = 0;
    for (const std::string_view between : kBetween) {
      const std::size_t at = cell.find(between);
      if (at < end) end = at, length = between.size();
    }
    pieces.push_back(trim(cell.substr(0, end)));
    cell.remove_prefix(end + length);
  }
  return pieces;
}

}  // namespace

std::size_t place_of(Level level) {
  switch (level) {
    case Level::army:
      return 0;
    case Level::corps:
    case Level::cavalry_corps:
      return 1;
    case Level::division:
    case Level::cavalry_division:
      return 2;
    case Level::brigade:
      break;
  }
  return 3;
}

std::array<std::string, 4> command_path(std::string_view cell, const PhraseBook& words) {
  Path path;
  int downwards = 0;  // 1 or -1 once two are known
  std::optional<std::size_t> last;
  const std::vector<std::string_view> pieces = pieces_of_path(cell);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const Tokens tokens = tokens_of(pieces[i]);
    const Head head = head_of({tokens, tokens.size(), words});
    if (head.is != Head::Is::formation || !head.level) {
      const bool arm =
          i + 1 == pieces.size() && downwards >= 0 && item_of(std::string(pieces[i]), words).is == Item::Is::group;
      if (arm) break;
      return {};
    }
    const std::size_t place = place_of(*head.level);
    if (last) {
      const int step = place > *last ? 1 : -1;
      if (place == *last || (downwards != 0 && step != downwards)) return {};
      downwards = step;
    }
    last = place;
    path.at(place) = pieces[i];
  }
  return downwards == 0 ? Path{} : path;
}

}  // namespace estafette::readers
