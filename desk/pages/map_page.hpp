// The desk's map: a force's state, line, orders and history, and its march written by clicking (campaign/order_writer).
#pragma once

#include "desk/pages/pages.hpp"

namespace estafette::desk {

/// The map of the umpire or, if the address asks for it ("as=side"), what one side sees; and a letter of one side
/// ("side=coalition"), to be lodged.
void draw_map_page(HtmlPage& page, const Sight& sight);

/// What has happened: to one force, at one place, in one turn, under one rule, as the address asks.
void draw_history(HtmlPage& page, const Sight& sight);

/// Says that the map is being drawn, and goes on to it as soon as it is there.
void tell_that_map_is_drawn(HtmlPage& page);

}  // namespace estafette::desk
