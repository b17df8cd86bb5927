// Compares the game's dumps with the battle sheet: whose losses are these, and what does not fit? Source:
// docs/formats/dumps.md; docs/formats/losses.md, "From dump to losses"; docs/formats/battle-sheet.md.
//
// Only rows of troops count, and only those with nobody under them: a commander's row holds the totals of his command,
// and losses would be counted twice. The rows of one unit (the guns of a battery, the halves of a large battalion) are
// added up by their campaign id. Nothing is invented: a unit of which the dump says nothing keeps its men.
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"
#include "sow_dumps/policy.hpp"
#include "sow_dumps/reading/dump.hpp"

#include <string>
#include <vector>

namespace estafette::dumps {

/// One row of troops of the sheet, with the losses that we take from the dumps.
struct RowResult {
  std::string game_id;
  Men men;  ///< as sent
  Guns guns;
  Men killed, wounded, missing;  ///< together never more than `men`
  Men captured;                  ///< of the missing: prisoners, as far as the dump tells
  std::string game_status;       ///< the game's word, or empty
  int line = 0;                  ///< of the results dump; 0: it says nothing of this row
  bool reported = false;         ///< one of the dumps says something of this row
  bool operator==(const RowResult&) const = default;
};

/// A unit of the campaign, with the sum of its rows.
struct UnitResult {
  int side = 0;
  std::string id;         ///< the campaign's
  std::string formation;  ///< id of the BD or BCD that it fought in
  Kind kind = Kind::line_infantry;
  std::vector<RowResult> rows;
  std::vector<std::string> notes;  ///< what was cut or corrected
  bool operator==(const UnitResult&) const = default;
};

enum class Fate { killed, wounded, missing, not_known };

/// "killed", "wounded", "captured or fled", "not known: ask the players"
[[nodiscard]] std::string to_string(Fate fate);

/// A commander whose own fate the dump tells, or leaves in doubt.
struct OfficerResult {
  int side = 0;
  std::string id;  ///< the campaign's: of his formation or battery
  std::string name;
  std::string formation;  ///< id of the BD or BCD; of the BC for its own commander
  Fate fate = Fate::not_known;
  std::string why;
  bool operator==(const OfficerResult&) const = default;
};

struct Reconciled {
  std::vector<UnitResult> units;        ///< every unit that was sent, in the sheet's order
  std::vector<OfficerResult> officers;  ///< in the sheet's order
  std::string file;                     ///< of the results dump
  int silent_officers = 0;              ///< commanders whose rows hold only totals, and nothing about themselves
  int rows_sent = 0;                    ///< rows of troops on the sheet
  int rows_found = 0;                   ///< of these, in the results dump
  bool synthetic = false;               ///< a dump says that no battle was fought
  std::vector<std::string> hours;       ///< for each dump, a sentence on the hour that it shows
  std::string half_time;                ///< a warning that the unit-location dump is too early; else empty
  std::vector<DumpRemark> remarks;      ///< those of the dumps first
  bool operator==(const Reconciled&) const = default;
};

/// Ids are compared without regard to letter case; if an id comes twice, the last row counts. If a row lost more men
/// than it had, its losses are cut in proportion. Throws Refusal if the results dump has less than the policy's share
/// of the sheet's rows of troops, or too many rows that are not on the sheet, with a table of what did not match;
/// likewise for the locations dump.
///
/// With a locations dump (it may be null), each row's present strength is compared with what the results dump leaves.
/// If the policy lets the locations dump decide, then with fewer men present the rest count as missing; with more, that
/// many deserters are back with the colours, but killed and wounded stay as they are. Each difference gives a remark.
/// If a row is only in the locations dump, the men not present are missing; if it is not in it, the results count.
[[nodiscard]] Reconciled reconcile(const sow::BattleSheet& sheet, const ResultsDump& results,
                                   const LocationsDump* locations, const CarryoverPolicy& policy);

}  // namespace estafette::dumps
