// The letter at the head of a dispatch: what happened to the readers, how they stand, what they know of the enemy and
// how well, and what is expected of them. Made from the chapter as it may be told (told.hpp), and from nothing else.
#pragma once

#include "campaign/reports/told.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// "Erfurt, 30 April 1813": where the side's first headquarters is, and the last day of the half-week. Of a player, who
/// does not know where that is: the day alone.
[[nodiscard]] std::string dateline_of(const Theatre& theatre, const Chapter& told, const Audience& audience);

/// A paragraph each; a page at most.
[[nodiscard]] std::vector<std::string> body_of(const Theatre& theatre, const Chapter& told, const Audience& audience);

}  // namespace estafette::campaign
