// Lines of a letter that belong together: a condition, a prohibition or a correction on a line of its own. Each line
// alone would say something else. Source: rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// The lines, where "if it is free." is part of the march above it, and "withdraw if attacked" of "Please do not" above
/// it. Lines that a later one takes back or changes, "Sorry, make that Naumburg", have it as their doubt, up to the one
/// that names the force. So has a row of a table of which another column may be part of its order.
[[nodiscard]] std::vector<LetterLine> lines_that_run_on(const LetterContext& context,
                                                        const std::vector<LetterLine>& lines);

/// True if the line takes back or changes an order: "Sorry, make that Naumburg". `behind_orders`: there are orders
/// above it; "Correction" above a letter is its heading.
[[nodiscard]] bool is_correction(const LetterContext& context, const LetterLine& line, bool behind_orders);

/// Why nobody can tell what the line orders: another takes it back, changes it or goes on with it, or a heading says
/// that it is none. Nothing for any other line. Without file and number.
[[nodiscard]] std::optional<Problem> uncertain(const LetterContext& context, const LetterLine& line,
                                               bool behind_orders);

}  // namespace estafette::campaign
