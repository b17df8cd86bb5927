// How the map looks: colours, and sizes in millimetres of an A3 page. Blue and orange are told apart by everyone;
// white on either of them, and ink on paper, have a contrast of 4.5 to 1 at least (docs/map-drawing.md).
#pragma once

#include "campaign/state/words.hpp"

namespace estafette::cartography::style {

inline constexpr const char* kPaper = "#fcf8ee";
inline constexpr const char* kInk = "#211c15";
inline constexpr const char* kPale = "#5a4f3f";  ///< for the background: scale, remarks
inline constexpr const char* kWater = "#7fb2d0";
inline constexpr const char* kSea = "#dfedf4";
inline constexpr const char* kWaterName = "#1d5a80";
inline constexpr const char* kRangeName = "#6b5730";
inline constexpr const char* kRoad = "#75502f";
inline constexpr const char* kNeutral = "#5c5a52";
inline constexpr const char* kBattle = "#8e1537";

constexpr const char* colour(campaign::Side side) {
  return side == campaign::Side::france ? "#0b4f94" : "#a63c06";
}
/// Of land that the side holds.
constexpr const char* wash(campaign::Side side) {
  return side == campaign::Side::france ? "#dde6ee" : "#f4e0cf";
}
inline constexpr const char* kNeutralWash = "#e7e3d6";
inline constexpr const char* kOpenWash = "#f5efdf";  ///< land that nobody holds, as far as known
/// For the class of an element, so that a page may use other colours in the dark.
constexpr const char* word(campaign::Side side) {
  return side == campaign::Side::france ? "france" : "coalition";
}

/// The same in one letter, for what is drawn hundreds of times.
constexpr const char* letter(campaign::Side side) {
  return side == campaign::Side::france ? "f" : "c";
}

// A picture in a page may load no type: whoever has the house's own on the computer sees it there too.
inline constexpr const char* kSerif =
    "'Estafette Text','Gentium Book Plus','Liberation Serif','Times New Roman',Times,serif";
inline constexpr const char* kSans = "'Estafette Figures',Inter,'Liberation Sans',Arial,Helvetica,sans-serif";

// Heights of letters; 6 points are 2.12 mm.
inline constexpr double kTownLetters = 2.2;
inline constexpr double kCityLetters = 2.6;
inline constexpr double kRiverLetters = 2.5;
inline constexpr double kRangeLetters = 2.6;
inline constexpr double kCounterLetters = 2.2;
inline constexpr double kLegendLetters = 2.9;

// Radii of the signs of settlements.
inline constexpr double kTown = 0.75;
inline constexpr double kCity = 1.2;
inline constexpr double kFortress = 1.75;
inline constexpr double kSiege = 2.6;

// Counters.
inline constexpr double kRow = 3;            ///< height of one counter
inline constexpr double kFolded = 5.3;       ///< height of one in two lines
inline constexpr double kInset = 0.6;        ///< between its edge and what stands in it
inline constexpr double kArmSign = 2.6;      ///< width of the sign of foot, horse or a garrison
inline constexpr double kCounterGap = 0.75;  ///< between what stands side by side
inline constexpr double kBadge = 2.3;        ///< width of one badge
inline constexpr double kCorner = 0.75;      ///< clipped off a Coalition counter

}  // namespace estafette::cartography::style
