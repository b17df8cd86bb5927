// What in a letter is no order: greetings and whatever else people tell their umpire. Only a line that looks like an
// order, and is none, is a fault. Source: rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

/// "Dear umpire,", "Turn 2: 1-4 May", "Thanks!": nobody is named and nothing is ordered.
[[nodiscard]] bool is_courtesy(const LetterContext& context, const Sentence& sentence);

/// "Dear umpire, III Corps will ...": the part after the greeting.
[[nodiscard]] Sentence without_greeting(const LetterContext& context, Sentence sentence);

/// Without what changes nothing of an order: "at dawn", "at 0600", "with all haste".
[[nodiscard]] Sentence without_asides(Sentence sentence);

/// True if it is an order, or may be meant for one: it begins with a verb of an order, a force or a place, or has a
/// verb and names a force; so that a misspelt order is asked about, and no order is passed over.
/// `below_greeting`: below "Best regards," a word or two may be a name.
[[nodiscard]] bool looks_like_order(const LetterContext& context, const Sentence& sentence, bool below_greeting);

/// True if it can be nothing but an order: a force of the side and behind it a verb. What else is in a signature or the
/// like is passed over.
[[nodiscard]] bool is_order_beyond_doubt(const LetterContext& context, const Sentence& sentence);

/// The sentences of the clauses of a line, without greetings and asides, and with the verb in front; those that are
/// nothing but courtesy are left out.
[[nodiscard]] std::vector<Sentence> sentences_of(const LetterContext& context, const std::vector<std::string>& clauses);

/// "Zweigt die 9. Division ab" as "zweigt ab die 9. Division": a verb of two words, of which the second stands behind.
[[nodiscard]] Sentence with_particle_at_its_verb(Sentence sentence);

/// "III. Korps soll nach Leipzig marschieren": with the verb where English has it, behind the subject.
[[nodiscard]] Sentence with_verb_in_front(Sentence sentence);

/// The numbers of the lines that stand directly below a greeting.
[[nodiscard]] std::set<int> below_greetings(const LetterContext& context, const std::vector<LetterLine>& lines);

/// True if the line gives an order or may be meant for one; `below`: below_greetings of its letter.
[[nodiscard]] bool has_order(const LetterContext& context, const LetterLine& line,
                             const std::vector<Sentence>& sentences, const std::set<int>& below);

/// True if a force of the side is named there that is none of these: what is below may be for it.
[[nodiscard]] bool names_another(const LetterContext& context, const std::vector<Sentence>& sentences,
                                 const std::vector<ForceId>& these);

/// The last line that may give an order, or the first of the names below the letter, "Ney", "III Corps"; null if there
/// is none.
[[nodiscard]] const LetterLine* last_order(const LetterContext& context, const std::vector<LetterLine>& lines,
                                           const std::set<int>& below);

/// The first line that quotes an order, if there is one.
[[nodiscard]] std::optional<std::size_t> quoted_order(const LetterContext& context,
                                                      const std::vector<LetterLine>& lines);

}  // namespace estafette::campaign
