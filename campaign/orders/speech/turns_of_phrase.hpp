// What players put in ways of their own, brought into the order in which an order is read: "III Corps less 8th
// Division: march Jena", "III Cuerpo y VI Cuerpo", "... während VI. Korps nach Jena marschiert". Source:
// rules 1.1, 1.3; docs/orders.md.
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// "III Corps @ Jena" as "III Corps at Jena". A mail address stays as it is, and "@Ney" is Ney.
[[nodiscard]] std::string with_signs_in_words(std::string clause);

/// "III Cuerpo y VI Cuerpo" as "III Cuerpo and VI Cuerpo": what is "and" in one language and something else in
/// another, and "as well as", is "and" between two names, or between a place and an order.
[[nodiscard]] Sentence with_and_between_names(const LetterContext& context, Sentence sentence);

/// "III. Korps hält, während VI. Korps marschiert" as two sentences: those who do something meanwhile.
[[nodiscard]] std::vector<Sentence> side_by_side(const LetterContext& context, const Sentence& sentence);

/// "III. Korps nach Jena marschieren" as "III. Korps marschieren nach Jena": the verb behind those who are named first,
/// where English has it. "Schicken" at the end is a march.
[[nodiscard]] Sentence with_last_verb_behind_names(const LetterContext& context, Sentence sentence);

/// "III Corps less 8th Division: march Jena" as "III Corps: detach 8th Division" and "III Corps: march Jena" (1.3).
/// `current`: those who are ordered if the sentence names nobody. A division that acts alone already needs no order.
[[nodiscard]] std::vector<Sentence> with_divisions_left_out(const LetterContext& context, const Sentence& sentence,
                                                            const std::vector<ForceId>& current);

}  // namespace estafette::campaign
