// Every kind of page and drawing that the program writes, with a string of somebody's choice in all its names.
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// Forty names that would be script, markup, a path or nonsense if anybody believed them; each that is a script calls
/// top.struck().
[[nodiscard]] const std::vector<std::string>& hostile_names();

/// The umpire's site with its maps, the map's page and drawing, a dispatch, the report of a scaling, the losses of a
/// battle, the summary of a batch, the cards of a roster, and a page with everything that a page can hold.
[[nodiscard]] std::vector<Document> every_page(const std::string& name);

}  // namespace estafette::test
