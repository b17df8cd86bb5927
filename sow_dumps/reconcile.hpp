// Sets what the game says it did against what was sent to it: whose losses are these, and what does not fit?
// Source: docs/formats/dumps.md; docs/formats/losses.md, "From dump to losses"; docs/formats/battle-sheet.md.
//
// Only rows of troops count, and only those with nobody under them: a commander's row holds the totals of his command
// and would count its losses twice. The rows of one unit (the guns of a battery, the halves of a large battalion) come
// together again by their campaign id. Nothing is invented: a unit of which the dump says nothing keeps its men.
#pragma once

#include "converter/sow/battle_sheet.hpp"
#include "sow_dumps/dump.hpp"
#include "sow_dumps/policy.hpp"

#include <string>
#include <vector>

namespace estafette::dumps {

/// One row of troops of the sheet, with its losses as far as they are believed.
struct RowResult {
  std::string game_id;
  Men men;  ///< as sent
  Guns guns;
  Men killed, wounded, missing;  ///< together never more than `men`
  std::string game_status;       ///< the game's word, or empty
  int line = 0;                  ///< of the results dump; 0: it says nothing of this row
  bool reported = false;         ///< one of the dumps says something of this row
  bool operator==(const RowResult&) const = default;
};

/// A campaign unit with all its rows.
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

/// A commander of whom the dump says more than the totals of his command, or less.
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
  int silent_officers = 0;              ///< commanders whose rows hold just the totals: nothing about themselves
  int rows_sent = 0;                    ///< rows of troops on the sheet
  int rows_found = 0;                   ///< of these, in the results dump
  bool synthetic = false;               ///< a dump says that no battle was fought
  std::vector<std::string> hours;       ///< for each dump, what tells the hour that it shows
  std::string half_time;                ///< a warning that the unit-location dump is too early; else empty
  std::vector<DumpRemark> remarks;      ///< those of the dumps first
  bool operator==(const Reconciled&) const = default;
};

/// Ids are compared whatever their letter case; of an id that comes twice the last row counts. Losses above a row's
/// men are cut to them in proportion. Throws Refusal if the results dump names less than the policy's share of the
/// sheet's rows of troops, or if too many of its own rows are unknown to the sheet,
/// with a table of what did not match; likewise for the locations dump.
///
/// With a locations dump (it may be null) each row's present strength is compared with what the results leave. If the
/// policy lets it decide: fewer men present than that, and the men whom nobody counted are missing; more, and as many
/// deserters are back with the colours, but killed and wounded stand. Every difference is remarked. A row that only
/// the locations dump has, lost the men not present as missing; one that it lacks keeps what the results say.
[[nodiscard]] Reconciled reconcile(const sow::BattleSheet& sheet, const ResultsDump& results,
                                   const LocationsDump* locations, const CarryoverPolicy& policy);

}  // namespace estafette::dumps
