#include "desk/pages/dispatches.hpp"

#include "base/markup/html_table.hpp"
#include "campaign/umpire/report.hpp"
#include "campaign/umpire/roster.hpp"
#include "desk/pages/desk_script.hpp"
#include "desk/pages/players_page.hpp"

#include <array>

namespace estafette::desk {
namespace {

/// All players of players.csv; nobody named if there is none, which means both sides.
campaign::ReportReaders all_readers(const OpenCampaign& open) {
  campaign::ReportReaders readers;
  const fs::path players = campaign::players_beside(open.name());
  if (FileError absent; fs::exists(players, absent)) readers.file = players;
  return readers;
}

std::vector<Document> dispatches_to(OpenCampaign& open, campaign::ReportReaders readers, campaign::ReportForm form) {
  campaign::ReportRequest request;
  request.kind = campaign::ReportRequest::Kind::dispatch;
  request.form = form;
  request.readers = std::move(readers);
  return campaign::report_of(open.now().theatre(), open.chapters(), request);
}

std::vector<Document> in_form(OpenCampaign& open, campaign::ReportForm form) {
  return dispatches_to(open, all_readers(open), form);
}

/// Each of them by himself.
std::vector<campaign::ReportReaders> each_reader(OpenCampaign& open) {
  const campaign::ReportReaders all = all_readers(open);
  std::vector<campaign::Audience> audiences = all.audiences(open.now().theatre().rules.sides, open.chapters());
  if (!all.any()) audiences = {{campaign::Side::france, "", {}}, {campaign::Side::coalition, "", {}}};
  std::vector<campaign::ReportReaders> readers;
  for (const campaign::Audience& audience : audiences) {
    campaign::ReportReaders one = all;
    if (audience.name.empty())
      one.side = to_string(audience.side);
    else
      one.players = {audience.name};
    readers.push_back(std::move(one));
  }
  return readers;
}

void add_text(HtmlPage& page, const std::string& id, const std::string& told, const std::string& text) {
  pugi::xml_node area = page.part("textarea");
  area.append_attribute("readonly") = "readonly";
  area.append_attribute("rows") = "14";
  area.append_attribute("id") = id.c_str();
  area.append_attribute("aria-label") = told.c_str();
  area.text().set(text.c_str());
}

void add_copy_button(pugi::xml_node place, const std::string& id, const std::string& text) {
  pugi::xml_node button = add_element(place, "button", text);
  button.append_attribute("type") = "button";
  button.append_attribute("data-copies") = id.c_str();
}

}  // namespace

std::vector<Document> dispatch_files(OpenCampaign& open, Onlooker& onlooker) {
  std::vector<Document> all;
  const std::vector<campaign::ReportReaders> readers = each_reader(open);
  const std::array forms = {campaign::ReportForm::text, campaign::ReportForm::bbcode, campaign::ReportForm::html};
  std::size_t done = 0;
  for (const campaign::ReportReaders& reader : readers)
    for (const campaign::ReportForm form : forms) {
      if (onlooker.wants_it_stopped()) throw Stopped("Stopped before the zip was made; nothing was written.");
      for (Document& one : dispatches_to(open, reader, form)) all.push_back(std::move(one));
      onlooker.is_told(++done, readers.size() * forms.size(), "dispatches");
    }
  return all;
}

std::optional<Document> dispatch_page(OpenCampaign& open, const std::string& name) {
  for (const campaign::ReportReaders& reader : each_reader(open)) {
    if (name.find("-" + slug_of(reader.audiences(open.now().theatre().rules.sides, open.chapters()).front())) ==
        std::string::npos)
      continue;
    for (Document& page : dispatches_to(open, reader, campaign::ReportForm::html))
      if (page.path.generic_string() == name) return std::move(page);
  }
  return std::nullopt;
}

void draw_dispatches(HtmlPage& page, const Sight& sight) {
  add_players(page, sight);
  if (!players_of(sight).refused.empty()) return;  // as it has told
  page.heading("The dispatches");
  page.paragraph("Each is what its reader may know, and no more.");
  page.links(
      {{"All of them in one zip, with a page for each player on which he can write his orders", kAllDispatchesAt, ""}});
  const std::vector<Document> texts = in_form(sight.open, campaign::ReportForm::text);
  const std::vector<Document> posts = in_form(sight.open, campaign::ReportForm::bbcode);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string name = texts[i].path.stem().string(), id = "dispatch-" + std::to_string(i);
    const std::string title = texts[i].bytes.substr(0, texts[i].bytes.find('\n'));  // "Dispatch to Ney"
    page.heading(title, "As a page", "/dispatch/" + name + ".html");
    add_text(page, id, title, texts[i].bytes);
    pugi::xml_node buttons = page.part("p");
    buttons.append_attribute("class") = "buttons";
    add_copy_button(buttons, id, "Copy the text");
    add_copy_button(buttons, id + "-post", "Copy the BBCode");
    page.begin_fold("For a forum", "BBCode");
    add_text(page, id + "-post", title + ", for a forum", posts[i].bytes);
    page.end_fold();
  }
  add_form(page, *find_deed("site"), sight.stamp, {});
  page.runs(kDeskScript);
}

}  // namespace estafette::desk
