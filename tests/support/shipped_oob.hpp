// An order of battle of the shape of the one that comes with the game: about 2,000 rows of 34 columns in Windows-1252,
// French on side 1, Anglo-Allied and Prussians on side 2. All names are made up; classes, weapons, flags and drills are
// the game's (docs/formats/game-looks.md).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace estafette::test {

struct ShippedShape {
  int corps = 5, divisions = 4, brigades = 3, battalions = 6;  ///< of each army, corps, division and brigade
  int guns = 8;                                                ///< of each division's battery
  bool oddities = false;  ///< comments, empty lines, gaps in the numbers, a header that comes again, no last line end
};

/// The file as the game has it: CRLF, and one byte for each letter. The same seed gives the same bytes.
[[nodiscard]] std::string shipped_oob(std::uint32_t seed, const ShippedShape& shape = {});

/// Its lines, without their ends.
[[nodiscard]] std::vector<std::string> lines_of_game(const std::string& bytes);

}  // namespace estafette::test
