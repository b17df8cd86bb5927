// For whom a report is, and of which half-week, as the umpire says it.
#pragma once

#include "base/files.hpp"
#include "campaign/reports/told.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

struct ReportReaders {
  std::string side;                  ///< "france", "coalition" or empty
  std::vector<std::string> players;  ///< "Ney=III Corps", "Ney"
  fs::path file;                     ///< players.csv; may be empty

  [[nodiscard]] bool any() const { return !side.empty() || !players.empty() || !file.empty(); }
  /// Everybody who is meant, in the order: side, players, those of the file. A player who is named without his commands
  /// is looked for in the file first; then the file's other players are not meant. Throws Refusal.
  [[nodiscard]] std::vector<Audience> audiences(const std::vector<Chapter>& chapters) const;
};

/// "france", "coalition-blucher": for names of files.
[[nodiscard]] std::string slug_of(const Audience& audience);

/// The chapters up to that turn; all of them for 0. Throws Refusal for a turn that was not played.
[[nodiscard]] std::vector<Chapter> chapters_until(std::vector<Chapter> chapters, int turn);

}  // namespace estafette::campaign
