// The battle sheet: what was sent to the game, row by row. A dump is reconciled against it and against nothing else
// (docs/formats/battle-sheet.md).
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// What a row of the game's order of battle stands for.
enum class RowKind { troops, commander, wagon, courier };

/// One row that was sent.
struct SheetRow {
  /// The campaign's id: of the unit for troops (several rows may share one: the guns of a battery, the parts of a
  /// battalion too large for the game), of the formation or battery for its commander. Empty for wagons, couriers and
  /// leaders who are there only because the game needs them: the chief of staff, the leader of own troops, whoever
  /// stands in for an absent army commander (rule 4.1.1).
  std::string id;
  std::string game_id;    ///< the game's id; unique in the sheet whatever the letter case
  std::string name;       ///< of the unit, or of the commander
  std::string formation;  ///< id of the BD or BCD that it fights in; that of the BC for the army's own rows
  int side = 0, army = 0, corps = 0, division = 0, brigade = 0, regiment = 0;  ///< the game's rank columns
  RowKind row_kind = RowKind::troops;
  Kind kind = Kind::line_infantry;   ///< troops only
  Men men;                           ///< of the campaign on this row; troops only (a commander's row has 0 here)
  Guns guns;                         ///< guns on this row: 1 for a gun's row, 0 for all others
  int experience = 0;                ///< before penalties
  int as_fought = 0;                 ///< after them
  std::vector<std::string> reasons;  ///< why the two differ, each with its rule number
  std::string edge;                  ///< reinforcements: where they arrive; else empty
  std::string arrives;               ///< reinforcements: when, HH:MM:SS; else empty
  Men heads{};                       ///< in the game, if a handicap makes them other than the men; else 0
  [[nodiscard]] Men in_game() const { return heads.value > 0 ? heads : men; }
  bool operator==(const SheetRow&) const = default;
};

/// A force that is near but not on the field (rule 5.5.2).
struct SheetReserve {
  std::string formation;  ///< id of the BD or BCD
  std::string name;
  int side = 0;
  Men men;
  Guns guns;
  bool operator==(const SheetReserve&) const = default;
};

struct SheetSide {
  int number = 0;  ///< the game's side, 1 or 2
  bool attacker = false;
  Formation army;      ///< the BC before the battle, with all its forces, even those away: the next order of battle
                       ///< is made from it
  int handicap = 100;  ///< in 100 of its men came onto the field of the game (handicap.hpp)
  std::string commander{};  ///< of the army: "present" or "absent" (rule 4.1.1); empty: the sheet does not say
  std::string chief{};      ///< the commander-in-chief who is there and commands (rule 5.5.3); empty: nobody
  bool operator==(const SheetSide&) const = default;
};

struct BattleSheet {
  std::string id;  ///< of the battle: slug of its name
  std::string name;
  std::string game;         ///< the profile's name: "waterloo"; for a battle at a table the set of rules: "de-gre"
  std::string map;          ///< of the game; empty for a battle at a table
  std::string start, end;   ///< HH:MM:SS
  std::string fingerprint;  ///< of the mod folder (base/files/fingerprint.hpp)
  std::vector<SheetSide> sides;
  std::vector<SheetRow> rows;  ///< in the order of the game's file
  std::vector<SheetReserve> reserves;
  // What a battle at a table must know besides. Each is empty on a sheet that does not say it.
  std::string date;           ///< YYYY-MM-DD
  std::string place;          ///< the settlement fought over
  std::string settlement;     ///< what it is: "town", "city", "fortress"
  std::string weather;        ///< as it was sent
  std::string attacker_from;  ///< the edge that the attacker comes from: "west"
  bool operator==(const BattleSheet&) const = default;
};

/// The sheet as XML. read_battle_sheet(to_xml(sheet)) gives the same sheet.
[[nodiscard]] std::string to_xml(const BattleSheet& sheet);

}  // namespace estafette::sow
