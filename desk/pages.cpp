#include "desk/pages.hpp"

#include "campaign/reports/accounts.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/rules/politics/triggers.hpp"
#include "campaign/telling/telling.hpp"
#include "desk/amend.hpp"
#include "desk/dispatches.hpp"
#include "desk/dropped.hpp"
#include "desk/map_page.hpp"
#include "desk/tray.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace estafette::desk {
namespace {

void show(HtmlPage& page, const Table& table) {
  if (!table.rows.empty()) page.table(table);
}

FilledIn numbered(int number) {
  return {{"number", std::to_string(number)}};
}

void form(HtmlPage& page, const Sight& sight, const std::string& deed, const FilledIn& values = {},
          const std::map<std::string, std::vector<std::string>>& choices = {}) {
  add_form(page, *find_deed(deed), sight.stamp, values, choices);
}

std::vector<std::string> names_of_forces(const campaign::State& state) {
  std::vector<std::string> names;
  for (const campaign::Force& force : state.forces) names.push_back(force.name);
  std::sort(names.begin(), names.end());
  return names;
}

/// What waits for the umpire, each with the page where it is done.
std::vector<HtmlPage::Link> what_waits(const Sight& sight) {
  const campaign::State& state = sight.file.state();
  std::vector<HtmlPage::Link> waits;
  if (state.pause)
    waits.push_back({"Forces have met, and the half-week stands still: answers, then go on", "/half-week", ""});
  for (const campaign::Contact& contact : state.contacts)
    if (!contact.settled)
      waits.push_back({fmt::format("Battle {} at {} is to be fought and judged", contact.number,
                                   sight.file.theatre().name(contact.node)),
                       "/battles", ""});
  for (const campaign::Proposal& proposal : state.proposals)
    waits.push_back({fmt::format("Proposal {}: {}", proposal.number, proposal.text), "/rulings", ""});
  if (waits.empty() && !state.ending)
    waits.push_back(
        {"Orders are awaited for " + campaign::turn_in_words(sight.file.theatre(), state.turn), "/letters", ""});
  return waits;
}

void situation(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  page.eyebrow(campaign::turn_in_words(sight.file.theatre(), state.turn));
  page.lead(fmt::format("Prestige stands at {}.", state.prestige));
  page.links({{"Amend the prestige", amend_link("campaign", "prestige"), ""}});
  if (state.ending) page.notice("The campaign is over: " + state.ending->why, HtmlPage::Mark::done);
  page.purpose("What waits for you");
  page.links(what_waits(sight));
  page.heading("To look at", "Map, turns, battles and accounts", "/site/index.html");
  page.paragraph("These pages show the campaign as it stands, drawn anew after each command.");
  page.heading("Where the forces are");
  add_forces(page, sight.file.theatre(), state);
  add_pieces(page, sight.file.theatre(), state);
  page.heading("Reinforcements that may come");
  show(page, campaign::expected_table(sight.file.theatre(), state, campaign::Turn{state.turn.value + 1}));
  add_dropping(page, sight.stamp);
}

void half_week(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  const campaign::Theatre& theatre = sight.file.theatre();
  if (state.pause) {
    page.notice(campaign::stands_still_in_words(*state.pause));
    show(page, campaign::choices_table(theatre, state));
    page.links({{"Lodge the answers", "/letters", ""}});
    form(page, sight, "finish");
  } else if (!state.ending) {
    show(page, campaign::orders_table(state, std::nullopt));
    form(page, sight, "begin");
    form(page, sight, "at-once");
  }
  page.heading("What was done, the last first");
  Table table{"", {{"command"}, {"when"}, {"taken back"}}, {}, {}};
  std::vector<campaign::CommandGiven> commands = sight.file.all_commands();
  constexpr std::size_t kMost = 12;
  for (std::size_t i = commands.size(); i-- > 0 && table.rows.size() < kMost;)
    table.rows.push_back({commands[i].words, commands[i].given_at, commands[i].stands ? "" : "yes"});
  show(page, table);
  form(page, sight, "undo");
  form(page, sight, "redo");
}

void battles(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  show(page, campaign::battles_table(sight.file.theatre(), state));
  bool any = false;
  for (const campaign::Contact& contact : state.contacts) {
    if (contact.settled) continue;
    any = true;
    page.heading(fmt::format("Battle {} at {}", contact.number, sight.file.theatre().name(contact.node)));
    std::vector<HtmlPage::Link> written;
    for (const std::string& path : sight.written)
      if (path.starts_with(fmt::format("battle-{}/", contact.number))) written.push_back({path, "/files/" + path, ""});
    if (!written.empty()) page.links(written);
    const std::vector<std::string> forces = names_of_forces(state);
    for (const char* deed : {"generate", "to-table", "import", "adjudicate"})
      form(page, sight, deed, numbered(contact.number));
  }
  if (!any) page.paragraph("No battle is to be fought. Battles come of half-weeks in which forces meet.");
  for (const campaign::Battle& battle : state.battles)
    if (battle.verdict && battle.verdict->easy)
      form(page, sight, "exploit", numbered(battle.number), {{"force", names_of_forces(state)}});
  add_dropping(page, sight.stamp);
}

void rulings(HtmlPage& page, const Sight& sight) {
  for (const campaign::Proposal& proposal : sight.file.state().proposals) {
    page.heading(fmt::format("Proposal {}: {}", proposal.number, proposal.text));
    std::vector<std::string> effects;
    for (const campaign::Saying& effect : campaign::what_it_would_do(sight.file.theatre(), proposal))
      effects.push_back(campaign::tell(effect));
    page.list(effects);
    form(page, sight, "confirm", numbered(proposal.number));
    form(page, sight, "reject", numbered(proposal.number));
  }
  form(page, sight, "rule", asked_to_amend(sight.asked));
  page.heading("Every point of prestige");
  show(page, campaign::prestige_table(sight.file.events()));
}

void orbats(HtmlPage& page, const Sight& sight) {
  form(page, sight, "convert");
  std::vector<HtmlPage::Link> written;
  for (const std::string& path : sight.written)
    if (path.starts_with("orders-of-battle/")) written.push_back({path, "/files/" + path, ""});
  if (written.empty()) return;
  page.heading("What was read, beside what was written");
  page.links(written);
}

}  // namespace

const std::vector<DeskPage>& desk_pages() {
  static const std::vector<DeskPage> pages = {{"/", "Situation", situation},
                                              {"/map", "Map", draw_map_page, true},
                                              {"/letters", "In-tray", draw_tray},
                                              {"/half-week", "Half-week", half_week},
                                              {"/battles", "Battles", battles},
                                              {"/rulings", "Rulings", rulings},
                                              {"/dispatches", "Players and dispatches", draw_dispatches},
                                              {"/orders-of-battle", "Orders of battle", orbats},
                                              {"/history", "History", draw_history}};
  return pages;
}

HtmlPage page_of_desk(const std::string& title, const std::string& here, const campaign::CampaignFile* file) {
  HtmlPage::Masthead masthead{"Estafette", "The umpire's desk", "", {}};
  if (file != nullptr) {
    masthead.site = "The campaign of " + file->state().campaign;
    masthead.plate = campaign::turn_in_words(file->theatre(), file->state().turn);
    for (const DeskPage& page : desk_pages())
      masthead.pages.push_back({page.title, page.path == here ? "" : page.path, ""});
  }
  return HtmlPage(title, masthead);
}

void add_printed(HtmlPage& page, const std::string& text) {
  if (!text.empty()) page.part("pre").text().set(text.c_str());
}

}  // namespace estafette::desk
