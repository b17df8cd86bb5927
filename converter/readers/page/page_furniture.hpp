// What stands on a web page around its text: menus, side columns, lists of labels, signatures, who has posted, and what
// others quote. Programs of forums, blogs and wikis give each of these a name of its own.
#pragma once

#include <string_view>

namespace estafette::readers {

/// True if an element is furniture by its name: <aside>, class="sidebar", id="BlogArchive1", role="navigation". What
/// holds the whole page, as <body> and <main> do, never is.
[[nodiscard]] bool is_page_furniture(std::string_view tag, std::string_view attributes);

/// True if an element holds the text of a page or of a post: <main>, class="entry-content".
[[nodiscard]] bool holds_page_text(std::string_view tag, std::string_view attributes);

}  // namespace estafette::readers
