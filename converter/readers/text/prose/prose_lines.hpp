// The lines of one paragraph, which a page may have broken anywhere:
//   The battalions No. 2, 4 and 5 were part of the first
//   brigade (Kern) of the first division (Roe); the
//   battalions No. 1 and 3 belonged to the second
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/text/prose/told_paragraph.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {

class ProseLines {
 public:
  /// The line at `from`, and those below it that go on with its sentences: most of them begin with a small letter, or
  /// the line above ends within a sentence.
  ProseLines(const std::vector<TextLine>& all, std::size_t from, const PhraseBook& words);
  /// All lines from `from` up to, but not including, `to`.
  ProseLines(const std::vector<TextLine>& all, std::size_t from, std::size_t to);

  /// True if a sentence may stand there: no footnote, and neither too short nor too long.
  [[nodiscard]] bool may_tell() const;
  /// As one line.
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::size_t lines() const { return ends_.size(); }
  /// The line on which that byte of the text stands.
  [[nodiscard]] const TextLine& line_of(std::size_t byte) const;
  /// Adds what the paragraph tells to `lines`, each on the line on which its sentence begins.
  void put(const ToldParagraph& told, std::vector<TextLine>& lines) const;

 private:
  void join(std::size_t to);
  const std::vector<TextLine>* all_;
  std::size_t from_;
  std::string text_;
  std::vector<std::size_t> ends_;  ///< one past the last byte of each line
};

}  // namespace estafette::readers
