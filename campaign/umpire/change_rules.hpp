// The rules change while the campaign runs, as those of seed 000 did by its five addenda: from now on other figures and
// triggers are in force, and the history says which and why.
#pragma once

#include "campaign/umpire/deed.hpp"

#include <string>

namespace estafette::campaign {

/// From `now`, the rules in force, to `text`, both as rules.xml; `file` is where the text comes from, for problems.
/// What has happened already stays as it is. Throws Refusal with every problem of the text, if it changes nothing, if
/// it changes what a campaign cannot change once it has begun (its name, its opening, how armies are scaled), if it
/// leaves out a trigger whose proposal waits for an answer, or if there is no reason.
[[nodiscard]] Deed change_rules(const Standing& standing, const std::string& now, const std::string& text,
                                const std::string& file, const std::string& because);

}  // namespace estafette::campaign
