// Footnotes by stars or daggers: "1/45th Foot: 442*" in the list, and "* Less its light company" below it.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace estafette::readers {

class Footnotes {
 public:
  /// Looks for lines that end with a mark, and do not begin with one: those are bullets.
  explicit Footnotes(std::string_view utf8);

  /// The footnote without its mark: what stands behind a mark with which some line ends; empty for any other line.
  [[nodiscard]] std::string_view note_in(std::string_view line) const;

  /// True if some word or line bears a mark.
  [[nodiscard]] bool any() const { return !marks_.empty(); }

 private:
  std::set<std::string, std::less<>> marks_;  ///< "*", "**"
};

}  // namespace estafette::readers
