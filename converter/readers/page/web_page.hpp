// A page as a browser saves it (HTML), as the text that a person sees: a line for each heading, paragraph, item of a
// list and row of a table, indented as the lists are.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// True if a text is HTML: it begins as a page does, or with one of HTML's own elements.
[[nodiscard]] bool looks_like_web_page(std::string_view utf8);

/// Menus, forms and what lies below a page are left out. If the page is one table each row of which names its commands,
/// the table is given with tabs between its cells, for the reader of spreadsheets.
[[nodiscard]] std::string text_of_web_page(std::string_view html, const ColumnWords& titles);

}  // namespace estafette::readers
