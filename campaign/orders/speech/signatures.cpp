#include "campaign/orders/speech/signatures.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/datelines.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/orders/speech/prose.hpp"
#include "converter/naming/words.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

bool is_name_with_no_colon(const LetterContext& context, const std::vector<Sentence>& sentences) {
  if (sentences.size() != 1 || sentences.front().at_end == Gap::colon) return false;
  const Match own = context.own.find(sentences.front(), 0);
  return own.certain && own.words == sentences.front().words.size();
}

/// "Ney, Marshal of the Empire": a name, and behind a comma a rank, with no order, place or other name behind it.
bool is_name_with_rank(const LetterContext& context, const std::vector<Sentence>& sentences) {
  if (sentences.size() != 1) return false;
  const Sentence& sentence = sentences.front();
  const Match own = context.own.find(sentence, 0);
  if (!own.certain || own.words >= sentence.words.size() || sentence.before(own.words) != Gap::comma) return false;
  for (std::size_t i = own.words; i < sentence.words.size(); ++i)
    if (verb_at(sentence, i).verb != nullptr || context.places.find(sentence, i).certain ||
        sentence.before(i) == Gap::colon)
      return false;
  const std::vector<NameToken> behind = name_words().tokens(sentence.text.substr(sentence.words[own.words].begin));
  return sentence.at_end != Gap::colon && !behind.empty() && behind.front().rank &&
         !context.own.find(sentence, own.words).one();
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
    if (!ordered && line.clauses.size() == 1 && is_dateline(context, cut(line.clauses.front()))) {
      line.clauses.clear();
      line.passed_over = "place and date";
      continue;
    }
    const Sentence first = cut(line.clauses.front());
    const bool may_sign = force_named(context, first, 0).certain || signature != nullptr ||
                          (!first.words.empty() && letter_words().is_courtesy(first.words.front().plain));
    greeting = greeting && may_sign;
    if (ordered && !may_sign) continue;
    const std::vector<Sentence> sentences = sentences_of(context, line.clauses);
    if (ordered && is_name_with_rank(context, sentences)) line.signature = true;
    if (signature != nullptr && begins_with_name(context, sentences)) signature->signature = true;
    signature = ordered && greeting && is_name_with_no_colon(context, sentences) ? &line : nullptr;
    greeting = sentences.empty();
    ordered = ordered || std::any_of(sentences.begin(), sentences.end(), [&](const Sentence& sentence) {
                return looks_like_order(context, sentence, false);
              });
  }
}

}  // namespace estafette::campaign
