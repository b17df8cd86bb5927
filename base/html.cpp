#include "base/html.hpp"

#include <algorithm>
#include <sstream>
#include <string_view>

namespace estafette {
namespace {

constexpr const char* kStyle = R"(
:root { color-scheme: light dark; }
body { font: 16px/1.45 Georgia, "Times New Roman", serif; margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.25rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .75rem 0; font-size: .93rem; }
caption { text-align: left; font-style: italic; padding-bottom: .3rem; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); vertical-align: top; text-align: left; }
th { border-bottom-width: 2px; }
.figures { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.total td { font-weight: bold; border-top: 2px solid color-mix(in srgb, CanvasText 45%, Canvas); }
.notice { border-left: .3rem solid #a33; padding: .4rem .8rem; background: color-mix(in srgb, #a33 10%, Canvas); }
)";

pugi::xml_node add(pugi::xml_node parent, const char* name, const std::string& text = "") {
  pugi::xml_node node = parent.append_child(name);
  if (!text.empty()) node.text().set(text.c_str());
  return node;
}

}  // namespace

HtmlPage::HtmlPage(const std::string& title) {
  document_.append_child(pugi::node_doctype).set_value("html");
  pugi::xml_node html = add(document_, "html");
  html.append_attribute("lang") = "en";
  pugi::xml_node head = add(html, "head");
  add(head, "meta").append_attribute("charset") = "utf-8";
  pugi::xml_node viewport = add(head, "meta");
  viewport.append_attribute("name") = "viewport";
  viewport.append_attribute("content") = "width=device-width, initial-scale=1";
  add(head, "title", title);
  add(head, "style", kStyle);
  main_ = add(add(html, "body"), "main");
  add(main_, "h1", title);
}

void HtmlPage::contents() {
  contents_ = add(add(main_, "nav"), "ul");
}
void HtmlPage::heading(const std::string& text) {
  pugi::xml_node heading = add(main_, "h2", text);
  if (!contents_) return;
  const std::string id = "part-" + std::to_string(++headings_);
  heading.append_attribute("id") = id.c_str();
  add(add(contents_, "li"), "a", text).append_attribute("href") = ("#" + id).c_str();
}
void HtmlPage::paragraph(const std::string& text) {
  add(main_, "p", text);
}
void HtmlPage::notice(const std::string& text) {
  add(main_, "p", text).append_attribute("class") = "notice";
}

void HtmlPage::table(const Table& table) {
  pugi::xml_node scroll = add(main_, "div");
  scroll.append_attribute("class") = "scroll";
  pugi::xml_node node = add(scroll, "table");
  if (!table.caption.empty()) add(node, "caption", table.caption);
  pugi::xml_node titles = add(add(node, "thead"), "tr");
  for (const Table::Column& column : table.columns) {
    pugi::xml_node cell = add(titles, "th", column.title);
    cell.append_attribute("scope") = "col";
    if (column.figures) cell.append_attribute("class") = "figures";
  }
  pugi::xml_node body = add(node, "tbody");
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    pugi::xml_node row = add(body, "tr");
    if (std::find(table.totals.begin(), table.totals.end(), r) != table.totals.end()) {
      row.append_attribute("class") = "total";
    }
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
      pugi::xml_node cell = add(row, "td", table.rows[r][c]);
      if (table.columns[c].figures) cell.append_attribute("class") = "figures";
    }
  }
}

std::string HtmlPage::text() const {
  std::ostringstream out;
  document_.save(out, " ", pugi::format_indent | pugi::format_no_declaration | pugi::format_no_empty_element_tags,
                 pugi::encoding_utf8);
  std::string page = out.str();
  constexpr std::string_view kNeedless = "></meta>";  // HTML's void elements have no end tag, XML's must have one
  for (std::size_t at = page.find(kNeedless); at != std::string::npos; at = page.find(kNeedless, at)) {
    page.replace(at, kNeedless.size(), ">");
  }
  return page;
}

}  // namespace estafette
