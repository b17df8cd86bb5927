#include "converter/readers/world/names.hpp"

#include <algorithm>

namespace estafette::test {
namespace {

using readers::Sense;
using readers::Token;
using readers::Tokens;

/// How many tokens say only what sort of troops or command it is; 0: this one counts.
std::size_t plain_words(const Tokens& tokens, std::size_t at, const readers::PhraseBook& words) {
  std::size_t longest = 0;
  for (const Sense sense : {Sense::command, Sense::kind, Sense::unit, Sense::count, Sense::arm, Sense::link,
                            Sense::serial, Sense::nation, Sense::country, Sense::forces, Sense::quality, Sense::gun}) {
    if (const auto found = words.find(sense, tokens, at)) longest = std::max(longest, found->length);
  }
  return longest;
}

std::vector<std::string> plain_tokens(const std::string& text) {
  std::vector<std::string> result;
  for (const Token& token : readers::tokens_of(text)) {
    if (token.is != Token::Is::mark) result.push_back(token.text);
  }
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace

std::vector<std::string> core_of(const std::string& name, const readers::PhraseBook& words) {
  return core_of(name, "", words);
}

std::vector<std::string> core_of(const std::string& name, const std::string& commander,
                                 const readers::PhraseBook& words) {
  const std::vector<std::string> person = plain_tokens(commander);
  const Tokens tokens = readers::tokens_of(name);
  std::vector<std::string> core;
  for (std::size_t at = 0; at < tokens.size();) {
    const Token& token = tokens[at];
    const bool known = std::binary_search(person.begin(), person.end(), token.text);
    const std::size_t plain = token.is == Token::Is::word && !known ? plain_words(tokens, at, words) : 0;
    if (plain == 0 && token.is != Token::Is::mark && !known) core.push_back(token.text);
    at += std::max<std::size_t>(plain, 1);
  }
  std::sort(core.begin(), core.end());
  return core;
}

bool names_person(const std::string& found, const std::string& wanted) {
  const Tokens tokens = readers::tokens_of(found);
  const auto figure = [](const Token& token) { return token.is == Token::Is::number; };
  return std::none_of(tokens.begin(), tokens.end(), figure) && within(plain_tokens(wanted), plain_tokens(found));
}

bool within(const std::vector<std::string>& inner, const std::vector<std::string>& outer) {
  return std::includes(outer.begin(), outer.end(), inner.begin(), inner.end());
}

}  // namespace estafette::test
