// Lines that send somebody whom we do not know by that name, or who may not be ordered by himself: a slip in a name, a
// division within a corps, the player. They are asked about, so that no order is passed over. Source: rules 1.1, 1.3.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// Somebody whose name we do not know, and a place behind it: "Souham to Naumburg", "Gd - Auerstedt", "marmount
/// wiemar", "Marmount: by Jena"; or a condition with a place, "if he cannot then Jena". "Camp - Jena, 27 April 1813"
/// heads a letter.
[[nodiscard]] bool sends_somebody(const LetterContext& context, const Sentence& sentence, std::size_t first);

/// A division that is within a larger force, and behind its name a place, another force or "with": "Ricard to scout
/// Jena".
[[nodiscard]] bool sends_division(const LetterContext& context, const Sentence& sentence, std::size_t first);

/// "I march to Jena", "Ich marschiere nach Jena", "We stand.", "I hold Jena": the player may be a force, and nobody
/// knows which.
[[nodiscard]] bool player_marches(const LetterContext& context, const Sentence& sentence, std::size_t first);

/// "Myself with Ney": one or two words that name no force, "with", and a force.
[[nodiscard]] bool goes_along(const LetterContext& context, const Sentence& sentence, std::size_t first);

/// A line that orders nothing and may name whom the next lines are for, though nobody of that name is known:
/// "Marmmont", "General Dupont", "The Saxons", "**Ney's men**". False for a sentence, "Sorry for that.", and for good
/// manners.
[[nodiscard]] bool may_be_a_name(const LetterLine& line);

}  // namespace estafette::campaign
