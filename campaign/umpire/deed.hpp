// A deed of the umpire: what it would do, worked out to the end but not yet written down. A dry run is a deed that is
// never committed; so what a dry run tells is what the commit writes, dice included.
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/state/event.hpp"
#include "campaign/umpire/standing.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// What comes of a deed.
struct Deed {
  std::string command;               ///< its name in the journal: "turn", "battle import"
  std::vector<Event> events;         ///< in order; none: there is nothing to write down
  State after;                       ///< the state that they lead to
  int commits = 0;                   ///< Standing::commits of the campaign that it was worked out for
  std::vector<DieThrown> dice = {};  ///< all that were thrown for it
};

/// A deed of these events.
[[nodiscard]] Deed deed_of(const Standing& standing, std::string command, std::vector<Event> events);

/// The same with the dice that were thrown. Throws Refusal if some of the umpire's own were not needed.
[[nodiscard]] Deed deed_of(const Standing& standing, std::string command, std::vector<Event> events,
                           const DiceCup& dice);

/// The state after the events.
[[nodiscard]] State state_after(State state, const std::vector<Event>& events);

/// The events, and what follows from any deed: forces that have moved, and places that have changed hands, may mean
/// other lines of supply (5.1), and proposals that no longer fit lapse (4.3, 4.4). Nothing follows when the campaign is
/// over.
[[nodiscard]] std::vector<Event> with_what_follows(const Standing& standing, std::vector<Event> events);

}  // namespace estafette::campaign
