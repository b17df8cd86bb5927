// The words of a line in runs of figures and of words, so that two lines can be held beside each other.
#pragma once

#include <string_view>
#include <vector>

namespace estafette::readers {

/// Words that stand together: all begin with a figure, or none does.
struct WordRun {
  bool figures = false;
  std::vector<std::string_view> words;
  /// All of them are signs for "the same as above".
  [[nodiscard]] bool dittos() const;
  [[nodiscard]] bool any_ditto() const;
};

/// "2nd Battalion 4th Regiment 600" in five runs; those of `line` point into it.
[[nodiscard]] std::vector<WordRun> runs_of(std::string_view line);

/// "men" of "Captain Moe 250 men", the ditto of "Morven battalion 400 \"": one word that ends the line, behind a
/// figure; empty if it ends otherwise.
[[nodiscard]] std::string_view word_at_end(const std::vector<WordRun>& runs);

}  // namespace estafette::readers
