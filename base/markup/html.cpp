#include "base/markup/html.hpp"

#include "base/markup/html_of.hpp"
#include "base/markup/html_table.hpp"
#include "base/markup/look.hpp"
#include "base/markup/markup.hpp"
#include "base/markup/play_script.hpp"
#include "base/sha256.hpp"

#include <array>
#include <string_view>

namespace estafette {
namespace {

void add_link(pugi::xml_node parent, const HtmlPage::Link& link) {
  pugi::xml_node node = add_element(parent, link.href.empty() ? "span" : "a", link.text);
  if (link.href.empty()) {
    node.append_attribute("aria-current") = "page";
    return;
  }
  node.append_attribute("href") = link.href.c_str();
  if (!link.rel.empty()) node.append_attribute("rel") = link.rel.c_str();
}

void add_ways(pugi::xml_node parent, const std::string& name, const std::vector<HtmlPage::Link>& items) {
  pugi::xml_node way = add_element(parent, "nav");
  way.append_attribute("aria-label") = name.c_str();
  pugi::xml_node list = add_element(way, "ul", "", "ways");
  for (const HtmlPage::Link& item : items) add_link(add_element(list, "li"), item);
}

void add_masthead(pugi::xml_node body, const HtmlPage::Masthead& masthead) {
  pugi::xml_node skip = add_element(body, "a", "Skip to the content", "skip");
  skip.append_attribute("href") = "#main";
  pugi::xml_node in = add_element(add_element(body, "header", "", "mast"), "div", "", "in");
  pugi::xml_node title = add_element(in, "span", masthead.site, "title");
  if (!masthead.reader.empty()) add_element(title, "i", masthead.reader);
  if (!masthead.plate.empty()) add_element(in, "span", masthead.plate, "plate");
  add_ways(in, masthead.site, masthead.pages);
}

/// In the order of the enumeration.
const char* class_of(HtmlPage::Mark mark) {
  static constexpr std::array kClasses = {"notice done", "notice ask", "notice no", "notice note"};
  return kClasses.at(static_cast<std::size_t>(mark));
}

/// Foot is a crossed box, horse a box with one stroke, as on the map.
void add_sign_of_arm(pugi::xml_node place, bool horse) {
  pugi::xml_node sign = add_element(place, "svg");
  sign.append_attribute("viewBox") = "0 0 16 10";
  sign.append_attribute("aria-hidden") = "true";
  add_element(sign, "path").append_attribute("d") = horse ? "M1 1h14v8H1zM1 9 15 1" : "M1 1h14v8H1zM1 9 15 1M1 1l14 8";
}

void add_drawing(pugi::xml_node place, const std::string& svg) {
  pugi::xml_document drawn;
  if (drawn.load_string(svg.c_str())) place.append_copy(drawn.document_element());
}

}  // namespace

HtmlPage::HtmlPage(const std::string& title) {
  begin(title, false);
  main_ = frame_ = add_element(body_, "main");
  add_element(main_, "h1", title);
}

HtmlPage::HtmlPage(const std::string& title, const Masthead& masthead) {
  begin(title + " - " + masthead.site, true);
  add_masthead(body_, masthead);
  main_ = frame_ = add_element(body_, "main");
  main_.append_attribute("id") = "main";
  add_element(main_, "h1", title);
}

void HtmlPage::begin(const std::string& title, bool of_a_site) {
  document_.append_child(pugi::node_doctype).set_value("html");
  pugi::xml_node html = add_element(document_, "html");
  html.append_attribute("lang") = "en";
  pugi::xml_node head = add_element(html, "head");
  add_element(head, "meta").append_attribute("charset") = "utf-8";
  pugi::xml_node viewport = add_element(head, "meta");
  viewport.append_attribute("name") = "viewport";
  viewport.append_attribute("content") = "width=device-width, initial-scale=1";
  pugi::xml_node policy = add_element(head, "meta");
  policy.append_attribute("http-equiv") = "Content-Security-Policy";
  policy.append_attribute("content") = page_policy().c_str();
  add_element(head, "title", title);
  if (of_a_site) {
    pugi::xml_node style = add_element(head, "link");
    style.append_attribute("rel") = "stylesheet";
    style.append_attribute("href") = look::kStyleFile;
  } else {
    add_element(head, "style", look::for_one_file());
  }
  body_ = add_element(html, "body");
}

void HtmlPage::eyebrow(const std::string& text) {
  pugi::xml_node above = main_.insert_child_before("p", main_.child("h1"));
  above.append_attribute("class") = "eyebrow";
  above.text().set(text.c_str());
}
void HtmlPage::lead(const std::string& text) {
  add_element(place(), "p", text, "lead");
}

void HtmlPage::narrow() {
  main_.append_attribute("class") = "narrow";
}

void HtmlPage::letterhead(const std::string& to, const std::string& when) {
  part_ = add_element(frame_, "article", "", "sheet order");
  pugi::xml_node head = add_element(part_, "div", "", "letterhead");
  add_element(head, "h2", to);
  add_element(head, "p", when);
}

void HtmlPage::columns() {
  frame_ = add_element(add_element(main_, "div", "", "cols"), "div");
  part_ = {};
}
void HtmlPage::next_column() {
  frame_ = add_element(frame_.parent(), "div");
  part_ = {};
}
void HtmlPage::one_column() {
  frame_ = main_;
  part_ = {};
}

pugi::xml_node HtmlPage::paper() {
  if (!part_) part_ = add_element(frame_, "section", "", "sheet");
  return part_;
}

pugi::xml_node HtmlPage::sheet(const std::string& text, const std::string& note, const std::string& href) {
  part_ = add_element(frame_, "section", "", "sheet");
  pugi::xml_node head = add_element(part_, "div", "", "head");
  pugi::xml_node heading = add_element(head, "h2", text);
  if (!note.empty()) {
    pugi::xml_node beside = add_element(head, href.empty() ? "span" : "a", note);
    if (!href.empty()) beside.append_attribute("href") = href.c_str();
  }
  if (!contents_) return part_;
  const std::string id = "part-" + std::to_string(++headings_);
  heading.append_attribute("id") = id.c_str();
  add_element(add_element(contents_, "li"), "a", text).append_attribute("href") = ("#" + id).c_str();
  return part_;
}

void HtmlPage::contents() {
  contents_ = add_element(add_element(place(), "nav"), "ul");
}
void HtmlPage::heading(const std::string& text, const std::string& note, const std::string& href) {
  sheet(text, note, href);
}
void HtmlPage::purpose(const std::string& text, const std::string& note) {
  sheet(text, note, "").attribute("class") = "sheet order";
}
void HtmlPage::subheading(const std::string& text) {
  add_element(paper(), "h3", text);
}
void HtmlPage::paragraph(const std::string& text) {
  add_element(place(), "p", text);
}
void HtmlPage::opening(const std::string& text) {
  const bool word = text.size() > 1 && text[1] >= 'a' && text[1] <= 'z';  // a large "I" before "II Corps" is none
  add_element(paper(), "p", text, word ? "drop" : "");
}
void HtmlPage::notice(const std::string& text, Mark mark) {
  add_element(place(), "p", text, class_of(mark));
}

void HtmlPage::table(const Table& table, const std::vector<std::string>& hrefs,
                     const std::vector<std::string>& last_hrefs) {
  write_table(paper(), table, hrefs, last_hrefs);
}

void HtmlPage::list(const std::vector<std::string>& items) {
  pugi::xml_node list = add_element(paper(), "ul");
  for (const std::string& item : items) add_element(list, "li", item);
}

void HtmlPage::links(const std::vector<Link>& items) {
  pugi::xml_node list = add_element(paper(), "ul");
  for (const Link& item : items) add_link(add_element(list, "li"), item);
}

void HtmlPage::navigation(const std::string& name, const std::vector<Link>& items) {
  add_ways(frame_, name, items);
}

void HtmlPage::letter(const std::string& text) {
  add_element(paper(), "blockquote", text, "letter");
}

void HtmlPage::form(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines) all += (all.empty() ? "" : "\n") + line;
  add_element(paper(), "p", all, "form");
}

