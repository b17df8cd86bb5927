// Reads the lines of a letter as they stand in it: read_orders() of it, but for what a letter says of those before it.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/read_orders.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// What each of the lines orders, as in read_orders().
[[nodiscard]] std::vector<OrderLine> read_letter(const Theatre& theatre, const State& state, Side side,
                                                 const std::vector<LetterLine>& lines, const std::string& file,
                                                 const LetterWriter* writer);

}  // namespace estafette::campaign
