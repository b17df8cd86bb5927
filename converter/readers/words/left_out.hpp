// How a web page's text tells what was left out of it.
#pragma once

#include <string_view>

namespace estafette::readers {

/// Begins the lines at the end of a page's text that name its menus, side columns and signatures. Readers pass them
/// over.
inline constexpr std::string_view kPageFurniture = "Page furniture: ";

}  // namespace estafette::readers
