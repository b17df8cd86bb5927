// The page on which the umpire says who commands what, by clicking: players.csv as a form.
#pragma once

#include "campaign/reports/players.hpp"
#include "desk/pages/pages.hpp"

#include <string>
#include <vector>

namespace estafette::desk {

/// The players of players.csv beside the campaign, if there is one; or what is wrong with it.
struct Players {
  std::vector<campaign::Player> all;
  std::string refused;
};
[[nodiscard]] Players players_of(const Sight& sight);

/// Where it is.
inline constexpr const char* kPlayersAt = "/players";

/// Draws it: all players, and the form of one. The address may name him: ?player=Ney.
void draw_players(HtmlPage& page, const Sight& sight);

/// Adds what a player can be given to the lists from which forms are filled in.
void add_lists_of_commands(Stamp& stamp, const campaign::State& state);

/// Adds the list of players, each with the way to his form; or the reason why there is none, with the way to the first.
void add_players(HtmlPage& page, const Sight& sight);

}  // namespace estafette::desk
