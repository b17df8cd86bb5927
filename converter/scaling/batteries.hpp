// How many batteries of which size a corps keeps (rule 1.3): whole tactical batteries whose guns come as near to a
// third as the allowed sizes can, and then as near to the historical mix of foot, heavy and horse.
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
  std::vector<int> sizes;  ///< of a whole battery, rising
};

/// One scaled battery to be: its group, and its guns.
struct NewBattery {
  std::size_t group = 0;
  Guns guns;
  bool operator==(const NewBattery&) const = default;
};

inline constexpr Guns kMostGunsOfACorps{9999};

/// The choice that misses `strength` of all guns by least; of several, the one that misses it least summed over the
/// groups; then the fewest batteries. In the order of the groups, larger batteries first. None at all may be the
/// nearest. REQUIRES that the groups' guns together are at most kMostGunsOfACorps.
[[nodiscard]] std::vector<NewBattery> choose_batteries(const std::vector<GunGroup>& groups, Fraction strength);

}  // namespace estafette::scaling
