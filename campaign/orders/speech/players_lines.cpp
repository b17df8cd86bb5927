#include "campaign/orders/speech/players_lines.hpp"

#include "campaign/orders/speech/prose.hpp"

#include <algorithm>
#include <vector>

namespace estafette::campaign {

bool is_players(const LetterLine& line) {
  return !line.clauses.empty() && !line.unreadable && !line.signature && line.passed_over.empty();
}

bool gives_order(const LetterContext& context, const LetterLine& line) {
  const std::vector<Sentence> sentences = sentences_of(context, line.clauses);
  return std::any_of(sentences.begin(), sentences.end(),
                     [&](const Sentence& sentence) { return looks_like_order(context, sentence, false); });
}

}  // namespace estafette::campaign
