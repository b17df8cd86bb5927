#include "converter/readers/copied/forms/club_letters.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>

namespace estafette::readers {

std::string with_club_letters_spelt(std::string_view line) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::string_view word = line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin);
    const bool ordinal = tokens[at - 1].is == Token::Is::ordinal;
    const bool numbered = ordinal || tokens[at - 1].is == Token::Is::number || tokens[at - 1].text == "x";
    const std::string_view spelt = word == "CaC" && numbered ? "Chasseurs \u00E0 Cheval"
                                   : word == "LB" && ordinal ? "Light Bn"
                                                             : "";
    if (spelt.empty()) continue;
    told.put(tokens[at].begin, tokens[at].end, spelt);
  }
  return told.text();
}

}  // namespace estafette::readers
