// Finds a set of tabletop rules: by name, those that come with the program; or an umpire's own folder.
#pragma once

#include "base/files/files.hpp"
#include "tabletop/data/tabletop_rules.hpp"

#include <string>

namespace estafette::cli {

/// A set, and where its other files lie.
struct TabletopFolder {
  fs::path folder;
  tabletop::TabletopRules rules;
};

/// Throws Refusal: `name` is neither one of the sets nor a folder with a rules.xml, or the file is not in order.
[[nodiscard]] TabletopFolder read_tabletop_set(const std::string& name);

}  // namespace estafette::cli
