// What scaled units are called.
#pragma once

#include "base/text.hpp"
#include "converter/orbat/orbat.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::scaling {

/// "22nd Line"; "6th Light + 10th Light"; "6th Light and 3 more"; "22nd Line, 1st Bn" if it was split (number from 1).
/// A unit that stands for both parts of a name ("1st + 2nd") never exceeds 48 letters before its number.
[[nodiscard]] std::string piece_name(const std::vector<std::string>& names, int number, UnitLevel level);

/// The name, or the name with " (2)", " (3)" ... if one of the siblings has it already.
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

}  // namespace estafette::scaling
