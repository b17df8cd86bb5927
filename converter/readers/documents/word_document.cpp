#include "converter/readers/documents/word_document.hpp"

#include "base/problem.hpp"
#include "converter/readers/workbook/archive.hpp"
#include "converter/readers/workbook/foreign_xml.hpp"
#include "converter/readers/workbook/open_document.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepestPart = 40;            ///< of lists, tables and pieces of text within one another
constexpr std::size_t kBlanksOfALevel = 2;  ///< of a list
constexpr std::size_t kMostTwips = 100'000;

/// "1.25cm", "0.5in", "12pt" in twips.
double twips(std::string_view length) {
  const std::string text(length);
  char* unit = nullptr;
  const double value = std::strtod(text.c_str(), &unit);
  const std::string_view spelt(unit);
  if (spelt == "in") return value * 1440;
  if (spelt == "cm") return value * 567;
  if (spelt == "mm") return value * 56.7;
  return spelt == "pt" ? value * 20 : 0;
}

class Document {
 public:
  explicit Document(Archive& archive) : archive_(archive) {}

  PageLines lines() {
    office_open_ = archive_.has("word/document.xml");
    if (office_open_) {
      const pugi::xml_document xml = xml_part(archive_, "word/document.xml");
      blocks(child_named(xml.document_element(), "body"), 0, 0);
    } else {
      const pugi::xml_document xml = xml_part(archive_, "content.xml");
      read_margins(child_named(xml.document_element(), "automatic-styles"));
      blocks(child_named(child_named(xml.document_element(), "body"), "text"), 0, 0);
    }
    return std::move(lines_);
  }

 private:
  void read_margins(const pugi::xml_node& styles) {
    for (const pugi::xml_node& style : children_named(styles, "style")) {
      const double told = twips(attribute_named(child_named(style, "paragraph-properties"), "margin-left"));
      const double margin = std::min(told, static_cast<double>(kMostTwips));
      if (margin > 0)
        margins_[std::string(attribute_named(style, "name"))] = static_cast<std::size_t>(margin / kTwipsOfABlank);
    }
  }

  /// Paragraphs, lists and tables; `set_in` blanks for those of a list.
  void blocks(const pugi::xml_node& node, std::size_t set_in, int depth) {
    if (depth > kDeepestPart) return;
    for (const pugi::xml_node& child : node.children()) {
      const std::string_view name = local_name(child);
      if (name == "p" || name == "h") {
        paragraph(child, set_in);
      } else if (name == "tbl" || name == "table") {
        lines_.open_table();
        rows(child, depth);
        lines_.close_table();
      } else if (name == "list") {
        for (const pugi::xml_node& item : child.children()) blocks(item, set_in + kBlanksOfALevel, depth + 1);
      } else if (name == "sdt" || name == "sdtContent" || name == "section" || name == "list-item" ||
                 name == "index-body") {
        blocks(child, set_in, depth + 1);
      }
    }
  }

  void rows(const pugi::xml_node& table, int depth) {
    for (const pugi::xml_node& row : table.children()) {
      const std::string_view name = local_name(row);
      const bool group = name == "table-rows" || name == "table-header-rows" || name == "table-row-group";
      if (group && depth < kDeepestPart) rows(row, depth + 1);
      if (name != "tr" && name != "table-row") continue;
      lines_.row(cells_of(row));
    }
  }

  /// A cell over several columns is followed by as many empty ones as it covers, so that what is behind it stands below
  /// its title.
  std::vector<std::string> cells_of(const pugi::xml_node& row) const {
    std::vector<std::string> cells(count_in(child_named(child_named(row, "trPr"), "gridBefore"), "val", 0, kMostSetIn));
    for (const pugi::xml_node& cell : row.children()) {
      const std::string_view sort = local_name(cell);
      if (sort != "tc" && sort != "table-cell" && sort != "covered-table-cell") continue;
      const std::size_t columns =
          sort == "tc" ? count_in(child_named(child_named(cell, "tcPr"), "gridSpan"), "val", 1, kMostSetIn)
                       : count_in(cell, "number-columns-repeated", 1, kMostSetIn);
      cells.emplace_back();
      add_lines(cell, cells.back(), 0);
      cells.resize(cells.size() + std::max<std::size_t>(columns, 1) - 1);
    }
    return cells;
  }

