// What every deed of the umpire looks at: the ground and the law of the campaign, and how things stand now.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"
#include "campaign/umpire/rulebook.hpp"

namespace estafette::campaign {

/// A campaign at one moment. A plain value: a deed changes nothing of it, only a commit does (campaign_file.hpp).
struct Standing {
  Rulebook book;
  Theatre theatre;  ///< the map, and the rules of play of the same book
  State state;
  int commits = 0;  ///< how often this campaign was changed since it was opened; a deed is good for one of them
};

}  // namespace estafette::campaign
