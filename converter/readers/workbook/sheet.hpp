// A sheet of a workbook: what its cells show, row by row. Only cells that hold something are kept.
#pragma once

#include "base/problem.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace estafette::readers {

inline constexpr std::size_t kMostSheets = 200;         ///< of a workbook
inline constexpr std::size_t kMostSheetRows = 100'000;  ///< down to the last that holds something
inline constexpr std::size_t kMostSheetColumns = 16'384;
inline constexpr std::size_t kMostCells = 1'000'000;        ///< that hold something, of a sheet
inline constexpr std::size_t kMostSheetBytes = 32'000'000;  ///< of text, of all sheets of a workbook
inline constexpr std::size_t kMostSheetPlaces = 5'000'000;  ///< for cells, blank ones too, of all sheets of a workbook

/// What a cell shows.
struct SheetCell {
  std::string text;
  int indent = 0;       ///< by its format: how far the text is set in
  bool figure = false;  ///< it is a number, not a word
};

/// Cells that are shown as one; what they hold stands in the first. Rows and columns from 0.
struct MergedCells {
  std::size_t row = 0, column = 0, rows = 1, columns = 1;
};

/// What the umpire should know of some cells: all of a kind are told together.
enum class CellDoubt {
  day,        ///< a date: often a number such as 1/2 that the program has changed
  no_value,   ///< a formula whose value was not kept
  error,      ///< the program shows an error
  one_figure  ///< a figure that stands for several rows
};

struct CellPlace {
  std::size_t row = 0, column = 0;
};

/// What somebody has pinned to a cell.
struct CellComment {
  CellPlace place;
  std::string text;
};

/// How much room a sheet's text needs. A cell may be shared or repeated, so that its file is far smaller.
struct SheetSize {
  std::size_t bytes = 0;
  std::size_t places = 0;  ///< for cells: each row has as many as the widest
};

struct Sheet {
  std::string name;
  bool hidden = false;
  std::map<std::size_t, std::map<std::size_t, SheetCell>> rows;  ///< by row and column, from 0
  std::map<CellDoubt, std::vector<CellPlace>> doubts;            ///< and which cells these are
  std::vector<CellComment> comments;                             ///< no part of what its cells show
  std::size_t cells = 0;                                         ///< kept
  std::size_t rows_merged = 0;                                   ///< by all merged cells together
  std::size_t columns = 0;                                       ///< of the widest row
  std::size_t bytes = 0;                                         ///< of the texts in all cells
  SheetSize before{};                                            ///< of the workbook's sheets before this one

  /// Of this sheet and those before it.
  [[nodiscard]] SheetSize size() const;
  /// Keeps a cell that shows something. Throws Refusal, naming `file`, if the sheet, or all sheets so far, are larger
  /// than a person's.
  void put(std::size_t row, std::size_t column, SheetCell cell, const std::string& file);
  void doubt(CellDoubt what, std::size_t row, std::size_t column);
  /// A word in cells that are merged downwards holds for all their rows. A figure is not repeated: it would be counted
  /// several times. Throws Refusal as put() does.
  void fill(const MergedCells& merged, const std::string& file);
};

/// "B7" for row 6, column 1.
[[nodiscard]] std::string cell_name(std::size_t row, std::size_t column);

/// The sheet as a table with tabs: row N of the sheet is line N. A sheet of one column is its lines as they were typed.
[[nodiscard]] std::string text_of(const Sheet& sheet);

/// What is asked about its rows: each cell in doubt, as a problem of its line. Days are asked about where the other
/// cells of their column are none; `found` is what the cell shows.
[[nodiscard]] std::vector<Problem> questions(const Sheet& sheet);

/// What the umpire should know about it, in words.
[[nodiscard]] std::vector<std::string> remarks(const Sheet& sheet);

}  // namespace estafette::readers
