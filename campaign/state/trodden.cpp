#include "campaign/state/trodden.hpp"

#include <algorithm>
#include <iterator>

namespace estafette::campaign {

void tread(Force& force, const std::vector<NodeId>& way) {
  if (force.trodden.empty()) force.trodden.push_back(force.at);
  for (std::size_t i = 1; i < way.size(); ++i) {
    const auto before = std::find(force.trodden.begin(), force.trodden.end(), way[i]);
    if (before == force.trodden.end()) {
      force.trodden.push_back(way[i]);
    } else {
      force.trodden.erase(std::next(before), force.trodden.end());
    }
  }
}

}  // namespace estafette::campaign
