// "It will withdraw if attacked", "they are to stand": orders for whoever was ordered just before, and what forbids an
// order. Source: rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::campaign {

/// A pronoun with an order behind it.
struct PronounFound {
  std::size_t verb = 0;  ///< the word where the order begins
  bool one = false;      ///< "it": of one force only
  bool reader = false;   ///< "you", "we": of nobody on the map
  bool orders = false;   ///< "is to", "shall", "must": nobody speaks of the enemy like this
  bool will = false;     ///< "will", "may"
  bool perhaps = false;  ///< "could", "would"
};
[[nodiscard]] std::optional<PronounFound> pronoun_at(const LetterContext& context, const Cursor& cursor);

/// True if the sentence may be meant for an order though a pronoun stands for the force. `behind_order`: the line above
/// it gives one.
[[nodiscard]] bool may_order_by_pronoun(const LetterContext& context, const Sentence& sentence, bool behind_order);

/// True if it can only be meant for the force of the last of these orders: one that names no other force and no
/// division of its own.
[[nodiscard]] bool sure_of(const PronounFound& found, const std::vector<Order>& before);

/// Refuses an order of which nobody can tell for whom it is.
[[noreturn]] void refuse_pronoun(const Cursor& cursor);

/// The words of a negation that begins there; 0 if there is none.
[[nodiscard]] std::size_t negation_at(const Sentence& sentence, std::size_t from);

/// True if an order is forbidden in the sentence: "do not withdraw if attacked".
[[nodiscard]] bool forbids(const LetterContext& context, const Sentence& sentence);

}  // namespace estafette::campaign
