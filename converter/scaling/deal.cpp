#include "converter/scaling/deal.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/scaling/batteries.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace estafette::scaling {
namespace {

struct CorpsDealt {
  const std::vector<HistoricalBattery>& batteries;
  const std::vector<Receiver>& divisions;
  const ScalingRules& rules;
  std::vector<GunGroup> groups;
  std::vector<NewBattery> chosen;
  std::vector<std::size_t> division_of;  ///< for each chosen battery
  std::vector<std::string> dealt_because;

  [[nodiscard]] std::optional<std::size_t> group_of(const Unit& battery) const {
    for (std::size_t g = 0; g < groups.size(); ++g) {
      if (groups[g].gun_class == rules.class_of(battery) && fold(groups[g].nation) == fold(battery.nation)) return g;
    }
    return std::nullopt;
  }

  void group_guns() {
    for (const HistoricalBattery& battery : batteries) {
      if (battery.unit->guns.value == 0) continue;
      std::optional<std::size_t> group = group_of(*battery.unit);
      if (!group) {
        const GunClass gun_class = rules.class_of(*battery.unit);
        groups.push_back({battery.unit->nation, gun_class, {}, rules.batteries_of(battery.unit->nation).of(gun_class)});
        group = groups.size() - 1;
      }
      groups[*group].guns += battery.unit->guns;
    }
  }

  /// How many guns each division is still short of its share, in parts of a gun.
  [[nodiscard]] std::vector<std::vector<std::int64_t>> shortfalls() const {
    std::vector short_of(divisions.size(), std::vector<std::int64_t>(groups.size(), 0));
    for (const HistoricalBattery& battery : batteries) {
      const std::optional<std::size_t> group = group_of(*battery.unit);
      if (!battery.division || !group) continue;
      short_of[*battery.division][*group] += battery.unit->guns.value * rules.strength.part;
    }
    return short_of;
  }

  void deal() {
    division_of.assign(chosen.size(), 0);
    dealt_because.assign(chosen.size(), "");
    std::vector<bool> dealt(chosen.size(), false);
    std::vector<int> guns(divisions.size(), 0);
    std::vector<std::vector<std::int64_t>> short_of = shortfalls();
    for (std::size_t round = 0; round < chosen.size(); ++round) {
      std::size_t which = 0;
      std::size_t to = 0;
      std::int64_t widest = 0;
      for (std::size_t b = 0; b < chosen.size(); ++b) {
        for (std::size_t d = 0; d < divisions.size() && !dealt[b]; ++d) {
          if (short_of[d][chosen[b].group] > widest) {
            widest = short_of[d][chosen[b].group];
            which = b;
            to = d;
          }
        }
      }
      if (widest > 0) {
        dealt_because[which] =
            fmt::format("{} falls furthest short of its share of such guns, by {:.1f}", divisions[to].name,
                        static_cast<double>(widest) / static_cast<double>(rules.strength.of));
      } else {
        which = static_cast<std::size_t>(std::find(dealt.begin(), dealt.end(), false) - dealt.begin());
        to = neediest(chosen[which], guns);
        dealt_because[which] =
            fmt::format("no division falls short of its share of such guns; {} has the fewest guns for its men",
                        divisions[to].name);
      }
      dealt[which] = true;
      division_of[which] = to;
      guns[to] += chosen[which].guns.value;
      short_of[to][chosen[which].group] -= std::int64_t{chosen[which].guns.value} * rules.strength.of;
    }
  }

  /// The division that one of the corps' own batteries goes to.
  [[nodiscard]] std::size_t neediest(const NewBattery& battery, const std::vector<int>& guns) const {
    const GunGroup& group = groups[battery.group];
    const auto rank = [&](std::size_t d) {
      const Receiver& division = divisions[d];
      const bool of_nation =
          std::find(division.nations.begin(), division.nations.end(), fold(group.nation)) != division.nations.end();
      const bool mounted = division.cavalry > division.infantry;
      const double men = static_cast<double>((division.infantry + division.cavalry).value);
      return std::make_tuple(of_nation, mounted == (group.gun_class == GunClass::horse),
                             men / (guns[d] + battery.guns.value));
    };
    std::size_t best = 0;
    for (std::size_t d = 1; d < divisions.size(); ++d) best = rank(d) > rank(best) ? d : best;
    return best;
  }

  /// For each historical battery, the new ones that stand for it: one of its own group if there is one, then of its
  /// class, then of its division, then the one with the most room left. If a new battery gets none, because a row of
  /// the file held guns for several, it takes a share in the largest one.
  [[nodiscard]] std::vector<std::vector<std::size_t>> stand_ins() const {
    std::vector<std::int64_t> room;
    for (const NewBattery& battery : chosen) room.push_back(battery.guns.value * rules.strength.of);
    std::vector<std::vector<std::size_t>> result;
    for (const HistoricalBattery& old : batteries) {
      const std::optional<std::size_t> group = group_of(*old.unit);
      const GunClass gun_class = rules.class_of(*old.unit);
      const auto rank = [&](std::size_t b) {
        return std::make_tuple(group == chosen[b].group, groups[chosen[b].group].gun_class == gun_class, room[b] > 0,
                               old.division == division_of[b], room[b]);
      };
      std::size_t best = 0;
      for (std::size_t b = 1; b < chosen.size(); ++b) best = rank(b) > rank(best) ? b : best;
      room[best] -= old.unit->guns.value * rules.strength.part;
      result.push_back({best});
    }
    for (std::size_t b = 0; b < chosen.size(); ++b) {
      const auto serves = [&](const auto& list) { return std::find(list.begin(), list.end(), b) != list.end(); };
      if (std::any_of(result.begin(), result.end(), serves)) continue;
      const auto rank = [&](std::size_t i) {
        const int guns = batteries[i].unit->guns.value;
        return std::make_tuple(group_of(*batteries[i].unit) == chosen[b].group,
                               guns / static_cast<int>(result[i].size()));
      };
      std::size_t best = 0;
      for (std::size_t i = 1; i < batteries.size(); ++i) best = rank(i) > rank(best) ? i : best;
      result[best].push_back(b);
    }
    return result;
  }

