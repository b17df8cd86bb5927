#include "converter/readers/pieces/kinds_below_numbers.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestNumbers = 2;

/// "..., 9th, 14th, 26th": two numbers or more at the end of a list.
bool ends_with_numbers(const Tokens& line, const PhraseBook& words) {
  std::size_t numbers = 0;
  for (std::size_t at = line.size(); at > 0; --at) {
    const Token& token = line[at - 1];
    const bool number = token.is == Token::Is::ordinal;
    const bool in_turn = (line.size() - at) % 2 == 0;
    if (in_turn ? !number : !is_joint(line, at - 1, words)) break;
    numbers += in_turn ? 1U : 0U;
  }
  return numbers >= kFewestNumbers;
}

/// "Dragoons   3,279": a sort of several, and what men they had, if anything.
bool names_only_a_sort(const Tokens& line, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = line.empty() ? std::nullopt : words.find(Sense::kind, line, 0);
  if (!kind || kind->part) return false;
  const bool several = line[kind->length - 1].text.ends_with('s') || words.has(Sense::plural, line, kind->length - 1);
  const bool strength = kind->length + 1 == line.size() && line[kind->length].is == Token::Is::number;
  return several && strength;
}

}  // namespace

void join_kinds_below_numbers(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = lines.size(); at-- > 1;) {
    TextLine &above = lines[at - 1], &line = lines[at];
    const bool beside = line.after_blank || line.footnote || line.heading || line.beside || above.heading ||
                        !may_be_read(line) || !may_be_read(above);
    if (beside || !names_only_a_sort(tokens_of(line.text), words) || !ends_with_numbers(tokens_of(above.text), words))
      continue;
    above.text += ' ' + line.text;
    above.lines += line.lines;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
  }
}

}  // namespace estafette::readers
