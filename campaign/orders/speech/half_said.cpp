#include "campaign/orders/speech/half_said.hpp"

#include "base/letters.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/orders/speech/players_lines.hpp"
#include "converter/naming/sentence.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::campaign {
namespace {

/// "(via Auer": the bracket at the end that nobody has closed; not that of ":(" and ";-(".
bool has_open_bracket(std::string_view text) {
  const std::size_t open = text.rfind('(');
  if (open == std::string_view::npos || text.find(')', open) != std::string_view::npos) return false;
  const bool face = open > 0 && std::string_view(":;-").find(text[open - 1]) != std::string_view::npos;
  return !face && text.find_first_not_of(" (", open) != std::string_view::npos;
}

/// True if the last word belongs to a verb of an order: "stand to".
bool closes_with_verb(const Sentence& sentence) {
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    const VerbFound verb = verb_at(sentence, i);
    if (verb.verb != nullptr && verb.words > 0 && i + verb.words == sentence.words.size()) return true;
  }
  return false;
}

/// What the line ends with that wants something behind it; empty if it ends as a sentence does.
std::string breaks_off_at(const LetterLine& line) {
  if (has_open_bracket(line.text)) return "(";
  const Sentence sentence = cut(line.clauses.back());
  if (sentence.words.empty()) return {};
  if (sentence.at_end == Gap::dash) return line.text.substr(line.text.find_last_of(" \t") + 1);
  if (sentence.at_end != Gap::blank || closes_with_verb(sentence)) return {};
  const std::string& last = sentence.words.back().plain;
  const std::string& english = letter_words().in_english(last);
  for (const std::string_view word : {"and", "or", "via", "then"})
    if (english == word) return last;
  for (const std::string_view word : {"to", "towards", "with", "from"})  // in English alone: "zu" may end a sentence
    if (last == word) return last;
  return {};
}

/// True if the line may be what stands behind the "and" at the end of the one above.
bool goes_on(const LetterContext& context, const LetterLine& next) {
  const Sentence sentence = cut(next.clauses.front());
  return !sentence.words.empty() &&
         (force_named(context, sentence, 0).certain || order_at(context, sentence, 0).verb != nullptr);
}

}  // namespace

void mark_open_ends(const LetterContext& context, std::vector<LetterLine>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!is_players(lines[i])) continue;
    std::string at = breaks_off_at(lines[i]);
    if (at.empty() || !gives_order(context, lines[i])) continue;
    const std::string& english = letter_words().in_english(at);
    const bool joins = english == "and" || english == "then";
    if (!joins || i + 1 == lines.size() || !is_players(lines[i + 1]) || !goes_on(context, lines[i + 1]))
      lines[i].open_end = std::move(at);
  }
}

bool says_only_when(const LetterContext& context, const LetterLine& line) {
  if (line.clauses.size() != 1) return false;
  const Sentence sentence = cut(line.clauses.front());
  if (sentence.words.size() < 2 || sentence.at_end == Gap::colon) return false;
  if (!letter_words().counts_orders(sentence.words.front().plain)) return false;
  if (context.own.find(sentence, 0).certain) return false;  // "First Cavalry Corps"
  const Match named = context.own.find(sentence, 1);
  return named.certain && 1 + named.words == sentence.words.size();
}

}  // namespace estafette::campaign
