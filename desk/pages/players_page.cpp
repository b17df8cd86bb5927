#include "desk/pages/players_page.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/umpire/players_file.hpp"
#include "campaign/umpire/roster.hpp"
#include "desk/pages/links.hpp"

#include <algorithm>
#include <optional>

namespace estafette::desk {
namespace {

void list(HtmlPage& page, const Sight& sight, const Players& players) {
  if (!players.refused.empty()) page.notice(players.refused, HtmlPage::Mark::refused);
  if (players.all.empty()) return;
  Table table = campaign::players_table(players.all, sight.file.theatre(), sight.file.state());
  table.caption.clear();  // the sheet's heading says it
  std::vector<std::string> hrefs;
  for (const campaign::Player& player : players.all)
    hrefs.push_back(std::string(kPlayersAt) + "?player=" + in_address(player.name));
  page.table(table, hrefs);
  for (const std::string& remark : campaign::remarks_on_players(players.all, sight.open.chapters()))
    page.paragraph(remark);
}

/// What his form has in it already.
FilledIn filled_in_for(const campaign::Player& player, const campaign::State& state) {
  FilledIn values{{"name", player.name}, {"instead-of", player.name}};
  std::string others;
  for (const std::string& other : player.writes_as) others += other + "\n";
  values.emplace("writes-as", others);
  for (const std::string& words : campaign::commands_in_words(player, state))
    values.emplace(to_string(player.side), words);
  return values;
}

}  // namespace

Players players_of(const Sight& sight) {
  const fs::path file = campaign::players_beside(sight.name);
  FileError absent;
  if (!fs::exists(file, absent)) return {};
  try {
    return {campaign::read_players(read_text(file), file.generic_string(), sight.open.chapters()), ""};
  } catch (const Refusal& refusal) {
    Players none;
    for (const Problem& problem : refusal.problems()) none.refused += to_string(problem) + "\n";
    return none;
  }
}

void add_lists_of_commands(Stamp& stamp, const campaign::State& state) {
  for (const campaign::CanCommand& one : campaign::all_commands(state)) {
    stamp.lists[one.side == campaign::Side::france ? kOfFrance : kOfCoalition].push_back(one.words);
    if (one.whole_army) stamp.names[one.words] = one.words + " (all its forces)";
  }
}

void add_players(HtmlPage& page, const Sight& sight) {
  const Players players = players_of(sight);
  const bool nobody = players.all.empty() && players.refused.empty();
  page.heading("Who commands what", nobody ? "" : "Add a player", nobody ? "" : kPlayersAt);
  list(page, sight, players);
  if (!nobody) return;
  page.paragraph("No player is named yet: letters and dispatches are a side's.");
  page.links({{"Say who commands what", kPlayersAt, ""}});
}

void draw_players(HtmlPage& page, const Sight& sight) {
  const Players players = players_of(sight);
  const std::string name = field(sight.asked, "player");
  const auto chosen = std::find_if(players.all.begin(), players.all.end(),
                                   [&](const campaign::Player& player) { return player.name == name; });
  const bool known = chosen != players.all.end();
  page.lead(
      "Whose letters may order which forces, and whose dispatch tells of them. It stands in players.csv beside the "
      "campaign.");
  if (!players.all.empty() || !players.refused.empty()) {
    page.heading("Who commands what", known ? "Add a player" : "", known ? kPlayersAt : "");
    list(page, sight, players);
  }
  add_form(page, *find_deed("player"), sight.stamp, known ? filled_in_for(*chosen, sight.file.state()) : FilledIn{});
  if (known) add_form(page, *find_deed("player-gone"), sight.stamp, {{"name", chosen->name}});
  page.links({{"Players and dispatches", "/dispatches", ""}});
}

}  // namespace estafette::desk
