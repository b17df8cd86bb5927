// An order of battle as rows, for comparing it with what was expected. A division that a reader made for troops of a
// corps is left out: its troops count as the corps'.
#pragma once

#include "converter/readers/reading.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::test {

/// A command or a unit as it was read.
struct FlatRow {
  const Formation* formation = nullptr;
  const Unit* unit = nullptr;
  std::optional<std::size_t> parent;
  [[nodiscard]] const std::string& name() const { return unit ? unit->name : formation->name; }
  [[nodiscard]] const std::string& commander() const { return unit ? unit->commander : formation->commander; }
};

/// The rows point into `orbat`.
[[nodiscard]] std::vector<FlatRow> flattened(const Orbat& orbat);

}  // namespace estafette::test
