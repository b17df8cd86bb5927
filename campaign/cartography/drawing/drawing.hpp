// What every part of the drawing draws from: the picture, and where everything goes on the paper.
#pragma once

#include "campaign/cartography/drawing/pen.hpp"
#include "campaign/cartography/layout/layout.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace estafette::cartography {

/// Blocks of counters that the file holds already: drawn again they are a reference.
using DrawnRows = std::set<std::string>;

/// All that a part needs to know.
struct Drawing {
  const MapPicture& picture;
  const Paper& paper;
  const MapLayout& layout;
  DrawnRows& rows;
  bool tells_places = true;  ///< what a place is appears when the reader points at its sign
  std::string part = {};     ///< the inset's letter: what is drawn twice has two ids

  /// True if an inset shows the place too.
  [[nodiscard]] bool shown_larger(std::size_t place) const {
    return std::any_of(layout.insets.begin(), layout.insets.end(),
                       [place](const Inset& inset) { return inset.paper.frame().holds(inset.layout.signs[place]); });
  }
  /// A group for what belongs to the place: a page keeps its size on the screen, and shows it as the inset does once
  /// there is as much room as in the inset.
  [[nodiscard]] Pen kept(Pen& pen, const std::string& kind, std::size_t place) const {
    return pen.group(kind + (kind.empty() ? "k" : " k") + (shown_larger(place) ? " far" : ""),
                     {{"data-at", at_data(at(place))}});
  }
  [[nodiscard]] Point at(std::size_t place) const { return layout.signs[place].middle(); }
  [[nodiscard]] static std::string at_data(Point at) { return mm(tenths(at.x)) + " " + mm(tenths(at.y)); }
};

}  // namespace estafette::cartography
