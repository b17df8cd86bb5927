// Chapters of a shipped rules.xml, for tests that want the data that people play by.
#pragma once

#include "campaign/rules/figures/prestige_rules.hpp"

#include <string>

namespace estafette::test {

/// The element of <play> as it stands in the rules.xml of that campaign: chapter_of("1813", "prestige").
[[nodiscard]] std::string chapter_of(const std::string& campaign, const std::string& name);
/// The table of prestige of that campaign (4.5).
[[nodiscard]] campaign::PrestigeRules prestige_of(const std::string& campaign);
/// The row of that id. REQUIRES that there is one.
[[nodiscard]] campaign::PrestigeRow& row_of(campaign::PrestigeRules& rules, const std::string& id);

}  // namespace estafette::test
