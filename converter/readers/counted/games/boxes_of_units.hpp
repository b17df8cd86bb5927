// Boxes that a game ticks off as a unit tires, with its morale before them: "Roe Grenadiers   M6 [ ][s][s] **".
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Roe Grenadiers   M6 [ ][ ] hvy **" as "Roe Grenadiers [M6 hvy]", in a text where several lines have such boxes
/// behind their names, and so "[ ] [ ]  M6  Roe Grenadiers" with the boxes before them: the boxes say nothing, and
/// nobody shall take them for footnotes, or the stars for bold type.
[[nodiscard]] std::string with_boxes_taken_off(std::string_view text);

}  // namespace estafette::readers
