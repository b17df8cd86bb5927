// A sheet of orders and the places of its map, for the script that shows them.
#pragma once

#include "base/plane.hpp"
#include "campaign/order_writer/order_sheet.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// {"writer": ..., "places": [[name, x, y], ...], "subjects": [{"name", "place", "told", "lodged", "why", "first",
/// "marches", "others"}, ...]}. A step is [place, spent, allowance, forced, ends, steps], an order [text, beside a
/// march]. `at`: where each place is drawn, in millimetres; in the order of Map::nodes, as the indices of the sheet
/// are.
[[nodiscard]] std::string to_json(const OrderSheet& sheet, const Theatre& theatre, const std::vector<Point>& at);

}  // namespace estafette::campaign
