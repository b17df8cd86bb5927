#include "converter/readers/retold/entries/sort_of_regiment.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_sort_at_regiment(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    if (!unit || unit->part || unit->is != "regiment" || tokens[at - 1].is != Token::Is::ordinal) continue;
    std::size_t comma = at + unit->length;
    if (comma < tokens.size() && tokens[comma].mark(".")) ++comma;
    const std::optional<PhraseFound> kind =
        comma < tokens.size() && tokens[comma].mark(",") ? words.find(Sense::kind, tokens, comma + 1) : std::nullopt;
    if (!kind || kind->part) continue;
    const std::size_t behind = comma + 1 + kind->length;
    const bool ends = behind == tokens.size() || tokens[behind].is == Token::Is::number || tokens[behind].mark("(") ||
                      tokens[behind].mark("[") || (tokens[behind].mark("-") && !tokens[behind].joined);
    const bool next = behind + 1 < tokens.size() && tokens[behind].is == Token::Is::mark &&
                      tokens[behind + 1].figure();  // ", 3 squadrons"; "; 2nd Regiment, Hussars"
    if (!ends && !next) continue;
    told.put(tokens[comma].begin, tokens[comma].end, "");
    at = behind - 1;
  }
  return told.text();
}

}  // namespace estafette::readers
