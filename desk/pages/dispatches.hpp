// Each player's dispatch as he will see it: to be copied, opened, or fetched all together.
#pragma once

#include "desk/pages/pages.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::desk {

inline constexpr const char* kAllDispatchesAt = "/dispatches.zip";

/// All of them as text, as a forum's post and as pages, with the pages that write orders. Throws Stopped if the
/// onlooker wants it.
[[nodiscard]] std::vector<Document> dispatch_files(OpenCampaign& open, Onlooker& onlooker);

/// One of these pages by its name, "turn-3-france-ney.html"; no other is drawn. Nothing if there is none.
[[nodiscard]] std::optional<Document> dispatch_page(OpenCampaign& open, const std::string& name);

void draw_dispatches(HtmlPage& page, const Sight& sight);

}  // namespace estafette::desk
