// Who and what can be named in a campaign: forces, pieces, places, rivers, nations, countries, armies, units. Each list
// is made here once, so that the same words mean the same in every letter and every verb (docs/names.md). For a letter
// own_of() is used: the other side's names are in none of its lists, so that no answer gives them away.
#pragma once

#include "campaign/map/map.hpp"
#include "campaign/state/state.hpp"
#include "converter/naming/meaning.hpp"

#include <vector>

namespace estafette::campaign {

/// Named::kind of the lists below. If several fit equally well, the earlier kind is meant, but forces and pieces count
/// as one kind: many garrisons have the name of their fortress, and most states that of their nation.
enum class NamedKind { force, piece, army, place, nation, country, river, division, unit, expected };

[[nodiscard]] NamedKind kind_of(const Named& named);

/// By name, id and commander, in the order of the state's lists.
[[nodiscard]] std::vector<Named> named_forces(const State& state);
/// Those of these ids that are on the map.
[[nodiscard]] std::vector<Named> named_forces(const State& state, const std::vector<ForceId>& ids);
/// A headquarters also by the name and commander of its army, unless he leads a force or is a piece himself.
[[nodiscard]] std::vector<Named> named_pieces(const State& state);
/// By name, id, commander (with the same exception) and headquarters.
[[nodiscard]] std::vector<Named> named_armies(const State& state);
/// By their name of the time and of today.
[[nodiscard]] std::vector<Named> named_places(const map::Map& map);
/// Those that have a side or troops, or will have; the name is the id.
[[nodiscard]] std::vector<Named> named_nations(const State& state);
/// Those that have a place on the map; the name is the id.
[[nodiscard]] std::vector<Named> named_countries(const map::Map& map);
/// All battalions, squadrons and batteries: by id, by name, and by name and force.
[[nodiscard]] std::vector<Named> named_units(const State& state);

/// The divisions and brigades of all forces: by id, name and commander, and by name and force.
[[nodiscard]] std::vector<Named> named_commands(const State& state);
/// Who is to come later, by name, id and commander.
[[nodiscard]] std::vector<Named> named_expected(const State& state);

[[nodiscard]] Catalogue places_of(const map::Map& map);
[[nodiscard]] Catalogue rivers_of(const map::Map& map);
/// The forces and pieces of a side.
[[nodiscard]] Catalogue own_of(const State& state, Side side);
/// The MDs of a force, by name and commander.
[[nodiscard]] Catalogue divisions_in(const Force& force);

/// Several lists in one.
[[nodiscard]] Catalogue among(std::vector<std::vector<Named>> lists);

}  // namespace estafette::campaign
