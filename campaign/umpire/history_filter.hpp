// Which part of a campaign's history the umpire wants to read, in his own words.
#pragma once

#include "campaign/journal/journal.hpp"
#include "campaign/umpire/standing.hpp"

#include <string>

namespace estafette::campaign {

/// Only events that fit all of these; an empty one fits every event.
struct HistoryFilter {
  std::string force;  ///< name or id of a force or piece
  std::string place;
  int turn = 0;         ///< 0: all
  std::string rule;     ///< "2.1" fits 2.1.2 too
  bool undone = false;  ///< also what was undone
};

/// The same for the journal, to tell it (EventFilter::to_tell). Throws Refusal for an unknown name, with the nearest
/// known one.
[[nodiscard]] EventFilter filter_of(const Standing& standing, const HistoryFilter& words);

}  // namespace estafette::campaign
