// The page on which orders are written by clicking on a map. It makes a letter in the words of docs/orders.md; what may
// be clicked stands in the page, and so the page needs no server and knows no more than its sheet and its map.
#pragma once

#include "base/markup/html.hpp"
#include "campaign/cartography/atlas.hpp"
#include "campaign/cartography/view/picture.hpp"
#include "campaign/order_writer/order_sheet.hpp"

#include <string>

namespace estafette::campaign {

/// Adds the map, the writer beside it, and the script of both. The letter is the field "letter" of the form that is
/// given; without one it stands for itself, with a button that copies it. `svg`: the map, drawn. Once a page.
void add_order_writer(HtmlPage& page, const Theatre& theatre, const OrderSheet& sheet,
                      const cartography::MapPicture& map, const std::string& svg);

/// The whole page for the reader of a dispatch, in one file, after the half-week of that chapter, which may be the
/// whole truth. Empty if he has nobody to give orders to.
[[nodiscard]] std::string writer_page(const Theatre& theatre, const Chapter& chapter, const Audience& audience);
/// The same for one of several readers, whose maps are drawn from one atlas.
[[nodiscard]] std::string writer_page(const Theatre& theatre, const Chapter& chapter, const Audience& audience,
                                      cartography::Atlas& atlas);

}  // namespace estafette::campaign
