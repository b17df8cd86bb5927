// The umpire decides what a trigger has put before him (3.1, 3.2, 4.3, 4.4).
#pragma once

#include "campaign/umpire/deed.hpp"

#include <string>

namespace estafette::campaign {

/// What the umpire says of a proposal.
struct Answer {
  int number = 0;          ///< of the proposal
  bool confirmed = false;  ///< it happens, with all that comes of it; else it may be proposed again
  std::string because;     ///< the reason, for the journal
};

/// Throws Refusal if no such proposal waits, or no reason is given.
[[nodiscard]] Deed decide(const Standing& standing, const Answer& decision);

}  // namespace estafette::campaign
