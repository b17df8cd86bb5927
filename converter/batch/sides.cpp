#include "converter/batch/sides.hpp"

#include "converter/orbat/ids.hpp"
#include "converter/readers/unit/unit.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::batch {
namespace {

/// A nation's side on this page: with="Britain" makes it that of Britain, if British troops, or troops in British
/// coats, are at the top of the page.
int side_on(const Orbat& page, const sow::Nation& nation, const sow::Profile& profile) {
  if (nation.with.empty()) return nation.side;
  const bool there = std::any_of(page.formations.begin(), page.formations.end(), [&](const Formation& top) {
    const sow::Nation* other = sow::find_nation(profile, sow::nation_of(top));
    return other != nullptr && (other->name == nation.with || other->stand_in == nation.with);
  });
  return there ? sow::find_nation(profile, nation.with)->side : nation.side;
}

}  // namespace

std::vector<SideOfPage> sides_of(const Orbat& orbat, const sow::Profile& profile) {
  std::vector<SideOfPage> sides;
  std::vector<std::string> keys;
  std::vector<std::size_t> side_of;  // of each command at the top
  for (const Formation& top : orbat.formations) {
    const std::string nation = sow::nation_of(top);
    const sow::Nation* known = sow::find_nation(profile, nation);
    const std::string key = known != nullptr ? fmt::format("side {}", side_on(orbat, *known, profile)) : nation;
    const bool none = nation.empty() || nation == readers::kNoNation;
    const auto same = std::find(keys.begin(), keys.end(), key);
    std::size_t side = side_of.empty() ? 0 : side_of.back();
    if (same != keys.end()) {
      side = static_cast<std::size_t>(same - keys.begin());
    } else if (!none || sides.empty()) {
      keys.push_back(none ? "" : key);
      sides.push_back({nation, {}});
      side = sides.size() - 1;
    }
    if (!none && sides[side].name.empty()) sides[side].name = nation;
    side_of.push_back(side);
  }
  if (sides.size() < 2) return {};
  for (std::size_t i = 0; i < side_of.size(); ++i) sides[side_of[i]].orbat.formations.push_back(orbat.formations[i]);
  for (SideOfPage& side : sides) assign_ids(side.orbat);
  return sides;
}

}  // namespace estafette::batch
