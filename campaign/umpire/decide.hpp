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
};

/// Throws Refusal if there is no such proposal to decide, or no reason is given.
[[nodiscard]] Deed decide(const Standing& standing, const Answer& decision);

}  // namespace estafette::campaign
