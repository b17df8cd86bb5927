#include "sow_dumps/reading/layout.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "sow_dumps/reading/other_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::dumps {
namespace {

bool names_any(std::span<const std::string_view> header, const std::vector<DumpColumn>& columns) {
  const Places places = places_by_name(header, columns);
  return std::any_of(places.begin(), places.end(), [](int place) { return place >= 0; });
}

constexpr std::size_t kMostCellsAbove = 100'000;
constexpr int kMostRowsAbove = 1'000;  // the game writes its header first; a table of others may have millions of rows

/// Thrown to read no further: so many rows, and none of them a header or a unit.
struct NoSuchTable {};

/// What is known of the table while its rows are read.
class TableSoFar {
 public:
  TableSoFar(const DumpLayout& layout, const std::string& file, std::vector<DumpRemark>& remarks)
      : layout_(layout), file_(file), remarks_(remarks) {}

  /// The places if `row` is that of a unit; nothing if it is a header, or comes above the table.
  const Places* places_for(const CsvRow& row) {
    if (places_) {
      const bool header_again = std::equal(header_.begin(), header_.end(), row.fields.begin(), row.fields.end());
      return header_again ? nullptr : &*places_;
    }
    if (!rows_above_) first_line_ = row.line;
    if (adopt_header(row) || !adopt_places(row)) {
      ++rows_above_;
      cells_above_ += row.fields.size();
      if (!places_ && (rows_above_ > kMostRowsAbove || cells_above_ > kMostCellsAbove)) throw NoSuchTable();
      return nullptr;
    }
    return &*places_;
  }

  [[nodiscard]] Scan result() const { return {places_.has_value(), header_}; }

 private:
  bool adopt_header(const CsvRow& row) {
    Places named = places_by_name(row.fields, layout_.columns);
    const bool known = names_all_decisive(named, layout_.columns) && !names_any(row.fields, layout_.foreign);
    if (known) refuse_twins(row);
    if (known || rows_above_ == 0) {
      header_.assign(row.fields.begin(), row.fields.end());
      header_line_ = row.line;
    }
    if (!known) return false;
    if (rows_above_ > 0) remark_rows_above(first_line_, rows_above_);
    places_ = std::move(named);
    return true;
  }

  bool adopt_places(const CsvRow& row) {
    places_ = layout_.by_place(row.fields);
    if (!places_) return false;
    if (rows_above_ == 0) {
      header_.clear();  // the very first row is already a unit
      return true;
    }
    refuse_contradiction();
    remarks_.push_back(
        {file_, header_line_, "neither a unit nor a header that we know: the columns are read by their places"});
    if (rows_above_ > 1) remark_rows_above(header_line_ + 1, rows_above_ - 1);
    return true;
  }

  void remark_rows_above(int line, int rows) {
    remarks_.push_back(
        {file_, line, fmt::format("{} {} above the first unit left out", rows, rows == 1 ? "row" : "rows")});
  }

  /// Two columns of one title: nobody knows which of them holds the figures.
  void refuse_twins(const CsvRow& row) const {
    ProblemList problems;
    for (const DumpColumn& column : layout_.columns)
      if (const int twin = column.decisive ? twin_of(row.fields, column) : -1; twin >= 0)
        problems.add({file_, row.line, column.name, fmt::format("column {}", twin + 1), "one column of that title",
                      "Remove the one that the game did not write"});
    problems.refuse_if_any();
  }

  void refuse_contradiction() const {
    const std::vector<std::string_view> cells(header_.begin(), header_.end());
    const Places named = places_by_name(cells, layout_.columns);
    refuse_moved(named, true);
    refuse_moved(named, false);  // one that counts may be missing, and the others have moved up
  }

  void refuse_moved(const Places& named, bool decisive) const {
    ProblemList problems;
    for (std::size_t i = 0; i < named.size(); ++i) {
      const int place = (*places_)[i];
      if (layout_.columns[i].decisive != decisive || named[i] < 0 || place < 0 || named[i] == place) continue;
      problems.add({file_, header_line_, layout_.columns[i].name, fmt::format("column {}", named[i] + 1),
                    fmt::format("column {}, or a header that names every column we need", place + 1),
                    "Name the columns that the header lacks, or remove the header"});
    }
    problems.refuse_if_any();
  }

  const DumpLayout& layout_;
  const std::string& file_;
  std::vector<DumpRemark>& remarks_;
  std::optional<Places> places_;
  std::vector<std::string> header_;
  int header_line_ = 0;
  int first_line_ = 0;
  int rows_above_ = 0;
  std::size_t cells_above_ = 0;
};

constexpr std::size_t kMostRemarks = 10'000;  // the largest battle has some hundred rows

}  // namespace

namespace {

/// The line that has no end, as the last one of a file that was cut off has none; 0 if there is no such line.
int line_without_end(std::string_view text) {
  if (text.empty() || text.back() == '\n' || text.back() == '\r') return 0;
  int line = 1;
  for (std::size_t i = 0; i < text.size(); ++i)
    line += text[i] == '\n' || (text[i] == '\r' && text[i + 1] != '\n') ? 1 : 0;
  return line;
}

}  // namespace

Scan scan(std::string_view text, const DumpLayout& layout, const std::string& file, std::vector<DumpRemark>& remarks,
          const std::function<void(const CsvRow&, Cells&)>& use) {
  TableSoFar table(layout, file, remarks);
  const int without_end = line_without_end(text);
  std::size_t cells_before = 0;  // of the row above
  try {
    for_each_row(text, separator_of(text), file, [&](const CsvRow& row) {
      const Places* places = table.places_for(row);
      const std::size_t above = std::exchange(cells_before, row.fields.size());
      if (places == nullptr) return;
      if (row.line == without_end && row.fields.size() < above) {
        remarks.push_back({file, row.line, "the file breaks off in this row: the row is left out"});
        return;
      }
      Cells cells(row, *places, layout.columns, file, remarks);
      use(row, cells);
      if (remarks.size() <= kMostRemarks) return;
      throw Refusal(Problem{file, row.line, "", fmt::format("more than {} problems up to here", kMostRemarks),
                            "a dump as the game wrote it", "Is this the right file?"});
    });
  } catch (const NoSuchTable&) {
    return {};
  }
  return table.result();
}

std::string dump_text(std::string_view bytes, const std::string& file) {
  if (std::optional<std::string> text = decode(bytes)) return std::move(*text);
  throw Refusal(Problem{file, 0, "", bytes.starts_with("PK") ? looks_like(bytes) : "bytes that are not text",
                        "a dump of the game: a text file of comma-separated rows",
                        "Give the file *gamedb*.csv or startlocs.csv that the game wrote"});
}

}  // namespace estafette::dumps
