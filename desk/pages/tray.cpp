#include "desk/pages/tray.hpp"

#include "base/markup/html_table.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/umpire/roster.hpp"
#include "desk/pages/links.hpp"
#include "desk/pages/players_page.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::desk {
namespace {

constexpr const char* kOrdersStyle =
    ".orders li { display: flex; flex-wrap: wrap; gap: .3rem .8rem; align-items: center; max-width: none; padding: "
    ".3rem 0; border-bottom: 1px solid var(--line); } .orders .side { flex: 1 1 14rem; white-space: normal; } .orders "
    "{ padding-left: "
    "0; } .orders button { color: var(--ink); background: var(--desk); border: 1px solid var(--edge); }";

struct WhoWrites {
  std::vector<std::string> players = {""};  ///< for a list
  Table letters;                            ///< who has written
  std::string refused;                      ///< what is wrong with players.csv; else empty
};

std::optional<WhoWrites> writers_of(const Sight& sight) {
  const fs::path file = campaign::players_beside(sight.name);
  FileError absent;
  if (!fs::exists(file, absent)) return std::nullopt;
  WhoWrites all;
  Players named = players_of(sight);
  if (all.refused = named.refused; !all.refused.empty()) return all;
  std::vector<campaign::Chapter> chapters = sight.open.chapters();
  std::vector<campaign::Player> players = std::move(named.all);
  for (const campaign::Player& player : players) all.players.push_back(player.name);
  all.letters =
      campaign::Roster(std::move(players), std::move(chapters)).letters_table(sight.file.theatre(), sight.file.state());
  all.letters.caption.clear();  // the sheet's heading says it
  return all;
}

/// A button that asks for a deed with these values, which are all that it needs.
void add_small_form(pugi::xml_node place, const Sight& sight, const std::string& deed, const FilledIn& values,
                    const std::string& text, const std::string& told) {
  pugi::xml_node button = add_button_form(place, *find_deed(deed), sight.stamp, values, text);
  button.append_attribute("aria-label") = told.c_str();
}

/// The orders, each with the ways to take it back and to put it before the one above it. A little script lets them be
/// dragged.
void add_orders(HtmlPage& page, const Sight& sight) {
  std::vector<const campaign::LodgedOrder*> orders;
  for (const campaign::LodgedOrder& order : sight.file.state().orders)
    if (!before_the_pause(sight.file.state(), order)) orders.push_back(&order);
  if (orders.empty()) return;
  page.heading("Orders that are lodged", "carried out in this sequence (1.1)");
  page.paragraph("Drag an order to another place, or move it up by its button.");
  page.let_send_forms();
  pugi::xml_node list = page.part("ol");
  list.append_attribute("class") = "orders";
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const std::string number = std::to_string(orders[i]->sequence);
    pugi::xml_node item = add_element(list, "li");
    item.append_attribute("data-order") = number.c_str();
    add_element(item, "span", orders[i]->text, ("side " + to_string(orders[i]->side)).c_str());
    if (i > 0)
      add_small_form(item, sight, "move", {{"move", number}, {"before", std::to_string(orders[i - 1]->sequence)}}, "Up",
                     "Move up: " + orders[i]->text);
    add_small_form(item, sight, "withdraw", {{"withdraw", number}}, "Take back", "Take back: " + orders[i]->text);
  }
  add_button_form(page.part("div"), *find_deed("move"), sight.stamp, {{"move", ""}, {"before", ""}}, "Move it")
      .parent()
      .append_attribute("id") = "dragged";
  page.own_style(kOrdersStyle);
}

/// Letters that come with the demo campaign for the half-week to come: none for any other.
std::vector<fs::path> examples(const Sight& sight) {
  std::vector<fs::path> letters;
  const auto folders = sight.stamp.lists.find(kBeginnings);
  if (sight.name != kDemo || folders == sight.stamp.lists.end()) return letters;
  const std::string turn = fmt::format("turn-{}-", sight.file.state().turn.value);
  for (const std::string& folder : folders->second) {
    if (last_name(folder) != sight.file.state().campaign) continue;
    FileError error;
    for (fs::directory_iterator entry(fs::path(folder) / "letters", error), end; !error && entry != end;
         entry.increment(error))
      if (entry->path().filename().string().starts_with(turn)) letters.push_back(entry->path());
  }
  std::sort(letters.begin(), letters.end());
  return letters;
}

/// The one that the address asks for, in the form.
FilledIn example_of(const Sight& sight) {
  const std::string asked = field(sight.asked, "example");
  for (const fs::path& letter : examples(sight)) {
    const std::string name = letter.filename().string();
    if (name != asked) continue;
    const bool coalition = name.find(to_string(campaign::Side::coalition)) != std::string::npos;
    return {{"letter", read_text(letter)},
            {"side", to_string(coalition ? campaign::Side::coalition : campaign::Side::france)}};
  }
  return {};
}

void add_examples(HtmlPage& page, const Sight& sight) {
  std::vector<HtmlPage::Link> links;
  for (const fs::path& letter : examples(sight)) {
    std::string words = letter.stem().string();
    std::replace(words.begin(), words.end(), '-', ' ');
    links.push_back({words, "/letters?example=" + in_address(letter.filename().string()), ""});
  }
  if (links.empty()) return;
  page.heading("Letters of the demo");
  page.paragraph("Each fills in the form, as if you had pasted it. Lodge them one after the other.");
  page.links(links);
}

}  // namespace

std::optional<Table> who_has_written(const Sight& sight) {
  const std::optional<WhoWrites> writers = writers_of(sight);
  return writers && writers->refused.empty() ? std::optional(writers->letters) : std::nullopt;
}

void draw_tray(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  if (state.pause) page.notice(campaign::stands_still_in_words(*state.pause));
  if (!state.pause && !state.letters_by.empty()) page.lead("Letters until " + state.letters_by + ".");
  const std::optional<WhoWrites> writers = writers_of(sight);
  if (writers) {
    page.heading("Who has written", "Who commands what", kPlayersAt);
    if (!writers->refused.empty()) page.notice(writers->refused, HtmlPage::Mark::refused);
    if (!writers->letters.rows.empty()) page.table(writers->letters);
  } else {
    page.lead("No player is named yet: say of each letter whose it is.");
    page.links({{"Say who commands what", kPlayersAt, ""}});
  }
  page.columns();
  add_form(page, *find_deed("lodge"), sight.stamp, example_of(sight),
           {{"from", writers ? writers->players : std::vector<std::string>{""}}});
  add_orders(page, sight);
  page.next_column();
  add_examples(page, sight);
  if (!state.ending) add_form(page, *find_deed("deadline"), sight.stamp, {{"by", state.letters_by}});
  page.one_column();
}

}  // namespace estafette::desk
