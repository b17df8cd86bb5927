#include "converter/readers/words/loss_letters.hpp"

#include <algorithm>
#include <array>

namespace estafette::readers {

bool is_loss_letter(std::string_view folded) {
  constexpr std::array<std::string_view, 10> kLetters = {"k", "w", "m", "kd", "wd", "md", "kia", "wia", "mia", "pow"};
  return std::find(kLetters.begin(), kLetters.end(), folded) != kLetters.end();
}

}  // namespace estafette::readers
