// The places that names may have round their signs, as far as the land alone decides: free of other signs, each with
// what it hides of roads and rivers. They are the same on all maps of one sheet, so they are worked out once; and so
// are the roads, for counters and the names of waters are asked what they hide of them.
#pragma once

#include "campaign/cartography/layout/layout.hpp"
#include "campaign/cartography/paper/clutter.hpp"
#include "campaign/cartography/paper/letters.hpp"

#include <map>
#include <tuple>
#include <vector>

namespace estafette::cartography {

/// A place that a name may have, free of signs.
struct NamePlace {
  Box box;
  double cost = 0;
  bool pointed = false;     ///< so far off that a line joins it to its sign
  bool misleading = false;  ///< another sign is nearer
};

class NameSeats {
 public:
  /// `land`: of whose counters and marches nothing counts.
  NameSeats(const MapPicture& land, const Paper& paper);

  /// By what they cost, the cheapest first. `place` is the one of that index, and may have a siege or a depot.
  [[nodiscard]] const std::vector<NamePlace>& of(std::size_t index, const DrawnPlace& place);
  /// The signs that this place's name may come near, the nearest first.
  [[nodiscard]] const std::vector<Box>& near(std::size_t index) const { return near_[index]; }
  [[nodiscard]] const Dots& lines() const { return lines_; }
  /// A dot of weight 1 for each millimetre of road.
  [[nodiscard]] const Dots& roads() const { return roads_; }
  /// True if the box is nearer to any other sign than to that of its place.
  [[nodiscard]] bool misleads(std::size_t index, const Box& box) const;

 private:
  [[nodiscard]] std::vector<NamePlace> work_out(std::size_t index, double width, double letters, double radius) const;
  void draw(Dots& dots, Point from, Point to, double weight) const;

  std::vector<Box> signs_;
  Box frame_;
  Dots lines_;  ///< roads and rivers
  Dots roads_;
  std::vector<std::vector<Box>> near_;                                               ///< by place
  std::map<std::tuple<std::size_t, double, double>, std::vector<NamePlace>> known_;  ///< by place, width and radius
};

/// Millimetres.
[[nodiscard]] double letters_of(const DrawnPlace& place);
/// Of the date of a battle after its name; 0: there was none.
[[nodiscard]] double fought_breadth(const DrawnPlace& place);
/// Of its name, the date, and the signs after it.
[[nodiscard]] double name_breadth(const DrawnPlace& place);

}  // namespace estafette::cartography
