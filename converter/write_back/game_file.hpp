// A master file of the game line by line, for changing a cell here and a row there and nothing else.
// Source: docs/formats/game-order-of-battle.md, "Columns" and "Ladder of commands"; docs/formats/game-text.md,
// "Tables".
#pragma once

#include "converter/orbat/game_lines.hpp"

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::sow {

class GameFile {
 public:
  /// Puts a line in its place. False if another line is there already: then there are lines of two files.
  [[nodiscard]] bool put(const GameLine& line);

  /// The text with a line end after each line but the last, and empty lines for those that are missing; for readers.
  [[nodiscard]] std::string text() const;

  /// Empty if the file has no such line, as everything below does nothing to it.
  [[nodiscard]] std::string cell(int line, GameColumn column) const;
  /// Gives a cell another value; the others stay letter for letter.
  void set(int line, GameColumn column, std::string_view value);
  void drop(int line);
  /// A copy of a row below it, with an id of its own.
  void repeat(int line);

  /// How many cells and rows were changed.
  [[nodiscard]] int cells_changed() const { return cells_changed_; }
  [[nodiscard]] int rows_changed() const { return rows_changed_; }

  /// The file in the game's bytes. If a line is missing, or was dropped or repeated, commands and units are numbered
  /// anew, since the game cannot bear a gap; otherwise every line that was not changed is as it was.
  [[nodiscard]] std::string bytes();

 private:
  using Place = std::pair<int, int>;  ///< its line, and a number among the copies of it

  [[nodiscard]] bool whole() const;
  void number_anew();

  std::map<Place, std::string> lines_;
  int cells_changed_ = 0, rows_changed_ = 0;
};

}  // namespace estafette::sow
