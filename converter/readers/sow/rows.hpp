// The rows of the game's own files as values: the master order of battle of 34 columns, a stand-alone scenario, and a
// scenario whose rows name those of a master. Source: docs/formats/game-text.md, "Tables";
// docs/formats/game-order-of-battle.md, "Columns"; docs/formats/game-scenario.md, "Columns" and "Stand-alone layout".
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/ratings.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/sow/words.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// Side, army, corps, division, brigade, regiment, and a scenario's battalion or company.
using SowRanks = std::array<int, 7>;

struct SowRow {
  TextLine line;  ///< where it is, and how it begins, for problems
  std::string id, name1, name2;
  SowRanks ranks{};
  std::string unit_class, weapon, formation, flag, flag2;
  std::optional<int> heads;
  std::optional<int> experience;
  std::array<std::optional<int>, 5> command;  ///< Ability, Command, Control, Leadership, Style, as in the file
  bool operator==(const SowRow&) const = default;

  /// How many leading ranks are not zero: 1 a side, 2 an army, 3 a corps, 4 a division, 5 a brigade, 6 a regiment.
  [[nodiscard]] std::size_t level() const;
};

struct SowFile {
  std::vector<SowRow> rows;
  std::vector<TextLine> lines;  ///< all that are not blank
  std::vector<Problem> looks;   ///< without their file
  std::string master;           ///< the master file that a scenario names; empty: none
  /// Every physical line as a master file has it: as it stands, if its columns are those of a master.
  std::vector<std::string> texts;
};

/// The separator may be the game's comma, or whatever Excel made of it. Columns are found by their titles, or by place
/// if the first line is not a header that we know. A row that the game skips is skipped, unless there is a unit in it;
/// if anything else cannot be read, it is in `looks`. Throws Refusal for a quotation mark that is never closed.
[[nodiscard]] SowFile sow_rows(std::string_view text, const SowWords& words, const std::string& file);

/// The rows of a scenario, with names, classes, weapons and levels from its master file by id; ranks and heads are the
/// scenario's. An id that the master does not have is in the looks of the scenario.
void join(SowFile& scenario, const SowFile& master);

/// True if the text looks like the game's own order of battle; the second, if it is that of a scenario.
[[nodiscard]] bool looks_like_sow(std::string_view text, const SowWords& words);
[[nodiscard]] bool looks_like_sow_scenario(std::string_view text, const SowWords& words);

}  // namespace estafette::readers
