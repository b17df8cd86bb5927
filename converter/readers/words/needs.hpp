// What a line must hold for something to be looked for in it at all: a colon, a digit, a word for guns. A line is tried
// in more than a hundred ways, and most of them can be told to be in vain by one look at its bytes and words.
#pragma once

#include "converter/readers/words/senses.hpp"
#include "converter/readers/words/words.hpp"

#include <cstdint>
#include <string_view>
#include <type_traits>

namespace estafette::readers {

/// A sort of signs that a line may hold.
enum class Mark : std::uint8_t {
  digit,
  colon,
  semicolon,
  comma,
  stop,
  slash,
  hyphen,
  round,     ///< "("
  square,    ///< "["
  closing,   ///< ")" or "]"
  bar,       ///< "|"
  star,      ///< "*"
  plus,      ///< "+"
  question,  ///< "?"
  letter_k,  ///< small or capital
  letter_x,  ///< small or capital
  capital_b,
  numeral,       ///< a capital I or V
  beyond_ascii,  ///< accented letters, long dashes and whatever else is no ASCII
  dash,          ///< a hyphen, or beyond ASCII
  joint,         ///< a hyphen or an apostrophe, or beyond ASCII
  half,          ///< a slash, or beyond ASCII
  reference,     ///< a star, or beyond ASCII
};

/// Marks and senses that must all be there.
struct Needs {
  std::uint64_t marks = 0;   ///< by Mark, a bit each
  std::uint64_t senses = 0;  ///< by Sense: some word may be taken in it
};

/// needs(Mark::colon, Sense::gun): both.
template <typename... Each>
[[nodiscard]] constexpr Needs needs(Each... each) {
  Needs all;
  const auto add = [&all](auto needed) {
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(needed);
    if constexpr (std::is_same_v<decltype(needed), Mark>)
      all.marks |= bit;
    else
      all.senses |= bit;
  };
  (add(each), ...);
  return all;
}

/// What a line holds.
class LineHolds {
 public:
  LineHolds(std::string_view line, const PhraseBook& words);

  /// True if nothing that is needed is missing.
  [[nodiscard]] bool all(const Needs& needed) const {
    return (needed.marks & ~there_.marks) == 0 && (needed.senses & ~there_.senses) == 0;
  }

 private:
  Needs there_;
};

}  // namespace estafette::readers
