// "Amend" beside what the desk shows: a link to the form of rulings, in which whom or what it is about stands already.
#pragma once

#include "base/html.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"
#include "desk/form.hpp"
#include "desk/message.hpp"

#include <string>

namespace estafette::desk {

/// The address of the form with these in it. `what` may be empty.
[[nodiscard]] std::string amend_link(const std::string& subject, const std::string& what);

/// What such an address has asked for, as the form is filled in with it.
[[nodiscard]] FilledIn asked_to_amend(const Request& asked);

/// Adds the forces of both sides, garrisons too, each with its link.
void add_forces(HtmlPage& page, const campaign::Theatre& theatre, const campaign::State& state);

/// The same for headquarters, trains and bridges.
void add_pieces(HtmlPage& page, const campaign::Theatre& theatre, const campaign::State& state);

}  // namespace estafette::desk
