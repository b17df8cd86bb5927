#include "converter/readers/retold/parts/parts_without_commas.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {

std::string with_commas_between_parts(std::string_view line, const PhraseBook& words) {
  constexpr int kMostWithoutCommas = 9;
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  for (std::size_t open = 0; open < tokens.size(); ++open) {
    if (!tokens[open].mark("(")) continue;
    std::vector<std::size_t> bare;  // numbers that another follows at once
    std::size_t at = open + 1;
    std::optional<std::size_t> last;  // the number before this token
    int value = 0;
    for (; at < tokens.size(); ++at) {
      const Token& token = tokens[at];
      if (token.figure() && token.value > value && token.value <= kMostWithoutCommas) {
        if (last) bare.push_back(*last);
        last = at;
        value = token.value;
      } else if (is_joint(tokens, at, words)) {
        last.reset();
      } else if (!token.mark(".")) {
        break;
      }
    }
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    const bool parts = count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
    if (!parts || bare.empty()) continue;
    for (const std::size_t number : bare) {
      const std::size_t end = tokens[number + 1].mark(".") ? tokens[number + 1].end : tokens[number].end;
      const std::size_t stop = line.substr(end).starts_with('.') ? end + 1 : end;
      text.put(stop, stop, ",");
    }
  }
  return text.changed() ? text.text() : std::string(line);
}

}  // namespace estafette::readers
