#include "converter/batch/sides.hpp"

#include "converter/orbat/ids.hpp"
#include "converter/readers/text/unit.hpp"
#include "converter/sow/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::batch {

std::vector<SideOfPage> sides_of(const Orbat& orbat, const sow::Profile& profile) {
  std::vector<SideOfPage> sides;
  std::vector<std::string> keys;
  std::size_t last = 0;
  for (const Formation& top : orbat.formations) {
    const std::string nation = sow::nation_of(top);
    const sow::Nation* known = sow::find_nation(profile, nation);
    const std::string key = known != nullptr ? fmt::format("side {}", known->side) : nation;
    const bool none = nation.empty() || nation == readers::kNoNation;
    const auto same = std::find(keys.begin(), keys.end(), key);
    if (same != keys.end()) {
      last = static_cast<std::size_t>(same - keys.begin());
    } else if (!none || sides.empty()) {
      keys.push_back(none ? "" : key);
      sides.push_back({nation, {}});
      last = sides.size() - 1;
    }
    if (!none && sides[last].name.empty()) sides[last].name = nation;
    sides[last].orbat.formations.push_back(top);
  }
  if (sides.size() > 1) {
    for (SideOfPage& side : sides) assign_ids(side.orbat);
  }
  return sides;
}

}  // namespace estafette::batch
