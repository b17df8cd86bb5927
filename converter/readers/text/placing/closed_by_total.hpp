// A flat list that ends each command with its total: what stands behind the total is no more of that command.
//   Alba's Brigade          Brey's Brigade        7th Hussars
//   1/3rd Foot              1/48th Foot           Total Strength: 380     <- of the hussars alone
//   Total Strength: 900     Total Strength: 850   Total Strength: 2,130   <- of the division
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

class ClosedByTotal {
 public:
  ClosedByTotal() = default;
  /// Whether a list is of that manner: three commands or more have a total right behind their troops, or two
  /// where the same total comes twice in a row, and hardly one has none.
  explicit ClosedByTotal(const std::vector<TextNode>& rows);

  /// Before a row is added: behind a total a unit ends the command that was summed up, and behind several in a row so
  /// many, the outermost but for the first; behind several a command ends as many too.
  void before(const TextNode& row, const TextOutline& all, std::vector<std::size_t>& open);

  /// A total of a level, as "Divisional total: 10,834", closes the command that it sums up for troops that do not come
  /// right behind it, where two commands or more have one: "Artillery" behind a blank line is none of the last
  /// division.
  void told_of_level(const TextNode& total);

  /// True for a total of nothing but the unit above it, whose strength it is.
  [[nodiscard]] bool tells_strength(const TextNode& total, TextNode& above);

 private:
  bool manner_ = false;
  int run_ = 0;                 ///< units since the last total or command
  int totals_ = 0;              ///< totals since the last unit or command
  int levelled_ = 0;            ///< totals of a level so far
  std::optional<Level> level_;  ///< of the last total, if nothing was placed behind it
  int line_ = 0;                ///< on which it stands
};

}  // namespace estafette::readers
