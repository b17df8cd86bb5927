#include "desk/pages/tray.hpp"

#include "base/markup/html_table.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/umpire/roster.hpp"

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
};

std::optional<WhoWrites> writers_of(const Sight& sight) {
  const fs::path file = campaign::players_beside(sight.name);
  FileError absent;
  if (!fs::exists(file, absent)) return std::nullopt;
  WhoWrites all;
  std::vector<campaign::Chapter> chapters = sight.open.chapters();
  std::vector<campaign::Player> players = campaign::read_players(read_text(file), file.generic_string(), chapters);
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

}  // namespace

void draw_tray(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  if (state.pause) page.notice(campaign::stands_still_in_words(*state.pause));
  if (!state.pause && !state.letters_by.empty()) page.lead("Letters until " + state.letters_by + ".");
  const std::optional<WhoWrites> writers = writers_of(sight);
  if (writers) {
    page.heading("Who has written");
    if (!writers->letters.rows.empty()) page.table(writers->letters);
  } else {
    page.lead(
        "There is no players.csv beside the campaign, which says who commands what (docs/reports.md). Say of each "
        "letter whose it is.");
  }
  page.columns();
  add_form(page, *find_deed("lodge"), sight.stamp, {},
           {{"from", writers ? writers->players : std::vector<std::string>{""}}});
  add_orders(page, sight);
  page.next_column();
  if (!state.ending) add_form(page, *find_deed("deadline"), sight.stamp, {{"by", state.letters_by}});
  page.one_column();
}

}  // namespace estafette::desk
