// Rulings: the umpire may change any result that the program worked out, and the reason is kept (docs/architecture.md,
// "Core ideas").
//
//   "III Corps" at Leipzig          "Magdeburg" owner coalition        "battle 3" settled yes
//   "III Corps" fatigued 7          campaign prestige 25               "nation Austria" side coalition
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// One amendment as the umpire says it.
struct Ruling {
  std::string subject;  ///< a force, piece, unit, place, country, nation, "nation Austria", "battle 3", or "campaign"
  std::string what;     ///< one of the words that amendments() lists for such a subject
  std::string value;
  std::string because;    ///< the reason, for the journal
  std::string told = {};  ///< what the players are told of a truce's terms, or of why the campaign is over
};

/// What can be amended, for help and handbook: subject, what, value.
struct Amendment {
  std::string subject, what, value;
};
[[nodiscard]] const std::vector<Amendment>& amendments();

/// The sentence in which it is told. Nothing is checked.
[[nodiscard]] Saying told_as_ruled(const Figure& subject, const Ruling& ruling);

/// What makes it so: the ruling in words, then what comes of it (a nation's forces that go over, a country's places).
/// Throws Refusal, with the nearest words, if subject, what or value mean nothing here, or if there is no reason.
[[nodiscard]] std::vector<Event> ruled(const Theatre& theatre, const State& state, const Ruling& ruling);

}  // namespace estafette::campaign
