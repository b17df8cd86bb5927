// What a command has printed, on a page: words and the lines of a half-week wrap as the page is wide; tables keep their
// columns, and are moved sideways where the page is narrow.
#pragma once

#include "base/markup/html.hpp"

#include <string>

namespace estafette::desk {

/// Adds it, as it was printed for a terminal; nothing if it is empty.
void add_printed(HtmlPage& page, const std::string& text);

}  // namespace estafette::desk
