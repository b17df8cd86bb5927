// Where the columns of a dump are: by the names in its header if we know them, or else by their places.
// Source: docs/formats/dumps.md, "How it is read", points 1 and 2.
#pragma once

#include "sow_dumps/reading/cells.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::dumps {

/// How to tell one sort of dump from everything else.
struct DumpLayout {
  std::vector<DumpColumn> columns;
  /// Headings that show that the file is something else, for instance a scenario's own table of units.
  std::vector<DumpColumn> foreign;
  /// The places of the columns if the row looks like a row of this dump, judged by its cells alone.
  std::function<std::optional<Places>(std::span<const std::string_view>)> by_place;
};

/// What was found besides the rows.
struct Scan {
  bool is_dump = false;  ///< false: no header or row was recognised in the first thousand, and `use` was never called
  std::vector<std::string> header;  ///< the cells of the header, or nothing
};

/// Calls `use` with the cells of every row of a unit. `text` is UTF-8. Remarks are added in the order of the lines.
/// Throws Refusal if the header has a decisive column in another place than the rows, if a quotation mark is never
/// closed, or if there are so many remarks that the game cannot have written this file.
Scan scan(std::string_view text, const DumpLayout& layout, const std::string& file, std::vector<DumpRemark>& remarks,
          const std::function<void(const CsvRow&, Cells&)>& use);

/// The bytes of a dump as UTF-8. Throws Refusal if they are not text.
[[nodiscard]] std::string dump_text(std::string_view bytes, const std::string& file);

}  // namespace estafette::dumps
