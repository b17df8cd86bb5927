#include "desk/pages/pages.hpp"

#include "campaign/reports/accounts.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/rules/politics/triggers.hpp"
#include "campaign/rulings/ruling.hpp"
#include "campaign/telling/telling.hpp"
#include "desk/deeds/habits.hpp"
#include "desk/deeds/kept_files.hpp"
#include "desk/pages/amend.hpp"
#include "desk/pages/battle_page.hpp"
#include "desk/pages/dispatches.hpp"
#include "desk/pages/dropped.hpp"
#include "desk/pages/map_page.hpp"
#include "desk/pages/papers.hpp"
#include "desk/pages/players_page.hpp"
#include "desk/pages/questions.hpp"
#include "desk/pages/table_page.hpp"
#include "desk/pages/tray.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
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
          const Lists& choices = {}) {
  add_form(page, *find_deed(deed), sight.stamp, values, choices);
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

/// Whose letters have come; the in-tray has more of it.
void add_who_has_written(HtmlPage& page, const Sight& sight) {
  const std::optional<Table> written = who_has_written(sight);
  if (!written || written->rows.empty()) return;
  Table table{"", {written->columns.front(), written->columns.back()}, {}, {}};
  for (const std::vector<std::string>& row : written->rows) table.rows.push_back({row.front(), row.back()});
  page.heading("Who has written", "In-tray", "/letters");
  page.table(table);
}

/// What a command is called in the list of what was done.
std::string in_words(const std::string& command) {
  static const std::map<std::string, std::string> words = {{"new", "The campaign has begun"},
                                                           {"orders", "Letters were lodged"},
                                                           {"turn", "The half-week was played"},
                                                           {"turn --finish", "The half-week was finished"},
                                                           {"battle generate", "A battle was sent away"},
                                                           {"battle import", "Losses were applied"},
                                                           {"battle adjudicate", "A verdict was given"},
                                                           {"battle exploit", "A victor marched on"},
                                                           {"ruling", "A ruling"},
                                                           {"rules", "Other rules"},
                                                           {"proposal", "A proposal was decided"}};
  const auto found = words.find(command);
  return found == words.end() ? command : found->second;
}

/// The half-week as the umpire goes through it, and what of it comes next.
void add_steps_of_half_week(HtmlPage& page, const campaign::State& state) {
  using When = HtmlPage::Step::When;
  const auto open = std::count_if(state.contacts.begin(), state.contacts.end(),
                                  [](const campaign::Contact& contact) { return !contact.settled; });
  const bool paused = state.pause.has_value();
  const std::size_t orders = state.orders.size();
  const auto counted = [](std::size_t number, const std::string& one) {
    return number == 0 ? "no " + one + "s" : fmt::format("{} {}{}", number, one, number == 1 ? "" : "s");
  };
  const bool fight = open > 0 && !paused;
  page.steps(
      "The half-week",
      {{"Battles", fight ? counted(static_cast<std::size_t>(open), "battle") + " to be judged" : "none to be judged",
        fight ? When::now : When::past},
       {"Letters", counted(orders, "order") + " lodged",
        paused  ? When::past
        : fight ? When::later
                : When::now},
       {"Play", paused ? "forces have met" : "not yet", paused ? When::past : When::later},
       {"Answers", paused ? "awaited" : "if forces meet", paused ? When::now : When::later},
       {"Dispatches", "when it is over", When::later}});
}

void situation(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  page.eyebrow(campaign::turn_in_words(sight.file.theatre(), state.turn));
  page.lead(fmt::format("Prestige stands at {}.", state.prestige));
  if (state.ending) page.notice("The campaign is over: " + state.ending->why, HtmlPage::Mark::done);
  if (!state.ending) add_steps_of_half_week(page, state);
  page.columns();
  page.purpose("What waits for you");
  page.links(what_waits(sight));
  page.next_column();
  page.heading("To look at");
  page.links({{"Map, turns, battles and accounts", "/site/index.html", ""},
              {"Places and nations", "/places", ""},
              {"Amend the prestige", amend_link("campaign", "prestige"), ""},
              {"Another campaign, or a new one", "/begin", ""}});
  add_who_has_written(page, sight);
  page.one_column();
  for (const campaign::Side side : {campaign::Side::france, campaign::Side::coalition}) {
    page.heading("Where the forces of " + sight.file.theatre().rules.sides[side].people + " are", "Open the map",
                 "/map?side=" + to_string(side));
    if (side == campaign::Side::france)
      page.paragraph(
          "MC is a corps, MCC one of cavalry, MD a division; a number below MD, how many divisions a force counts as. "
          "Its "
          "line leads to that depot, over so many links.");
    add_forces(page, sight.file.theatre(), state, side);
  }
  page.heading("Headquarters and trains");
  add_pieces(page, sight.file.theatre(), state);
  const Table expected = campaign::expected_table(sight.file.theatre(), state, campaign::Turn{state.turn.value + 1});
  if (!expected.rows.empty()) page.heading("Reinforcements that may come");
  show(page, expected);
}

void half_week(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  if (!state.ending) add_steps_of_half_week(page, state);
  if (state.pause) {
    page.notice(campaign::stands_still_in_words(*state.pause));
    show(page, campaign::choices_table(sight.file.theatre(), state));
    page.links({{"Lodge the answers", "/letters", ""}});
  }
  if (state.turn.value > 1 && !state.pause)
    page.links({{"What happened in " + campaign::turn_in_words(sight.file.theatre(), {state.turn.value - 1}),
                 fmt::format("/site/turn-{}.html", state.turn.value - 1), ""}});
  page.columns();
  if (state.pause) {
    form(page, sight, "finish");
  } else if (!state.ending) {
    form(page, sight, "begin");
    form(page, sight, "at-once");
    show(page, campaign::orders_table(sight.file.theatre(), state, std::nullopt));
  }
  page.next_column();
  page.heading("What was done, the last first");
  Table table{"", {{"what"}, {"command"}, {"when (UTC)"}}, {}, {}};
  std::vector<campaign::CommandGiven> commands = sight.file.all_commands();
  constexpr std::size_t kMost = 12;
  for (std::size_t i = commands.size(); i-- > 0 && table.rows.size() < kMost;)
    table.rows.push_back({in_words(commands[i].words) + (commands[i].stands ? "" : " (taken back)"), commands[i].words,
                          commands[i].given_at.substr(0, commands[i].given_at.find(" UTC"))});
  show(page, table);
  form(page, sight, "undo");
  if (std::any_of(commands.begin(), commands.end(), [](const auto& command) { return !command.stands; }))
    form(page, sight, "redo");
  page.one_column();
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
  page.links(
      {{"Amend a force", "/", ""}, {"Amend a place or a nation", "/places", ""}, {"Amend a battle", "/battles", ""}});
  Table known{"", {{"whom or what"}, {"what of it"}, {"its new value"}}, {}, {}};
  for (const campaign::Amendment& one : campaign::amendments())
    known.rows.push_back({one.subject, one.what, campaign::with_names(sight.file.theatre().rules.sides, one.value)});
  page.begin_fold("What can be ruled", fmt::format("{} things", known.rows.size()));
  show(page, known);
  page.end_fold();
  const Table prestige = campaign::prestige_table(sight.open.events());
  page.heading("Prestige");
  page.begin_fold("Every point of it", fmt::format("{} lines", prestige.rows.size()));
  show(page, prestige);
  page.end_fold();
}

void orbats(HtmlPage& page, const Sight& sight) {
  const std::string folder = folder_of(sight.name);
  form(page, sight, "convert");
  add_all_questions(page, folder, {}, sight.stamp);
  add_kept_habits(page, folder, sight.stamp);
  std::vector<HtmlPage::Link> written;
  for (const std::string& path : sight.written)
    if (path.starts_with(std::string(kOrbats) + "/")) written.push_back({path, "/files/" + path, ""});
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
                                              {"/battles", "Battles", draw_battles},
                                              {"/rulings", "Rulings", rulings},
                                              {"/dispatches", "Players and dispatches", draw_dispatches, true},
                                              {"/orders-of-battle", "Orders of battle", orbats},
                                              {"/history", "History", draw_history},
                                              {"/table", "At the table", draw_table_page},
                                              {"/papers", "Papers and tools", draw_papers},
                                              {kPlayersAt, "Who commands what", draw_players, false, false},
                                              {"/force", "A force", draw_units, false, false},
                                              {"/places", "Places and nations", draw_places, false, false}};
  return pages;
}

