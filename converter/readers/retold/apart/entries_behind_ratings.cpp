#include "converter/readers/retold/apart/entries_behind_ratings.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "10th Ohio", "Dale's Battery" at that token.
bool begins_entry(std::string_view line, const Tokens& tokens, std::size_t at) {
  if (at + 1 >= tokens.size()) return false;
  if (tokens[at].is == Token::Is::ordinal) return true;
  const std::string_view rest = line.substr(tokens[at].begin), word = rest.substr(0, rest.find(' '));
  return begins_capital(word) && word.ends_with("'s");
}

}  // namespace

std::string with_entries_apart_behind_ratings(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  bool counted = false;  // the entry that ends there
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    counted =
        counted || (count && (count->is == "men" || count->is == "guns") && tokens[at - 1].is == Token::Is::number);
    const std::optional<PhraseFound> rating = words.find(Sense::quality, tokens, at);
    if (!counted || !rating || !tokens[at - 1].mark(",")) continue;
    const std::size_t next = at + rating->length;
    if (!begins_entry(line, tokens, next)) continue;
    const std::size_t end = tokens[next - 1].end;
    told.put(end, end, ";");
    counted = false;
  }
  return told.text();
}

}  // namespace estafette::readers
