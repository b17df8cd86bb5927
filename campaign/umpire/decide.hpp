// The umpire decides what a trigger has put before him (3.1, 3.2, 4.3, 4.4).
#pragma once

#include "campaign/umpire/deed.hpp"

#include <string>

namespace estafette::campaign {

/// The umpire's decision on a proposal.
struct Answer {
  int number = 0;          ///< of the proposal
  bool confirmed = false;  ///< it happens, with all that follows; otherwise it may be proposed again
  std::string because;     ///< the reason, for the journal
  std::string told = {};   ///< if it ends the campaign: what the players are told of it, besides who has won
};

/// Throws Refusal if there is no such proposal to decide, no reason is given, or nobody is there to be told.
[[nodiscard]] Deed decide(const Standing& standing, const Answer& decision);

}  // namespace estafette::campaign
