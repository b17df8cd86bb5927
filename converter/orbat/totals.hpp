// Adds up men and guns of a formation with everything under it.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <functional>

namespace estafette {

struct Totals {
  Men infantry, cavalry, gunners, support;
  Guns guns;
  [[nodiscard]] Men men() const { return infantry + cavalry + gunners + support; }
  Totals& operator+=(const Totals& other);
  bool operator==(const Totals&) const = default;
};

[[nodiscard]] Totals totals(const Unit& unit);
[[nodiscard]] Totals totals(const Formation& formation);
[[nodiscard]] Totals totals(const Orbat& orbat);

/// The commands that lead to a unit, highest first.
using CommandPath = std::vector<const Formation*>;

/// Calls `use` for every unit in the order of the files: a formation's own troops before its formations.
void for_each_unit(const Orbat& orbat, const std::function<void(const CommandPath&, const Unit&)>& use);
void for_each_unit(const Formation& formation, const std::function<void(const CommandPath&, const Unit&)>& use);

/// Calls `use` for every formation, parents first; the path ends with the formation itself.
void for_each_formation(const Orbat& orbat, const std::function<void(const CommandPath&)>& use);

}  // namespace estafette
