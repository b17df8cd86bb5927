// What the scouts report, in words that say how far to trust them. Source: rule 5.3; how far a report may be out is in
// rules.xml <scouting>.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// "Lützen: a corps, about 11,700 men. A doubtful report of I Cavalry Corps: it may be 40% too high or too low."
[[nodiscard]] std::string in_words(const Theatre& theatre, const State& state, const Sighting& sighting);

/// What the side knows of the enemy as things stand now: without those who were seen at a place where it has beaten
/// them since, for they have left the field (4.1, 5.5).
[[nodiscard]] std::vector<Sighting> known_now(const State& state, Side side);
/// The places where it has won since its scouts reported: the enemy has left them.
[[nodiscard]] std::vector<NodeId> fields_won(const State& state, Side side);

/// What is known now, a sentence each, by places in the order of the map.
[[nodiscard]] std::vector<std::string> scouts_reports(const Theatre& theatre, const State& state, Side side);

}  // namespace estafette::campaign
