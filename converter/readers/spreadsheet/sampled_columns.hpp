// What the cells of one column of somebody's spreadsheet look like, taken together.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/words/words.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace estafette::readers {

/// Different words in a column up to which each is looked at, and gets a translation.
inline constexpr std::size_t kMostValues = 60;

/// The cells of one column below the header.
struct SampledColumn {
  std::vector<std::string> cells;  ///< that are not empty
  std::unordered_set<std::string> different;
  std::size_t figures = 0, kinds = 0, kinds_only = 0, qualities = 0, nations = 0, levels = 0, ranks = 0;
  std::size_t arms = 0;                                     ///< "Light Cavalry (Kern)": a command if the others are
  std::array<std::size_t, kCommandPath.size()> commands{};  ///< that are called an army, a corps ...
  long long sum = 0;

  /// True if so many are nearly all of its cells.
  [[nodiscard]] bool most(std::size_t count) const;
  /// "Souvarine's Division" all the way down: what the column holds. Of several levels the lowest, for cells that name
  /// a higher one keep it. Nothing if most cells name no command.
  [[nodiscard]] std::optional<Holds> commands_named() const;
  /// Figures that are too small for gunners, of whom the smallest company has more.
  [[nodiscard]] bool counts_guns() const;
  /// "80%", "510/480" all the way down: figures, if we do not know of what.
  [[nodiscard]] bool with_digits() const;
  /// "1st Division" and "1st Brigade" one below the other.
  [[nodiscard]] bool names_several_levels() const;
};

/// The columns of a table, from the row `first` on. A cell that comes again is read once.
[[nodiscard]] std::vector<SampledColumn> sampled_columns(const std::vector<SpreadsheetRow>& rows, std::size_t first,
                                                         const ColumnWords& titles, const PhraseBook& words);

/// True if every cell begins with a capital and has no figure, and no word for troops: "Kern", "Col. Roe".
[[nodiscard]] bool may_be_persons(const SampledColumn& column, const PhraseBook& words);

}  // namespace estafette::readers
