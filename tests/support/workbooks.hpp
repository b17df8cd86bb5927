// Workbooks for tests, made here: .xlsx and .ods, from the XML of their sheets or from plain tables.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace estafette::test {

using TableOfText = std::vector<std::vector<std::string>>;

/// What an .xlsx is made of; each sheet by its name, and the XML within <worksheet>.
struct Xlsx {
  std::vector<std::pair<std::string, std::string>> sheets;
  std::string strings{}, styles{};  ///< the XML within <sst> and <styleSheet>
  std::string of_the_book{};        ///< the XML before <sheets>
  std::string comments{};           ///< of the first sheet, the XML within <comments>
};
[[nodiscard]] std::string to_bytes(const Xlsx& book);

/// The XML within <worksheet> for a table; whole numbers become numbers, all else texts in their cells.
[[nodiscard]] std::string sheet_of(const TableOfText& rows);

/// An .ods, from the XML within <office:spreadsheet>, and of its looks.
[[nodiscard]] std::string ods(const std::string& tables, const std::string& styles = "");

/// The XML of a <table:table>.
[[nodiscard]] std::string table_of(const std::string& name, const TableOfText& rows);

}  // namespace estafette::test
