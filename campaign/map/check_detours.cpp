#include "campaign/map/check_detours.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/map/extent.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace estafette::map {
namespace {

constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();

/// The shortest way in kilometres from one node to every other.
struct Reach {
  std::vector<double> km;            ///< infinite where no road leads
  std::vector<std::size_t> through;  ///< the node before
};

Reach reach_from(std::size_t start, const Ways& ways) {
  Reach reach{std::vector<double>(ways.size(), std::numeric_limits<double>::infinity()),
              std::vector<std::size_t>(ways.size(), kNowhere)};
  std::set<std::pair<double, std::size_t>> open = {{0, start}};
  reach.km[start] = 0;
  while (!open.empty()) {
    const auto [so_far, node] = open.extract(open.begin()).value();
    for (const Neighbour& link : ways.links(node)) {
      if (so_far + link.km >= reach.km[link.to]) continue;
      open.erase({reach.km[link.to], link.to});
      reach.km[link.to] = so_far + link.km;
      reach.through[link.to] = node;
      open.emplace(reach.km[link.to], link.to);
    }
  }
  return reach;
}

/// Straight distances between nodes that are no further apart than `most`, each worked out once.
class Distances {
 public:
  Distances(const Map& map, double most)
      : size_(map.nodes.size()), km_(size_ * size_, std::numeric_limits<double>::infinity()), near_(size_) {
    for (std::size_t a = 0; a < size_; ++a) {
      const Extent place({map.nodes[a].at});
      for (std::size_t b = 0; b < a; ++b) {
        if (!place.may_come_within(map.nodes[b].at, most)) continue;
        const double km = km_between(map.nodes[a].at, map.nodes[b].at);
        if (km > most) continue;
        km_[a * size_ + b] = km_[b * size_ + a] = km;
        near_[a].push_back(b);
        near_[b].push_back(a);
      }
    }
  }

  /// Infinite if they are further apart.
  [[nodiscard]] double between(std::size_t a, std::size_t b) const { return km_[a * size_ + b]; }
  /// The others that are not, in rising order.
  [[nodiscard]] const std::vector<std::size_t>& near(std::size_t a) const { return near_[a]; }

  /// True if no third node lies in the circle whose diameter a and b are. REQUIRES two that are near.
  [[nodiscard]] bool neighbours(std::size_t a, std::size_t b) const {
    const double square = between(a, b) * between(a, b);
    for (const std::size_t c : near(a)) {
      if (c == b) continue;
      if (between(a, c) * between(a, c) + between(b, c) * between(b, c) < square) return false;
    }
    return true;
  }

 private:
  std::size_t size_;
  std::vector<double> km_;
  std::vector<std::vector<std::size_t>> near_;
};

/// The neighbours behind that node in the order of the map to which no road leads: any other way may be a detour.
std::vector<std::size_t> without_a_road(std::size_t a, const Ways& ways, const Distances& straight) {
  std::vector<std::size_t> found;
  const auto& links = ways.links(a);
  for (const std::size_t b : straight.near(a)) {
    const auto leads_there = [b](const Neighbour& link) { return link.to == b; };
    if (b > a && std::none_of(links.begin(), links.end(), leads_there) && straight.neighbours(a, b)) found.push_back(b);
  }
  return found;
}

MapProblem strange(const Map& map, std::size_t a, std::size_t b, double straight, const Reach& reach, double times) {
  std::vector<std::string> by;
  for (std::size_t node = reach.through[b]; node != a; node = reach.through[node]) by.push_back(map.nodes[node].name);
  std::reverse(by.begin(), by.end());
  return {MapPart::node,
          b,
          "",
          fmt::format("{} to {}, {:.0f} km by {} and {:.0f} straight", map.nodes[a].name, map.nodes[b].name,
                      reach.km[b], fmt::join(by, ", "), straight),
          fmt::format("a way of at most {} times the straight line between neighbours", times),
          fmt::format("Add a <road>, or say why there was none: <detour from=\"{}\" to=\"{}\" because=\"...\"/>",
                      map.nodes[a].id.slug, map.nodes[b].id.slug)};
}

}  // namespace

std::vector<MapProblem> strange_detours(const Map& map, const Ways& ways, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  if (limits.detour <= 0) return problems;
  const Distances straight(map, limits.neighbours);
  std::set<std::size_t> needed;
  for (std::size_t a = 0; a < map.nodes.size(); ++a) {
    const std::vector<std::size_t> others = without_a_road(a, ways, straight);
    if (others.empty()) continue;
    const Reach reach = reach_from(a, ways);
    for (const std::size_t b : others) {
      const double km = straight.between(a, b);
      if (reach.km[b] <= limits.detour * km || reach.through[b] == kNowhere) continue;
      const auto explained = std::find_if(map.detours.begin(), map.detours.end(), [&](const Detour& detour) {
        return std::minmax(detour.from, detour.to) == std::minmax(map.nodes[a].id, map.nodes[b].id);
      });
      if (explained == map.detours.end())
        problems.push_back(strange(map, a, b, km, reach, limits.detour));
      else
        needed.insert(static_cast<std::size_t>(explained - map.detours.begin()));
    }
  }
  for (std::size_t i = 0; i < map.detours.size(); ++i) {
    if (needed.contains(i)) continue;
    const Detour& detour = map.detours[i];
    problems.push_back({MapPart::detour, i, "",
                        fmt::format("{} to {}", find_node(map, detour.from)->name, find_node(map, detour.to)->name),
                        fmt::format("neighbours whose way is more than {} times the straight line", limits.detour),
                        "Remove this <detour>"});
  }
  return problems;
}

}  // namespace estafette::map
