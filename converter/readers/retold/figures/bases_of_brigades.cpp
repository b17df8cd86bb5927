#include "converter/readers/retold/figures/bases_of_brigades.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

bool counts_bases(const Token& token) {
  return token.text == "bases" || token.text == "base" || token.text == "stands" || token.text == "stand";
}

}  // namespace

std::string with_list_before_bases(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 6 || !tokens.back().mark(")")) return std::string(line);
  for (std::size_t at = 3; at + 2 < tokens.size(); ++at) {
    const bool bases = counts_bases(tokens[at - 1]) && tokens[at - 2].is == Token::Is::number &&
                       tokens[at - 3].mark("-") && words.any(Sense::command, tokens, 0, at - 3);
    if (!bases) continue;
    std::optional<PhraseFound> grade = words.find(Sense::quality, tokens, at);
    if (!grade) grade = words.find(Sense::kind, tokens, at);  // "3 bases light cavalry (2nd & 4th Hussars)"
    const std::size_t open = at + (grade ? grade->length : 0);
    if (open + 2 >= tokens.size() || !tokens[open].mark("(")) continue;
    const bool listed = tokens[open + 1].is == Token::Is::ordinal || grade;  // "(Coldstream & Scots Guards)"
    if (!listed) continue;
    return fmt::format("{}: {} - {}{}", trim(line.substr(0, tokens[at - 3].begin)),
                       line.substr(tokens[open + 1].begin, tokens.back().begin - tokens[open + 1].begin),
                       text_between(line, tokens[at - 2], tokens[at - 1]),
                       grade ? fmt::format(" [Note: {}]", text_between(line, tokens[at], tokens[open - 1])) : "");
  }
  return std::string(line);
}

}  // namespace estafette::readers
