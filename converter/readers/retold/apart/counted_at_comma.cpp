#include "converter/readers/retold/apart/counted_at_comma.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/counted_pieces.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <vector>

namespace estafette::readers {

std::string with_counted_at_comma(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  int depth = 0;
  std::size_t from = 0;  // of the entry before the joint
  bool listed = false;   // several entries stand before it, or figures in brackets
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    depth += tokens[at].mark("(") || tokens[at].mark("[") ? 1 : tokens[at].mark(")") || tokens[at].mark("]") ? -1 : 0;
    listed = listed || (at > 0 && (tokens[at].mark(",") || tokens[at].mark(";") || tokens[at].mark(")")));
    if (tokens[at].mark(",") || tokens[at].mark(";") || tokens[at].mark(":")) from = at + 1;
    if (depth != 0 || at == from || !listed || tokens[at].mark(",") || !is_joint(tokens, at, words)) continue;
    const std::string_view before = text_between(line, tokens[from], tokens[at - 1]);
    const std::string_view behind = line.substr(tokens[at + 1].begin);
    const std::vector<CountedPiece> counted = counted_pieces(before, words);
    if (!counts_parts(behind, words) || (!counted.empty() && !counted.back().sort)) continue;
    return with_counted_at_comma(fmt::format("{}, {}", trim(line.substr(0, tokens[at].begin)), behind), words);
  }
  return std::string(line);
}

}  // namespace estafette::readers
