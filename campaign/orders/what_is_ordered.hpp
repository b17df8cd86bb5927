// What a sentence orders those whom it names, before its places and divisions are read: the verb, where there is one,
// and what stands in its place. Source: rules 1.1, 2.1, 5.5; docs/orders.md.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"
#include "campaign/orders/sentence/verbs.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// Said of "III Corps: Jena".
inline constexpr const char* kPlaceAlone = "a place alone is a march there";

/// The verb there, or what is one without saying so: "to Jena", "with III Corps" behind a name (`named`), and a place
/// alone behind the name of troops (see is_place_alone), which is a march. `whom`: those who are ordered.
[[nodiscard]] VerbFound verb_ordered(const LetterContext& context, const Cursor& cursor, bool named,
                                     const std::vector<ForceId>& whom);

/// True if a place stands there with no verb, behind the colon or dash of a name, or first in its sentence, and all of
/// them are troops: "Headquarters: Weimar" heads a letter.
[[nodiscard]] bool is_place_alone(const LetterContext& context, const Cursor& cursor, const std::vector<ForceId>& whom);

/// Refuses "Guard" with nobody named before it and no train behind it: it may be the Guard rather than an order to
/// guard.
void refuse_name_like_verb(const LetterContext& context, const Cursor& cursor, const VerbFound& verb);

/// Who is moved by "move III Corps to Halle"; goes past the name.
[[nodiscard]] std::optional<ForceId> object_as_subject(const LetterContext& context, Cursor& cursor,
                                                       const OrderVerb& verb);

/// What may be an order in a line that is not read: "# VI Corps" may be a heading, and what is below it would be for
/// the force above; "To: VI Corps: march Jena" looks like a heading of the mail. Nothing if there is none.
[[nodiscard]] std::optional<Problem> hidden_order(const LetterContext& context, const LetterLine& line);

/// Refuses "III and VI Corps to Naumburg and Weimar", the places standing behind `from`: as many `forces` as places and
/// "and" before the last may mean one for each.
void refuse_one_place_each(const LetterContext& context, const Cursor& cursor, std::size_t from, std::size_t forces);

/// True if the rest of the sentence from `start` on says that the force stands or waits where its march ends: "then
/// stand", "and hold there", "stand on arrival", "hold Jena". Goes past it.
[[nodiscard]] bool ends_its_march(const LetterContext& context, Cursor& cursor, std::size_t start, const Order& march);

}  // namespace estafette::campaign
