#include "converter/readers/pieces/leaders_broken.hpp"

#include "base/letters.hpp"
#include "converter/readers/pieces/wrapped.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostNames = 4;  ///< tokens of "de la Roche", "Gray, KB"

/// "9th Ohio, Colonel William", "Division: Major General Sir John": a forename ends it, right behind a rank or title.
bool ends_with_forename(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::size_t name = tokens.size();
  while (name > 0 && words.has(Sense::forename, tokens, name - 1)) --name;
  if (name == tokens.size() || name == 0 || is_small(text[tokens[name].begin])) return false;
  for (std::size_t at = 0; at < name; ++at)
    for (const Sense person : {Sense::rank, Sense::subaltern, Sense::title})
      if (const auto found = words.find(person, tokens, at); found && at + found->length == name) return true;
  return false;
}

/// "Dale", "de la Roche", "Gray, KB": a name, of which no word tells of anything else.
bool is_rest_of_name(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostNames || !begins_nothing(text, words)) return false;
  bool capital = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool comma = tokens[at].mark(",") && at + 2 == tokens.size() && tokens[at + 1].capitals;  // ", KB"
    if (comma) break;
    if (tokens[at].is != Token::Is::word) return false;
    const bool large = !is_small(text[tokens[at].begin]);
    if (!large && !words.has(Sense::link, tokens, at)) return false;
    capital = capital || large;
    for (const Sense other : {Sense::kind, Sense::unit, Sense::command, Sense::count, Sense::arm, Sense::rank})
      if (words.has(other, tokens, at)) return false;
  }
  return capital;
}

}  // namespace

void join_broken_leaders(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = lines.size(); at-- > 1;) {
    TextLine& above = lines[at - 1];
    const TextLine& line = lines[at];
    if (!may_be_read(above) || !may_be_read(line) || line.after_blank || line.heading || line.beside) continue;
    if (!ends_with_forename(above.text, words) || !is_rest_of_name(line.text, words)) continue;
    above.text += " " + line.text;
    above.lines = line.line + line.lines - above.line;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
  }
}

}  // namespace estafette::readers