const DeskPage* find_page(const std::string& path) {
  const auto found =
      std::find_if(desk_pages().begin(), desk_pages().end(), [&](const DeskPage& one) { return one.path == path; });
  return found == desk_pages().end() ? nullptr : &*found;
}

std::string title_of(const DeskPage& which, const Request& asked, const campaign::CampaignFile& file) {
  const campaign::Force* force =
      which.path == "/force" ? campaign::find_force(file.state(), {field(asked, "id")}) : nullptr;
  return force == nullptr ? which.title : force->name;
}

void draw_page(const DeskPage& which, HtmlPage& page, const Sight& sight) {
  which.draw(page, sight);
  add_dropping(page, sight.stamp);
}

HtmlPage page_of_desk(const std::string& title, const std::string& here, const campaign::CampaignFile* file) {
  HtmlPage::Masthead masthead{"Estafette", "The umpire's desk", "", {}};
  if (file != nullptr) {
    masthead.site = "The campaign of " + file->state().campaign;
    masthead.plate = campaign::turn_in_words(file->theatre(), file->state().turn);
    for (const DeskPage& page : desk_pages())
      if (page.listed) masthead.pages.push_back({page.title, page.path == here ? "" : page.path, ""});
  }
  return HtmlPage(title, masthead);
}

Response shown(const HtmlPage& page, int status) {
  return {status, "text/html; charset=utf-8", page.text()};
}

std::string sentences(const Refusal& refusal) {
  std::string text;
  for (const Problem& problem : refusal.problems()) text += to_string(problem) + "\n";
  return text;
}

void add_first_steps(HtmlPage& page, const Stamp& stamp, const std::string& demo) {
  if (!demo.empty()) {
    page.heading("Look at the demo first");
    page.paragraph("Spring 1813, from its first day. Letters for its first half-weeks lie ready in the in-tray.");
    page.let_send_forms();
    add_button_form(page.part("div"), *find_deed("new"), stamp, {{"file", kDemo}, {"from", demo}, {"seed", "1813"}},
                    "Begin the demo campaign");
  }
  page.heading("The first evening");
  page.tasks(
      {{"Begin a campaign", "It is one file in this folder; a copy of the file is a copy of the campaign."},
       {"Say who commands what", "Each player with his forces, by clicking. If nobody is named, letters are a side's."},
       {"Send the dispatches", "Each is copied by a button, for your forum or a mail."},
       {"Lodge the letters", "In the in-tray, as they come: each line is told how it was read."},
       {"Play the half-week", "It stops where forces meet, and asks for answers."},
       {"Fight the battles", "In the game, at a table, or by your word; then give the verdict."}});
}

}  // namespace estafette::desk
