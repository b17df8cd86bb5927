// Which part of the truth is shown on a map: all of it on the umpire's, on a side's only what that side knows.
// Source: rules 5.3 (own forces, and the enemy as reported), 4.5 (who holds a fortress is known to all).
// Pure. What a side is shown, and why, is told in docs/map-drawing.md.
#pragma once

#include "campaign/cartography/view/picture.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <optional>
#include <vector>

namespace estafette::cartography {

/// The map before the turn that is prepared in `state`, with the marches of `last_turn`: the umpire's, or what `side`
/// may know. Of events that are no marches nothing is shown.
[[nodiscard]] MapPicture map_view(const campaign::Theatre& theatre, const campaign::State& state,
                                  const std::vector<campaign::Event>& last_turn, std::optional<Side> side);

/// The land only.
[[nodiscard]] MapPicture land_view(const map::Map& map);

}  // namespace estafette::cartography
