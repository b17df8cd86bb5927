#include "converter/scaling/compress.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>
#include <utility>

namespace estafette::scaling {
namespace {

using Class = std::pair<Kind, Quality>;

Class class_of(const Unit& unit) {
  return {unit.kind, unit.quality};
}

/// Regiments that will fight as one battalion, or as several if they have too many men.
struct Group {
  std::vector<Share> shares;
  Class troops;        ///< that of most of its men
  std::string nation;  ///< that of most of its men
  int brigade = 0;     ///< of its first regiment
  std::size_t order = 0;
  int men = 0;
  bool alone = false;  ///< joins no other
};

std::vector<std::int64_t> men_of(const std::vector<const Regiment*>& regiments) {
  std::vector<std::int64_t> men;
  for (const Regiment* regiment : regiments) men.push_back(regiment->unit->men.value);
  return men;
}

/// Scaled men for each regiment: by class first, then inside each class.
std::vector<Group> share_out(const std::vector<Regiment>& regiments, Men total, Fraction strength) {
  std::vector<std::vector<const Regiment*>> classes;
  for (const Regiment& regiment : regiments) {
    const auto same = std::find_if(classes.begin(), classes.end(), [&](const auto& members) {
      return class_of(*members.front()->unit) == class_of(*regiment.unit);
    });
    if (same == classes.end()) {
      classes.push_back({&regiment});
    } else {
      same->push_back(&regiment);
    }
  }
  std::vector<std::int64_t> class_men;
  for (const auto& members : classes) {
    std::int64_t sum = 0;
    for (const std::int64_t men : men_of(members)) sum += men;
    class_men.push_back(sum);
  }
  const std::vector<std::int64_t> class_shares = apportion_shares(total.value, class_men, strength);

  std::vector<Group> groups;
  for (std::size_t c = 0; c < classes.size(); ++c) {
    const auto shares = apportion_shares(class_shares[c], men_of(classes[c]), strength);
    for (std::size_t i = 0; i < shares.size(); ++i) {
      const Regiment& regiment = *classes[c][i];
      const int men = static_cast<int>(shares[i]);
      groups.push_back({{{regiment.unit, Men{men}}},
                        class_of(*regiment.unit),
                        regiment.unit->nation,
                        regiment.brigade,
                        static_cast<std::size_t>(&regiment - regiments.data()),
                        men,
                        regiment.alone});
    }
  }
  std::sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) { return a.order < b.order; });
  return groups;
}

/// The key with the most men; the first of equals.
template <typename Key, typename KeyOf>
Key most_men(const std::vector<Share>& shares, KeyOf key_of) {
  std::vector<std::pair<Key, int>> sums;
  for (const Share& share : shares) {
    const Key key = key_of(*share.unit);
    const auto found = std::find_if(sums.begin(), sums.end(), [&](const auto& sum) { return sum.first == key; });
    if (found == sums.end()) {
      sums.emplace_back(key, share.men.value);
    } else {
      found->second += share.men.value;
    }
  }
  return std::max_element(sums.begin(), sums.end(), [](const auto& a, const auto& b) { return a.second < b.second; })
      ->first;
}

void join(Group& into, Group&& from) {
  const bool first = into.order < from.order;
  into.shares.insert(first ? into.shares.end() : into.shares.begin(), from.shares.begin(), from.shares.end());
  into.men += from.men;
  into.order = std::min(into.order, from.order);
  into.brigade = first ? into.brigade : from.brigade;
  into.troops = most_men<Class>(into.shares, [](const Unit& unit) { return class_of(unit); });
  into.nation = most_men<std::string>(into.shares, [](const Unit& unit) { return unit.nation; });
}

/// How different two groups are, the worst difference first. A group that is too small joins the most similar sibling.
auto unlikeness(const Group& small, const Group& other, UnitSizes limits) {
  const bool other_kind = small.troops.first != other.troops.first;
  const int quality = std::abs(static_cast<int>(small.troops.second) - static_cast<int>(other.troops.second));
  const bool too_large = small.men + other.men > limits.largest.value;
  return std::make_tuple(other_kind, quality, small.nation != other.nation, too_large, small.brigade != other.brigade,
                         other.men, other.order);
}

