// What a figure stands for where foot and horse have ratios of their own: "1 infantry figure = 120 men; 1 cavalry
// figure = 80 men".
#pragma once

#include "converter/readers/words/words.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

/// The men of one figure, as far as a line states them.
struct RatiosByArm {
  std::optional<int> horse;   ///< where the clause has a word for horse
  std::optional<int> others;  ///< where it has none
  std::optional<int> guns;    ///< the guns of one model, where the clause tells of guns
};

/// The ratios that the clauses of a line state.
[[nodiscard]] RatiosByArm ratios_by_arm(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
