#include "converter/readers/retold/parts/battalions_of_guard.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_battalions_of_guard(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const bool begins = at == 0 || (tokens[at - 1].is == Token::Is::mark && !tokens[at - 1].mark("("));
    const std::optional<PhraseFound> count =
        begins && tokens[at].is == Token::Is::number ? words.find(Sense::count, tokens, at + 1) : std::nullopt;
    if (!count || (count->is != "battalions" && count->is != "squadrons" && count->is != "companies")) continue;
    const std::size_t behind = at + 1 + count->length;
    std::size_t name = behind;
    if (name < tokens.size() && tokens[name].is == Token::Is::mark && !tokens[name].mark("(")) ++name;  // a quotation
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, name);
    if (!command || level_from(command->is)) continue;
    const std::optional<PhraseFound> guard = words.find(Sense::quality, tokens, name + command->length - 1);
    if (guard && guard->is == to_string(Quality::guard))
      told.put(tokens[behind].begin, tokens[behind].begin, "of the ");
  }
  return told.text();
}

}  // namespace estafette::readers
