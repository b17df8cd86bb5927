// The tabletop rules that are shipped, read once each.
#pragma once

#include "base/files/files.hpp"
#include "tabletop/data/read_tabletop_rules.hpp"

#include <map>

namespace estafette::test {

inline std::string shipped_text(const std::string& set, const std::string& name = "rules.xml") {
  return read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/tabletop" / set / name);
}

inline const tabletop::TabletopRules& shipped(const std::string& set) {
  static std::map<std::string, tabletop::TabletopRules> all;
  const auto found = all.find(set);
  if (found != all.end()) return found->second;
  return all[set] = tabletop::read_tabletop_rules(shipped_text(set), set + "/rules.xml");
}

}  // namespace estafette::test
