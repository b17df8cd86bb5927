// What several units are that go into one piece: whatever most of their men are.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace estafette::tabletop {

/// The value that most men of these units have, as `value` gives it for each; empty if there are no units. A unit of
/// which nobody knows the men counts for one.
template <typename Value>
[[nodiscard]] std::string of_most_men(const std::vector<const Unit*>& units, Value value) {
  std::map<std::string, int> men;
  for (const Unit* unit : units) men[value(*unit)] += unit->men.value + 1;
  const auto most =
      std::max_element(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == men.end() ? "" : most->first;
}

}  // namespace estafette::tabletop
