#include "support/workbooks.hpp"

#include "base/markup/markup.hpp"
#include "base/text.hpp"
#include "support/zipped.hpp"

#include <fmt/format.h>

namespace estafette::test {
namespace {

const std::string kXml = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const std::string kOffice = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const std::string kMain = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

std::string relation(const std::string& id, const std::string& kind, const std::string& target) {
  return fmt::format(R"(<Relationship Id="{}" Type="{}/{}" Target="{}"/>)", id, kOffice, kind, target);
}

}  // namespace

std::string to_bytes(const Xlsx& book) {
  std::string names;
  std::string relations =
      relation("rIdS", "sharedStrings", "sharedStrings.xml") + relation("rIdT", "styles", "/xl/styles.xml");
  std::vector<ZipPart> parts = {{"[Content_Types].xml", kXml + "<Types/>"}};
  for (std::size_t i = 0; i < book.sheets.size(); ++i) {
    const auto& [name, xml] = book.sheets[i];
    const std::string part = fmt::format("worksheets/sheet{}.xml", i + 1);
    names += fmt::format(R"(<sheet name="{0}" sheetId="{1}" r:id="rId{1}"/>)", escaped(name), i + 1);
    relations += relation(fmt::format("rId{}", i + 1), "worksheet", part);
    parts.push_back({"xl/" + part, fmt::format("{}<worksheet xmlns=\"{}\">{}</worksheet>", kXml, kMain, xml)});
  }
  parts.push_back({"xl/workbook.xml", fmt::format("{}<workbook xmlns=\"{}\" xmlns:r=\"{}\">{}<sheets>{}</sheets>"
                                                  "</workbook>",
                                                  kXml, kMain, kOffice, book.of_the_book, names)});
  parts.push_back({"xl/_rels/workbook.xml.rels", kXml + "<Relationships>" + relations + "</Relationships>"});
  if (!book.comments.empty()) {
    parts.push_back({"xl/worksheets/_rels/sheet1.xml.rels",
                     kXml + "<Relationships>" + relation("rId1", "comments", "../comments1.xml") + "</Relationships>"});
    parts.push_back({"xl/comments1.xml", kXml + "<comments>" + book.comments + "</comments>"});
  }
  parts.push_back({"xl/sharedStrings.xml", kXml + "<sst>" + book.strings + "</sst>"});
  parts.push_back({"xl/styles.xml", kXml + "<styleSheet>" + book.styles + "</styleSheet>"});
  return zipped(parts);
}

std::string sheet_of(const TableOfText& rows) {
  std::string xml = "<sheetData>";
  for (const std::vector<std::string>& row : rows) {
    xml += "<row>";
    for (const std::string& cell : row) {
      if (whole_number(cell)) {
        xml += fmt::format("<c><v>{}</v></c>", cell);
      } else {
        xml += fmt::format(R"(<c t="inlineStr"><is><t xml:space="preserve">{}</t></is></c>)", escaped(cell));
      }
    }
    xml += "</row>";
  }
  return xml + "</sheetData>";
}

std::string ods(const std::string& tables, const std::string& styles) {
  return zipped({{.name = "mimetype", .content = "application/vnd.oasis.opendocument.spreadsheet", .packed = false},
                 {"content.xml", fmt::format("{}<office:document-content><office:automatic-styles>{}</office:automatic-"
                                             "styles><office:body><office:spreadsheet>{}</office:spreadsheet>"
                                             "</office:body></office:document-content>",
                                             kXml, styles, tables)}});
}

std::string table_of(const std::string& name, const TableOfText& rows) {
  std::string xml = fmt::format(R"(<table:table table:name="{}">)", escaped(name));
  for (const std::vector<std::string>& row : rows) {
    xml += "<table:table-row>";
    for (const std::string& cell : row) {
      const std::string kind = whole_number(cell) ? fmt::format(R"(office:value-type="float" office:value="{}")", cell)
                                                  : R"(office:value-type="string")";
      xml += fmt::format("<table:table-cell {}><text:p>{}</text:p></table:table-cell>", kind, escaped(cell));
    }
    xml += "</table:table-row>";
  }
  return xml + "</table:table>";
}

}  // namespace estafette::test
