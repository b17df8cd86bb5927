#include "converter/readers/counted/games/ratios_by_arm.hpp"

#include "base/text.hpp"
#include "converter/readers/counted/games/models.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {
namespace {

bool is_of_horse(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at); arm && arm->is == "cavalry")
      return true;
  return false;
}

/// Cut at commas, semicolons and words for "and".
std::vector<std::string_view> clauses_of(std::string_view line, const PhraseBook& words) {
  std::vector<std::string_view> clauses;
  const Tokens tokens = tokens_of(line);
  std::size_t from = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!tokens[at].mark(",") && !tokens[at].mark(";") && !is_and(tokens, at, words)) continue;
    clauses.push_back(line.substr(from, tokens[at].begin - from));
    from = tokens[at].end;
  }
  clauses.push_back(line.substr(from));
  return clauses;
}

}  // namespace

RatiosByArm ratios_by_arm(std::string_view line, const PhraseBook& words) {
  RatiosByArm ratios;
  for (const std::string_view clause : clauses_of(line, words)) {
    const std::optional<int> men = men_per_model(clause, words);
    if (!men) continue;
    (is_of_horse(tokens_of(clause), words) ? ratios.horse : ratios.others) = men;
  }
  return ratios;
}

}  // namespace estafette::readers
