// Where on the paper everything has its place: signs, counters, and names that do not collide with them or each other.
// Pure: the same picture has the same layout.
#pragma once

#include "campaign/cartography/paper/paper.hpp"
#include "campaign/cartography/view/picture.hpp"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace estafette::cartography {

/// Counters of one side that stand in one place, as one block: a row each, or all of them as one counter.
struct Stack {
  std::size_t place = 0;
  Side side = Side::france;
  struct Seated {
    std::size_t counter = 0;  ///< index into MapPicture::counters
    Box box;                  ///< in a summary, that of all of them
    bool operator==(const Seated&) const = default;
  };
  std::vector<Seated> seated;      ///< the largest first
  std::optional<Counter> summary;  ///< one counter for all of them: "VI +1"
  Box box;                         ///< round them all
  bool apart = false;              ///< so far off that a line joins it to its place
  bool crowded = false;            ///< far off, or nearer to another place, or over it: an inset would help
  bool operator==(const Stack&) const = default;
};

/// What one counter for many stands for, listed where the sheet is empty: a line with the place, and a row each.
struct StackList {
  std::size_t stack = 0;  ///< index into MapLayout::stacks
  Box box;
  bool operator==(const StackList&) const = default;
};

/// The name of a place, beside its sign.
struct PlaceName {
  std::size_t place = 0;
  Box box;  ///< of the words and, after them, the signs of a port and a depot
  double letters = 0;
  bool pointed = false;     ///< so far off that a thin line joins it to its sign
  bool misleading = false;  ///< nearer to another sign than to its own
  bool operator==(const PlaceName&) const = default;
};

/// The name of a river, along its course, of a sea, or of a range, along its crest.
struct WaterName {
  std::string text;
  double letters = 0;
  Point middle;
  double degrees = 0;      ///< clockwise
  double length = 0;       ///< mm
  std::vector<Box> boxes;  ///< that its letters take
  bool operator==(const WaterName&) const = default;
};

/// When forces of one place stand in rows, and when they are one counter.
struct RowRules {
  std::size_t most = 4;               ///< more rows than that are never shown
  double price_of_summary = 9;        ///< against eight for a step further away
  std::set<std::size_t> spared = {};  ///< places whose names counters leave room for, if they can
};

struct Inset;

struct MapLayout {
  std::vector<Box> signs;  ///< by place
  std::vector<Stack> stacks;
  std::vector<WaterName> water_names;
  std::vector<WaterName> range_names;  ///< of those that have room
  std::vector<PlaceName> names;        ///< of all places but those that follow
  std::vector<std::size_t> nameless;   ///< places whose name has no room: an inset shows it, or who points at the sign
  std::vector<Inset> insets;
  std::vector<StackList> lists;  ///< of stacks that no inset shows in rows, where the sheet has room
};

/// A crowded part of the sheet, drawn again at a larger scale where the sheet is empty.
struct Inset {
  char letter = 'A';
  Box outline;  ///< of the part on the sheet
  Paper paper;  ///< its frame is where the inset is drawn
  MapLayout layout;
  std::vector<PlaceName> misleading;  ///< names that are left to the sheet, or to another inset, if these have room
};

/// The paper that the picture's places fit on. REQUIRES one place at least.
[[nodiscard]] Paper paper_for(const MapPicture& picture, PaperSize sheet = PaperSize::a3);

class NameSeats;

/// With insets, if some part is crowded.
[[nodiscard]] MapLayout lay_out(const MapPicture& picture, const Paper& paper);
/// The same, for one map of several of the same land on the same paper: `seats` carries what they have in common.
[[nodiscard]] MapLayout lay_out(const MapPicture& picture, const Paper& paper, NameSeats& seats);
/// The part of the picture that lies on the paper, without insets.
[[nodiscard]] MapLayout lay_out_part(const MapPicture& picture, const Paper& paper, const RowRules& rows,
                                     NameSeats& seats);

[[nodiscard]] std::vector<Box> signs_of(const MapPicture& picture, const Paper& paper);
[[nodiscard]] double radius_of(const DrawnPlace& place);

}  // namespace estafette::cartography
