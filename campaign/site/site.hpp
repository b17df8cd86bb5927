// A little web site of the campaign: a page for each half-week, linked one to the next, pages for forces, battles,
// prestige and charts, each as light or dark as the reader's computer is set, without script and without network. For
// the umpire it tells everything; for a side or a player only what may be told (campaign/reports/told.hpp). Pure.
#pragma once

#include "base/files.hpp"
#include "campaign/reports/told.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// All files of the site, index.html first. Without an audience: the umpire's. `chapters`: all of them, whole.
[[nodiscard]] std::vector<Document> site(const Theatre& theatre, const std::vector<Chapter>& chapters,
                                         const std::optional<Audience>& audience);

/// The charts of the site alone: SVG files.
[[nodiscard]] std::vector<Document> charts(const Theatre& theatre, const std::vector<Chapter>& chapters,
                                           const std::optional<Audience>& audience);

}  // namespace estafette::campaign