void HtmlPage::steps(const std::string& name, const std::vector<Step>& steps) {
  pugi::xml_node list = add_element(place(), "ol", "", "steps");
  list.append_attribute("aria-label") = name.c_str();
  for (const Step& step : steps) {
    pugi::xml_node item = add_element(list, "li", "", step.when == Step::When::past ? "past" : "");
    if (step.when == Step::When::now) item.append_attribute("aria-current") = "step";
    add_element(item, "b", step.name);
    item.append_child(pugi::node_pcdata).set_value((" " + step.result).c_str());
  }
}

void HtmlPage::tasks(const std::vector<std::pair<std::string, std::string>>& tasks) {
  pugi::xml_node list = add_element(paper(), "ol", "", "tasks");
  for (const auto& [what, why] : tasks) {
    pugi::xml_node item = add_element(list, "li");
    add_element(item, "b", what);
    if (!why.empty()) add_element(item, "p", why);
  }
}

void HtmlPage::begin_fold(const std::string& what, const std::string& outcome) {
  folded_ = paper();
  part_ = add_element(folded_, "details");
  pugi::xml_node summary = add_element(part_, "summary");
  add_element(summary, "b", what);
  if (!outcome.empty()) add_element(summary, "span", " " + outcome);
}
void HtmlPage::end_fold() {
  part_ = folded_;
  folded_ = {};
}

