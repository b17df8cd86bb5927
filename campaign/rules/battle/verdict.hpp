// How a battle ended, as a sentence. Source: rule 5.4.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/state/state.hpp"

namespace estafette::campaign {

/// "Battle 2 at Lützen: a minor victory for France"
[[nodiscard]] Saying outcome(const Theatre& theatre, const Contact& contact, const Verdict& verdict);

}  // namespace estafette::campaign
