// The templates of a wiki's source as the wiki shows them: "{{12e}} régiment", "{{unité|1200|hommes}}", "{{nowrap|1st
// Division}}", "{{plainlist|", "{{KIA}}"; of one that nobody knows its parts, if a figure is among them that may be of
// troops. What shows nothing of an order of battle, "{{flagicon|France}}", stays for those who take it away.
#pragma once

#include "converter/readers/page/wiki_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The page with what its templates show in their place; it keeps its lines.
[[nodiscard]] std::string with_templates_shown(std::string_view utf8, const WikiWords& words);

}  // namespace estafette::readers
