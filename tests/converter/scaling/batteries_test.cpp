#include "converter/scaling/batteries.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace estafette::scaling::batteries_test {
namespace {

std::vector<int> guns_of(const std::vector<NewBattery>& batteries) {
  std::vector<int> guns;
  for (const NewBattery& battery : batteries) guns.push_back(battery.guns.value);
  return guns;
}

GunGroup french(GunClass gun_class, int guns) {
  return {"France", gun_class, Guns{guns}, {gun_class == GunClass::horse ? 6 : 8}};
}

/// Every number of guns that batteries of these sizes can make, found by trying: another road to the same answer.
std::vector<bool> reachable(const std::vector<GunGroup>& groups, std::size_t most) {
  std::vector<bool> can(most + 1, false);
  can[0] = true;
  for (const GunGroup& group : groups) {
    for (const int size : group.sizes) {
      for (auto guns = static_cast<std::size_t>(size); guns <= most; ++guns)
        can[guns] = can[guns] || can[guns - static_cast<std::size_t>(size)];
    }
  }
  return can;
}

}  // namespace

TEST(Rule13Guns, SixtyTwoGunsOfFootAndHorseBecomeTwentyInTwoSortsOfBattery) {
  // a third of 62 is 20.7: 8 + 6 + 6 = 20 misses it by 0.7, nothing else does better
  EXPECT_EQ(guns_of(choose_batteries({french(GunClass::foot, 44), french(GunClass::horse, 18)}, {1, 3})),
            (std::vector<int>{8, 6, 6}));
}

TEST(Rule13Guns, OfEqualTotalsTheHistoricalMixIsPreferred) {
  // 24 guns left either way: three foot batteries, or two foot and one heavy
  const auto chosen = choose_batteries({french(GunClass::foot, 48), french(GunClass::heavy, 24)}, {1, 3});
  ASSERT_EQ(guns_of(chosen), (std::vector<int>{8, 8, 8}));
  EXPECT_EQ(chosen[0].group, 0U);
  EXPECT_EQ(chosen[1].group, 0U);
  EXPECT_EQ(chosen[2].group, 1U);
}

TEST(Rule13Guns, WithSeveralSizesTheFewestBatteriesMakeThem) {
  EXPECT_EQ(guns_of(choose_batteries({{"Prussia", GunClass::foot, Guns{36}, {4, 6, 12}}}, {1, 3})),
            std::vector<int>{12});
}

TEST(Rule13Guns, AFewGunsAreNearerToNoneThanToABattery) {
  EXPECT_TRUE(choose_batteries({french(GunClass::foot, 8)}, {1, 3}).empty());
  EXPECT_EQ(guns_of(choose_batteries({french(GunClass::foot, 16)}, {1, 3})), std::vector<int>{8});
}

RC_GTEST_PROP(Rule13Guns, NoOtherChoiceOfAllowedBatteriesMissesAThirdByLess, ()) {
  std::vector<GunGroup> groups;
  const int count = *rc::gen::inRange(1, 6);
  for (int g = 0; g < count; ++g) {
    std::vector<int> sizes = {*rc::gen::inRange(1, 14), *rc::gen::inRange(1, 14)};
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    groups.push_back({"France", GunClass::foot, Guns{*rc::gen::inRange(1, 120)}, sizes});
  }
  int made = 0;
  for (const NewBattery& battery : choose_batteries(groups, {1, 3})) {
    const std::vector<int>& sizes = groups[battery.group].sizes;
    RC_ASSERT(std::find(sizes.begin(), sizes.end(), battery.guns.value) != sizes.end());
    made += battery.guns.value;
  }
  const int all = std::accumulate(groups.begin(), groups.end(), 0,
                                  [](int sum, const GunGroup& group) { return sum + group.guns.value; });
  const std::vector<bool> can = reachable(groups, static_cast<std::size_t>(all));
  for (int guns = 0; guns <= all; ++guns) {
    if (can[static_cast<std::size_t>(guns)]) RC_ASSERT(std::abs(3 * made - all) <= std::abs(3 * guns - all));
  }
}

}  // namespace estafette::scaling::batteries_test
