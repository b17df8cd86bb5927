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

/// What is wrong if a name was meant; the less the nearer.
struct Slips {
  std::size_t letters = 0;    ///< wrong, missing or too many; two that changed places are one
  std::size_t unwritten = 0;  ///< words of the name
  auto operator<=>(const Slips&) const = default;
};

/// What somebody wrote, to be held against many names. Letters far behind do not count.
class Misspelt {
 public:
  explicit Misspelt(std::string_view words);

  /// The slips if a name was meant, as its letters stand (folded): "IIICorps", where blanks are letters too. Nothing if
  /// there are too many, or if a number was written.
  [[nodiscard]] std::optional<Slips> as_letters(const std::string& folded_name) const;
  /// The fewest slips if words out of a name were meant, one by one. Nothing if there are too many in a word, or the
  /// numbers are others: another number is never near.
  [[nodiscard]] std::optional<Slips> as_words(const std::vector<NameToken>& name) const;

 private:
  std::string folded_;
  std::vector<int> numbers_;
  std::vector<NameToken> place_;   ///< without "of" and its like
  std::vector<NameToken> person_;  ///< without ranks as well
};

}  // namespace estafette
