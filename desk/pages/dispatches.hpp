// Each player's dispatch as he will see it: to be copied, opened, or fetched all together.
#pragma once

#include "desk/pages/pages.hpp"

namespace estafette::desk {

/// All of them as text, as a forum's post and as pages, with the pages that write orders.
[[nodiscard]] std::vector<Document> dispatch_files(OpenCampaign& open);

void draw_dispatches(HtmlPage& page, const Sight& sight);

}  // namespace estafette::desk
