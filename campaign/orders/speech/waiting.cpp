#include "campaign/orders/speech/waiting.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "converter/naming/words.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>

namespace estafette::campaign {
namespace {

/// The force that is named behind such words; none if something else is.
Match awaited_at(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  Cursor behind(sentence, word);
  behind.take_all({"that", "of", "to", "que", "dass", "le"});
  if (behind.done() || (behind.at() > 0 && behind.gap() > Gap::comma)) return {};
  const Match own = context.own.find(sentence, behind.at());
  return own.certain ? own : Match{};
}

/// True if something is ordered between the stops on either side of that word: "when Ney writes I shall tell you" waits
/// for no order. The dot of "VIII. Korps" is no stop.
bool orders_around(const Sentence& sentence, std::size_t word) {
  const auto stops = [&](std::size_t at) {
    return sentence.before(at) == Gap::dot && number_in(sentence.words[at - 1].plain) == 0;
  };
  std::size_t from = word;
  while (from > 0 && !stops(from)) --from;
  for (std::size_t i = from; i < sentence.words.size() && (i <= word || !stops(i)); ++i)
    if (verb_at(sentence, i).verb != nullptr) return true;
  return false;
}

}  // namespace

std::optional<Problem> waits_in(const LetterContext& context, const std::vector<Sentence>& sentences) {
  for (const Sentence& sentence : sentences)
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
      const std::size_t words = letter_words().waits_at(sentence, i);
      if (words == 0) continue;
      const Match awaited = awaited_at(context, sentence, i + words);
      if (awaited.found.empty() || !orders_around(sentence, i)) continue;
      const std::string name = awaited.one() ? context.own.sure_name(awaited.found.front()) : "that force";
      return Problem{
          "",
          0,
          "",
          sentence.text,
          "an order that waits for nobody (1.1)",
          fmt::format("Orders are carried out one after the other as they stand: put the order of {0} first and "
                      "leave out the waiting; or write \"follow {0}\", or \"halt\" until it has come",
                      name)};
    }
  return std::nullopt;
}

}  // namespace estafette::campaign
