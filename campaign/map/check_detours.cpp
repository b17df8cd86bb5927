#include "campaign/map/check_detours.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/map/ways.hpp"

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

/// Straight distances between all nodes, each worked out once.
class Distances {
 public:
  explicit Distances(const Map& map) : size_(map.nodes.size()), km_(size_ * size_) {
    for (std::size_t a = 0; a < size_; ++a)
      for (std::size_t b = 0; b < a; ++b)
        km_[a * size_ + b] = km_[b * size_ + a] = km_between(map.nodes[a].at, map.nodes[b].at);
  }

  [[nodiscard]] double between(std::size_t a, std::size_t b) const { return km_[a * size_ + b]; }

  /// True if no third node lies in the circle whose diameter a and b are.
  [[nodiscard]] bool neighbours(std::size_t a, std::size_t b) const {
    const double square = between(a, b) * between(a, b);
    for (std::size_t c = 0; c < size_; ++c) {
      if (c == a || c == b) continue;
      if (between(a, c) * between(a, c) + between(b, c) * between(b, c) < square) return false;
    }
    return true;
  }

 private:
  std::size_t size_;
  std::vector<double> km_;
};

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

std::vector<MapProblem> strange_detours(const Map& map, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  if (limits.detour <= 0) return problems;
  const Ways ways(map);
  const Distances straight(map);
  std::set<std::size_t> needed;
  for (std::size_t a = 0; a < map.nodes.size(); ++a) {
    const Reach reach = reach_from(a, ways);
    for (std::size_t b = a + 1; b < map.nodes.size(); ++b) {
      const double km = straight.between(a, b);
      if (km > limits.neighbours || reach.km[b] <= limits.detour * km || reach.through[b] == kNowhere) continue;
      if (!straight.neighbours(a, b)) continue;
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
