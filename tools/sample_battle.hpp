// Makes synthetic dumps from a battle sheet, to show and test the way back without the game. No battle was fought.
// The files have the format of docs/formats/dumps.md, and say that they are synthetic (see "Synthetic dumps" there).
// Every figure in sample_battle.cpp is invented; none is a claim about the game or history.
#pragma once

#include "base/dice.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"

#include <cstdint>
#include <string>

namespace estafette::tools {

struct SampleOptions {
  std::uint64_t seed = 1;
  int leave_out = 0;  ///< rows of troops to leave out of both dumps
  bool operator==(const SampleOptions&) const = default;
};

/// Both files, with the game's line ends, in Windows-1252.
struct SampleDumps {
  std::string results;
  std::string locations;
  bool operator==(const SampleDumps&) const = default;
};

/// Plausible losses by arm and by how hard each formation was pressed: units rout, guns are overrun, now and then a
/// commander is hit. A commander's row holds the totals of his command. Same sheet and options, same bytes.
[[nodiscard]] SampleDumps sample_dumps(const sow::BattleSheet& sheet, const SampleOptions& options);

}  // namespace estafette::tools
