#include "desk/pages/map_page.hpp"

#include "base/markup/html_table.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/order_writer/writer_page.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/telling/telling.hpp"
#include "campaign/umpire/history_filter.hpp"
#include "desk/deeds/deeds.hpp"
#include "desk/pages/desk_script.hpp"

#include <algorithm>

namespace estafette::desk {
namespace {

/// The half-week that was played last, whose marches are drawn.
std::vector<campaign::Event> events_of_last_turn(const Sight& sight) {
  campaign::EventFilter filter;
  filter.turn = campaign::Turn{sight.file.state().turn.value - 1};
  return sight.file.events(filter);
}

/// What has happened, a table for each half-week.
void add_history(HtmlPage& page, const campaign::Theatre& theatre, const std::vector<campaign::Event>& events) {
  Table table{"", {{"rule"}, {"what"}}, {}, {}};
  const auto show = [&] {
    if (!table.rows.empty()) page.table(table);
    table.rows.clear();
  };
  for (const campaign::Event& event : events) {
    if (event.said.empty()) continue;  // it only makes another whole
    const std::string turn = campaign::turn_in_words(theatre, event.turn);
    if (turn != table.caption) show();
    table.caption = turn;
    const std::string line = campaign::in_words(event);  // the rule in a column of its own
    table.rows.push_back({event.rule, line.substr(line.find(campaign::tell(event.said)))});
  }
  show();
}

}  // namespace

void draw_map_page(HtmlPage& page, const Sight& sight) {
  const campaign::Theatre& theatre = sight.file.theatre();
  const bool coalition = field(sight.asked, "side") == to_string(campaign::Side::coalition);
  const campaign::Side side = coalition ? campaign::Side::coalition : campaign::Side::france;
  const campaign::Side other = campaign::opponent(side);
  const bool as_side = field(sight.asked, "as") == "side";
  const std::string here = "/map?side=" + to_string(side);
  page.navigation("Whose orders, and whose map",
                  {{"Orders of " + theatre.rules.sides[side].people, "", ""},
                   {"Orders of " + theatre.rules.sides[other].people, "/map?side=" + to_string(other), ""},
                   {as_side ? "The umpire's map" : "What they see of it", as_side ? here : here + "&as=side", ""},
                   {"The map of each half-week", "/site/playback.html", ""}});
  const campaign::Audience audience{side, "", {}};
  const auto seen_by = as_side ? std::optional<campaign::Side>(side) : std::nullopt;
  const cartography::MapPicture map =
      cartography::map_view(theatre, sight.file.state(), events_of_last_turn(sight), seen_by);
  add_order_writer(page, theatre, campaign::order_sheet(theatre, sight.file.state(), audience), map,
                   sight.atlas.draw(theatre.map, map));
  pugi::xml_node history = add_element(page.part("p"), "a", "What has happened to it");
  history.append_attribute("id") = "history";
  history.append_attribute("href") = "/history";
  pugi::xml_node amend = add_element(page.part("p"), "a", "Amend it by a ruling");
  amend.append_attribute("id") = "amend";
  amend.append_attribute("href") = "/rulings";
  add_form(page, *find_deed("lodge"), sight.stamp, {{"side", to_string(side)}},
           Lists{{"from", std::vector<std::string>{""}}});
}

void tell_that_map_is_drawn(HtmlPage& page) {
  page.purpose("The map is being drawn");
  pugi::xml_node told = page.part("p");
  told.append_attribute("id") = "awaited";
  told.append_attribute("role") = "status";
  told.text().set("A moment: it comes by itself.");
  page.asks_again(1);
  page.runs(kDeskScript);
}

void draw_history(HtmlPage& page, const Sight& sight) {
  campaign::HistoryFilter wanted;
  wanted.force = field(sight.asked, "force");
  wanted.place = field(sight.asked, "place");
  wanted.rule = field(sight.asked, "rule");
  const std::string turn = field(sight.asked, "turn");
  wanted.turn = turn.size() < 4 && !turn.empty() &&
                        std::all_of(turn.begin(), turn.end(), [](char c) { return c >= '0' && c <= '9'; })
                    ? std::stoi(turn)
                    : 0;
  const bool all = wanted.force.empty() && wanted.place.empty() && wanted.rule.empty() && wanted.turn == 0;
  if (all) wanted.turn = std::max(1, sight.file.state().turn.value - 1);
  add_history_form(page, {{"force", wanted.force},
                          {"place", wanted.place},
                          {"turn", wanted.turn == 0 ? "" : std::to_string(wanted.turn)},
                          {"rule", wanted.rule}});
  const std::vector<campaign::Event> events = sight.file.events(campaign::filter_of(sight.file.standing(), wanted));
  page.heading("What happened");
  if (events.empty()) page.paragraph("Nothing of that kind has happened.");
  add_history(page, sight.file.theatre(), events);
}

}  // namespace estafette::desk
