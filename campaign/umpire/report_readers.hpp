// Who a report is for and which half-week it is about, in the umpire's words.
#pragma once

#include "base/files/files.hpp"
#include "campaign/reports/told.hpp"
#include "campaign/rules/figures/sides.hpp"
#include "campaign/umpire/reader_folder.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

struct ReportReaders {
  std::string side;                  ///< in the umpire's words; may be empty
  std::vector<std::string> players;  ///< "Ney=III Corps", "Ney"
  fs::path file;                     ///< players.csv; may be empty

  [[nodiscard]] bool any() const { return !side.empty() || !players.empty() || !file.empty(); }
  /// All readers, in the order: side, players, players of the file. A player named without his commands is looked up in
  /// the file first; then the file's other players are left out. Throws Refusal.
  [[nodiscard]] std::vector<Audience> audiences(const Sides& sides, const std::vector<Chapter>& chapters) const;
};

/// Who is to have a folder of these reports: the one reader, or the umpire if nobody or more than one is named.
/// `campaign`: as CampaignFile::called() has it.
[[nodiscard]] FolderReader reader_of(const Theatre& theatre, const std::vector<Audience>& audiences,
                                     const std::string& campaign);

/// "france", "coalition-blucher": for names of files.
[[nodiscard]] std::string slug_of(const Audience& audience);

/// The chapters up to that turn; all of them for 0. Throws Refusal for a turn that was not played.
[[nodiscard]] std::vector<Chapter> chapters_until(std::vector<Chapter> chapters, int turn);

}  // namespace estafette::campaign
