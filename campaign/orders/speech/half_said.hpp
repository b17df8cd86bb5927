// Lines of which a part may be missing: a letter that was cut off, a sentence that nobody has ended. They are asked
// about, since what is missing may be a place or an order. Source: rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

#include <vector>

namespace estafette::campaign {

/// Says of each order that breaks off with what: "and", "via", "->", or a bracket that is not closed (`open_end`). One
/// that ends with "and" may go on with the force or the order of the next line.
void mark_open_ends(const LetterContext& context, std::vector<LetterLine>& lines);

/// "First Marmont", "Zuerst Ney": a force, and a word with which orders are counted, but no order.
[[nodiscard]] bool says_only_when(const LetterContext& context, const LetterLine& line);

}  // namespace estafette::campaign
