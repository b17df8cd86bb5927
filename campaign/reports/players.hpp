// Who commands what: which forces a player gives orders to, and gets dispatches about. The umpire decides it, and no
// rule depends on it. Format: docs/reports.md.
#pragma once

#include "campaign/reports/chapters.hpp"

#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

struct Player {
  std::string name;
  Side side = Side::france;
  std::set<std::string> commands;  ///< ids of forces, of MA with all that belongs to them, and of commanders-in-chief
  std::vector<std::string> writes_as = {};  ///< other names in the heading of his letters: "ney@example.org"
  bool operator==(const Player&) const = default;
};

/// "Ney=III Corps, I Cavalry Corps": forces and armies that are or were on the map. A name alone: whoever of that name
/// commands an army or a force now. Throws Refusal for what is not known, or forces of both sides.
[[nodiscard]] Player player_from(const std::string& words, const std::vector<Chapter>& chapters);

/// Throws Refusal if one of these names is no force or army of the campaign, or they are of both sides; `file` is where
/// they stand: an option, whose own words they are.
void require_commands(const std::string& player, const std::vector<std::string>& names, const std::string& file,
                      const std::vector<Chapter>& chapters);

/// A players.csv: columns "player" and "commands", the commands with semicolons between them; and "writes as", which
/// may be left out. Throws Refusal.
[[nodiscard]] std::vector<Player> read_players(const std::string& text, const std::string& file,
                                               const std::vector<Chapter>& chapters);

/// The player's forces, those that have left one of them to act alone, and the pieces that travel with any of them;
/// as far as they are known at the end of the last of these chapters.
[[nodiscard]] std::set<ForceId> forces_of(const Player& player, const std::vector<Chapter>& chapters);

}  // namespace estafette::campaign
