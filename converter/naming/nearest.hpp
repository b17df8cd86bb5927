// How near a name is to words with a slip of the pen in them. What is near is only offered, never taken. docs/names.md
// is for people.
#pragma once

#include "converter/naming/words.hpp"

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// What is wrong with the words if a certain name was meant. Fewer slips are nearer.
struct Slips {
  std::size_t letters = 0;    ///< wrong, missing or too many; two that changed places are one
  std::size_t unwritten = 0;  ///< words of the name
  auto operator<=>(const Slips&) const = default;
};

/// What somebody wrote, to be compared with many names. Only its beginning counts.
class Misspelt {
 public:
  explicit Misspelt(std::string_view words);

  /// The slips if the whole name was meant (folded), with blanks as letters: "Weissen fels". Nothing if there are too
  /// many, or if a number was written.
  [[nodiscard]] std::optional<Slips> as_letters(const std::string& folded_name) const;
  /// The fewest slips if words out of the name were meant, compared one by one. Nothing if a word has too many, or if
  /// the numbers differ: another number is never near.
  [[nodiscard]] std::optional<Slips> as_words(const std::vector<NameToken>& name) const;

 private:
  std::string folded_;
  std::vector<int> numbers_;
  std::vector<NameToken> place_;   ///< without "of" and its like
  std::vector<NameToken> person_;  ///< without ranks as well
};

}  // namespace estafette
