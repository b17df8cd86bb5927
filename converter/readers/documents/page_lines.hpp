// A document's paragraphs and tables as a web page, which the readers of orders of battle know, and as plain text,
// which those of letters know.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

inline constexpr std::size_t kMostSetIn = 60;    ///< blanks by which a line is set in
inline constexpr double kTwipsOfABlank = 180;    ///< an eighth of an inch
inline constexpr std::size_t kBlanksOfATab = 4;  ///< enough to separate columns

/// Hard blanks, which a page keeps; no more than kMostSetIn.
[[nodiscard]] std::string hard_blanks(std::size_t count);

class PageLines {
 public:
  PageLines();

  /// A line of the page for each line of the text, set in by its place in a list and by its margin, both in blanks.
  void paragraph(std::string_view text, std::size_t list, std::size_t margin);

  /// The rows of a table are not set in, so neither is the paragraph that heads it.
  void open_table();
  /// A cell may have several lines.
  void row(const std::vector<std::string>& cells);
  void close_table();

  /// The whole page.
  [[nodiscard]] std::string page();
  /// The same as lines of text; the cells of a row stand between bars: "| III Corps | march Jena |".
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void write_held();

  std::string page_, text_;
  std::string held_;  ///< the last paragraph, which may head a table
  bool holds_ = false;
  std::size_t list_ = 0, margin_ = 0;  ///< its own
};

}  // namespace estafette::readers
