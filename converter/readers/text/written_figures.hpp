// The figures of a text as people write them: "4,500", "4.500" and "4 500" are one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A figure as it stands in a text; "4,500" is one of two runs of digits.
struct WrittenFigure {
  std::size_t begin = 0, end = 0;  ///< bytes
  std::vector<std::string> runs;

  /// "4500"; noughts at its beginning stay.
  [[nodiscard]] std::string joined() const;
  /// 0 for one too long to be a number.
  [[nodiscard]] int value() const;
};

[[nodiscard]] std::vector<WrittenFigure> written_figures(std::string_view text);

/// True of the "8" in "l8", of the "2" and the "47" in "2,O47": a scan has letters for some figures of that number.
[[nodiscard]] bool has_letters_for_figures(std::string_view text, const WrittenFigure& figure);

}  // namespace estafette::readers
