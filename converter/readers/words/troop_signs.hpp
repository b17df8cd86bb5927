// The signs by which a line shows that it is of an order of battle, in all languages at once: "regiment", "batalh".
// There are hundreds of them, and every line of every file is looked at, so they are kept by their first letter.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

class TroopSigns {
 public:
  /// Adds a list as words.xml has it, with commas. If `whole` is true, they must be words of their own: "bat" is not in
  /// "battle"; otherwise they may be anywhere in a word.
  void add(const std::string& list, bool whole);
  /// True if a line, folded (base/text.hpp), has one of them.
  [[nodiscard]] bool any_in(std::string_view folded) const;

 private:
  struct Sign {
    std::string letters;
    bool whole = false;
  };
  std::array<std::vector<Sign>, 256> by_first_;  ///< by the first byte
};

}  // namespace estafette::readers
