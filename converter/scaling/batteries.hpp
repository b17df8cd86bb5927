// How many batteries of which size a corps keeps (rule 1.3): whole tactical batteries whose guns come as near to a
// third as the allowed sizes permit, and then as near as possible to the historical mix of foot, heavy and horse.
#pragma once

#include "converter/scaling/rules.hpp"

#include <string>
#include <vector>

namespace estafette::scaling {

/// The guns of one nation and class in one corps.
struct GunGroup {
  std::string nation;
  GunClass gun_class = GunClass::foot;
  Guns guns;               ///< historical
  std::vector<int> sizes;  ///< of a whole battery, in rising order
};

/// One battery to be made: its group, and its guns.
struct NewBattery {
  std::size_t group = 0;
  Guns guns;
  bool operator==(const NewBattery&) const = default;
};

inline constexpr Guns kMostGunsOfACorps{9999};

/// The choice that is nearest to `strength` of all guns; if several are, the one that is nearest summed over the
/// groups; then that with the fewest batteries. In the order of the groups, larger batteries first. The nearest may be
/// no battery at all. REQUIRES that the groups' guns together are at most kMostGunsOfACorps.
[[nodiscard]] std::vector<NewBattery> choose_batteries(const std::vector<GunGroup>& groups, Fraction strength);

}  // namespace estafette::scaling
