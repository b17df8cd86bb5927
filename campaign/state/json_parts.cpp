#include "campaign/state/json_parts.hpp"

namespace estafette {

json by_name(const std::map<campaign::NodeId, campaign::Side>& owners) {
  json out = json::object();
  for (const auto& [node, side] : owners) out[node.slug] = side;
  return out;
}

json by_name(const std::map<campaign::Side, std::vector<campaign::Sighting>>& known) {
  json out = json::object();
  for (const auto& [side, sightings] : known) out[to_string(side)] = sightings;
  return out;
}

json by_name(const std::map<campaign::ForceId, campaign::RuledLine>& lines) {
  json out = json::object();
  for (const auto& [force, line] : lines) out[force.slug] = line;
  return out;
}

}  // namespace estafette
