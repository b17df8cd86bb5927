#include "campaign/map/odd_loop.hpp"

#include <algorithm>

namespace estafette::map {
namespace {

/// Walks breadth first over states, node and side of the start or other side, until the start is met again from the
/// other side: the walk there is an odd loop. Gives up at `longest` links.
std::vector<std::size_t> odd_walk_from(std::size_t start, const Ways& ways, const std::vector<Division>& divisions,
                                       std::size_t longest) {
  struct WalkStep {
    std::size_t node = 0;
    bool other_side = false;
    std::size_t before = 0, road = 0, links = 0;
  };
  std::vector<bool> seen(2 * ways.size());
  std::vector<WalkStep> steps = {{start, false, 0, 0, 0}};
  seen[2 * start] = true;
  for (std::size_t next = 0; next < steps.size() && steps[next].links < longest; ++next) {
    const WalkStep here = steps[next];
    for (const Neighbour& link : ways.links(here.node)) {
      if (!divisions[link.road].usable) continue;
      const bool other_side = here.other_side != divisions[link.road].changes;
      const std::size_t state = 2 * link.to + (other_side ? 1 : 0);
      if (seen[state]) continue;
      seen[state] = true;
      steps.push_back({link.to, other_side, next, link.road, here.links + 1});
      if (link.to != start) continue;
      std::vector<std::size_t> roads;
      for (std::size_t step = steps.size() - 1; step != 0; step = steps[step].before) roads.push_back(steps[step].road);
      std::reverse(roads.begin(), roads.end());
      return roads;
    }
  }
  return {};
}

/// The ends of links that contradict a telling of the nodes into two sides, in rising order. Each odd loop has one of
/// these links, so that none is missed by beginning there; without them there is no odd loop.
std::vector<std::size_t> contradictions(const Ways& ways, const std::vector<Division>& divisions) {
  enum class Side : unsigned char { unknown, one, other };
  std::vector<Side> sides(ways.size(), Side::unknown);
  std::vector<std::size_t> ends;
  for (std::size_t start = 0; start < ways.size(); ++start) {
    if (sides[start] != Side::unknown) continue;
    std::vector<std::size_t> reached = {start};
    sides[start] = Side::one;
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const std::size_t node = reached[next];
      for (const Neighbour& link : ways.links(node)) {
        if (!divisions[link.road].usable) continue;
        const Side side = (sides[node] == Side::one) != divisions[link.road].changes ? Side::one : Side::other;
        if (sides[link.to] == Side::unknown) {
          sides[link.to] = side;
          reached.push_back(link.to);
        } else if (sides[link.to] != side) {
          ends.push_back(std::min(node, link.to));
        }
      }
    }
  }
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  return ends;
}

/// The same loop, begun at its first node in the order of the map.
Loop begun_first(const Ways& ways, const std::vector<Division>& divisions, const Loop& loop) {
  std::size_t first = loop.start;
  std::size_t at = loop.start;
  for (const std::size_t road : loop.roads) {
    const auto& links = ways.links(at);
    at = std::find_if(links.begin(), links.end(), [&](const Neighbour& link) { return link.road == road; })->to;
    first = std::min(first, at);
  }
  return {first, odd_walk_from(first, ways, divisions, loop.roads.size())};
}

}  // namespace

Loop shortest_odd_loop(const Ways& ways, const std::vector<Division>& divisions) {
  Loop shortest;
  for (const std::size_t start : contradictions(ways, divisions)) {
    const std::size_t longest = shortest.roads.empty() ? 2 * ways.size() : shortest.roads.size() - 1;
    const std::vector<std::size_t> roads = odd_walk_from(start, ways, divisions, longest);
    if (!roads.empty()) shortest = {start, roads};
  }
  return shortest.roads.empty() ? shortest : begun_first(ways, divisions, shortest);
}

}  // namespace estafette::map
