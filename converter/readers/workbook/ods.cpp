#include "converter/readers/workbook/ods.hpp"

#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/readers/workbook/cell_values.hpp"
#include "converter/readers/workbook/foreign_xml.hpp"

#include <fmt/format.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostDepth = 40;  ///< of groups of rows, and of pieces of text within one another
constexpr std::size_t kMostRepeated = 2'000'000;
constexpr std::size_t kMostBlanks = 100;   ///< in a row, in a text
constexpr std::size_t kLengthOfADay = 10;  ///< letters of "1813-05-02"; a time may follow

/// What a paragraph shows, without its notes.
void add_text(const pugi::xml_node& node, std::string& text, int depth) {
  for (const pugi::xml_node& child : node.children()) {
    const std::string_view name = local_name(child);
    if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
      text += child.value();
    } else if (name == "s") {
      text.append(count_in(child, "c", 1, kMostBlanks), ' ');
    } else if (name == "tab" || name == "line-break") {
      text += ' ';
    } else if (name != "annotation" && name != "note" && depth < kMostDepth) {
      add_text(child, text, depth + 1);
    }
  }
}

std::string text_in_cell(const pugi::xml_node& cell) {
  std::string text;
  for (const pugi::xml_node& paragraph : children_named(cell, "p")) {
    if (!text.empty()) text += ' ';
    add_text(paragraph, text, 0);
  }
  return text;
}

/// The looks of tables that are not displayed.
std::set<std::string, std::less<>> hidden_looks(const pugi::xml_node& top) {
  std::set<std::string, std::less<>> hidden;
  for (const pugi::xml_node& style : children_named(child_named(top, "automatic-styles"), "style"))
    if (attribute_named(child_named(style, "table-properties"), "display") == "false")
      hidden.insert(std::string(attribute_named(style, "name")));
  return hidden;
}

class OdsTable {
 public:
  OdsTable(Sheet& sheet, const std::string& file) : sheet_(sheet), file_(file) {}

  void read(const pugi::xml_node& table) {
    rows_in(table, 0);
    for (const MergedCells& merged : merged_) sheet_.fill(merged, file_);
  }

 private:
  /// Rows stand in the table or in groups within it.
  void rows_in(const pugi::xml_node& node, int depth) {
    for (const pugi::xml_node& child : node.children()) {
      const std::string_view name = local_name(child);
      if (name == "table-row") row(child);
      const bool group = name == "table-rows" || name == "table-header-rows" || name == "table-row-group";
      if (group && depth < kMostDepth) rows_in(child, depth + 1);
    }
  }

  /// Cells beside each other that show the same.
  struct Shown {
    std::size_t column = 0, times = 1, rows = 1;  ///< rows: of those merged downwards
    SheetCell cell;
  };

  /// A row that is repeated is read once; so what is doubtful in it is told of the first.
  void row(const pugi::xml_node& node) {
    const std::size_t times = count_in(node, "number-rows-repeated", 1, kMostRepeated);
    const std::vector<Shown> cells = cells_of(node);
    for (std::size_t i = 0; i < times && !cells.empty(); ++i) put(row_ + i, cells);
    row_ += times;
  }

  void put(std::size_t row, const std::vector<Shown>& cells) {
    for (const Shown& shown : cells) {
      for (std::size_t i = 0; i < shown.times; ++i) sheet_.put(row, shown.column + i, shown.cell, file_);
      if (shown.rows > 1) merged_.push_back({row, shown.column, shown.rows, 1});
    }
  }

  /// Those that show something.
  std::vector<Shown> cells_of(const pugi::xml_node& node) {
    std::vector<Shown> cells;
    std::size_t column = 0;
    for (const pugi::xml_node& cell : node.children()) {
      const std::string_view name = local_name(cell);
      if (name != "table-cell" && name != "covered-table-cell") continue;
      const std::size_t times = count_in(cell, "number-columns-repeated", 1, kMostRepeated);
      SheetCell shown = name == "table-cell" ? shown_in(cell, column) : SheetCell{};
      if (!trim(shown.text).empty())
        cells.push_back({column, times, count_in(cell, "number-rows-spanned", 1, kMostRepeated), std::move(shown)});
      column += times;
    }
    return cells;
  }

  SheetCell shown_in(const pugi::xml_node& cell, std::size_t column) {
    const std::string_view kind = attribute_named(cell, "value-type");
    SheetCell shown{.text = text_in_cell(cell), .indent = 0, .figure = false};
    if (kind == "float" || kind == "percentage" || kind == "currency") {
      shown.text = number_shown(attribute_named(cell, "value"));
      shown.figure = true;
    } else if (kind == "date") {
      shown.text = attribute_named(cell, "date-value").substr(0, kLengthOfADay);
      sheet_.doubt(CellDoubt::day, row_, column);
    } else if (shown.text.empty()) {
      shown.text = attribute_named(cell, "string-value");
    }
    if (const pugi::xml_node comment = child_named(cell, "annotation"); !trim(text_in_cell(comment)).empty())
      sheet_.comments.push_back({{row_, column}, text_in_cell(comment)});
    if (error_in(cell)) sheet_.doubt(CellDoubt::error, row_, column);
    if (kind.empty() && shown.text.empty() && !attribute_named(cell, "formula").empty())
      sheet_.doubt(CellDoubt::no_value, row_, column);
    return shown;
  }

  /// LibreOffice says so beside the standard's own kind of the value.
  static bool error_in(const pugi::xml_node& cell) {
    return std::string_view(cell.attribute("calcext:value-type").value()) == "error";
  }

  Sheet& sheet_;
  const std::string& file_;
  std::vector<MergedCells> merged_;
  std::size_t row_ = 0;
};

}  // namespace

namespace {

std::vector<Sheet> sheets_of(const pugi::xml_document& document, const std::string& file) {
  const pugi::xml_node top = document.document_element();
  const std::set<std::string, std::less<>> hidden = hidden_looks(top);
  std::vector<Sheet> sheets;
  for (const pugi::xml_node& table : children_named(child_named(child_named(top, "body"), "spreadsheet"), "table")) {
    if (sheets.size() == kMostSheets) {
      throw Refusal(Problem{file, 0, "", fmt::format("more than {} sheets", kMostSheets),
                            "the sheets of an order of battle", "Delete those that do not belong to it"});
    }
    Sheet sheet;
    if (!sheets.empty()) sheet.before = sheets.back().size();
    sheet.name = one_line(attribute_named(table, "name"));
    sheet.hidden = hidden.contains(attribute_named(table, "style-name"));
    OdsTable(sheet, file).read(table);
    sheets.push_back(std::move(sheet));
  }
  return sheets;
}

}  // namespace

std::vector<Sheet> read_ods(Archive& archive) {
  return sheets_of(xml_part(archive, "content.xml"), archive.file());
}

std::vector<Sheet> read_flat_ods(std::string_view bytes, const std::string& file) {
  if (bytes.size() > kMostUnpacked) {
    throw Refusal(Problem{file, 0, "", "more than all that may be read",
                          fmt::format("at most {} bytes of tables", figure(static_cast<long long>(kMostUnpacked))),
                          "If the file is to be trusted, save the sheet as CSV"});
  }
  return sheets_of(foreign_xml(bytes, file), file);
}

}  // namespace estafette::readers
