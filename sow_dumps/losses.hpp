// What the battle cost the campaign, unit by unit: men, guns, commanders, and who comes back when.
// Source: rule 5.4; figures: rules.xml <carryover>; docs/formats/losses.md has a worked example.
//
// The killed are lost. The wounded and the missing leave the ranks too, but their pools give some of them back over
// the following turns. A gun is lost when too little of its crew is left; of those overrun, a share is captured.
// For every unit always: before = killed + wounded + missing + after.
#pragma once

#include "sow_dumps/reconcile.hpp"
#include "sow_dumps/returns.hpp"

namespace estafette::dumps {

/// How a unit came out of it, by the share of its men lost; a word for the reader, no rule hangs on it.
enum class Steadiness { in_hand, shaken, broken, destroyed, not_reported };

/// "in hand", "shaken", "broken", "destroyed", "not reported"
[[nodiscard]] std::string to_string(Steadiness condition);

/// The men lost of those sent, in percent to the nearest whole one, a half up; 0 where nobody was sent.
[[nodiscard]] int lost_percent(Men sent, Men left);

struct UnitLosses {
  int side = 0;
  std::string id;  ///< the campaign's
  std::string name;
  std::string formation;  ///< id of the BD or BCD that it fought in
  std::string formation_name;
  std::string brigade;  ///< name of the BB that it belongs to; empty where that is the formation itself
  Kind kind = Kind::line_infantry;
  Men before, killed, wounded, missing, after;
  Guns guns_before, guns_after;
  Steadiness condition = Steadiness::in_hand;
  std::string note;  ///< its BB, the dump's lines that this comes from, and what was cut, corrected, lost or captured
  Returns wounded_back, missing_back;
  bool operator==(const UnitLosses&) const = default;
};

struct OfficerLoss {
  int side = 0;
  std::string id;  ///< of his formation or battery
  std::string name;
  std::string command;  ///< name of the formation or battery
  Fate fate = Fate::not_known;
  std::string becomes;  ///< "back after 8 turns", "lost to the campaign"
  std::string why;
  bool operator==(const OfficerLoss&) const = default;
};

struct Losses {
  std::string battle;                 ///< the battle's name
  bool synthetic = false;             ///< no battle was fought
  std::vector<UnitLosses> units;      ///< every unit that was sent, in the sheet's order
  std::vector<OfficerLoss> officers;  ///< those of whom something is known, or in doubt
  int silent_officers = 0;            ///< commanders of whom the dump says nothing
  int rows_sent = 0, rows_found = 0;  ///< rows of troops on the sheet, and of these in the dump
  std::vector<std::string> hours;     ///< for each dump, what tells the hour that it shows
  std::string half_time;              ///< a warning that the unit-location dump is too early; else empty
  std::vector<DumpRemark> remarks;
  bool operator==(const Losses&) const = default;
};

/// Pure: same sheet, same dumps, same policy, same losses.
[[nodiscard]] Losses carry_over(const sow::BattleSheet& sheet, const Reconciled& reconciled,
                                const CarryoverPolicy& policy);

}  // namespace estafette::dumps
