// Rows that name the commands above them: "II Corps | 1st Division | Kern | 22nd Line".
#pragma once

#include "converter/readers/parts/head.hpp"
#include "converter/readers/spreadsheet/growing_tree.hpp"
#include "converter/readers/spreadsheet/rows/row.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace estafette::readers {

class RowsByPath {
 public:
  RowsByPath(GrowingTree& tree, const PhraseBook& words) : tree_(tree), words_(words) {}

  /// Adds a unit, or what the row says of the last command that it names.
  void take(ReadRow read);

  /// Opens the commands that a row names. Each is made when it is first named.
  void open_path(const ReadRow& read);

 private:
  [[nodiscard]] bool take_leader(const ReadRow& read);
  void lead_list(ReadRow& read);
  void open_inner(Parts parts, const Head& head);

  GrowingTree& tree_;
  const PhraseBook& words_;
  std::map<std::string, std::size_t> made_;  ///< commands by the path of their names
  std::string key_;                          ///< of the row's own path
  std::vector<OpenCommand> inner_;           ///< commands in the column of names
  std::string inner_path_;                   ///< the path that they are below
  Tokens tokens_;                            ///< of the row's name
};

}  // namespace estafette::readers
