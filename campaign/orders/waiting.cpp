#include "campaign/orders/waiting.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/cursor.hpp"

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

}  // namespace

std::optional<Problem> waits_in(const LetterContext& context, const std::vector<Sentence>& sentences) {
  for (const Sentence& sentence : sentences)
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
      const std::size_t words = letter_words().waits_at(sentence, i);
      if (words == 0) continue;
      const Match awaited = awaited_at(context, sentence, i + words);
      if (awaited.found.empty()) continue;
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
