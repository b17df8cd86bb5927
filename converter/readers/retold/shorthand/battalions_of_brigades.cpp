#include "converter/readers/retold/shorthand/battalions_of_brigades.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The words at that place are a sort of troops only behind a word for a battalion, "bn Rifle Brigade", and end with
/// one for a command.
bool is_regiment_behind_battalion(std::string_view line, const Tokens& tokens, std::size_t at,
                                  const PhraseBook& words) {
  std::size_t end = at;
  while (end < tokens.size() && tokens[end].is == Token::Is::word && !words.has(Sense::command, tokens, end)) ++end;
  if (end == at || end >= tokens.size() || !words.has(Sense::command, tokens, end)) return false;
  const Tokens named = tokens_of(fmt::format("bn {}", text_between(line, tokens[at], tokens[end])));
  const std::optional<PhraseFound> kind = words.find(Sense::kind, named, 0);
  return kind && kind->length == named.size();
}

}  // namespace

std::string with_battalion_of_brigade(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    const bool begins = at == 0 || !(tokens[at - 1].mark("/") || tokens[at - 1].figure());
    if (!begins || !tokens[at].figure() || !tokens[at + 1].mark("/") || !tokens[at + 2].joined) continue;
    if (!is_regiment_behind_battalion(line, tokens, at + 2, words)) continue;
    const std::string number = tokens[at].is == Token::Is::ordinal
                                   ? std::string(text_between(line, tokens[at], tokens[at]))
                                   : with_ordinal_ending(tokens[at].value);
    told.put(tokens[at].begin, tokens[at + 2].begin, fmt::format("{} bn ", number));
  }
  return told.text();
}

}  // namespace estafette::readers
