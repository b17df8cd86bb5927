// Gives each sibling a different name, however many there are: the second 59th Line is 59th Line (2).
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <unordered_map>

namespace estafette::readers {

class FreshNames {
 public:
  /// The name, at most as long as an outline allows; with a number if another of that sort under the same holder
  /// already has it.
  [[nodiscard]] std::string fresh(int holder, std::string_view sort, const std::string& name);

 private:
  std::unordered_map<std::string, int> taken_;  ///< by holder, sort and name: the last number given to it
};

/// "6pf Batterie", "Foot battery": a name that any battery might have, so that two of them are no mistake.
[[nodiscard]] bool is_any_battery(std::string_view name, const PhraseBook& words);

}  // namespace estafette::readers