/// Joins groups below the smallest size to others, within their class or across classes, until none can be joined.
void merge_small(std::vector<Group>& groups, UnitSizes limits, bool across_classes) {
  const auto may_join = [&](const Group& a, const Group& b) {
    return &a != &b && !a.alone && !b.alone && (across_classes || a.troops == b.troops);
  };
  while (true) {
    Group* small = nullptr;
    Group* into = nullptr;
    for (Group& group : groups) {
      if (group.men >= limits.smallest.value || (small != nullptr && group.men >= small->men)) continue;
      Group* best = nullptr;
      for (Group& other : groups) {
        if (!may_join(group, other)) continue;
        if (best == nullptr || unlikeness(group, other, limits) < unlikeness(group, *best, limits)) best = &other;
      }
      if (best == nullptr) continue;
      small = &group;
      into = best;
    }
    if (small == nullptr) return;
    join(*into, std::move(*small));
    groups.erase(groups.begin() + (small - groups.data()));
  }
}

/// Joins what the umpire wishes to fight together. REQUIRES the groups in the order of the regiments.
void merge_as_wished(std::vector<Group>& groups, const std::vector<Regiment>& regiments) {
  std::vector<std::size_t> home(groups.size());
  for (std::size_t i = 0; i < home.size(); ++i) home[i] = i;
  const auto root = [&](std::size_t at) {
    while (home[at] != at) at = home[at];
    return at;
  };
  for (std::size_t i = 0; i < regiments.size(); ++i) {
    if (!regiments[i].with) continue;
    const std::size_t from = root(i);
    const std::size_t into = root(*regiments[i].with);
    if (from == into) continue;
    join(groups[into], std::move(groups[from]));
    home[from] = into;
  }
  std::vector<Group> kept;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (home[i] == i) kept.push_back(std::move(groups[i]));
  }
  groups = std::move(kept);
}

/// Cuts a group into even pieces, none of them too large; its shares fill them one after the other.
void cut(const Group& group, UnitSizes limits, std::vector<NewUnit>& pieces) {
  const int count = std::max(1, (group.men + limits.largest.value - 1) / limits.largest.value);
  const auto sizes = apportion(group.men, std::vector<std::int64_t>(static_cast<std::size_t>(count), 1));
  auto share = group.shares.begin();
  int left_of_share = share->men.value;
  for (int i = 0; i < count; ++i) {
    NewUnit piece{{}, group.troops.first, group.troops.second, group.nation, count > 1 ? i + 1 : 0, count};
    int room = static_cast<int>(sizes[static_cast<std::size_t>(i)]);
    const bool last = i + 1 == count;
    while (share != group.shares.end() && (room > 0 || last)) {
      const int taken = std::min(room, left_of_share);
      piece.shares.push_back({share->unit, Men{taken}});
      room -= taken;
      left_of_share -= taken;
      if (left_of_share > 0) break;
      ++share;
      left_of_share = share == group.shares.end() ? 0 : share->men.value;
    }
    pieces.push_back(std::move(piece));
  }
}

}  // namespace

Men NewUnit::men() const {
  Men sum;
  for (const Share& share : shares) sum += share.men;
  return sum;
}

const Unit& NewUnit::eponym() const {
  const auto rank = [&](const Share& share) {
    const Unit& unit = *share.unit;
    return std::make_tuple(unit.kind == kind && unit.quality == quality, unit.nation == nation, share.men.value);
  };
  return *std::max_element(shares.begin(), shares.end(), [&](const Share& a, const Share& b) {
            return rank(a) < rank(b);
          })->unit;
}

std::vector<NewUnit> compress(const std::vector<Regiment>& regiments, Men total, Fraction strength, UnitSizes limits) {
  if (total.value == 0) return {};
  std::vector<Group> groups = share_out(regiments, total, strength);
  merge_as_wished(groups, regiments);
  merge_small(groups, limits, false);
  merge_small(groups, limits, true);
  std::sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) { return a.order < b.order; });
  std::vector<NewUnit> pieces;
  for (const Group& group : groups) cut(group, limits, pieces);
  return pieces;
}

}  // namespace estafette::scaling
