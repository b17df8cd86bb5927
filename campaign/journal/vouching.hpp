// Looks through a campaign file from its first record to the last, and takes one that somebody has changed as it is, if
// the umpire vouches for it.
#pragma once

#include "base/files/files.hpp"
#include "campaign/journal/journal.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace estafette::campaign {

/// What was found in a campaign file.
struct FileFound {
  std::string changed;  ///< the first record, or else page, that is not as estafette wrote it; empty: there is none
  std::int64_t from_event = 0;    ///< nothing is known of this event and those behind it; 0: every record is as it was
  std::int64_t events = 0;        ///< how many there are
  std::string seal;               ///< stands for all that the file holds: "3f09 b1c2 77d0 5a1e"
  std::vector<OnTrust> on_trust;  ///< what somebody has vouched for before
};

/// Brings a file of an older version to today's; otherwise changes nothing. Throws Refusal if it is no campaign, is
/// damaged, has tables, views or triggers that are not ours, or an event that cannot be read.
[[nodiscard]] FileFound look_through(const fs::path& file);

/// Takes it as it is, for that reason: what was changed is on trust from then on. Throws Refusal likewise.
void vouch_for(const fs::path& file, const std::string& because);

}  // namespace estafette::campaign
