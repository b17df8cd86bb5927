#include "converter/readers/retold/figures/traits_noted.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// An item that is nothing but a word of that sense, and a figure or none behind it: "Stamina 4".
std::optional<PhraseFound> only(Sense sense, std::string_view item, const PhraseBook& words) {
  const Tokens tokens = tokens_of(item);
  const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
  if (!found || found->part) return std::nullopt;
  std::size_t end = found->length;
  while (end < tokens.size() && (tokens[end].mark("+") || tokens[end].is == Token::Is::number)) ++end;
  return end == tokens.size() ? found : std::nullopt;
}

/// Where a name ends and what is said of the troops begins.
struct Behind {
  std::size_t name_end = 0;
  std::string_view items;
};

std::optional<Behind> behind_name(std::string_view line) {
  if (line.ends_with(')')) {
    const std::size_t open = line.rfind(" (");
    if (open == std::string_view::npos || open == 0) return std::nullopt;
    return Behind{open, line.substr(open + 2, line.size() - open - 3)};
  }
  for (const std::string_view mark : {" - ", " \u2013 ", " \u2014 ", ": "})
    if (const std::size_t at = line.find(mark); at != std::string_view::npos && at > 0)
      return Behind{at, trim(line.substr(at + mark.size()))};
  return std::nullopt;
}

}  // namespace

std::string with_traits_noted(std::string_view line, const PhraseBook& words) {
  const std::optional<Behind> behind = behind_name(line);
  if (!behind || behind->items.empty()) return std::string(line);
  std::string traits, qualities;
  bool sure = false;
  for (std::string_view rest = behind->items; !rest.empty();) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const std::string_view item = trim(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const std::optional<PhraseFound> trait = only(Sense::trait, item, words);
    const bool quality = !trait && only(Sense::quality, item, words);
    const bool sort = only(Sense::kind, item, words) || only(Sense::grade, item, words);
    if (!trait && !quality && !sort) return std::string(line);
    if (quality && has_digit(item)) return std::string(line);  // "Elite 5+, Reliable" is told elsewhere
    sure = sure || (trait && trait->is.empty());               // "Small" alone may be who led them
    std::string& told = quality ? qualities : traits;
    told += (told.empty() ? "" : ", ") + std::string(item);
  }
  if (!sure) return std::string(line);
  return fmt::format("{}{}{}{}", line.substr(0, behind->name_end), qualities.empty() ? "" : " - ", qualities,
                     traits.empty() ? "" : fmt::format(" [Note: {}]", traits));
}

}  // namespace estafette::readers