void HtmlPage::fold(const std::string& what, const std::string& outcome, const std::vector<Entry>& entries) {
  begin_fold(what, outcome);
  pugi::xml_node list = add_element(part_, "ul", "", "ledger");
  for (const Entry& entry : entries) {
    pugi::xml_node item = add_element(list, "li");
    add_element(item, "i", entry.rule);
    add_element(item, "span", entry.text);
  }
  end_fold();
}

void HtmlPage::picture(const std::string& file, const std::string& told, const std::string& caption,
                       const std::string& href, bool broad) {
  pugi::xml_node figure = add_element(paper(), "figure");
  pugi::xml_node frame = broad ? add_element(figure, "div", "", "broad") : figure;
  if (!href.empty()) {
    frame = add_element(frame, "a");
    frame.append_attribute("href") = href.c_str();
  }
  pugi::xml_node image = add_element(frame, "img");
  image.append_attribute("src") = file.c_str();
  image.append_attribute("alt") = told.c_str();
  if (!caption.empty()) add_element(figure, "figcaption", caption);
}

void HtmlPage::drawing(const std::string& svg, const std::string& caption, const std::string& href) {
  pugi::xml_node figure = add_element(paper(), "figure");
  add_drawing(figure, svg);
  if (caption.empty()) return;
  if (href.empty())
    add_element(figure, "figcaption", caption);
  else
    add_element(add_element(figure, "figcaption"), "a", caption).append_attribute("href") = href.c_str();
}

void HtmlPage::small_charts(const std::vector<Small>& charts) {
  pugi::xml_node list = add_element(paper(), "ul", "", "many");
  for (const Small& chart : charts) {
    pugi::xml_node item = add_element(list, "li");
    pugi::xml_node frame = chart.href.empty() ? item : add_element(item, "a");
    if (!chart.href.empty()) frame.append_attribute("href") = chart.href.c_str();
    add_element(frame, "b", chart.name);
    add_element(frame, "span", chart.figure);
    add_drawing(frame, chart.drawing);
  }
}

