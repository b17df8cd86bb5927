// Keeps what became of each line while a text is read. A line with a figure from which nothing was taken is asked, so
// that nothing is lost without a word.
#pragma once

#include "converter/readers/reading.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {

class LineUses {
 public:
  /// Of several uses of a line the first of the enumeration counts.
  void put(int line, LineUse use);

  /// The line as it was used, once; nothing if it was given before, as two columns side by side are. One with a figure
  /// and no use is asked about: its question goes to `looks`.
  [[nodiscard]] std::optional<LineUsed> take(int line, int lines, std::string_view text, std::vector<Problem>& looks);

 private:
  struct Line {
    std::optional<LineUse> use;
    bool taken = false;
  };
  [[nodiscard]] Line& at(int line);
  std::vector<Line> lines_;  ///< by their numbers
};

}  // namespace estafette::readers
