// Lines of the game's own order of battle, kept with the command or unit that was read from them, so that what the game
// knows of it and we do not (class, flags, portrait, skills, id) is there when it goes back to the game.
// docs/formats/sow-orbat.md, "There and back".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// What a line is to the command or unit that keeps it.
enum class GameLineUse {
  own,   ///< its row: the commander's, the battalion's
  gun,   ///< the row of one of a battery's guns
  other  ///< a wagon, a courier, a comment: it only travels along
};

/// One line of a master file, in the order of the game's 34 columns.
struct GameLine {
  int line = 0;  ///< in its file, from 1; by these they are put in order again
  GameLineUse use = GameLineUse::own;
  std::string text;  ///< as it stood, without its end
  bool operator==(const GameLine&) const = default;
};

/// The columns of a master file [game-order-of-battle: Columns].
enum class GameColumn {
  label,
  id,
  name1,
  name2,
  side,
  army,
  corps,
  division,
  brigade,
  regiment,
  unit_class,
  portrait,
  weapon,
  ammo,
  flag,
  flag2,
  formation,
  heads,
  ability,
  command,
  control,
  leadership,
  style,
  experience,
  fatigue,
  morale,
  close,
  open,
  edged,
  firearm,
  marksmanship,
  horsemanship,
  surgeon,
  calisthenics
};
inline constexpr std::size_t kGameColumns = 34;

/// The cells of a line; fewer than kGameColumns if it was cut short.
[[nodiscard]] std::vector<std::string> cells_of(const std::string& line);

/// A cell of them, without outer blanks; empty if there is none.
[[nodiscard]] std::string_view cell_of(const std::vector<std::string>& cells, GameColumn column);

/// The line that is its own row, or null.
[[nodiscard]] const GameLine* own_line(const std::vector<GameLine>& lines);

/// Its own row and its guns', without what only travels along: for a unit that stands for it.
[[nodiscard]] std::vector<GameLine> rows_among(const std::vector<GameLine>& lines);

/// "17=Name,ID,...¶18+Name,ID,...¶": number, use and text of each, for a single cell of a table.
[[nodiscard]] std::string to_string(const std::vector<GameLine>& lines);
[[nodiscard]] std::optional<std::vector<GameLine>> game_lines_from(std::string_view text);

}  // namespace estafette
