// What the game says after a battle: the results dump and the unit-location dump, as plain values.
// Source: docs/formats/dumps.md. What r1 to r6 and casualties mean nobody knows: they are not kept here, so keep
// the game's file itself.
#pragma once

#include "converter/orbat/counts.hpp"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace estafette::dumps {

/// Something odd that was read nevertheless, or left out: said to the umpire, never swallowed.
struct DumpRemark {
  std::string file;
  int line = 0;  ///< from 1; 0: the file as a whole
  std::string text;
  bool operator==(const DumpRemark&) const = default;
};

/// "gamedb.csv:12: killed is -4: read as 0"
[[nodiscard]] std::string to_string(const DumpRemark& remark);

/// One row of the results dump: what a unit, or a commander with all his units, lost so far.
struct ResultsRow {
  int line = 0;
  std::array<int, 6> ranks{};  ///< side, army, corps, division, brigade, regiment; all 0 if the dump has none
  std::string id;              ///< the game's id as it stands in the dump; the game may write it in capitals
  int ammo = 0;                ///< rounds per man
  std::string status;          ///< the game's word; its vocabulary is not known
  Men deserted;                ///< probably also men who routed off the field or were captured
  Men killed;
  Men wounded;
  std::string killer;  ///< who did (most of) the damage
  bool operator==(const ResultsRow&) const = default;
};

struct ResultsDump {
  std::string file;
  bool synthetic = false;  ///< it says of itself that no battle was fought (docs/formats/dumps.md)
  std::vector<ResultsRow> rows;
  std::vector<DumpRemark> remarks;
  bool operator==(const ResultsDump&) const = default;
};

/// One row of the unit-location dump: where a unit stands, and how many of it are still there.
struct LocationsRow {
  int line = 0;
  std::string id;  ///< the game's id, or the unit's name
  int ammo = 0;
  std::optional<double> direction_south, direction_east;  ///< the way it faces, each -1 to 1
  std::optional<double> south, east;  ///< map units from the edges (docs/formats/game-ground.md, "Axes")
  std::string formation;              ///< may be empty
  Men present;                        ///< present strength
  std::string fatigue, morale;        ///< as they stand; nobody parses them
  bool operator==(const LocationsRow&) const = default;
};

struct LocationsDump {
  std::string file;
  bool synthetic = false;
  std::string game_time;  ///< H:MM:SS on the battle's clock, from the last cell of the header; may be empty
  std::vector<LocationsRow> rows;
  std::vector<DumpRemark> remarks;
  bool operator==(const LocationsDump&) const = default;
};

using Dump = std::variant<ResultsDump, LocationsDump>;

}  // namespace estafette::dumps
