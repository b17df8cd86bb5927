// Loyalty of France's German allies, Austria's mind, and whether a side has won: what rules.xml <triggers> watches for
// is put before the umpire, and happens only if he confirms it. Source: rules 3.1, 3.2, 4.3 and 4.4; what they keep
// secret is the umpire's data (trigger_rules.hpp). Pure.
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Of every trigger whose conditions all hold: a proposal. Each is made once until it is decided, and never again once
/// it is confirmed; a rejected one may be made again from the next turn on. A die is thrown only when all else holds,
/// and is told even if it says no. Nothing once the campaign is over.
[[nodiscard]] std::vector<Event> proposals(const Theatre& theatre, const State& state, DiceCup& dice);

/// Proposals that wait although what they rest on is no longer so: a nation has gone another way meanwhile, or the
/// trigger that they should forestall has been confirmed. They lapse, which is told to the umpire.
[[nodiscard]] std::vector<Event> lapsed_proposals(const Theatre& theatre, const State& state);

/// The umpire's decision, and, if he confirms, everything that comes of it: what the trigger says, and the consequences
/// in prestige. Throws Refusal if there is no such proposal to decide, or no reason is given.
[[nodiscard]] std::vector<Event> decide(const Theatre& theatre, const State& state, int number, bool confirmed,
                                        const std::string& because);

/// What it would do, one sentence each: "Saxony becomes neutral", "the forces of Saxony go home". Empty if rules.xml
/// has no such trigger.
[[nodiscard]] std::vector<Saying> what_it_would_do(const Theatre& theatre, const Proposal& proposal);

}  // namespace estafette::campaign
