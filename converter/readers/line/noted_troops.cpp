#include "converter/readers/line/noted_troops.hpp"

#include "converter/readers/parts/parts.hpp"
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

/// "the 54th Line", "9th Ohio", "3. Bataillon", "13e de ligne": the number of a unit, and what it is.
bool numbers_troops(const Range& line, std::size_t at) {
  if (at + 1 >= line.to || line.tokens[at].is != Token::Is::ordinal) return false;
  const std::optional<PhraseFound> link = line.find(Sense::link, at + 1);  // "13e de ligne"
  return line.find(Sense::kind, at + 1) || line.find(Sense::unit, at + 1) || line.find(Sense::state, at + 1) ||
         (link && link->is != "and" && line.find(Sense::kind, at + 1 + link->length));
}

/// "No. 300", "Issue 300", "July 300": the figure is that of a thing, not of men.
bool numbers_a_thing(const Range& line, std::size_t figure) {
  if (figure == 0) return true;
  const Token& before = line.tokens[figure - 1];
  return line.find(Sense::serial, figure - 1) || line.find(Sense::month, figure - 1) || before.mark("/") ||
         before.mark(":") || before.is == Token::Is::number;
}

}  // namespace

bool ends_in_strength(const Tokens& tokens, const PhraseBook& words) {
  constexpr int kFewestOfLine = 100;  // fewer may be a page or a day
  std::size_t end = tokens.size();
  while (end > 0 && (tokens[end - 1].is == Token::Is::mark)) --end;
  const Range line{tokens, end, words};
  const bool men = end > 1 && line.is(Sense::count, end - 1, "men");
  const std::size_t figure = men ? end - 2 : end - 1;
  if (end < 3 || !line.number(figure) || numbers_a_thing(line, figure) || line.find(Sense::note, 0)) return false;
  for (const Sense other : {Sense::loss, Sense::heading, Sense::total, Sense::month})
    if (words.any(other, tokens, 0, end)) return false;
  if (men || tokens[figure].thousands) return true;
  const bool troops = words.any(Sense::kind, tokens, 0, figure) || words.any(Sense::quality, tokens, 0, figure) ||
                      words.any(Sense::unit, tokens, 0, figure);
  return troops && tokens[figure].value >= kFewestOfLine && !may_be_year(tokens[figure].value);
}

bool seems_to_tell_of_troops(std::string_view text, bool footnote, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const Range line{tokens, tokens.size(), words};
  if (line.is(Sense::note, 0, "") || words.any(Sense::loss, tokens, 0, tokens.size())) return false;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (counts_troops(line, at, footnote) || (!footnote && numbers_troops(line, at))) return true;
  return false;
}

}  // namespace estafette::readers
