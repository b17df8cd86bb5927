// The sets of tabletop rules that we know, by name.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop {

/// "napoleons-wars", "de-gre", "squares", "code-napoleon": the folders of templates/tabletop.
[[nodiscard]] const std::vector<std::string>& set_names();

/// What a referee may ask of this set. `rules` must outlive what is returned. REQUIRES that its id is one of
/// set_names().
[[nodiscard]] std::vector<TableProcedure> procedures_of(const TabletopRules& rules);

}  // namespace estafette::tabletop
