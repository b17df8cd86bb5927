// Where a typed line is cut: at commas, dashes, colons and wide blanks, and round brackets.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A part of a line between separators: tokens [from, to), its text with its brackets, and what it turned out to be.
struct Segment {
  enum class Sort { head, tail, round, square };
  Sort sort = Sort::head;
  std::size_t from = 0, to = 0;    ///< tokens inside
  std::size_t begin = 0, end = 0;  ///< bytes, brackets included
  bool listed = false;             ///< after a comma: then a lone small figure is not a strength
  bool taken = false;              ///< understood as facts, commander or note: not part of the name
};

/// The line in its order; the first segment is the head, and empty if the line begins with a bracket.
[[nodiscard]] std::vector<Segment> segments_of(std::string_view text, const Tokens& tokens);

/// "Foot Battery, Horse Battery": each of two parts of a line names a battery.
[[nodiscard]] bool two_batteries(const Tokens& tokens, const Segment& head, const Segment& tail,
                                 const PhraseBook& words);

}  // namespace estafette::readers
