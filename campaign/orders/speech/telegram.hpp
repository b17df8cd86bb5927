// Letters in the manner of a telegram, "III CORPS MARCH JENA STOP VI CORPS STAND STOP". Source: rule 1.1 (orders come
// by whatever players write with).
#pragma once

#include <string>

namespace estafette::campaign {

/// The clause with a full stop for each "STOP" in capitals that stands behind an order and is none itself; of a clause
/// that has only one of them, as it is.
[[nodiscard]] std::string without_telegram_stops(const std::string& clause);

}  // namespace estafette::campaign
