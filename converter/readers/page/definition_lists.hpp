// Lists of terms and what is told of them, <dl>, <dt>, <dd>, as old pages write them: they open each entry and never
// close it.
#pragma once

#include <string_view>
#include <vector>

namespace estafette::readers {

class DefinitionLists {
 public:
  /// How much further the lines are set in behind that tag, less than 0 for further out: what a term tells is set in,
  /// and the next term or entry ends it.
  [[nodiscard]] int set_in_by(std::string_view tag, bool close);

 private:
  std::vector<bool> told_{false};  ///< of each list that is open: an entry is open; the first is outside of any list
};

}  // namespace estafette::readers
