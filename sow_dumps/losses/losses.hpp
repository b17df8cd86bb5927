// What the battle cost the campaign, unit by unit: men, guns, commanders, and who comes back when.
// Source: rule 5.4; figures: rules.xml <carryover>; docs/formats/losses.md has a worked example.
//
// The killed are lost. The wounded and the missing leave the ranks too, but some of them come back over the following
// turns; of the missing, prisoners do not, if the dump tells of any. A gun is lost when too few of its crew are left; a
// share of the guns that are overrun is captured. For every unit: before = killed + wounded + missing + after.
#pragma once

#include "sow_dumps/losses/returns.hpp"
#include "sow_dumps/reconcile.hpp"

namespace estafette::dumps {

/// How a unit came out of the battle, by the share of men lost: a word for the reader only; no rule uses it.
enum class Steadiness { in_hand, shaken, broken, destroyed, not_reported };

/// "in hand", "shaken", "broken", "destroyed", "not reported"
[[nodiscard]] std::string to_string(Steadiness condition);

/// The men lost as a percentage of those sent, to the nearest whole number, a half up; 0 if nobody was sent.
[[nodiscard]] int lost_percent(Men sent, Men left);

struct UnitLosses {
  int side = 0;    ///< of the battle sheet; of losses by word the campaign's
  std::string id;  ///< the campaign's
  std::string name;
  std::string formation;  ///< id of the BD or BCD that it fought in
  std::string formation_name;
  std::string brigade;  ///< name of the BB that it belongs to; empty if that is the formation itself
  Kind kind = Kind::line_infantry;
  Men before, killed, wounded, missing, after;
  Men captured;  ///< of the missing: none of them comes back by himself
  Guns guns_before, guns_after;
  Steadiness condition = Steadiness::in_hand;
  std::string note;  ///< its BB, the lines of the dump used, and what was cut, corrected, lost or captured
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
  std::vector<OfficerLoss> officers;  ///< those whose fate the dump tells, or leaves in doubt
  int silent_officers = 0;            ///< commanders of whom the dump says nothing
  int rows_sent = 0, rows_found = 0;  ///< rows of troops on the sheet, and of these in the dump
  std::vector<std::string> hours;     ///< for each dump, a sentence on the hour that it shows
  std::string half_time;              ///< a warning that the unit-location dump is too early; else empty
  std::vector<DumpRemark> remarks;
  bool operator==(const Losses&) const = default;
};

/// Gives every unit its returns. Each side's pools are shared out separately, so that what one side has lost tells
/// nothing of the other's losses.
void share_out_returns(std::vector<UnitLosses>& units, const CarryoverPolicy& policy);

/// Pure: same sheet, same dumps, same policy, same losses.
[[nodiscard]] Losses carry_over(const sow::BattleSheet& sheet, const Reconciled& reconciled,
                                const CarryoverPolicy& policy);

}  // namespace estafette::dumps
