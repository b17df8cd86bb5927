#include "base/html.hpp"

#include "base/markup.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
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
tbody th { border-bottom-width: 1px; font-weight: normal; }
.total th { font-weight: bold; border-top: 2px solid color-mix(in srgb, CanvasText 45%, Canvas); }
.bar { display: inline-block; height: .8em; margin-left: .5rem; min-width: 1px; background: #d55; forced-color-adjust: none; }
.bars.figures { text-align: left; min-width: 9rem; }
.notice { border-left: .3rem solid #a33; padding: .4rem .8rem; background: color-mix(in srgb, #a33 10%, Canvas); }
.letter { border-left: .3rem solid #777; padding: .4rem .8rem; white-space: pre-line; overflow-wrap: anywhere; }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
header { border-bottom: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); }
header nav { max-width: 72rem; margin: 0 auto; padding: .6rem 1rem; }
.ways { display: flex; flex-wrap: wrap; gap: .5rem 1.2rem; list-style: none; margin: 0; padding: 0; }
.ways a, .ways span { display: inline-block; padding: .25rem 0; } .ways [aria-current] { font-weight: bold; }
figure { display: inline-block; vertical-align: top; max-width: 100%; margin: 1rem 1rem 1rem 0; } figure img { max-width: 100%; height: auto; }
figcaption { font-style: italic; }
@media print { header, nav { display: none; } .scroll { overflow: visible; } }
)";

pugi::xml_node add(pugi::xml_node parent, const char* name, const std::string& text = "") {
  pugi::xml_node node = parent.append_child(name);
  if (!text.empty()) node.text().set(text.c_str());
  return node;
}

void add_link(pugi::xml_node parent, const HtmlPage::Link& link) {
  pugi::xml_node node = add(parent, link.href.empty() ? "span" : "a", link.text);
  if (link.href.empty()) {
    node.append_attribute("aria-current") = "page";
    return;
  }
  node.append_attribute("href") = link.href.c_str();
  if (!link.rel.empty()) node.append_attribute("rel") = link.rel.c_str();
}

/// The first cell of a row is what the row is about.
void add_cell(pugi::xml_node row, const Table::Column& column, const std::string& text, bool heads_row,
              const std::string& href) {
  const bool heading = heads_row && !text.empty();
  pugi::xml_node cell = add(row, heading ? "th" : "td", href.empty() ? text : "");
  if (heading) cell.append_attribute("scope") = "row";
  if (column.figures) cell.append_attribute("class") = column.percent ? "figures bars" : "figures";
  if (!href.empty()) add_link(cell, {text, href, ""});
  const std::optional<double> percent = column.percent ? decimal_number(text) : std::nullopt;
  if (!percent) return;
  pugi::xml_node bar = add(cell, "span");
  bar.append_attribute("class") = "bar";
  bar.append_attribute("aria-hidden") = "true";
  bar.append_attribute("style") =
      ("width: " + std::to_string(std::lround(std::clamp(*percent, 0.0, 100.0))) + "px").c_str();
}

}  // namespace

HtmlPage::HtmlPage(const std::string& title) {
  begin(title);
  main_ = add(body_, "main");
  add(main_, "h1", title);
}

HtmlPage::HtmlPage(const std::string& title, const std::string& site, const std::vector<Link>& pages) {
  begin(title + " - " + site);
  pugi::xml_node skip = add(body_, "a", "Skip to the content");
  skip.append_attribute("class") = "skip";
  skip.append_attribute("href") = "#main";
  main_ = add(body_, "header");
  navigation(site, pages);
  main_ = add(body_, "main");
  main_.append_attribute("id") = "main";
  add(main_, "h1", title);
}

void HtmlPage::begin(const std::string& title) {
  document_.append_child(pugi::node_doctype).set_value("html");
  pugi::xml_node html = add(document_, "html");
  html.append_attribute("lang") = "en";
  pugi::xml_node head = add(html, "head");
  add(head, "meta").append_attribute("charset") = "utf-8";
  pugi::xml_node viewport = add(head, "meta");
  viewport.append_attribute("name") = "viewport";
  viewport.append_attribute("content") = "width=device-width, initial-scale=1";
  pugi::xml_node policy = add(head, "meta");
  policy.append_attribute("http-equiv") = "Content-Security-Policy";
  policy.append_attribute("content") = page_policy().c_str();
  add(head, "title", title);
  add(head, "style", kStyle);
  body_ = add(html, "body");
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

void HtmlPage::table(const Table& table, const std::vector<std::string>& hrefs) {
  pugi::xml_node scroll = add(main_, "div");
  scroll.append_attribute("class") = "scroll";
  scroll.append_attribute("tabindex") = "0";  // else a wide table cannot be moved by keys
  scroll.append_attribute("role") = "region";
  scroll.append_attribute("aria-label") = table.caption.empty() ? "Table" : table.caption.c_str();
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
    for (std::size_t c = 0; c < table.columns.size(); ++c)
      add_cell(row, table.columns[c], table.rows[r][c], c == 0, c == 0 && r < hrefs.size() ? hrefs[r] : "");
  }
}

void HtmlPage::list(const std::vector<std::string>& items) {
  pugi::xml_node list = add(main_, "ul");
  for (const std::string& item : items) add(list, "li", item);
}

void HtmlPage::links(const std::vector<Link>& items) {
  pugi::xml_node list = add(main_, "ul");
  for (const Link& item : items) add_link(add(list, "li"), item);
}

void HtmlPage::navigation(const std::string& name, const std::vector<Link>& items) {
  pugi::xml_node way = add(main_, "nav");
  way.append_attribute("aria-label") = name.c_str();
  pugi::xml_node list = add(way, "ul");
  list.append_attribute("class") = "ways";
  for (const Link& item : items) add_link(add(list, "li"), item);
}

void HtmlPage::letter(const std::string& text) {
  add(main_, "blockquote", text).append_attribute("class") = "letter";
}

void HtmlPage::picture(const std::string& file, const std::string& told, const std::string& caption,
                       const std::string& href) {
  pugi::xml_node figure = add(main_, "figure");
  pugi::xml_node frame = href.empty() ? figure : add(figure, "a");
  if (!href.empty()) frame.append_attribute("href") = href.c_str();
  pugi::xml_node image = add(frame, "img");
  image.append_attribute("src") = file.c_str();
  image.append_attribute("alt") = told.c_str();
  if (!caption.empty()) add(figure, "figcaption", caption);
}

pugi::xml_node HtmlPage::part(const char* element) {
  return add(main_, element);
}

void HtmlPage::let_send_forms() {
  pugi::xml_attribute policy = document_.child("html")
                                   .child("head")
                                   .find_child_by_attribute("meta", "http-equiv", "Content-Security-Policy")
                                   .attribute("content");
  std::string allowed = policy.value();
  constexpr std::string_view kNone = "form-action 'none'";
  const std::size_t at = allowed.find(kNone);
  if (at == std::string::npos) return;  // it may already
  allowed.replace(at, kNone.size(), "form-action 'self'");
  policy.set_value(allowed.c_str());
}

std::string HtmlPage::text() const {
  std::string page =
      markup(document_, " ", pugi::format_indent | pugi::format_no_declaration | pugi::format_no_empty_element_tags);
  // HTML's void elements have no end tag, XML's must have one.
  for (const std::string_view needless : {"></meta>", "></img>", "></input>", "></br>"}) {
    for (std::size_t at = page.find(needless); at != std::string::npos; at = page.find(needless, at))
      page.replace(at, needless.size(), ">");
  }
  return page;
}

}  // namespace estafette
