#include "converter/readers/retold/companies/brigades_of_gunners.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "R.A.", "K.G.A.", "Royal Artillery", "R.A. Driver" is none: gunners and nothing else of the entry.
bool are_gunners(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  std::size_t end = at, letters = 0;
  while (end < tokens.size() && (tokens[end].letter() || (letters > 0 && tokens[end].mark(".")))) {
    letters += tokens[end].letter() ? 1U : 0U;
    ++end;
  }
  const auto closes = [&](std::size_t place) { return place >= tokens.size() || tokens[place].is == Token::Is::mark; };
  if (letters > 1) return tokens[at + letters - 1].text == "a" && closes(end);
  if (at >= tokens.size() || tokens[at].is != Token::Is::word) return false;
  if (tokens[at].capitals && tokens[at].text.size() <= 3) return tokens[at].text.ends_with('a') && closes(at + 1);
  for (std::size_t word = at; word < tokens.size() && tokens[word].is == Token::Is::word; ++word) {
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, word);
    if (arm && !arm->part && arm->is == "artillery") return closes(word + arm->length);
  }
  return false;
}

}  // namespace

std::string with_battery_for_gunners_brigade(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostBetween = 3;  // tokens of "9-pdr Field"
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    if (!command || command->length != 1 || command->part || command->is != "brigade" || !tokens[at + 1].mark(",") ||
        !are_gunners(tokens, at + 2, words))
      continue;
    bool owned = false;
    for (std::size_t back = at; back-- > 0 && !owned && at - back <= kMostBetween + 1;)
      owned = tokens[back].joined && tokens[back].text == "s" && back > 0 && tokens[back - 1].is == Token::Is::word;
    if (owned && tokens[at].begin >= told.done()) told.put(tokens[at].begin, tokens[at].end, "Battery");
  }
  return told.text();
}

}  // namespace estafette::readers
