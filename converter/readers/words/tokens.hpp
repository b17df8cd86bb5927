// Cuts a typed line into words, numbers and marks, each with its place in the line.
// Numbers as people write them: 1,450 and 1.450 and 1 450 and 1'450; 22nd and 22e and 22ème and "22." before a word.
#pragma once

#include "base/letters.hpp"

#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// One piece of a line. Between two tokens there are only blanks, or a hyphen inside a word.
struct Token {
  enum class Is { word, number, ordinal, mark };
  Is is = Is::word;
  std::string text;        ///< a word folded (base/text.hpp), never empty; a mark as "(", "-" for any dash, "..." for
                           ///< dot leaders
  int value = 0;           ///< of numbers and ordinals; at most kLargestNumber
  bool thousands = false;  ///< the number has a mark between its thousands
  bool joined = false;     ///< there is no blank before it
  bool capitals = false;   ///< a word of two letters or more, all capitals
  std::size_t begin = 0;   ///< first byte in the line
  std::size_t end = 0;     ///< one past its last byte
  /// By Sense: whether a phrase may begin here. The book of words finds it out when it is first asked, since every word
  /// of a line is asked for in dozens of senses. Tokens belong to one thread and are read by one book.
  mutable std::optional<std::bitset<64>> senses{};

  [[nodiscard]] bool mark(std::string_view spelt) const { return is == Is::mark && text == spelt; }
};

inline constexpr int kLargestNumber = 999'999'999;

using Tokens = std::vector<Token>;

[[nodiscard]] Tokens tokens_of(std::string_view line);
/// The same into `tokens`, in place of what they were: for many short lines one after the other.
void tokens_of(std::string_view line, Tokens& tokens);

/// The tokens of a phrase, with a blank between each: "Fuß-Batterie" as "fuss batterie".
[[nodiscard]] std::string folded_words(std::string_view phrase);

/// The value of a roman numeral in capitals, I to MMMCMXCIX, or nothing.
[[nodiscard]] std::optional<int> roman(std::string_view text);

}  // namespace estafette::readers
