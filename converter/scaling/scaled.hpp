// The result of scaling: the smaller order of battle, what each of its units stands for, and why.
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::scaling {

/// The men that a historical unit gives to a scaled one. The parts of a scaled unit sum to its men.
struct HistoricalShare {
  std::string scaled;      ///< id of the scaled unit
  std::string historical;  ///< id of the historical unit
  std::string name;        ///< its name
  Kind kind = Kind::line_infantry;
  Quality quality = Quality::line;
  Men before;        ///< its historical men, all of them
  Men men;           ///< scaled men that it gives to this unit
  Guns guns_before;  ///< its historical guns
  bool operator==(const HistoricalShare&) const = default;
};

/// A historical unit that has no place in the scaled order of battle.
struct LeftOut {
  std::string historical;
  std::string name;
  Men men;
  Guns guns;
  std::string reason;
  bool operator==(const LeftOut&) const = default;
};

enum class DecisionKind {
  level,
  rounded,
  merged,
  split,
  too_small,
  folded,
  kept,
  battery_formed,
  battery_dealt,
  left_out,
  wished,
  asked
};
[[nodiscard]] std::string to_string(DecisionKind kind);

/// One thing that scaling decided, for the umpire to read.
struct Decision {
  DecisionKind kind = DecisionKind::rounded;
  std::string formation;  ///< name of the BB, BD or BC that it concerns, or of the MC whose guns were shared out
  std::string unit;       ///< name of the unit that it made; empty if it concerns the formation
  std::string reason;
  bool operator==(const Decision&) const = default;
};

/// Something that the umpire should look at.
struct ScalingQuestion {
  Problem asks;         ///< with the line of its command or unit, if it has one, and without a file
  std::string settles;  ///< the wish by which all stays as it is, as "keep"; empty if there is none
  bool operator==(const ScalingQuestion&) const = default;
};

struct Scaled {
  Orbat orbat;
  std::vector<HistoricalShare> parts;  ///< in the order of the scaled units
  std::vector<LeftOut> left_out;       ///< in the order of the historical file
  std::vector<Decision> decisions;
  std::vector<std::string> mixed;  ///< BBs in which horse is under foot, or foot under horse
  std::vector<ScalingQuestion> questions;
  bool operator==(const Scaled&) const = default;
};

/// Puts a question to the result, and a decision that says so of that formation.
void ask(const std::string& formation, ScalingQuestion question, Scaled& result);

/// "2 units, 170 men with 12 guns: Horse Battery 1, Horse Battery 2": what was left out, the first few by their names.
/// Empty if nothing was.
[[nodiscard]] std::string in_words(const std::vector<LeftOut>& left_out);

}  // namespace estafette::scaling
