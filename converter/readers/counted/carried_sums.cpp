#include "converter/readers/counted/carried_sums.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

bool begins_with_carried(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> total = tokens.empty() ? std::nullopt : words.find(Sense::total, tokens, 0);
  return total && total->is == "carried";
}

/// The figure that ends a line, also before a word for men.
std::optional<long long> figure_at_end(const Tokens& tokens, const PhraseBook& words) {
  std::size_t last = tokens.size();
  if (last > 1 && words.has(Sense::count, tokens, last - 1)) --last;
  if (last < 2 || tokens[last - 1].is != Token::Is::number) return std::nullopt;
  return tokens[last - 1].value;
}

}  // namespace

void note_carried_sums(std::vector<TextLine>& lines, const PhraseBook& words) {
  long long sum = 0;
  long long with_named = 0;  // with lines that may be commands by their names: "Gardes du corps | 2"
  std::size_t summed = 0;
  for (TextLine& line : lines) {
    if (!may_be_read(line)) continue;
    const Tokens tokens = tokens_of(line.text);
    const std::optional<long long> figure = figure_at_end(tokens, words);
    const bool is_sum = figure && summed > 1 && (*figure == sum || *figure == with_named);
    if (begins_with_carried(tokens, words) || (is_sum && tokens[0].text == "transport")) {  // or else it is troops
      if (is_sum) line.text = fmt::format("Note: {}", line.text);
      continue;
    }
    const bool command = head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
    if (command || (!tokens.empty() && words.has(Sense::total, tokens, 0))) {
      sum = 0;
      with_named = command && figure ? with_named + *figure : 0;
      summed = command && figure ? summed + 1 : 0;
    } else if (figure) {
      sum += *figure;
      with_named += *figure;
      ++summed;
    }
  }
}

}  // namespace estafette::readers
