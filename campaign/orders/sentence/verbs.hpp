// The verbs of a player's letter: one table with everything that can be ordered, in official words and in others that
// people use. The reader, its advice, in_words and the list in docs/orders.md all come from it. Source: rules 1.4, 2.1
// to 2.3.1, 4.1, 5.2, 5.5 to 5.5.2.1; each verb names its own.
#pragma once

#include "campaign/state/words.hpp"
#include "converter/naming/sentence.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// One thing that can be ordered.
struct OrderVerb {
  std::optional<OrderKind> kind;  ///< none for halt, which is not an order
  std::string official;           ///< "force march"
  std::string rule;               ///< "2.1.2"
  std::string form;               ///< how it is written: "march PLACE - PLACE - ..."
  std::string meaning;            ///< in a few words, for players
  std::vector<std::string> also;  ///< what is understood as the same
};

/// All, in the order of the rules.
[[nodiscard]] const std::vector<OrderVerb>& verbs();

/// Reads the words of all languages, which is done once: here, beside other work, or else by the first letter.
void learn_verbs();

/// The verb that begins at a word of a sentence.
struct VerbFound {
  const OrderVerb* verb = nullptr;  ///< null: none
  std::size_t words = 0;
  bool official = false;    ///< in its official words
  bool foreign = false;     ///< in another language than English
  bool by_numbers = false;  ///< with a condition of how many enemies come, which no order can have
};
/// The longest verb that begins there.
[[nodiscard]] VerbFound verb_at(const Sentence& sentence, std::size_t from);

/// The same while the half-week stands still, when nobody marches: "withdraw" and "fall back" are withdraw if attacked
/// (5.5).
[[nodiscard]] VerbFound answer_at(const Sentence& sentence, std::size_t from);

/// True for "would", "could" and the like, in plain words: what stands behind them is no order.
[[nodiscard]] bool is_perhaps(const std::string& word);

/// The verb that is spelt most like the words there; empty if none is near.
[[nodiscard]] std::string nearest_verb(const Sentence& sentence, std::size_t from);

/// "march, force march, stand, ... or halt"
[[nodiscard]] std::string all_verbs();

/// The table of docs/orders.md, in Markdown.
[[nodiscard]] std::string table_of_verbs();
/// The table of docs/orders.md of the verbs in other languages, in Markdown.
[[nodiscard]] std::string table_of_foreign_verbs();

}  // namespace estafette::campaign
