#include "converter/readers/workbook/xlsx.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/readers/workbook/cell_values.hpp"
#include "converter/readers/workbook/escapes.hpp"
#include "converter/readers/workbook/foreign_xml.hpp"
#include "converter/readers/workbook/xlsx_styles.hpp"

#include <fmt/format.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr const char* kBook = "xl/workbook.xml";
constexpr const char* kRelations = "xl/_rels/workbook.xml.rels";
constexpr std::size_t kMostLooks = 1'000'000;

/// A part that the workbook is made of: "worksheet" and "xl/worksheets/sheet1.xml".
struct Related {
  std::string kind, part;
};

[[noreturn]] void refuse(const Archive& archive, std::string found, std::string expected) {
  throw Refusal(Problem{archive.file(), 0, "", std::move(found), std::move(expected),
                        "Open it in a spreadsheet and save it again, or save the sheet as CSV"});
}

/// "xl/comments1.xml" for "../comments1.xml" beside a part in xl/worksheets, "xl/styles.xml" for "styles.xml" beside
/// the workbook.
std::string part_beside(std::string_view folder, std::string_view target) {
  if (target.starts_with('/')) return std::string(target.substr(1));
  while (target.starts_with("../")) {
    target.remove_prefix(3);
    folder = folder.substr(0, folder.find_last_of('/') == std::string_view::npos ? 0 : folder.find_last_of('/'));
  }
  return folder.empty() ? std::string(target) : fmt::format("{}/{}", folder, target);
}

/// What a part in that folder is related to, by the ids with which it names them. Whatever lies outside the archive is
/// none.
std::map<std::string, Related, std::less<>> relations(Archive& archive, const std::string& list,
                                                      std::string_view folder) {
  std::map<std::string, Related, std::less<>> found;
  const pugi::xml_document document = xml_part(archive, list);
  for (const pugi::xml_node& one : children_named(document.document_element(), "Relationship")) {
    if (attribute_named(one, "TargetMode") == "External") continue;
    const std::string_view type = attribute_named(one, "Type");
    const std::string_view target = attribute_named(one, "Target");
    found[std::string(attribute_named(one, "Id"))] = {std::string(type.substr(type.rfind('/') + 1)),
                                                      part_beside(folder, target)};
  }
  return found;
}

/// The text of <si> or <is>: in one piece, or in pieces of several looks; without the signs of how it is spoken.
std::string text_in(const pugi::xml_node& node) {
  std::string text;
  for (const pugi::xml_node& child : node.children()) {
    const std::string_view name = local_name(child);
    if (name == "t") text += child.text().get();
    if (name == "r") text += child_named(child, "t").text().get();
  }
  return with_escapes_read(std::move(text));
}

class XlsxReader {
 public:
  explicit XlsxReader(Archive& archive) : archive_(archive), relations_(relations(archive, kRelations, "xl")) {
    for (const auto& [id, related] : relations_) {
      if (related.kind == "styles" && archive.has(related.part)) looks_ = read_looks(archive, related.part);
      if (related.kind == "sharedStrings" && archive.has(related.part)) read_strings(related.part);
    }
  }

  std::vector<Sheet> read() {
    const pugi::xml_document book = xml_part(archive_, kBook);
    const std::string_view base = attribute_named(child_named(book.document_element(), "workbookPr"), "date1904");
    from_1904_ = base == "1" || base == "true";
    const std::vector<pugi::xml_node> named = children_named(child_named(book.document_element(), "sheets"), "sheet");
    if (named.size() > kMostSheets)
      refuse(archive_, fmt::format("{} sheets", named.size()), fmt::format("at most {}", kMostSheets));
    std::vector<Sheet> sheets;
    for (const pugi::xml_node& node : named) {
      const auto related = relations_.find(attribute_named(node, "id"));
      Sheet sheet;
      if (!sheets.empty()) sheet.before = sheets.back().size();
      sheet.name = one_line(with_escapes_read(std::string(attribute_named(node, "name"))));
      sheet.hidden = !attribute_named(node, "state").empty() && attribute_named(node, "state") != "visible";
      if (related == relations_.end())
        refuse(archive_, fmt::format("sheet {}, of which nothing is in the file", sheet.name), "every sheet");
      if (related->second.kind != "worksheet") continue;
      fill(sheet, related->second.part);
      take_comments(sheet, related->second.part);
      sheets.push_back(std::move(sheet));
    }
    return sheets;
  }

 private:
  void read_strings(const std::string& part) {
    const pugi::xml_document document = xml_part(archive_, part);
    for (const pugi::xml_node& one : children_named(document.document_element(), "si"))
      strings_.push_back(text_in(one));
  }

