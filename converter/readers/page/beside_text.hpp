// Takes a web page's furniture (page_furniture.hpp) out of its text, and tells what it was.
#pragma once

#include "converter/readers/page/tags.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

class BesideText {
 public:
  /// True if the piece belongs to the furniture. All pieces of a page must be shown to it, in order.
  [[nodiscard]] bool takes(const HtmlPiece& piece);

  /// Adds a part that somebody else took out, a line for each of its lines.
  void add(const std::string& part);

  /// True if the part that was taken last stood within a line.
  [[nodiscard]] bool within_line() const { return within_line_; }

  /// True if the text may have been taken for furniture too: a part of the furniture does not end, or holds what
  /// programs call the text; or no figure is left in the rest.
  [[nodiscard]] bool may_hold_the_text(std::string_view rest) const;

  /// A line for each part that has a figure in it, which the readers pass over: "Page furniture: Labels, Artillery
  /// (5)".
  [[nodiscard]] const std::string& lines() const { return lines_; }

 private:
  bool begins(const HtmlPiece& piece);
  bool goes_on(const HtmlPiece& piece);
  void end();

  std::string tag_;         ///< of the part that is open; empty if none is
  int depth_ = 0;           ///< how many of that tag are open
  bool end_stays_ = false;  ///< its end belongs to the text, as its beginning did
  bool quote_ = false;      ///< a quotation has been opened, and nothing stands in it yet
  bool holds_text_ = false;
  bool within_line_ = false;
  std::string part_;
  std::string lines_;
};

}  // namespace estafette::readers
