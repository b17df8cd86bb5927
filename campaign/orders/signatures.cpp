#include "campaign/orders/signatures.hpp"

#include "campaign/orders/prose.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

bool is_name_with_no_colon(const LetterContext& context, const std::vector<Sentence>& sentences) {
  if (sentences.size() != 1 || sentences.front().at_end == Gap::colon) return false;
  const Match own = context.own.find(sentences.front(), 0);
  return own.certain && own.words == sentences.front().words.size();
}

bool begins_with_name(const LetterContext& context, const std::vector<Sentence>& sentences) {
  return !sentences.empty() && force_named(context, sentences.front(), 0).certain;
}

}  // namespace

void mark_signatures(const LetterContext& context, std::vector<LetterLine>& lines) {
  LetterLine* signature = nullptr;  // it may be one, if what comes next has a name of its own
  bool ordered = false, greeting = false;
  for (LetterLine& line : lines) {
    if (line.clauses.empty() || line.unreadable || !line.passed_over.empty()) continue;
    const std::vector<Sentence> sentences = sentences_of(context, line.clauses);
    if (signature != nullptr && begins_with_name(context, sentences)) signature->signature = true;
    signature = ordered && greeting && is_name_with_no_colon(context, sentences) ? &line : nullptr;
    greeting = sentences.empty();
    ordered = ordered || std::any_of(sentences.begin(), sentences.end(), [&](const Sentence& sentence) {
                return looks_like_order(context, sentence, false);
              });
  }
}

}  // namespace estafette::campaign
