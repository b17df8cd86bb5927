#include "converter/readers/retold/entries/wishes_noted.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::string_view kMark = "scale:";
constexpr std::string_view kEntryEnds = ";,.-";  ///< and long dashes

/// Where the last "scale:" begins; npos if there is none.
std::size_t wish_begins(std::string_view line) {
  for (std::size_t at = line.size(); at-- > 0;)
    if ((line[at] == 's' || line[at] == 'S') && fold(line.substr(at, kMark.size())) == kMark) return at;
  return std::string_view::npos;
}

/// "22nd Line 1,800; " as "22nd Line 1,800"; empty if nothing parts the entry from what follows.
std::string_view entry_before(std::string_view text) {
  const std::string_view told = trim(text);
  for (const std::string_view dash : {"\u2013", "\u2014"})
    if (told.ends_with(dash)) return trim(told.substr(0, told.size() - dash.size()));
  const bool ends = !told.empty() && kEntryEnds.find(told.back()) != std::string_view::npos;
  return ends ? trim(told.substr(0, told.size() - 1)) : std::string_view();
}

}  // namespace

std::string with_wish_noted(std::string_view line) {
  const std::size_t begin = wish_begins(line);
  if (begin == std::string_view::npos) return std::string(line);
  const std::string_view wish = trim(line.substr(begin)), behind = wish.substr(kMark.size());
  if (trim(behind).empty() || behind.find_first_of(":=()[]") != std::string_view::npos) return std::string(line);
  if (trim(line.substr(0, begin)).empty()) return fmt::format("Note: {}", wish);
  const std::string_view entry = entry_before(line.substr(0, begin));
  return entry.empty() ? std::string(line) : fmt::format("{} [{}]", entry, wish);
}

std::string with_remark_on_unit_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, 0);
  if (!unit || unit->part) return std::string(line);
  const std::optional<PhraseFound> remark = words.find(Sense::note, tokens, unit->length);
  std::size_t end = unit->length + (remark ? remark->length : 0);
  if (end < tokens.size() && tokens[end].mark(".")) ++end;
  const bool alone = remark && remark->is == "not engaged" && end == tokens.size();
  return alone ? fmt::format("Note: {}", line) : std::string(line);
}

std::string with_sums_of_sides_noted(std::string_view line, const PhraseBook& words) {
  std::string_view rest = line;
  std::size_t sides = 0, sums = 0;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    const Tokens entry = tokens_of(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    std::size_t name = 0;
    const std::optional<PhraseFound> sum = words.find(Sense::total, entry, 0);
    for (const Sense side : {Sense::nation, Sense::country, Sense::forces, Sense::total})
      if (const std::optional<PhraseFound> found = words.find(side, entry, name)) name += found->length;
    if (name == 0 || name >= entry.size()) return std::string(line);
    if (entry[name].mark("=") || entry[name].mark(":") || entry[name].mark("-")) ++name;
    const bool figure = name < entry.size() && entry[name].is == Token::Is::number;
    if (!figure || (name + 1 < entry.size() && !entry[name + 1].mark("."))) return std::string(line);
    (sum ? sums : sides) += 1;
  }
  return sides > 1 && sums == 1 ? fmt::format("Note: {}", line) : std::string(line);
}

}  // namespace estafette::readers