  [[nodiscard]] int guns_left() const {
    return std::accumulate(chosen.begin(), chosen.end(), 0,
                           [](int sum, const NewBattery& one) { return sum + one.guns.value; });
  }

  /// The scaled gunners that each historical battery gives to each of the new ones that stand for it.
  [[nodiscard]] std::vector<std::vector<std::int64_t>> gunners(
      const std::vector<std::vector<std::size_t>>& behind) const {
    std::vector<std::int64_t> historical;
    for (const HistoricalBattery& battery : batteries) historical.push_back(battery.unit->men.value);
    const std::int64_t all = std::accumulate(historical.begin(), historical.end(), std::int64_t{0});
    const auto shares = apportion_shares(nearest_share(all, rules.strength), historical, rules.strength);
    std::vector<std::vector<std::int64_t>> result;
    for (std::size_t i = 0; i < batteries.size(); ++i) {
      std::vector<std::int64_t> guns;
      for (const std::size_t b : behind[i]) guns.push_back(chosen[b].guns.value);
      result.push_back(apportion(shares[i], guns));
    }
    return result;
  }

  /// The new battery as a unit: it looks like the largest battery of its own class that it stands for.
  [[nodiscard]] Unit unit_for(const NewBattery& battery, const std::vector<const Unit*>& stands_for) const {
    const GunGroup& group = groups[battery.group];
    const auto rank = [&](const Unit* old) {
      return std::make_pair(rules.class_of(*old) == group.gun_class, old->guns);
    };
    Unit unit = **std::max_element(stands_for.begin(), stands_for.end(),
                                   [&](const Unit* a, const Unit* b) { return rank(a) < rank(b); });
    unit.kind = group.gun_class == GunClass::horse ? Kind::horse_artillery : Kind::foot_artillery;
    unit.level = UnitLevel::battery;
    unit.game = rows_among(unit.game);
    unit.nation = group.nation;
    unit.guns = battery.guns;
    unit.men = {};
    unit.scale.clear();
    return unit;
  }
};

std::vector<LeftOut> all_left_out(const std::vector<HistoricalBattery>& batteries, const std::string& reason) {
  std::vector<LeftOut> left_out;
  for (const HistoricalBattery& battery : batteries) {
    left_out.push_back({battery.unit->id, battery.unit->name, battery.unit->men, battery.unit->guns, reason});
  }
  return left_out;
}

}  // namespace

Dealing deal_batteries(const std::string& corps_name, const std::vector<HistoricalBattery>& batteries,
                       const std::vector<Receiver>& divisions, const ScalingRules& rules) {
  CorpsDealt corps{batteries, divisions, rules, {}, {}, {}, {}};
  corps.group_guns();
  const int all_guns = std::accumulate(corps.groups.begin(), corps.groups.end(), 0,
                                       [](int sum, const GunGroup& group) { return sum + group.guns.value; });
  if (all_guns > kMostGunsOfACorps.value) {
    throw Refusal(Problem{corps_name, 0, "guns", std::to_string(all_guns),
                          fmt::format("at most {} guns in one corps", kMostGunsOfACorps.value),
                          "Check the guns column"});
  }
  if (divisions.empty()) return {{}, all_left_out(batteries, corps_name + " has no division that could have guns")};
  if (!corps.groups.empty()) corps.chosen = choose_batteries(corps.groups, rules.strength);
  if (corps.chosen.empty()) {
    return {
        {},
        all_left_out(batteries, fmt::format("the share of the {} guns of {} is nearer to none than to a whole battery",
                                            all_guns, corps_name))};
  }
  corps.deal();

  const std::vector<std::vector<std::size_t>> behind = corps.stand_ins();
  const std::vector<std::vector<std::int64_t>> gunners = corps.gunners(behind);
  Dealing dealing;
  for (std::size_t b = 0; b < corps.chosen.size(); ++b) {
    DealtBattery dealt;
    dealt.division = corps.division_of[b];
    std::vector<const Unit*> stands_for;
    Men men;
    for (std::size_t i = 0; i < batteries.size(); ++i) {
      const Unit& old = *batteries[i].unit;
      for (std::size_t k = 0; k < behind[i].size(); ++k) {
        if (behind[i][k] != b) continue;
        const Men given{static_cast<int>(gunners[i][k])};
        stands_for.push_back(&old);
        men += given;
        dealt.parts.push_back({"", old.id, old.name, old.kind, old.quality, old.men, given, old.guns});
      }
    }
    dealt.unit = corps.unit_for(corps.chosen[b], stands_for);
    dealt.unit.men = men;
    // the battery that it looks like comes first: it gives the name
    std::stable_partition(dealt.parts.begin(), dealt.parts.end(),
                          [&](const HistoricalShare& part) { return part.name == dealt.unit.name; });
    const GunGroup& group = corps.groups[corps.chosen[b].group];
    dealt.formed_because =
        fmt::format("{} {} guns, for the {} such guns of {} in {}; of its {} guns of all sorts {} are left",
                    corps.chosen[b].guns.value, to_string(group.gun_class), group.guns.value, group.nation, corps_name,
                    all_guns, corps.guns_left());
    dealt.dealt_because = corps.dealt_because[b];
    dealing.batteries.push_back(std::move(dealt));
  }
  return dealing;
}

}  // namespace estafette::scaling
