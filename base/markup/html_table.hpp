// A table on a page: ruled across, figures to the right, and on a telephone a card a row, where each cell tells its
// column.
#pragma once

#include "base/table.hpp"

#include <pugixml.hpp>

#include <string>
#include <vector>

namespace estafette {

/// `hrefs` and `last_hrefs`: for each row, what its first and its last cell link to, or nothing.
void write_table(pugi::xml_node place, const Table& table, const std::vector<std::string>& hrefs,
                 const std::vector<std::string>& last_hrefs);

/// A new element within `parent`, with a text and a class unless these are empty.
pugi::xml_node add_element(pugi::xml_node parent, const char* name, const std::string& text = "",
                           const char* kind = "");

}  // namespace estafette
