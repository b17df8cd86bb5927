// From whatever is shown to a ruling on it: links that lead to the form of rulings with the subject filled in; and
// pages of what stands in no table elsewhere, the units of a force, places and nations.
#pragma once

#include "desk/pages/pages.hpp"

#include <string>

namespace estafette::desk {

/// The address of the form, with the subject, and what of it unless that is empty.
[[nodiscard]] std::string amend_link(const std::string& subject, const std::string& what);

/// What such an address has filled in.
[[nodiscard]] FilledIn asked_to_amend(const Request& asked);

/// Adds all forces of a side, each with its ruling and the way to its units; garrisons folded below the others.
void add_forces(HtmlPage& page, const campaign::Theatre& theatre, const campaign::State& state, campaign::Side side);
/// The same of the headquarters and trains of both sides.
void add_pieces(HtmlPage& page, const campaign::Theatre& theatre, const campaign::State& state);

/// Draws the units of one force, which the address names by its id, each with its ruling.
void draw_units(HtmlPage& page, const Sight& sight);
/// Draws all places and nations, each with its ruling.
void draw_places(HtmlPage& page, const Sight& sight);

}  // namespace estafette::desk
