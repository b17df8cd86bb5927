#include "converter/readers/retold/listed/comma_before_and.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace estafette::readers {
namespace {

bool tells_troops_there(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  for (const Sense sense : {Sense::kind, Sense::unit, Sense::state})
    if (words.any(sense, tokens, from, to)) return true;
  return false;
}

/// "2 squadrons", but not "2/27th".
bool counts_something(const Tokens& tokens, std::size_t at) {
  return tokens[at].is == Token::Is::number && !(at + 1 < tokens.size() && tokens[at + 1].mark("/"));
}

/// What parts the entries of a line, outside brackets, besides its commas.
struct Parting {
  std::string_view sign;   ///< ";", "&", "+" or "/", the first of them; empty: none
  std::size_t commas = 0;  ///< outside brackets, behind the last semicolon
  std::size_t last = 0;    ///< the token of the comma before "and"; 0: there is none
};

Parting parting_of(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  Parting parting;
  int depth = 0;
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const Token& token = tokens[at];
    depth += token.mark("(") || token.mark("[") ? 1 : token.mark(")") || token.mark("]") ? -1 : 0;
    if (depth != 0) continue;
    const std::string_view sign = line.substr(token.begin, token.end - token.begin);
    const bool apart = sign == ";" || (!token.joined && (sign == "&" || sign == "+" || sign == "/"));
    if (apart && parting.sign.empty()) parting.sign = sign;
    if (sign == ";") parting.commas = 0;
    if (!token.mark(",")) continue;
    ++parting.commas;
    if (is_and(tokens, at + 1, words) && line[tokens[at + 1].begin] != '&') parting.last = at;
  }
  return parting;
}

}  // namespace

std::string without_comma_before_and(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Parting parting = parting_of(line, tokens, words);
  const std::size_t comma = parting.last;
  const bool others = parting.commas > 1;  // which part entries, or figures from names
  if (comma == 0 || others || counts_something(tokens, comma + 2) || is_the(tokens, comma + 2, words) ||
      words.any(Sense::verb, tokens, 0, tokens.size()) || !tells_troops_there(tokens, 0, comma, words) ||
      !tells_troops_there(tokens, comma + 2, tokens.size(), words))
    return std::string(line);
  const std::string_view before = trim(line.substr(0, tokens[comma].begin));
  const std::string_view behind = line.substr(tokens[comma + 2].begin);
  if (parting.sign.empty() || parting.sign == ";") return fmt::format("{}; {}", before, behind);
  return fmt::format("{} {} {}", before, parting.sign, behind);
}

}  // namespace estafette::readers