void HtmlPage::playback(const std::vector<Frame>& frames) {
  pugi::xml_node play = add_element(paper(), "div", "", "play");
  for (std::size_t i = 0; i < frames.size(); ++i) {
    pugi::xml_node figure = add_element(play, "figure");
    figure.append_attribute("id") = frames[i].id.c_str();
    std::vector<Link> ways;
    if (i > 0) ways.push_back({"\u25C0 " + frames[i - 1].title, "#" + frames[i - 1].id, "prev"});
    ways.push_back({frames[i].title, "", ""});
    if (i + 1 < frames.size()) ways.push_back({frames[i + 1].title + " \u25B6", "#" + frames[i + 1].id, "next"});
    add_ways(figure, frames[i].title, ways);
    pugi::xml_node way = add_element(add_element(figure, "div", "", "broad"), "a");
    way.append_attribute("href") = frames[i].file.c_str();
    pugi::xml_node image = add_element(way, "img");
    image.append_attribute("src") = frames[i].file.c_str();
    image.append_attribute("alt") = frames[i].told.c_str();
    image.append_attribute("loading") = "lazy";
    if (!frames[i].page.empty())
      add_element(add_element(figure, "figcaption"), "a", "What happened").append_attribute("href") =
          frames[i].page.c_str();
  }
  runs(kPlayScript);
}

void HtmlPage::counters(const std::vector<Counter>& counters) {
  pugi::xml_node list = add_element(paper(), "ul", "", "counters");
  for (const Counter& counter : counters) {
    pugi::xml_node item = add_element(list, "li");
    for (const bool front : {true, false}) {
      pugi::xml_node side = add_element(item, "div", "", ("counter " + counter.kind + (front ? "" : " back")).c_str());
      add_element(side, "b", counter.name);
      add_sign_of_arm(side, counter.horse);
      add_element(side, "span", front ? counter.front : counter.back);
    }
  }
}

void HtmlPage::put(const std::string& markup) {
  paper().append_child(pugi::node_comment).set_value(std::to_string(put_.size()).c_str());
  put_.push_back(markup);
}

void HtmlPage::own_style(const std::string& style) {
  body_.prepend_child(pugi::node_comment).set_value(std::to_string(put_.size()).c_str());
  put_.push_back("<style>" + style + "</style>");
}

void HtmlPage::allow(const std::string& words, const std::string& instead) {
  pugi::xml_node head = body_.parent().child("head");
  pugi::xml_attribute policy =
      head.find_child_by_attribute("http-equiv", "Content-Security-Policy").attribute("content");
  std::string allowed = policy.value();
  const std::size_t at = allowed.find(words);  // nowhere: it is allowed already
  if (at != std::string::npos) policy = allowed.replace(at, words.size(), instead).c_str();
}
void HtmlPage::runs(const std::string& script) {
  const std::string source = " 'sha256-" + sha256_base64(script) + "'";
  pugi::xml_node head = body_.parent().child("head");
  const std::string allowed =
      head.find_child_by_attribute("http-equiv", "Content-Security-Policy").attribute("content").value();
  if (allowed.find(source) != std::string::npos) return;
  if (allowed.find(" script-src") == std::string::npos)
    allow(" base-uri", " script-src" + source + "; base-uri");
  else
    allow(" script-src", " script-src" + source);
  body_.append_child(pugi::node_comment).set_value(std::to_string(put_.size()).c_str());
  put_.push_back("<script>" + script + "</script>");
}
pugi::xml_node HtmlPage::part(const char* element) {
  return add_element(paper(), element);
}
void HtmlPage::let_send_forms() {
  allow("form-action 'none'", "form-action 'self'");
}
void HtmlPage::asks_again(int seconds) {
  allow(" base-uri", " connect-src 'self'; base-uri");
  pugi::xml_node again = add_element(add_element(body_.parent().child("head"), "noscript"), "meta");
  again.append_attribute("http-equiv") = "refresh";
  again.append_attribute("content") = seconds;
}

std::string HtmlPage::text() const {
  constexpr unsigned kForm = pugi::format_indent | pugi::format_no_declaration | pugi::format_no_empty_element_tags;
  return html_of(markup(document_, "", kForm), put_);
}

}  // namespace estafette
