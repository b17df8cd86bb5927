#include "desk/pages/dropped.hpp"

#include "base/files/files.hpp"
#include "base/markup/html_table.hpp"
#include "desk/deeds/deeds.hpp"
#include "desk/pages/desk_script.hpp"
#include "desk/pages/printed.hpp"
#include "desk/wire/gate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::desk {
namespace {

bool awaits_losses(const campaign::State& state, const campaign::Contact& contact) {
  return !contact.settled &&
         std::any_of(state.battles.begin(), state.battles.end(), [&](const campaign::Battle& battle) {
           return battle.number == contact.number && !battle.fingerprint.empty();
         });
}

/// A deed that takes a file, filled in with it.
struct Way {
  const char* deed;
  FilledIn values;
  const char* text;
};

/// What may be done with a file, by what `inspect` has said of who takes it.
std::vector<Way> ways_of(const std::string& inspected, const std::string& file) {
  const std::string before = "Taken by: ";
  const std::size_t at = inspected.rfind(before);
  const std::string takers = at == std::string::npos ? "" : inspected.substr(at + before.size());
  std::vector<Way> ways;
  if (takers.starts_with("orders")) ways.push_back({"lodge", {{"letters", file}}, "Read it as a letter"});
  if (takers.starts_with("convert, which") || takers.starts_with("scenario, with"))
    ways.push_back(
        {"convert", {{"files", file}, {"scale", "rules"}, {"to", "outline"}}, "Read it as an order of battle"});
  if (takers.starts_with("map check")) ways.push_back({"check-map", {{"map", file}}, "Check the map"});
  return ways;
}

}  // namespace

BattlesMeant battles_meant(const campaign::State& state, const std::string& campaign,
                           const std::vector<std::string>& files, const CarryOut& carry_out) {
  BattlesMeant meant;
  for (const campaign::Contact& contact : state.contacts) {
    if (!awaits_losses(state, contact)) continue;
    std::vector<std::string> words = {"battle", "import", campaign, std::to_string(contact.number)};
    words.insert(words.end(), files.begin(), files.end());
    const Ran ran = carry_out(words);
    if (ran.done)
      meant.numbers.push_back(contact.number);
    else
      meant.refused.push_back(fmt::format("Battle {}: {}", contact.number, ran.err));
  }
  return meant;
}

void add_dropping(HtmlPage& page, const Stamp& stamp) {
  page.heading("Any file");
  page.paragraph(
      "Drop it anywhere on this page, or choose it here: a dump or a return is led to its battle, and of all else you "
      "are "
      "told what it is. Nothing is changed by it.");
  page.let_send_forms();
  pugi::xml_node form = begin_post_form(page.part("div"), kDroppedAt, stamp);
  form.append_attribute("enctype") = "multipart/form-data";
  form.append_attribute("id") = "dropping";
  add_hidden(form, "at", stamp.at);
  pugi::xml_node label = add_element(add_element(form, "p"), "label");
  add_element(label, "span", "Files");
  add_element(label, "br");
  pugi::xml_node files = add_element(label, "input");
  files.append_attribute("type") = "file";
  files.append_attribute("name") = kDropped;
  files.append_attribute("multiple") = "multiple";
  add_button(form, "Find where it belongs");
  page.runs(kDeskScript);
}

void tell_of_dropped(HtmlPage& page, const BattlesMeant& meant, const std::vector<std::string>& files,
                     const Stamp& stamp, const CarryOut& carry_out, const std::function<std::string(int)>& where_of) {
  if (meant.numbers.size() > 1) {
    page.notice("More than one battle could be meant. Say which; its losses are shown before they are applied.");
    page.let_send_forms();
    for (const int number : meant.numbers) {
      FilledIn values = {{"number", std::to_string(number)}};
      for (const std::string& file : files) values.emplace("dump", file);
      add_button_form(page.part("div"), *find_deed("import"), stamp, values,
                      fmt::format("It is of battle {}{}", number, where_of(number)));
    }
    return;
  }
  page.notice(meant.refused.empty() ? "No battle that was sent away awaits its dump or return. Nothing was done."
                                    : "This belongs to no battle that awaits its dump or return. Nothing was done.",
              HtmlPage::Mark::note);
  page.let_send_forms();
  for (const std::string& file : files) {
    const Ran ran = carry_out({"inspect", file});
    page.heading("What it is: " + fs::path(file).filename().string());
    for (const Way& way : ways_of(ran.out, file))
      add_button_form(page.part("div"), *find_deed(way.deed), stamp, way.values, way.text);
    add_printed(page, ran.out);
    if (!ran.err.empty()) page.notice(ran.err);
  }
  if (!meant.refused.empty()) {
    page.heading("Why it is none of these battles'");
    for (const std::string& why : meant.refused) add_printed(page, why);
  }
  page.heading("Where it may also go");
  page.links({{"Letters: the in-tray", "/letters", ""},
              {"Battles", "/battles", ""},
              {"Orders of battle", "/orders-of-battle", ""},
              {"Papers and tools", "/papers", ""}});
}

}  // namespace estafette::desk
