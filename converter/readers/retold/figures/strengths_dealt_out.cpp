#include "converter/readers/retold/figures/strengths_dealt_out.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <utility>
#include <vector>

namespace estafette::readers {

std::string with_strengths_dealt_out(std::string_view line, const PhraseBook& words) {
  constexpr int kFewestMenDealt = 20;
  const Tokens tokens = tokens_of(line);
  std::vector<std::size_t> figures;
  std::size_t open = 1;
  for (std::size_t at = 1; at + 3 < tokens.size() && figures.size() < 2; ++at) {
    if (!tokens[at].mark("(")) continue;
    figures.clear();
    open = at;
    std::size_t next = at + 1;
    while (next + 1 < tokens.size() && tokens[next].is == Token::Is::number && tokens[next].value >= kFewestMenDealt) {
      figures.push_back(next++);
      if (!tokens[next].mark(",")) break;
      ++next;
    }
    if (next >= tokens.size() || !tokens[next].mark(")")) figures.clear();
  }
  if (figures.size() < 2) return std::string(line);
  std::size_t sort = open;  // where the sort of all begins, behind the last number
  while (sort > 0 && tokens[sort - 1].is == Token::Is::word && !is_joint(tokens, sort - 1, words)) --sort;
  std::vector<std::pair<std::size_t, std::size_t>> numbers;  // the first and the last token of each
  for (std::size_t at = sort; at > 0;) {
    const bool stroke = at > 2 && tokens[at - 2].mark("/") && tokens[at - 3].is == Token::Is::number;  // "1/4th"
    if (tokens[at - 1].is == Token::Is::ordinal || (stroke && tokens[at - 1].is == Token::Is::number)) {
      numbers.insert(numbers.begin(), {stroke ? at - 3 : at - 1, at - 1});
      at -= stroke ? 3 : 1;
    } else if (is_joint(tokens, at - 1, words)) {
      --at;
    } else {
      break;
    }
  }
  if (numbers.size() != figures.size()) return std::string(line);
  const std::string_view of_all = line.substr(tokens[sort].begin, tokens[open].begin - tokens[sort].begin);
  std::string told(line.substr(0, tokens[numbers.front().first].begin));
  for (std::size_t at = 0; at < numbers.size(); ++at)
    told += fmt::format(
        "{}{} {}({})", at > 0 ? ", " : "", text_between(line, tokens[numbers[at].first], tokens[numbers[at].second]),
        sort < open ? of_all : std::string_view{}, text_between(line, tokens[figures[at]], tokens[figures[at]]));
  return told.append(line.substr(tokens[figures.back() + 1].end));
}

}  // namespace estafette::readers
