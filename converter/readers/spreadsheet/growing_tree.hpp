// The tree that the rows of a table grow into: the commands that are open where a row stands, and what goes below them.
#pragma once

#include "converter/readers/spreadsheet/rows/row.hpp"
#include "converter/readers/tree/tree.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// The levels of kCommandPath.
inline constexpr std::array kPathLevels = {Level::army, Level::corps, Level::division, Level::brigade};

/// A command below which the next rows may stand.
struct OpenCommand {
  std::size_t node = 0;
  int high = 0;   ///< height of its level; 0: of a regiment with its battalions
  int depth = 0;  ///< of its name
};

/// A tree with the row that is just read.
class GrowingTree {
 public:
  explicit GrowingTree(const PhraseBook& words) : words_(words) {}

  TextOutline outline;
  std::vector<OpenCommand> open;  ///< the innermost last
  TextLine line;                  ///< the row

  /// Asks about the row.
  void look(std::string expected, std::string remedy);

  /// A command or unit of the row, below the innermost open command; its place in the outline's nodes.
  std::size_t add(Parts parts, Item::Is is, std::optional<Level> level);

  /// Who leads a command; asks, if somebody else did further up.
  void set_commander(std::size_t node, const std::string& commander);

  /// What a row without troops says about the command that it names.
  void describe(std::size_t node, const Parts& parts);

  /// "Brigade HQ | General Kern" below a command: who leads it, and what else is told of its staff. False if no command
  /// is open.
  bool take_staff(const ReadRow& read);

  /// "Artillery" above the batteries of a division: its brigades are over, and so is its horse; but it is one of the
  /// arms of a brigade that begins with such a row. `stays`: other rows say what is open.
  void take_heading(const ReadRow& read, bool stays);

  /// A sum, of any command that is open.
  void take_total(const ReadRow& read);
  /// Behind "Total of Brigade" no brigade is open: what follows stands beside it.
  void close_summed(const std::string& said);

 private:
  const PhraseBook& words_;
  std::optional<std::size_t> arms_in_;  ///< the last command that began with the heading of an arm
};

}  // namespace estafette::readers
