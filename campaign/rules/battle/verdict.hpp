// How a battle ended, in a sentence. Source: rule 5.4.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <string>

namespace estafette::campaign {

/// "Battle 2 at Lützen: a minor victory for France"
[[nodiscard]] std::string in_words(const Theatre& theatre, const Contact& contact, const Verdict& verdict);

}  // namespace estafette::campaign
