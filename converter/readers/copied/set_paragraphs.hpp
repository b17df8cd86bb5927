// Paragraphs of a book that a copy leaves broken at the width of its page:
//   The second column was led by General Kern. It consisted of the
//   9th and 12th Line, of two squadrons of Alba Hussars and of a bat-
//   tery of six guns
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A text in which each such paragraph is one line.
struct ParagraphsJoined {
  struct Joined {
    int line = 0, lines = 0;
  };
  std::string text;  ///< with an empty line for each that was joined to one above: the others keep their numbers
  std::vector<Joined> paragraphs;
};

/// Joins lines that are as long as the page is wide if most of them end within a sentence. Lists, tables and what is
/// set in or has a bullet stay as they are, and so do lines that begin with a command and its colon.
[[nodiscard]] ParagraphsJoined with_paragraphs_joined(std::string_view utf8, const PhraseBook& words);

/// Says of the lines of such a text how many of the page each takes; no blank line stands behind a paragraph that is
/// none of the page.
void count_joined(const ParagraphsJoined& joined, std::string_view utf8, std::vector<TextLine>& lines);

}  // namespace estafette::readers
