#include "desk/pages/dispatches.hpp"

#include "base/markup/html_table.hpp"
#include "campaign/umpire/report.hpp"
#include "campaign/umpire/roster.hpp"
#include "desk/pages/desk_script.hpp"

namespace estafette::desk {
namespace {

std::vector<Document> in_form(OpenCampaign& open, campaign::ReportForm form) {
  const fs::path players = campaign::players_beside(open.name());
  FileError absent;
  campaign::ReportRequest request;
  request.kind = campaign::ReportRequest::Kind::dispatch;
  request.form = form;
  if (fs::exists(players, absent)) request.readers.file = players;
  return campaign::report_of(open.now().theatre(), open.chapters(), request);
}

void add_text(HtmlPage& page, const std::string& id, const std::string& told, const std::string& text) {
  pugi::xml_node area = page.part("textarea");
  area.append_attribute("readonly") = "readonly";
  area.append_attribute("rows") = "14";
  area.append_attribute("id") = id.c_str();
  area.append_attribute("aria-label") = told.c_str();
  area.text().set(text.c_str());
}

void add_copy_button(HtmlPage& page, const std::string& id, const std::string& text) {
  pugi::xml_node button = add_element(page.part("p"), "button", text);
  button.append_attribute("type") = "button";
  button.append_attribute("data-copies") = id.c_str();
}

}  // namespace

std::vector<Document> dispatch_files(OpenCampaign& open) {
  std::vector<Document> all;
  for (const auto form : {campaign::ReportForm::text, campaign::ReportForm::bbcode, campaign::ReportForm::html})
    for (Document& one : in_form(open, form)) all.push_back(std::move(one));
  return all;
}

void draw_dispatches(HtmlPage& page, const Sight& sight) {
  page.paragraph("Each is what its reader may know, and no more.");
  page.links({{"All of them in one zip, with a page for each player on which he can write his orders",
               "/dispatches.zip", ""}});
  const std::vector<Document> texts = in_form(sight.open, campaign::ReportForm::text);
  const std::vector<Document> posts = in_form(sight.open, campaign::ReportForm::bbcode);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string name = texts[i].path.stem().string(), id = "dispatch-" + std::to_string(i);
    page.heading(name, "As a page", "/dispatch/" + name + ".html");
    add_text(page, id, name, texts[i].bytes);
    add_copy_button(page, id, "Copy the text");
    page.begin_fold("For a forum", "BBCode");
    add_text(page, id + "-post", name + " for a forum", posts[i].bytes);
    page.end_fold();
    add_copy_button(page, id + "-post", "Copy the BBCode");
  }
  add_form(page, *find_deed("site"), sight.stamp, {});
  page.runs(kDeskScript);
}

}  // namespace estafette::desk
