// Makes sure that no two siblings have the same name: the outline refuses that, since nobody could tell them apart.
#pragma once

#include "base/text.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace estafette {

/// The name, or the name with " (2)", " (3)" ... if one of the siblings (formations or units) has it already.
template <typename Sibling>
[[nodiscard]] std::string unused_name(const std::vector<Sibling>& siblings, const std::string& name) {
  const auto taken = [&](const std::string& candidate) {
    return std::any_of(siblings.begin(), siblings.end(),
                       [&](const Sibling& sibling) { return fold(sibling.name) == fold(candidate); });
  };
  std::string candidate = name;
  for (int next = 2; taken(candidate); ++next) candidate = name + " (" + std::to_string(next) + ")";
  return candidate;
}

}  // namespace estafette
