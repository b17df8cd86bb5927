// Where each corps stands at the start, as a small table that an umpire may change: positions.csv beside the battle.
// docs/formats/positions.md. Places are in whole yards from the northern and the western edge of the map, as the grid
// of the plan of the field shows them.
#pragma once

#include "base/problem.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::sow {

/// The place of one corps (BD, BCD), of an army's own troops, or of its headquarters.
struct CorpsPlace {
  bool attacker = false;
  std::string force;        ///< its name in the battle: "III Corps"
  int south = 0, east = 0;  ///< of the middle of its first line, yards from the northern and the western edge
  int facing = 0;           ///< degrees from north, clockwise, 0 to 359
  std::string file{};       ///< where that was said, for problems
  int line = 0;             ///< in it, from 1; 0: on the command line
  bool operator==(const CorpsPlace&) const = default;
};

/// 0 of "north", 225 of "south-west", 200 of "200"; nothing of any other text.
[[nodiscard]] std::optional<int> facing_from(std::string_view text);
/// "north", "south-west"; "200" for a direction that has no name.
[[nodiscard]] std::string facing_in_words(int degrees);

/// The table; ends with a line feed.
[[nodiscard]] std::string positions_csv(const std::vector<CorpsPlace>& places);

/// True if the text begins like such a table, whatever its separator.
[[nodiscard]] bool begins_positions(std::string_view text);

/// The table back, whatever its separator. Throws Refusal with every line that makes no sense, and for a force that
/// comes twice.
[[nodiscard]] std::vector<CorpsPlace> read_positions(std::string_view text, const std::string& file);

/// "attacker,III Corps,4519,4200,south": one row of the table, as the journal of a campaign keeps it.
[[nodiscard]] std::string to_string(const CorpsPlace& place);
/// The same back; a problem in it is added to `problems` as one with `option`.
[[nodiscard]] std::optional<CorpsPlace> place_from(const std::string& text, const std::string& option,
                                                   ProblemList& problems);

}  // namespace estafette::sow
