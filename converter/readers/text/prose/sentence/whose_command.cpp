#include "converter/readers/text/prose/sentence/whose_command.hpp"

#include "base/rewriting.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/led_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestName = 7;  ///< tokens: "Generalmajor Graf von der Alba"

/// The token at which a person's name begins that ends right before `end`: the longest such name. "Then" begins a
/// sentence, and no name.
std::optional<std::size_t> person_before(const Clause& clause, std::size_t end, bool ranked, const PhraseBook& words) {
  std::optional<std::size_t> first;
  for (std::size_t at = end - std::min(end, kLongestName); at < end; ++at) {
    const bool rank = words.has(Sense::rank, clause.tokens, at);
    if ((ranked && !rank) || !is_person(clause.between(at, end), words)) continue;
    if (rank || at > 0) return at;
    first = at;
  }
  return first;
}

/// The tokens of whom "whose" or "his" means that stands at a token.
std::optional<Clause::Span> owner(const Clause& clause, std::size_t at, const PhraseFound& word,
                                  const PhraseBook& words) {
  if (word.is == "whose") {
    const std::size_t end = at > 0 && clause.tokens[at - 1].mark(",") ? at - 1 : at;
    const std::optional<std::size_t> begin = person_before(clause, end, false, words);
    return begin ? std::optional(Clause::Span{*begin, end}) : std::nullopt;
  }
  for (std::size_t end = at; end > 0; --end)
    if (const auto begin = person_before(clause, end, true, words)) return Clause::Span{*begin, end};
  return std::nullopt;
}

}  // namespace

std::string with_owners_named(std::string_view sentence, const PhraseBook& words) {
  const Clause clause = Clause::as_typed(sentence, words);
  const Tokens& tokens = clause.tokens;
  const auto byte = [&](std::size_t at) {
    return static_cast<std::size_t>(clause.text.data() - sentence.data()) + tokens[at].begin;
  };
  Rewriting named(sentence);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    std::optional<PhraseFound> whose = words.find(Sense::owner, tokens, at);
    if (whose && whose->is == "that") whose.reset();
    const std::size_t word = at + (whose ? whose->length : 0);
    const std::optional<PhraseFound> command = whose ? command_word(tokens, word, words) : std::nullopt;
    const std::optional<Clause::Span> person =
        command && level_from(command->is) ? owner(clause, at, *whose, words) : std::nullopt;
    if (!person) continue;
    const std::size_t begin = byte(whose->is == "whose" ? person->at : at), end = word + command->length;
    if (begin < named.done()) continue;
    named.put(begin, byte(end - 1) + tokens[end - 1].end - tokens[end - 1].begin,
              fmt::format("{} of {}", clause.between(word, end), clause.between(person->at, person->end)));
    at = end - 1;
  }
  return named.text();
}

}  // namespace estafette::readers
