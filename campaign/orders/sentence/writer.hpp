// Who may order whom: a player orders what he commands and nothing else. The umpire decides who commands what
// (players.csv, docs/reports.md). Source: rules 1.1, 1.4.
#pragma once

#include "campaign/state/state.hpp"

#include <map>
#include <set>
#include <string>

namespace estafette::campaign {

/// The player who has written a letter.
struct LetterWriter {
  std::string name;
  std::set<ForceId> commands;             ///< forces and pieces of his
  std::map<ForceId, std::string> others;  ///< who writes for others of his side; one that is not here has no player
};

/// True if he commands it. One that is not on the map of `founded`, but will be there by orders that have been lodged,
/// is his if all its MDs are out of forces of his.
[[nodiscard]] bool commands(const LetterWriter& writer, const State& founded, const State& now, const ForceId& id);

/// Refuses an order for what he does not command, by the names of both.
void refuse_what_is_anothers(const LetterWriter& writer, const State& founded, const State& now, const ForceId& id);

}  // namespace estafette::campaign
