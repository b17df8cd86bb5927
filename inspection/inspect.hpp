// What is this file? Any that a verb reads, known by its content: an order of battle in any form, a campaign, a map,
// rules, a letter, a battle sheet, a dump of the game and the rest.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

/// Throws Refusal with the problems of a file that we know, and for one that we do not know, with what it looks like.
[[nodiscard]] Findings inspect(const fs::path& file, const std::optional<Date>& day, const DataPaths& data);

}  // namespace estafette::inspection
