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

/// "1 gun model = 2 guns", "each gun represents 3 pieces": how many; nothing if the clause tells of no guns.
std::optional<int> guns_of_a_model(const Tokens& tokens, const PhraseBook& words) {
  constexpr int kMostGuns = 12;
  for (std::size_t at = tokens.size(); at-- > 2;) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    const bool number = tokens[at - 1].is == Token::Is::number && tokens[at - 1].value > 1;
    if (count && count->is == "guns" && number && tokens[at - 1].value <= kMostGuns) return tokens[at - 1].value;
  }
  return std::nullopt;
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
    const std::optional<int> guns = guns_of_a_model(tokens_of(clause), words);
    if (guns) ratios.guns = guns;
    if (!men || guns) continue;
    (is_of_horse(tokens_of(clause), words) ? ratios.horse : ratios.others) = men;
  }
  return ratios;
}

}  // namespace estafette::readers
