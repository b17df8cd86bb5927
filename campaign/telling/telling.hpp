// The only place where events become words: a message and its figures (campaign/state/saying.hpp) to a sentence
// of a language.
#pragma once

#include "campaign/state/cause.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/telling/discretion.hpp"
#include "campaign/telling/english/english.hpp"
#include "campaign/telling/language/language.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The sentence; empty if nothing is said, or if the reader may not be told. Throws std::logic_error if the language
/// has no sentence for it, or a figure of the sentence is missing: then a rule or a table is wrong.
[[nodiscard]] std::string tell(const Saying& saying, const Discretion& discretion = everything(),
                               const Language& language = english());

/// Each by itself, for lists.
[[nodiscard]] std::vector<std::string> tell_each(const std::vector<Saying>& sayings);

/// "order 12: III Corps: march Weimar"; empty if there is none. For the umpire.
[[nodiscard]] std::string tell(const Cause& cause, const Language& language = english());

}  // namespace estafette::campaign
