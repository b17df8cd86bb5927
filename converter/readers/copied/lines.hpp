// Cuts a typed text into lines with their depth: how far each is below the others by indentation, number or bullet.
// Broken lines are joined, tabs are eight columns wide, drawn frames and the marks of web pages are taken off, and two
// columns side by side are read one after the other.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

struct TextLine {
  int line = 0;   ///< physical line on which it begins, from 1
  int lines = 1;  ///< how many physical lines it takes
  int depth = 0;  ///< columns, or steps of its number; use it only to compare
  bool after_blank = false;
  std::string text;  ///< without indentation, bullet and outline number
  bool footnote = false;
  bool heading = false;      ///< of Markdown or of a web page, by its hashes
  bool beside = false;       ///< it begins what stands beside the lines before it
  bool back_matter = false;  ///< of a part of the page that is no order of battle (readers/retold/back_matter.hpp)
  int indent = 0;            ///< columns, without steps of numbers
  bool operator==(const TextLine&) const = default;
};

inline constexpr std::size_t kLongestLine = 1000;  ///< bytes; a longer one is prose, and is cut short in the report

/// True for a line that may tell of troops: no footnote, nothing behind the order of battle, and no prose.
[[nodiscard]] inline bool may_be_read(const TextLine& line) {
  return !line.footnote && !line.back_matter && line.text.size() <= kLongestLine;
}

/// All lines that are not blank. `utf8` may have any line ending, and signs (words/signs.hpp).
[[nodiscard]] std::vector<TextLine> lines_of(std::string_view utf8, const PhraseBook& words);

/// What lines_of could not tell about such a text, each as a question: whether it stands in two columns.
[[nodiscard]] std::vector<Problem> doubts_of_lines(std::string_view utf8, const PhraseBook& words);

}  // namespace estafette::readers
