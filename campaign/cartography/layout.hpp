// Where on the paper everything has its place: signs, counters, and names that do not collide with them or each other.
// Pure: the same picture has the same layout.
#pragma once

#include "campaign/cartography/paper.hpp"
#include "campaign/cartography/picture.hpp"

#include <string>
#include <vector>

namespace estafette::cartography {

/// Counters of one side that stand in one place, as one block.
struct Stack {
  std::size_t place = 0;
  Side side = Side::france;
  struct Seated {
    std::size_t counter = 0;  ///< index into MapPicture::counters
    Box box;
    bool operator==(const Seated&) const = default;
  };
  std::vector<Seated> seated;
  Box box;  ///< round them all; a thin line joins it to its place
  bool operator==(const Stack&) const = default;
};

/// The name of a place, beside its sign.
struct PlaceName {
  std::size_t place = 0;
  Box box;  ///< of the words and, after them, the signs of a port and a depot
  double letters = 0;
  bool pointed = false;  ///< so far off that a thin line joins it to its sign
  bool operator==(const PlaceName&) const = default;
};

/// The name of a river, along its course, or of a sea.
struct WaterName {
  std::string text;
  double letters = 0;
  Point middle;
  double degrees = 0;      ///< clockwise
  double length = 0;       ///< mm
  std::vector<Box> boxes;  ///< that its letters take
  bool operator==(const WaterName&) const = default;
};

struct MapLayout {
  std::vector<Box> signs;  ///< by place
  std::vector<Stack> stacks;
  std::vector<WaterName> water_names;
  std::vector<PlaceName> names;       ///< of all places but those that follow
  std::vector<std::size_t> nameless;  ///< places whose name has no room: it is shown to a reader who points at the sign
  bool operator==(const MapLayout&) const = default;
};

/// The paper that the picture's places fit on. REQUIRES one place at least.
[[nodiscard]] Paper paper_for(const MapPicture& picture);

[[nodiscard]] MapLayout lay_out(const MapPicture& picture, const Paper& paper);

[[nodiscard]] std::vector<Box> signs_of(const MapPicture& picture, const Paper& paper);
[[nodiscard]] double radius_of(const DrawnPlace& place);

}  // namespace estafette::cartography
