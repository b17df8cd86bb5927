// The players of a campaign and what they command, as their letters are read: who has written this one, what he may
// order, and who has not written. Source: rules 1.1, 1.4; docs/reports.md (players.csv).
#pragma once

#include "base/files/files.hpp"
#include "base/table.hpp"
#include "campaign/orders/sentence/writer.hpp"
#include "campaign/reports/players.hpp"
#include "campaign/rules/theatre.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

class Roster {
 public:
  /// `players` may be empty: then only commanders are known, by name. `chapters`: all of the campaign.
  Roster(std::vector<Player> players, std::vector<Chapter> chapters);

  [[nodiscard]] const std::vector<Player>& players() const { return players_; }

  /// The player of that name, or one who writes as that; otherwise the commander of that name, who is his own player.
  /// Throws Refusal.
  [[nodiscard]] Player named(const std::string& words) const;

  /// The player whose name, or another as which he writes, is in the heading of a letter: "Ney <ney@example.org>".
  /// Nothing if nobody's is. Throws Refusal, with that file and line, if it names several.
  [[nodiscard]] std::optional<Player> in_heading(const std::string& heading, const std::string& file, int line) const;

  /// What he may order. Headquarters and commanders-in-chief are ordered by whoever commands their army, if anybody
  /// does, and otherwise by whoever they travel with.
  [[nodiscard]] LetterWriter writer(const Player& player) const;

  /// Who has written, and who has not; while the half-week stands still, of those who have something to choose.
  [[nodiscard]] Table letters_table(const Theatre& theatre, const State& state) const;

 private:
  [[nodiscard]] std::set<ForceId> ordered_by(const Player& player) const;

  std::vector<Player> players_;
  std::vector<Chapter> chapters_;
};

/// "players.csv" in the folder of the campaign: who commands what, unless the umpire names another file.
[[nodiscard]] fs::path players_beside(const fs::path& campaign);

}  // namespace estafette::campaign