  /// What stands in a cell, line by line: its paragraphs, lists, and tables within it.
  void add_lines(const pugi::xml_node& node, std::string& text, int depth) const {
    if (depth > kDeepestPart) return;
    for (const pugi::xml_node& child : node.children()) {
      const std::string_view name = local_name(child);
      const bool row = name == "tr" || name == "table-row";
      if (name == "p" || name == "h" || row) {
        if (!text.empty()) text += '\n';
        if (row)
          for (const std::string& cell : cells_of(child)) text += cell + ' ';
        else
          add_text(child, text, 0);
      } else if (child.type() == pugi::node_element && name != "tcPr") {
        add_lines(child, text, depth + 1);
      }
    }
  }

  void paragraph(const pugi::xml_node& node, std::size_t set_in) {
    const pugi::xml_node looks = child_named(node, "pPr");
    const pugi::xml_node list = child_named(looks, "numPr");
    if (list) set_in += kBlanksOfALevel * (1 + count_in(child_named(list, "ilvl"), "val", 0, kMostSetIn));
    const pugi::xml_node told = child_named(looks, "ind");
    const std::size_t left = count_in(told, "left", count_in(told, "start", 0, kMostTwips), kMostTwips);
    std::size_t margin = list ? 0 : static_cast<std::size_t>(static_cast<double>(left) / kTwipsOfABlank);
    if (const auto own = margins_.find(std::string(attribute_named(node, "style-name"))); own != margins_.end())
      margin += own->second;
    std::string text;
    add_text(node, text, 0);
    lines_.paragraph(text, set_in, margin);
  }

  void add_text(const pugi::xml_node& node, std::string& text, int depth) const {
    for (const pugi::xml_node& child : node.children()) {
      const std::string_view name = local_name(child);
      if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
        if (!office_open_ || local_name(node) == "t") add_plain(child.value(), text);
      } else if (name == "tab") {
        text += hard_blanks(kBlanksOfATab);
      } else if (name == "s") {
        text += hard_blanks(count_in(child, "c", 1, kMostSetIn));
      } else if (name == "br" || name == "cr" || name == "line-break") {
        text += '\n';
      } else if (name == "noBreakHyphen") {
        text += '-';
      } else if (name != "pPr" && name != "rPr" && name != "del" && name != "note" && name != "annotation" &&
                 name != "tracked-changes" && depth < kDeepestPart) {
        add_text(child, text, depth + 1);
      }
    }
  }

  /// Line ends within a text are blanks.
  static void add_plain(std::string_view plain, std::string& text) {
    for (const char c : plain) text += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
  }

  Archive& archive_;
  bool office_open_ = false;                                 ///< .docx, whose texts stand in elements of their own
  std::map<std::string, std::size_t, std::less<>> margins_;  ///< blanks, by look of a paragraph
  PageLines lines_;
};

}  // namespace

bool looks_like_word_document(std::string_view bytes) {
  return (looks_like_archive(bytes) && bytes.find("word/document.xml") != std::string_view::npos) ||
         is_open_document(bytes, "text");
}

PageLines lines_of_word_document(std::string_view bytes, const std::string& file) {
  Archive archive(bytes, file);
  if (!archive.has("word/document.xml") && !archive.has("content.xml")) {
    throw Refusal(Problem{file, 0, "", "an archive", "a document (.docx or .odt)", "Save it as plain text (UTF-8)"});
  }
  return Document(archive).lines();
}

}  // namespace estafette::readers
