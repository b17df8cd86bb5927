// Tables drawn with "+----+" and "|", as reStructuredText and some programs write them: cells that go on below others
// have rules beside them.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The same as tables of Markdown; any other text as it is. A table is one that has "+====+" below its titles.
[[nodiscard]] std::string with_grid_tables_marked(std::string_view utf8);

}  // namespace estafette::readers
