#include "campaign/orders/speech/hangers_on.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/cursor.hpp"

#include <algorithm>
#include <string>

namespace estafette::campaign {
namespace {

/// Past "and", "together with", "as does"; false if no such word stands there.
bool take_joining(Cursor& cursor) {
  if (const std::size_t words = letter_words().and_between_names_at(cursor.sentence(), cursor.at()); words > 0) {
    cursor.skip(words);
    return true;
  }
  return cursor.take({"and", "with", "plus", "including"});
}

}  // namespace

bool names_one_more(const LetterContext& context, const LetterLine& line) {
  if (line.clauses.size() != 1) return false;
  const std::string& clause = line.clauses.front();
  const Sentence sentence = cut(clause.starts_with('&') ? "and" + clause.substr(1) : clause);
  Cursor cursor(sentence);
  if (sentence.at_end == Gap::colon || !take_joining(cursor)) return false;
  while (!cursor.done()) {
    const Match own = context.own.find(sentence, cursor.at());
    if (!own.certain) return false;
    cursor.skip(std::max<std::size_t>(own.words, 1));
    if (cursor.done()) return true;
    take_joining(cursor);
  }
  return false;
}

}  // namespace estafette::campaign
