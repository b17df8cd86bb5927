// An order of battle as it was written and as it was read, side by side, taken from the review that `convert` has
// written beside it, so that its questions can stand below.
#pragma once

#include "base/files/files.hpp"
#include "base/markup/html.hpp"

#include <string>

namespace estafette::desk {

/// Adds both columns of the review. `number`: tells it from others on the page. False if the file is no review of ours;
/// then nothing is added. Throws Refusal if it cannot be read.
[[nodiscard]] bool add_beside(HtmlPage& page, const fs::path& review, std::size_t number);

}  // namespace estafette::desk
