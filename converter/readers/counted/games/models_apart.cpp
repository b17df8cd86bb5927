#include "converter/readers/counted/games/models_apart.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/models.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestCounted = 2;

/// The ends of all words for models that a number stands before, and the beginnings of units behind them.
struct Cuts {
  std::size_t counted = 0;
  std::vector<std::size_t> at;
};

Cuts cuts_in(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Cuts cuts;
  if (words.any(Sense::command, tokens, 0, tokens.size())) return cuts;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at - 1].is != Token::Is::number || !names_models(tokens, at, words)) continue;
    ++cuts.counted;
    if (at + 1 == tokens.size()) break;
    const Token& next = tokens[at + 1];
    const bool begins = next.figure() || (next.is == Token::Is::word && capital_at(line, next.begin));
    if (begins) cuts.at.push_back(next.begin);
  }
  return cuts;
}

/// Most lines count nothing twice, and are not cut into words for it.
bool may_count_twice(std::string_view line) {
  return std::count(line.begin(), line.end(), '-') > 1 && std::count_if(line.begin(), line.end(), is_digit) > 1;
}

}  // namespace

void part_models(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> parted;
  parted.reserve(lines.size());
  for (const TextLine& line : lines) {
    const Cuts cuts = may_be_read(line) && may_count_twice(line.text) ? cuts_in(line.text, words) : Cuts{};
    std::size_t from = 0;
    for (const std::size_t cut : cuts.counted >= kFewestCounted ? cuts.at : std::vector<std::size_t>{}) {
      parted.push_back(line);
      parted.back().text = trim(std::string_view(line.text).substr(from, cut - from));
      from = cut;
    }
    parted.push_back(line);
    if (from > 0) parted.back().text = line.text.substr(from);
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
