// What must hold for every order of battle, however odd (rule 1.3; docs/scaling.md).
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/scaling/scale.hpp"
#include "rules_1813.hpp"
#include "support/random_orbats.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

namespace estafette::scaling::scale_properties_test {
namespace {

/// A historical MD beside the BB that it became.
struct Pair {
  const Formation* md;
  const Formation* bb;
};

struct Example {
  Orbat historical;
  Scaled scaled;
  std::vector<Pair> divisions;
  std::map<std::string, const Unit*> historical_units, scaled_units;
  std::map<std::string, std::string> brigade_of;  ///< scaled unit -> id of the formation that it stands in
  std::map<std::string, std::string> pool_of;  ///< historical unit -> id of the MC, lone MD or MA whose guns it shares

  Example() : historical(*test::historical_orbats()), scaled(scale(historical, test::rules_1813())) {
    const Formation& before = historical.formations.at(0);
    const Formation& after = scaled.orbat.formations.at(0);
    pair_up(before, after);
    for_each_unit(historical, [&](const CommandPath& path, const Unit& unit) {
      historical_units[unit.id] = &unit;
      const Formation* pool = path.front();
      if (path.size() > 1 && path.front()->level == Level::army) pool = path[1];
      pool_of[unit.id] = pool->id;
    });
    for_each_unit(scaled.orbat, [&](const CommandPath& path, const Unit& unit) {
      scaled_units[unit.id] = &unit;
      brigade_of[unit.id] = path.back()->id;
    });
  }