  void fill(Sheet& sheet, const std::string& part) {
    const pugi::xml_document document = xml_part(archive_, part);
    const pugi::xml_node top = document.document_element();
    std::size_t row = 0;
    for (const pugi::xml_node& node : children_named(child_named(top, "sheetData"), "row")) {
      const std::optional<int> number = whole_number(attribute_named(node, "r"));
      if (number && *number > 0) row = static_cast<std::size_t>(*number) - 1;
      std::size_t column = 0;
      for (const pugi::xml_node& cell : node.children()) {
        if (local_name(cell) != "c") continue;
        if (const auto at = cell_at(attribute_named(cell, "r"))) column = at->second;
        take(sheet, row, column, cell);
        ++column;
      }
      ++row;
    }
    for (const pugi::xml_node& node : children_named(child_named(top, "mergeCells"), "mergeCell"))
      if (const auto merged = merged_at(attribute_named(node, "ref"))) sheet.fill(*merged, archive_.file());
  }

  /// Comments stand in a part of their own, which the sheet's list of relations names.
  void take_comments(Sheet& sheet, const std::string& part) {
    const std::size_t name = part.rfind('/') == std::string::npos ? 0 : part.rfind('/') + 1;
    const std::string folder = part.substr(0, name == 0 ? 0 : name - 1);
    const std::string list = part_beside(folder, fmt::format("_rels/{}.rels", part.substr(name)));
    if (!archive_.has(list)) return;
    for (const auto& [id, related] : relations(archive_, list, folder)) {
      if (related.kind != "comments" || !archive_.has(related.part)) continue;
      const pugi::xml_document document = xml_part(archive_, related.part);
      for (const pugi::xml_node& one :
           children_named(child_named(document.document_element(), "commentList"), "comment")) {
        const auto at = cell_at(attribute_named(one, "ref"));
        const std::string text = text_in(child_named(one, "text"));
        if (at && !trim(text).empty()) sheet.comments.push_back({{at->first, at->second}, text});
      }
    }
  }

  void take(Sheet& sheet, std::size_t row, std::size_t column, const pugi::xml_node& cell) {
    const std::string_view kind = attribute_named(cell, "t");
    const pugi::xml_node value = child_named(cell, "v");
    const std::string kept = value.text().get();
    const CellLook look = look_of(cell);
    SheetCell shown{.text = kept, .indent = look.indent, .figure = false};
    if (kind == "s") {
      shown.text = shared(kept, row, column);
    } else if (kind == "inlineStr") {
      shown.text = text_in(child_named(cell, "is"));
    } else if (kind == "str") {
      shown.text = with_escapes_read(kept);
    } else if (kind == "b") {
      shown.text = kept == "1" ? "TRUE" : "FALSE";
    } else if (kind == "e") {
      sheet.doubt(CellDoubt::error, row, column);
    } else if (kind == "d") {
      sheet.doubt(CellDoubt::day, row, column);
    } else if (const auto day = look.day && !kept.empty() ? day_shown(kept, from_1904_) : std::nullopt) {
      shown.text = *day;
      sheet.doubt(CellDoubt::day, row, column);
    } else {
      shown.text = number_shown(kept);
      shown.figure = true;
    }
    if (shown.text.empty() && child_named(cell, "f")) sheet.doubt(CellDoubt::no_value, row, column);
    sheet.put(row, column, std::move(shown), archive_.file());
  }

  [[nodiscard]] CellLook look_of(const pugi::xml_node& cell) const {
    const std::size_t look = count_in(cell, "s", 0, kMostLooks);
    return look < looks_.size() ? looks_[look] : CellLook{};
  }

  [[nodiscard]] std::string shared(const std::string& kept, std::size_t row, std::size_t column) const {
    const std::optional<int> number = whole_number(kept);
    if (!number || *number < 0 || static_cast<std::size_t>(*number) >= strings_.size())
      refuse(archive_, fmt::format("text {} in cell {}", kept, cell_name(row, column)),
             fmt::format("one of the file's {} texts", strings_.size()));
    return strings_[static_cast<std::size_t>(*number)];
  }

  Archive& archive_;
  std::map<std::string, Related, std::less<>> relations_;
  std::vector<std::string> strings_;
  std::vector<CellLook> looks_;
  bool from_1904_ = false;
};

}  // namespace

std::vector<Sheet> read_xlsx(Archive& archive) {
  return XlsxReader(archive).read();
}

}  // namespace estafette::readers
