// Whose names a letter may use: the places and rivers of the map, and the forces and pieces of its own side. The other
// side's are in no catalogue, so that no answer tells anything of them.
#pragma once

#include "campaign/orders/names.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

namespace estafette::campaign {

/// Ids are those of the nodes; today's names are other names.
[[nodiscard]] Catalogue places_of(const map::Map& map);
/// The name is the id.
[[nodiscard]] Catalogue rivers_of(const map::Map& map);
/// Forces by name and commander, headquarters also by their army's commander, in the order of the state's lists.
[[nodiscard]] Catalogue own_of(const State& state, Side side);
/// The MDs of a force, by name and commander.
[[nodiscard]] Catalogue divisions_in(const Force& force);

/// "Generalleutnant von Bülow" without rank and particles: Bülow.
[[nodiscard]] std::string without_rank(const std::string& commander);
/// True for "marshal", "von", "prince" and their like.
[[nodiscard]] bool is_rank(const std::string& plain);

}  // namespace estafette::campaign
