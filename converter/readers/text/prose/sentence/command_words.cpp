#include "converter/readers/text/prose/sentence/command_words.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/within_rank.hpp"

#include <algorithm>
#include <array>

namespace estafette::readers {
namespace {

/// "Adrian Dale" before "'s": names in capitals.
bool of_somebody(std::string_view text, const Tokens& tokens, std::size_t at) {
  constexpr std::size_t kMostNames = 3;
  for (std::size_t next = at; next < std::min(at + kMostNames, tokens.size()); ++next) {
    if (tokens[next].is != Token::Is::word || !capital_at(text, tokens[next].begin)) return false;
    if (next + 1 < tokens.size() && tokens[next + 1].text == "s" && tokens[next + 1].joined) return true;
  }
  return false;
}

/// "2nd", "light", "Russian", "Kern's" before the word of command.
bool belongs_before(std::string_view text, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const Token& token = tokens[at];
  if (token.figure()) return true;
  for (const Sense sense : {Sense::ordinal, Sense::nation, Sense::kind, Sense::quality, Sense::arm})
    if (words.has(sense, tokens, at)) return true;
  if (token.text == "s" && token.joined && at > 0) return true;
  return of_somebody(text, tokens, at) || (token.capitals && roman(text.substr(token.begin, token.end - token.begin)));
}

}  // namespace

std::optional<PhraseFound> command_word(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> several = words.find(Sense::count, tokens, at);
  if (several && several->is == "commands" && !words.has(Sense::rank, tokens, at + several->length) &&
      !words.has(Sense::subaltern, tokens, at + several->length))
    return std::nullopt;
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
  if (command && within_rank(tokens, at, words)) return std::nullopt;
  return command;
}

std::string one_command(std::string_view several, const PhraseBook& words) {
  struct Ending {
    std::string_view several, one;
  };
  constexpr std::array<Ending, 20> kEndings = {{{"\u00F5es", "\u00E3o"},
                                                {"ones", "\u00F3n"},
                                                {"es", ""},
                                                {"s", ""},
                                                {"en", ""},
                                                {"en", "e"},
                                                {"te", "ta"},
                                                {"ne", "na"},
                                                {"ni", "ne"},
                                                {"pi", "po"},
                                                {"je", "ja"},
                                                {"ji", "ja"},
                                                {"y", "a"},
                                                {"ами", "а"},
                                                {"иями", "ия"},
                                                {"ах", "а"},
                                                {"ы", "а"},
                                                {"ии", "ия"},
                                                {"ий", "ия"},
                                                {"", "а"}}};
  for (const Ending& ending : kEndings) {
    if (!several.ends_with(ending.several)) continue;
    std::string one(several.substr(0, several.size() - ending.several.size()));
    one += ending.one;
    const Tokens tokens = tokens_of(one);
    const std::optional<PhraseFound> found = tokens.size() == 1 ? command_word(tokens, 0, words) : std::nullopt;
    if (found && !found->part) return one;
  }
  return std::string(several);
}

std::size_t first_of_command(std::string_view text, const Tokens& tokens, std::size_t from, std::size_t word,
                             const PhraseBook& words) {
  for (bool more = true; more && word > from;) {
    const std::optional<PhraseFound> ordinal =  // "la primera": the word alone is not always a number
        word > from + 1 ? words.find(Sense::ordinal, tokens, word - 2) : std::nullopt;
    const bool lettered = word > from + 1 && tokens[word - 1].joined && tokens[word - 1].is == Token::Is::word &&
                          tokens[word - 2].is == Token::Is::number;
    more = true;
    if ((ordinal && ordinal->length == 2) || lettered)  // "1a divisione"
      word -= 2;
    else if (belongs_before(text, tokens, word - 1, words))
      --word;
    else
      more = false;
  }
  return word;
}

}  // namespace estafette::readers
