// Forces as counters: short enough for a small sign, with the full words for a reader who points at it. A part of
// map_view.hpp. Source: rules 1.3.1 (echelons), 2.1.2, 2.3.1, 4.1, 5.1 (condition), 5.3 (sightings by their
// reliability).
#pragma once

#include "campaign/cartography/view/picture.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::cartography {

/// A force's name for a small sign: "III Corps" is III, "Blücher's Corps" Blücher, "Corps before Danzig" before Danzig.
/// At most fourteen letters.
[[nodiscard]] std::string short_name(const std::string& name);

/// All forces and lone pieces of the side, or of both.
[[nodiscard]] std::vector<Counter> own_counters(const campaign::Theatre& theatre, const campaign::State& state,
                                                std::optional<Side> side);

/// The enemy as reported to the side (5.3); nothing else of him.
[[nodiscard]] std::vector<Counter> sighted_counters(const campaign::Theatre& theatre, const campaign::State& state,
                                                    Side side);

/// The letter of a piece's badge: H headquarters, P pontoon train, of a commander-in-chief the first of his name.
[[nodiscard]] char sign_of(const campaign::Piece& piece);

}  // namespace estafette::cartography
