// "If the enemy attacks, fall back", "retire on contact": how people say withdraw if attacked, and stand. Source:
// rule 5.5 (whoever is advanced upon withdraws or stands; nothing else can be laid down beforehand); docs/orders.md.
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"
#include "campaign/orders/sentence/verbs.hpp"

namespace estafette::campaign {

/// "the Guard": a word with an article that names a force of the side, and is no order to guard anybody.
[[nodiscard]] bool is_noun(const LetterContext& context, const Sentence& sentence, std::size_t word);

/// The order that begins there: a verb, or a condition that the enemy comes with a verb behind it, which is then all of
/// the words. A verb of withdrawing with such a condition behind it is withdraw if attacked.
[[nodiscard]] VerbFound order_at(const LetterContext& context, const Sentence& sentence, std::size_t from);

/// Refuses an order that depends on how many enemies come.
[[noreturn]] void refuse_numbers(const Sentence& sentence, std::size_t from);

/// True if a condition that the enemy comes begins there, "if attacked".
[[nodiscard]] bool attack_begins(const Sentence& sentence, std::size_t from);

/// Goes past "if attacked", "on contact", "when the enemy approaches"; false if there is none. Refuses what depends on
/// how many come.
bool take_attack(Cursor& cursor);

}  // namespace estafette::campaign
