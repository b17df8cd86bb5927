#include "converter/readers/list/figure_of_row.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/words/joints.hpp"

#include <cstddef>

namespace estafette::readers {

std::optional<FigureOfRow> figure_of_row(std::string_view text, const PhraseBook& words) {
  if (text.find("...") == std::string_view::npos) return std::nullopt;
  const Tokens tokens = tokens_of(text);
  std::size_t dots = tokens.size();
  bool listed = false;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at].mark("...")) dots = at;
    listed = listed || (dots == tokens.size() && (is_joint(tokens, at, words) || tokens[at].mark(";")));
  }
  if (!listed || dots + 1 >= tokens.size()) return std::nullopt;
  std::optional<Facts> facts = facts_of(tokens, dots + 1, tokens.size(), words, false);
  if (!facts || !facts->figures()) return std::nullopt;
  return FigureOfRow{trim(text.substr(0, tokens[dots].begin)), *std::move(facts)};
}

}  // namespace estafette::readers
