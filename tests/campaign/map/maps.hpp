// Small maps for tests: places by kilometres, roads by the names of their ends.
#pragma once

#include "campaign/map/check_map.hpp"
#include "campaign/map/map.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// The place so many kilometres east and north of 12 E, 51 N.
[[nodiscard]] map::Coordinates place(double east, double north);

/// A town of Saxony that says no bank; its id is the slug of its name.
[[nodiscard]] map::Node town(const std::string& name, double east, double north);
[[nodiscard]] map::Node fortress(const std::string& name, double east, double north);

/// The map with every node on the left bank of that river but the named ones, which lie on the right.
[[nodiscard]] map::Map banked(map::Map map, const std::string& river,
                              const std::vector<std::string>& on_the_right = {});

/// A good road between the towns of these names.
[[nodiscard]] map::Road road(const std::string& from, const std::string& to, const std::string& river = "");

/// The limits that a campaign ships: "1813".
[[nodiscard]] map::CheckLimits limits_of(const std::string& campaign);
[[nodiscard]] const map::CheckLimits& limits_1813();

/// The problems as sentences, one a line, without file and line; "clean" if there are none.
[[nodiscard]] std::string problems(const map::Map& map, const map::CheckLimits& limits = limits_1813());

}  // namespace estafette::test
