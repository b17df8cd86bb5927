// The campaigns of templates/campaigns, founded as they ship.
#pragma once

#include "base/dates.hpp"
#include "base/files/files.hpp"
#include "campaign/founding/campaign_strength.hpp"
#include "campaign/map/map.hpp"

#include <optional>
#include <string>

namespace estafette::test {

/// One of them: its folder, and the day on which its armies are as dated rows tell them.
struct Shipped {
  std::string year;  ///< "1813"
  std::optional<Date> first_day;

  [[nodiscard]] fs::path folder() const;
  [[nodiscard]] std::string text(const std::string& file) const;  ///< "map.xml"
  [[nodiscard]] map::Map nodal_map() const;
  [[nodiscard]] scaling::ScalingRules scaling_rules() const;
  /// Its orders of battle, scaled.
  [[nodiscard]] campaign::ReadOrbat orbats() const;
  /// With its reinforcements, if it has any.
  [[nodiscard]] campaign::Founding founded() const;
};

}  // namespace estafette::test
