// What the two sides are told of a truce: until when it lasts, its boundaries, what is handed over, and what the umpire
// has them told besides; his own notes on it they are not. Source: rule 4.2.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Without the umpire's notes.
[[nodiscard]] Truce told_truce(const Truce& truce);
/// Everybody's truce first, then those of single nations.
[[nodiscard]] std::vector<Truce> truces_of(const State& state);
/// Its boundaries and cessions, one each.
[[nodiscard]] std::vector<Saying> terms_in_words(const Theatre& theatre, const Truce& truce);
/// All of it; `nation`: whose it is, empty: everybody's.
[[nodiscard]] Saying truce_in_words(const Theatre& theatre, const Truce& truce, const std::string& nation = "");

}  // namespace estafette::campaign
