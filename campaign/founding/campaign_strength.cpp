#include "campaign/founding/campaign_strength.hpp"

#include "converter/readers/outline/read_orbat.hpp"
#include "converter/scaling/scale.hpp"

namespace estafette::campaign {

ReadOrbat in_campaign_strength(const fs::path& folder, const scaling::ScalingRules& rules,
                               const std::optional<Date>& day) {
  return [folder, rules, day](const std::string& file) {
    Orbat orbat = readers::read_orbat(within(folder, file), day);
    return scaling::is_scaled(orbat) ? std::move(orbat) : scaling::scale(orbat, rules).orbat;
  };
}

}  // namespace estafette::campaign
