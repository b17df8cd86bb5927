#include "campaign/names/meant.hpp"

namespace estafette::campaign {
namespace {

std::string id_meant(const Catalogue& names, std::string_view words, const Asked& asked) {
  return names[the_one(names, words, asked)].id;
}

}  // namespace

ForceId force_meant(const State& state, std::string_view words, const Asked& asked) {
  return {id_meant(Catalogue(named_forces(state)), words, asked)};
}

ForceId force_meant(const State& state, const std::vector<ForceId>& ids, std::string_view words, const Asked& asked) {
  return {id_meant(Catalogue(named_forces(state, ids)), words, asked)};
}

ForceId troops_meant(const State& state, std::string_view words, const Asked& asked) {
  return {id_meant(among({named_forces(state), named_pieces(state)}), words, asked)};
}

NodeId place_meant(const map::Map& map, std::string_view words, const Asked& asked) {
  return {id_meant(places_of(map), words, asked)};
}

}  // namespace estafette::campaign
