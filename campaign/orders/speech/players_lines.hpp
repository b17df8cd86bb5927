// What the lines of a letter are, whatever is in them: the player's own words, or what came with them.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// True of a line that the player wrote: no signature, nothing that is passed over, and it can be read.
[[nodiscard]] bool is_players(const LetterLine& line);

/// True if one of its sentences looks like an order.
[[nodiscard]] bool gives_order(const LetterContext& context, const LetterLine& line);

}  // namespace estafette::campaign
