// What every deed of the umpire looks at: the map and figures of the campaign, and how things stand now.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"
#include "campaign/umpire/rulebook.hpp"

namespace estafette::campaign {

/// A campaign at one moment. A plain value, which only a commit changes (campaign_file.hpp).
struct Standing {
  Rulebook book;
  Theatre theatre;  ///< the map, and the rules of play of the same book
  State state;
  int commits = 0;  ///< how often this campaign has been changed since it was opened; a deed is valid for one of these
                    ///< counts only
};

}  // namespace estafette::campaign
