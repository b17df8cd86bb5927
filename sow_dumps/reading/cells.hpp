// Reads one row of a dump, cell by cell, and remarks on what is odd or cannot be read.
// Source: docs/formats/dumps.md, "How it is read", points 3 and 4.
#pragma once

#include "base/csv.hpp"
#include "sow_dumps/reading/dump.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::dumps {

/// A column that a dump may have.
struct DumpColumn {
  std::string name;                    ///< the name used in remarks
  std::vector<std::string> spellings;  ///< in small letters, without blanks, "_", "-" and "."; the best one first
  bool decisive = false;               ///< if the header names all decisive columns, it is trusted
};

/// For each column, the place of its cell in a row, or -1 if there is none.
using Places = std::vector<int>;

/// The places according to the names in a header row; -1 for a column that it does not name.
[[nodiscard]] Places places_by_name(std::span<const std::string_view> header, const std::vector<DumpColumn>& columns);

/// The place of a second heading that names the column as its first one does: 9 for "killed" in
/// "...,Killed,...,killed"; -1 if there is none.
[[nodiscard]] int twin_of(std::span<const std::string_view> header, const DumpColumn& column);

/// True if every decisive column has a place.
[[nodiscard]] bool names_all_decisive(const Places& places, const std::vector<DumpColumn>& columns);

/// True if the cell says that its dump is synthetic.
[[nodiscard]] bool says_synthetic(std::string_view cell);

/// A row with the places of its columns. Its remarks go to a list that must outlive it.
class Cells {
 public:
  Cells(const CsvRow& row, const Places& places, const std::vector<DumpColumn>& columns, const std::string& file,
        std::vector<DumpRemark>& remarks)
      : row_(row), places_(places), columns_(columns), file_(file), remarks_(remarks) {}

  /// True if the dump has the column at all.
  [[nodiscard]] bool has(std::size_t column) const { return places_[column] >= 0; }

  /// The cell, trimmed; empty if the row or the dump has none.
  [[nodiscard]] std::string_view text(std::size_t column) const;

  /// A count from `low` to `high`; outside these, the nearer of them, with a remark. A missing or empty cell is 0, with
  /// a remark if the column `matters`. "12,00" is 12 and "1.234" 1234. Nothing, with a remark, if the cell is not a
  /// number.
  [[nodiscard]] std::optional<int> count(std::size_t column, int low, int high, bool matters);

  /// A decimal number; or nothing, with a remark if the cell holds something else.
  [[nodiscard]] std::optional<double> decimal(std::size_t column);

  void remark(const std::string& text) { remarks_.push_back({file_, row_.line, text}); }

 private:
  const CsvRow& row_;
  const Places& places_;
  const std::vector<DumpColumn>& columns_;
  const std::string& file_;
  std::vector<DumpRemark>& remarks_;
};

}  // namespace estafette::dumps
