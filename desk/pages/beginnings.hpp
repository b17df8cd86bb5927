// What each campaign is about that can be begun: its name, who fights, and for how long, read from its own files.
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/post_form.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::desk {

/// What people read in a list for each of these folders: "1813: France against the Coalition". A folder whose files
/// cannot be read has none; `new` says what is wrong with it.
[[nodiscard]] std::map<std::string, std::string> names_of_beginnings(const std::vector<std::string>& folders);

/// Adds a table of them: name, sides, first and last day, half-weeks. Those that cannot be read are left out.
void add_beginnings(HtmlPage& page, const std::vector<std::string>& folders);

}  // namespace estafette::desk
