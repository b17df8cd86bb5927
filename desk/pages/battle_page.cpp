#include "desk/pages/battle_page.hpp"

#include "campaign/reports/status.hpp"
#include "converter/orbat/totals.hpp"
#include "desk/deeds/kept_files.hpp"
#include "desk/pages/amend.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::desk {
namespace {

std::vector<std::string> forces_of(const campaign::State& state) {
  std::vector<std::string> names;
  for (const campaign::Force& force : state.forces) names.push_back(force.name);
  std::sort(names.begin(), names.end());
  return names;
}

/// How far a battle has come.
struct Reached {
  bool sent = false, fought = false;
};

Reached reached(const campaign::State& state, int number) {
  const campaign::Battle* battle = campaign::find_battle(state, number);
  return battle == nullptr ? Reached{} : Reached{!battle->fingerprint.empty(), battle->losses};
}

void add_steps(HtmlPage& page, const campaign::Contact& contact, const Reached& at) {
  using When = HtmlPage::Step::When;
  const std::size_t forces = contact.attackers.size() + contact.defenders.size() + contact.to_the_guns.size();
  page.steps("How far it has come",
             {{"Met", fmt::format("{} forces", forces), When::past},
              {"Sent", at.sent ? "to the game or a table" : "not yet", at.sent || at.fought ? When::past : When::now},
              {"Fought", at.fought ? "its losses are in" : "no losses yet",
               at.fought ? When::past
               : at.sent ? When::now
                         : When::later},
              {"Judged", "your verdict", at.fought ? When::now : When::later}});
}

/// Both sides, with those who march to the guns.
Table who_is_there(const Sight& sight, const campaign::Contact& contact) {
  const campaign::Theatre& theatre = sight.file.theatre();
  const campaign::State& state = sight.file.state();
  Table table{"Who is there", {{"force"}, {"side"}, {"men", true}, {"guns", true}, {"part"}}, {}, {}};
  const auto add = [&](const campaign::ForceId& id, const std::string& part) {
    const campaign::Force* force = campaign::find_force(state, id);
    if (force == nullptr) return;
    const Totals strength = totals(force->troops);
    table.rows.push_back({force->name, theatre.rules.sides[force->side].name, figure(strength.men().value),
                          std::to_string(strength.guns.value), part});
  };
  for (const campaign::ForceId& id : contact.attackers) add(id, "attacks");
  for (const campaign::ForceId& id : contact.defenders)
    add(id, contact.defender_stood ? "stands on ground of its choosing" : "is attacked");
  for (const campaign::GunsMarch& march : contact.to_the_guns)
    add(march.force, "marches to the guns from " + theatre.name(march.from));
  return table;
}

/// What people call a page that a command has written for a battle: "losses/losses.html".
std::string name_of_page(const std::string& path) {
  const std::string name = path.substr(path.find('/') + 1);
  if (name == "deployment.html") return "The plan of the field: who stands where";
  if (name == "losses/losses.html") return "What each unit lost";
  return name;
}

/// A form in a fold, which is open if it is what comes next.
void add_folded(HtmlPage& page, const Sight& sight, const std::string& deed, int number, const std::string& title,
                const std::string& told, bool open) {
  page.begin_fold(title, told);
  pugi::xml_node place = page.part("div");
  if (open) place.parent().append_attribute("open") = "open";
  add_form_at(page, place, *find_deed(deed), sight.stamp, {{"number", std::to_string(number)}});
  page.end_fold();
}

void add_battle(HtmlPage& page, const Sight& sight, const campaign::Contact& contact) {
  const int number = contact.number;
  const Reached at = reached(sight.file.state(), number);
  page.heading(fmt::format("Battle {} at {}", number, sight.file.theatre().name(contact.node)), "Amend it",
               amend_link(fmt::format("battle {}", number), ""));
  add_steps(page, contact, at);
  page.table(who_is_there(sight, contact));
  std::vector<HtmlPage::Link> written;
  if (!KeptFiles(folder_of(sight.name)).mod_of(number).empty())
    written.push_back({"The mod folder in one zip, for the other players", fmt::format("/mod/{}.zip", number), ""});
  for (const std::string& path : sight.written)
    if (path.starts_with(fmt::format("battle-{}/", number)))
      written.push_back({name_of_page(path), "/files/" + path, ""});
  if (!written.empty()) page.links(written);
  add_folded(page, sight, "generate", number, "To the game",
             "its mod folder: who fights, who stands back, the plan of the field", !at.sent && !at.fought);
  add_folded(page, sight, "to-table", number, "To a table", "rosters, cards, charts and a form for its return", false);
  add_folded(page, sight, "import", number, "Back from the game or the table", "the dump or the return",
             at.sent && !at.fought);
  add_folded(page, sight, "adjudicate", number,
             at.fought ? "Your verdict, and what follows by the rules" : "Or to the machine",
             at.fought ? "" : "not fought at all: your verdict, losses by word, and what follows by the rules",
             at.fought);
}

}  // namespace

void draw_battles(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  bool any = false;
  for (const campaign::Contact& contact : state.contacts) {
    if (contact.settled) continue;
    any = true;
    add_battle(page, sight, contact);
  }
  if (!any) {
    page.paragraph("No battle is to be fought. Battles come of half-weeks in which forces meet.");
    page.links({{"Play the half-week", "/half-week", ""}});
  }
  for (const campaign::Battle& battle : state.battles)
    if (battle.verdict && battle.verdict->easy)
      add_form(page, *find_deed("exploit"), sight.stamp, {{"number", std::to_string(battle.number)}},
               {{"force", forces_of(state)}});
}

}  // namespace estafette::desk
