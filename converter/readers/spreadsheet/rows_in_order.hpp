// Rows that stand for one command or unit each, below the commands before them.
#pragma once

#include "converter/readers/spreadsheet/growing_tree.hpp"
#include "converter/readers/spreadsheet/rows/row.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

/// Where a row stands among the others.
struct RowPlace {
  int depth = 0;        ///< of its name
  bool deeper = false;  ///< the next row is
  bool leads = false;   ///< by its name and that of the next row it leads those below
};

class RowsInOrder {
 public:
  /// `by_depth`: indentation shows who is under whom.
  RowsInOrder(GrowingTree& tree, bool by_depth, const PhraseBook& words)
      : tree_(tree), words_(words), by_depth_(by_depth) {}

  /// From here on levels alone show who is under whom.
  void forget_depths() { by_depth_ = false; }

  /// Adds a command or a unit, or takes the heading of an arm.
  void take(ReadRow read, RowPlace at);

  /// Nothing that stands so deep, or deeper, is open any more.
  void close_from(int depth);

 private:
  [[nodiscard]] bool names_only_an_arm(const ReadRow& read) const;
  [[nodiscard]] bool take_leader(const ReadRow& read);
  [[nodiscard]] bool leads_what_is_set_in(const ReadRow& read, const RowPlace& at) const;
  [[nodiscard]] int height_without_level() const;
  [[nodiscard]] bool is_of_the_corps(const ReadRow& read) const;
  void close_divisions();
  /// Foot below a brigade of horse is likely to be of another command.
  void ask_if_of_other_arm(const ReadRow& read);
  void add_troops(ReadRow read, int depth, bool deeper);

  GrowingTree& tree_;
  const PhraseBook& words_;
  bool by_depth_;
  std::optional<std::size_t> regiment_;  ///< battalions of it may follow
  Tokens tokens_;                        ///< of the row's name
};

}  // namespace estafette::readers
