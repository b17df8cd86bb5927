// What stands centred on top of a page: headings that are not below anything, and titles that are no command.
#pragma once

#include "converter/readers/text/outline.hpp"

#include <vector>

namespace estafette::readers {

/// True for lines that take a place in the tree.
[[nodiscard]] bool troops_or_command(const Item& item);

/// The heading of an army, a corps or a nation that is centred on the page stands above what follows, not below it.
void uncentre(std::vector<TextNode>& rows);

/// "French III Corps" on top, with the corps and its commander below it, is the title and no command.
void find_title(std::vector<TextNode>& rows);

}  // namespace estafette::readers
