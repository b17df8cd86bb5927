// The plan of the field with all units in a table beside it, as one page that opens with a double-click: no network, no
// script, light or dark as the reader has it. docs/formats/field-plan.md.
#pragma once

#include "converter/sow/mod.hpp"
#include "converter/sow/profile/profile.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// `picture`: the map from above, as map_picture gives it, or empty. `remarks`: what the umpire should know, as in
/// remarks.txt.
[[nodiscard]] std::string field_page(const Mod& mod, const Profile& profile, const std::string& picture,
                                     const std::vector<std::string>& remarks);

}  // namespace estafette::sow
