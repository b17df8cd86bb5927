// An order in its full official words, as a player could have written it. Reading them gives the order again.
// Source: rule 1.4; the words are those of sentence/verbs.cpp.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"
#include "converter/naming/catalogue.hpp"

#include <string>

namespace estafette::campaign {

/// "III Corps: march Weissenfels - Lützen - Leipzig". If two of the side have the same name, it comes with its id:
/// "9th Division (9th-division-2): stand". REQUIRES that the subject and the nodes are on the map.
[[nodiscard]] std::string in_words(const Theatre& theatre, const State& state, const Order& order);
/// The same; `own`: own_of() that state and the subject's side, for whoever has it.
[[nodiscard]] std::string in_words(const Theatre& theatre, const State& state, const Order& order,
                                   const Catalogue& own);

/// Adds what was filled in to an order's words, behind "#".
void add_remark(std::string& words, const std::string& remark);

}  // namespace estafette::campaign
