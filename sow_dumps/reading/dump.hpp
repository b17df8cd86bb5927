// What the game writes after a battle: the results dump and the unit-location dump, as plain values.
// Source: docs/formats/dumps.md. Nobody knows what r1 to r6 and casualties mean. They are not kept here, so keep the
// game's own file.
#pragma once

#include "converter/orbat/counts.hpp"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace estafette::dumps {

/// Something odd in a dump, which was read nevertheless, or left out. The umpire is always told.
struct DumpRemark {
  std::string file;
  int line = 0;  ///< from 1; 0: the file as a whole
  std::string text;
  bool operator==(const DumpRemark&) const = default;
};

/// "gamedb.csv:12: killed is -4: read as 0"
[[nodiscard]] std::string to_string(const DumpRemark& remark);

/// One row of the results dump: what a unit, or a commander with all his units, has lost so far.
struct ResultsRow {
  int line = 0;
  std::array<int, 6> ranks{};  ///< side, army, corps, division, brigade, regiment; all 0 if the dump has none
  std::string id;              ///< the game's id as in the dump; the game may write it in capitals
  int ammo = 0;                ///< rounds per man
  std::string status;          ///< the game's word; we do not know which words it uses
  Men deserted;                ///< probably also men who routed off the field or were captured
  Men killed;
  Men wounded;
  std::string killer;  ///< who did most of the damage
  Men captured{};      ///< if the dump has such a column; not among the deserted
  bool operator==(const ResultsRow&) const = default;
};

struct ResultsDump {
  std::string file;
  bool synthetic = false;  ///< it says that no battle was fought (docs/formats/dumps.md)
  std::vector<ResultsRow> rows;
  std::vector<DumpRemark> remarks;
  bool operator==(const ResultsDump&) const = default;
};

/// One row of the unit-location dump: where a unit is, and how many of its men are still there.
struct LocationsRow {
  int line = 0;
  std::string id;  ///< the game's id, or the unit's name
  int ammo = 0;
  std::optional<double> direction_south, direction_east;  ///< the way it faces, each -1 to 1
  std::optional<double> south, east;  ///< map units from the edges (docs/formats/game-ground.md, "Axes")
  std::string formation;              ///< may be empty
  Men present;                        ///< present strength
  std::string fatigue, morale;        ///< as in the dump; nothing reads them
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
