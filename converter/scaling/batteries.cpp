#include "converter/scaling/batteries.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>
#include <tuple>

namespace estafette::scaling {
namespace {

/// The fewest batteries of the given sizes that make a number of guns, and the last battery of them.
struct Make {
  int batteries = 0;
  int last = 0;  ///< guns; 0: no battery at all
};

/// For each number of guns up to `most`: how one group can make it up, if it can.
std::vector<std::optional<Make>> ways(const std::vector<int>& sizes, std::size_t most) {
  std::vector<std::optional<Make>> table(most + 1);
  table[0] = Make{};
  for (std::size_t guns = 1; guns <= most; ++guns) {
    for (const int size : sizes) {
      const auto step = static_cast<std::size_t>(size);
      if (step > guns || !table[guns - step]) continue;
      const int batteries = table[guns - step]->batteries + 1;
      if (!table[guns] || batteries <= table[guns]->batteries) table[guns] = Make{batteries, size};
    }
  }
  return table;
}

/// The best way for the first groups to make up a number of guns; `guns` are those of the last of these groups.
struct Best {
  std::int64_t mix = std::numeric_limits<std::int64_t>::max();  ///< how far the groups are off, in parts of a gun
  int batteries = 0;
  std::size_t guns = 0;
  [[nodiscard]] bool reachable() const { return mix != std::numeric_limits<std::int64_t>::max(); }
  [[nodiscard]] bool better_than(const Best& other) const {
    return std::tie(mix, batteries) < std::tie(other.mix, other.batteries);
  }
};

}  // namespace

std::vector<NewBattery> choose_batteries(const std::vector<GunGroup>& groups, Fraction strength) {
  std::int64_t all = 0;
  int largest = 0;
  for (const GunGroup& group : groups) {
    all += group.guns.value;
    largest = std::max(largest, group.sizes.back());
  }
  // More than the share plus one battery is never nearest: without that battery it would be nearer.
  const auto most = static_cast<std::size_t>(all * strength.part / strength.of + largest);
  const auto miss = [&](std::int64_t made, std::int64_t historical) {
    return std::abs(made * strength.of - historical * strength.part);
  };

  std::vector<std::vector<std::optional<Make>>> group_ways;
  std::vector<std::vector<Best>> best = {std::vector<Best>(most + 1)};
  best[0][0] = {0, 0, 0};
  for (const GunGroup& group : groups) {
    group_ways.push_back(ways(group.sizes, most));
    std::vector<Best> next(most + 1);
    for (std::size_t before = 0; before <= most; ++before) {
      const Best& so_far = best.back()[before];
      if (!so_far.reachable()) continue;
      for (std::size_t guns = 0; before + guns <= most; ++guns) {
        const std::optional<Make>& make = group_ways.back()[guns];
        if (!make) continue;
        const Best candidate{so_far.mix + miss(static_cast<std::int64_t>(guns), group.guns.value),
                             so_far.batteries + make->batteries, guns};
        if (candidate.better_than(next[before + guns])) next[before + guns] = candidate;
      }
    }
    best.push_back(std::move(next));
  }

  std::size_t chosen = 0;
  for (std::size_t guns = 1; guns <= most; ++guns) {
    const Best& candidate = best.back()[guns];
    if (!candidate.reachable()) continue;
    const std::int64_t now = miss(static_cast<std::int64_t>(guns), all);
    const std::int64_t before = miss(static_cast<std::int64_t>(chosen), all);
    if (now < before || (now == before && candidate.better_than(best.back()[chosen]))) chosen = guns;
  }

  std::vector<NewBattery> batteries;
  for (std::size_t g = groups.size(); g > 0; --g) {
    const std::size_t guns = best[g][chosen].guns;
    chosen -= guns;
    for (std::size_t left = guns; left > 0;) {
      const int size = group_ways[g - 1][left]->last;
      batteries.push_back({g - 1, Guns{size}});
      left -= static_cast<std::size_t>(size);
    }
  }
  std::stable_sort(batteries.begin(), batteries.end(), [](const NewBattery& a, const NewBattery& b) {
    return std::make_tuple(a.group, -a.guns.value) < std::make_tuple(b.group, -b.guns.value);
  });
  return batteries;
}

}  // namespace estafette::scaling
