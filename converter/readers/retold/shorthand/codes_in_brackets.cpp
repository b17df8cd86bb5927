#include "converter/readers/retold/shorthand/codes_in_brackets.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "(IR 26)", "(DR. No. 4)" at `open`: the token of its closing bracket; 0 if something else stands there.
std::size_t code_ends(const Tokens& tokens, std::size_t open, const PhraseBook& words) {
  constexpr std::size_t kLongest = 4;  // letters of "KürR"
  if (open + 3 >= tokens.size() || !tokens[open].mark("(")) return 0;
  const Token& code = tokens[open + 1];
  if (code.is != Token::Is::word || !code.capitals || code.text.size() > kLongest) return 0;
  const auto regiment = [&](Sense sense) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, open + 1);
    return found && found->length == 1 && !found->part;
  };
  if (!regiment(Sense::kind) && !regiment(Sense::unit)) return 0;
  std::size_t at = open + 2;
  while (at < tokens.size() && (tokens[at].mark(".") || tokens[at].mark("#") || words.has(Sense::serial, tokens, at)))
    ++at;
  const bool number = at + 1 < tokens.size() && tokens[at].is == Token::Is::number && tokens[at + 1].mark(")");
  return number ? at + 1 : 0;
}

/// Where the entry begins that ends before `open`, if it is a name and no number of its own: its first token.
std::optional<std::size_t> name_before(const Tokens& tokens, std::size_t open) {
  std::size_t begin = open;
  while (begin > 0 && tokens[begin - 1].is == Token::Is::word) --begin;
  const bool entry = begin == 0 || tokens[begin - 1].mark(",") || tokens[begin - 1].mark(";") ||
                     tokens[begin - 1].mark(":") || tokens[begin - 1].mark("-");
  return entry && begin < open ? std::optional(begin) : std::nullopt;
}

}  // namespace

std::string with_code_before_name(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t open = 1; open + 3 < tokens.size(); ++open) {
    const std::size_t close = code_ends(tokens, open, words);
    const std::optional<std::size_t> name = close > 0 ? name_before(tokens, open) : std::nullopt;
    if (!name || tokens[*name].begin < told.done() || words.has(Sense::command, tokens, *name)) continue;
    told.put(tokens[*name].begin, tokens[*name].begin,
             std::string(text_between(line, tokens[open + 1], tokens[close - 1])) + ' ');
    told.put(tokens[open - 1].end, tokens[close].end, "");
  }
  return told.text();
}

}  // namespace estafette::readers
