#include "converter/readers/line/noted_troops.hpp"

#include "converter/readers/words/tokens.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 8> kCounted{"battalions", "squadrons", "companies", "batteries",
                                                   "guns",       "men",       "sabres",    "regiments"};

/// "two squadrons", "600 grenadiers", "3 foot batteries": a figure, and what it counts. In a footnote, men alone are no
/// troops: "detached with 400 men".
bool counts_troops(const Range& line, std::size_t at, bool footnote) {
  const std::optional<std::pair<int, std::size_t>> figure = line.figure_at(at);
  if (!figure || figure->first == 0) return false;
  const std::size_t next = figure->second;
  if (line.find(Sense::kind, next)) return true;
  for (const std::string_view what : kCounted)
    if (!(footnote && what == "men") && line.is(Sense::count, next, what)) return true;
  return false;
}

/// "the 54th Line", "9th Ohio", "3. Bataillon": the number of a unit, and what it is.
bool numbers_troops(const Range& line, std::size_t at) {
  if (at + 1 >= line.to || line.tokens[at].is != Token::Is::ordinal) return false;
  return line.find(Sense::kind, at + 1) || line.find(Sense::unit, at + 1) || line.find(Sense::state, at + 1);
}

}  // namespace

bool seems_to_tell_of_troops(std::string_view text, bool footnote, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const Range line{tokens, tokens.size(), words};
  if (line.is(Sense::note, 0, "") || words.any(Sense::loss, tokens, 0, tokens.size())) return false;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (counts_troops(line, at, footnote) || (!footnote && numbers_troops(line, at))) return true;
  return false;
}

}  // namespace estafette::readers