 private:
  void pair_up(const Formation& before, const Formation& after) {
    if (before.level == Level::army) {
      RC_ASSERT(before.formations.size() == after.formations.size());
      for (std::size_t i = 0; i < before.formations.size(); ++i) pair_up(before.formations[i], after.formations[i]);
    } else if (height(before.level) == 3) {
      RC_ASSERT(before.formations.size() == after.formations.size());
      for (std::size_t i = 0; i < before.formations.size(); ++i)
        divisions.push_back({&before.formations[i], &after.formations[i]});
    } else {
      divisions.push_back({&before, &after.formations.at(0)});
    }
  }
};

UnitSizes limits_of(const Unit& unit) {
  return arm_of(unit.kind) == Arm::infantry ? test::rules_1813().battalion : test::rules_1813().squadron;
}

bool is_third_to_the_man(Men scaled, Men historical) {
  return std::abs(3 * scaled.value - historical.value) < 3;
}

}  // namespace

RC_GTEST_PROP(Rule13Always, OneCommandLevelFewer, ()) {
  const Example example;
  for (const Pair& pair : example.divisions) {
    RC_ASSERT(pair.bb->level == Level::brigade);
    RC_ASSERT(pair.bb->name == pair.md->name);
    RC_ASSERT(pair.bb->formations.empty());
  }
  const Level top = example.historical.formations.at(0).level;
  const Level now = example.scaled.orbat.formations.at(0).level;
  RC_ASSERT((top != Level::army || now == Level::corps));
  RC_ASSERT((top != Level::corps || now == Level::division));
  RC_ASSERT((top != Level::cavalry_corps || now == Level::cavalry_division));
}

RC_GTEST_PROP(Rule13Always, EveryDivisionsInfantryAndCavalryComeToAThirdToTheMan, ()) {
  for (const Pair& pair : Example().divisions) {
    const Totals before = totals(*pair.md);
    const Totals after = totals(*pair.bb);
    RC_ASSERT(is_third_to_the_man(after.infantry, before.infantry));
    RC_ASSERT(is_third_to_the_man(after.cavalry, before.cavalry));
    RC_ASSERT((after.infantry + after.cavalry).value ==
              nearest_share((before.infantry + before.cavalry).value, {1, 3}));
  }
}

RC_GTEST_PROP(Rule13Always, TheGunnersOfEveryCorpsComeToAThirdAndSoDoThoseThatEachBatteryStandsFor, ()) {
  const Example example;
  std::map<std::string, std::pair<int, int>> gunners;  // pool -> historical men behind batteries, scaled men in them
  std::map<std::string, int> given;                    // historical battery -> scaled gunners
  for (const HistoricalShare& part : example.scaled.parts) {
    if (arm_of(part.kind) == Arm::artillery) given[part.historical] += part.men.value;
  }
  for (const auto& [id, men] : given) {
    const Unit& battery = *example.historical_units.at(id);
    RC_ASSERT(is_third_to_the_man(Men{men}, battery.men));
    auto& pool = gunners[example.pool_of.at(id)];
    pool.first += battery.men.value;
    pool.second += men;
  }
  for (const auto& [pool, men] : gunners) RC_ASSERT(men.second == nearest_share(men.first, {1, 3}));
}

RC_GTEST_PROP(Rule13Always, NoBattalionIsOutsideTheLimitsUnlessItsWholeDivisionIsTooSmall, ()) {
  for (const Pair& pair : Example().divisions) {
    const Totals all = totals(*pair.bb);
    for (const Unit& unit : pair.bb->units) {
      if (arm_of(unit.kind) != Arm::infantry && arm_of(unit.kind) != Arm::cavalry) continue;
      const Men of_arm = arm_of(unit.kind) == Arm::infantry ? all.infantry : all.cavalry;
      RC_ASSERT(unit.men <= limits_of(unit).largest);
      RC_ASSERT((unit.men >= limits_of(unit).smallest || unit.men == of_arm));
    }
  }
}

RC_GTEST_PROP(Rule13Always, PartsSumToTheirUnitAndEveryHistoricalUnitIsInOneBrigadeOrLeftOut, ()) {
  const Example example;
  std::map<std::string, int> sums;
  std::map<std::string, std::set<std::string>> places;
  for (const HistoricalShare& part : example.scaled.parts) {
    RC_ASSERT(part.men.value >= 0);
    RC_ASSERT(part.before == example.historical_units.at(part.historical)->men);
    sums[part.scaled] += part.men.value;
    // the batteries of one row of guns may stand in several brigades; all else stands in one
    const bool guns = part.guns_before.value > 0;
    places[part.historical].insert(guns ? "guns" : example.brigade_of.at(part.scaled));
  }
  for (const auto& [id, unit] : example.scaled_units) RC_ASSERT(sums.at(id) == unit->men.value);
  for (const LeftOut& left : example.scaled.left_out) {
    RC_ASSERT(!left.reason.empty());
    RC_ASSERT(places[left.historical].insert("left out").second);
  }
  for (const auto& [id, unit] : example.historical_units) RC_ASSERT(places[id].size() == 1U);
}

RC_GTEST_PROP(Rule13Always, GunsStandInWholeBatteriesOfAllowedSizesAndNoOtherChoiceMissesAThirdByLess, ()) {
  const Example example;
  const ScalingRules& rules = test::rules_1813();
  std::map<std::string, int> before, after;
  std::map<std::string, std::set<int>> sizes;
  for (const auto& [id, unit] : example.historical_units) {
    if (unit->guns.value == 0) continue;
    before[example.pool_of.at(id)] += unit->guns.value;
    for (const int size : rules.batteries_of(unit->nation).of(rules.class_of(*unit)))
      sizes[example.pool_of.at(id)].insert(size);
  }
  std::map<std::string, std::string> pool_of_scaled;
  for (const HistoricalShare& part : example.scaled.parts)
    pool_of_scaled[part.scaled] = example.pool_of.at(part.historical);
  for (const auto& [id, unit] : example.scaled_units) {
    if (arm_of(unit->kind) != Arm::artillery) continue;
    const auto& allowed = rules.batteries_of(unit->nation).of(rules.class_of(*unit));
    RC_ASSERT(std::find(allowed.begin(), allowed.end(), unit->guns.value) != allowed.end());
    after[pool_of_scaled.at(id)] += unit->guns.value;
  }
  for (const auto& [pool, guns] : before) {
    std::vector<bool> can(static_cast<std::size_t>(guns) + 1, false);
    can[0] = true;
    bool receivers = false;
    for (const Pair& pair : example.divisions) {
      receivers = receivers || pair.md->id == pool || pool == example.historical.formations.at(0).id;
      for (const Formation& mc : example.historical.formations.at(0).formations) {
        receivers = receivers || (mc.id == pool && !mc.formations.empty());
      }
    }
    if (!receivers) continue;
    for (const int size : sizes[pool]) {
      for (auto g = static_cast<std::size_t>(size); g < can.size(); ++g)
        can[g] = can[g] || can[g - static_cast<std::size_t>(size)];
    }
    for (int g = 0; g <= guns; ++g) {
      if (can[static_cast<std::size_t>(g)]) RC_ASSERT(std::abs(3 * after[pool] - guns) <= std::abs(3 * g - guns));
    }
  }
}

RC_GTEST_PROP(Rule13Always, TheSharesOfKindAndQualityFollowTheDivisionByLargestRemainder, ()) {
  const Example example;
  std::map<std::string, std::map<std::string, int>> given;  // brigade -> class -> scaled men
  for (const HistoricalShare& part : example.scaled.parts) {
    given[example.brigade_of.at(part.scaled)][to_string(part.kind) + "/" + to_string(part.quality)] += part.men.value;
  }
  for (const Pair& pair : example.divisions) {
    for (const Arm arm : {Arm::infantry, Arm::cavalry}) {
      std::map<std::string, int> before;
      for_each_unit(*pair.md, [&](const CommandPath&, const Unit& unit) {
        if (arm_of(unit.kind) == arm) before[to_string(unit.kind) + "/" + to_string(unit.quality)] += unit.men.value;
      });
      int smallest_up = 3;    // the smallest remainder that was rounded up
      int largest_down = -1;  // the largest one that was rounded down
      for (const auto& [name, men] : before) {
        const int now = given[pair.bb->id][name];
        RC_ASSERT(is_third_to_the_man(Men{now}, Men{men}));
        if (men % 3 == 0) continue;
        if (now > men / 3) {
          smallest_up = std::min(smallest_up, men % 3);
        } else {
          largest_down = std::max(largest_down, men % 3);
        }
      }
      RC_ASSERT(smallest_up >= largest_down);
    }
  }
}

RC_GTEST_PROP(Rule13Always, AKindAndQualityWithEnoughMenKeepsABattalionOfItsOwn, ()) {
  const Example example;
  for (const Pair& pair : example.divisions) {
    std::map<std::string, int> before;
    for_each_unit(*pair.md, [&](const CommandPath&, const Unit& unit) {
      if (arm_of(unit.kind) == Arm::infantry)
        before[to_string(unit.kind) + "/" + to_string(unit.quality)] += unit.men.value / 3;
    });
    std::set<std::string> kept;
    for (const Unit& unit : pair.bb->units) kept.insert(to_string(unit.kind) + "/" + to_string(unit.quality));
    for (const auto& [name, men] : before) {
      if (men >= test::rules_1813().battalion.smallest.value) RC_ASSERT(kept.count(name) == 1U);
    }
  }
}

RC_GTEST_PROP(Rule13Always, SameInputSameBytesAndTheResultIsAnOutlineThatCanBeRead, ()) {
  const Example example;
  RC_ASSERT(scale(example.historical, test::rules_1813()) == example.scaled);
  RC_ASSERT(readers::read_outline_csv(readers::to_csv(example.scaled.orbat), "") == example.scaled.orbat);
}

}  // namespace estafette::scaling::scale_properties_test
