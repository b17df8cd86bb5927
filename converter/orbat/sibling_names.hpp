// Makes sure that no two siblings have the same name: the outline refuses that, since nobody could tell them apart.
#pragma once

#include "base/text.hpp"

#include <string>
#include <unordered_set>
#include <vector>

namespace estafette {

/// The name, or the name with " (2)", " (3)" ... if one of the siblings (formations or units) has it already.
template <typename Sibling>
[[nodiscard]] std::string unused_name(const std::vector<Sibling>& siblings, const std::string& name) {
  std::unordered_set<std::string> taken;  // each is folded once, however many have the name
  for (const Sibling& sibling : siblings) taken.insert(fold(sibling.name));
  std::string candidate = name;
  for (int next = 2; taken.contains(fold(candidate)); ++next) candidate = name + " (" + std::to_string(next) + ")";
  return candidate;
}

}  // namespace estafette
