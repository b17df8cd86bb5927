// What of a campaign's history somebody wants to read, in his own words.
#pragma once

#include "campaign/journal/journal.hpp"
#include "campaign/umpire/standing.hpp"

#include <string>

namespace estafette::campaign {

/// Only events that all of these let through; what is empty lets everything through.
struct HistoryFilter {
  std::string force;  ///< name or id of a force or piece
  std::string place;
  int turn = 0;         ///< 0: all
  std::string rule;     ///< "2.1" lets 2.1.2 through too
  bool undone = false;  ///< also what was taken back
};

/// The same for the journal. Throws Refusal for a name that means nothing, with the nearest that does.
[[nodiscard]] EventFilter filter_of(const Standing& standing, const HistoryFilter& words);

}  // namespace estafette::campaign
