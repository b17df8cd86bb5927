#include "campaign/umpire/given.hpp"

#include "campaign/cartography/map_page.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/orders/read_orders.hpp"
#include "campaign/reports/battle_tables.hpp"
#include "campaign/reports/dispatches/dispatch.hpp"
#include "campaign/reports/dispatches/dispatch_forms.hpp"
#include "campaign/reports/dispatches/dispatch_of.hpp"
#include "campaign/reports/morning_state.hpp"
#include "campaign/reports/status_for.hpp"
#include "campaign/site/site.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::test {
namespace {

void add(Papers& papers, const std::string& name, const Dispatch& dispatch) {
  papers.push_back({name + ".txt", to_text(dispatch)});
  papers.push_back({name + ".html", to_html(dispatch)});
  papers.push_back({name + ".bbcode", to_bbcode(dispatch)});
}

void add_status(Papers& papers, const Theatre& theatre, const State& state, Side side) {
  std::string text;
  const SideStatus status = status_for(theatre, state, side);
  for (const std::string& line : status.lines) text += line + "\n";
  for (const Table& table : status.tables) {
    text += table.caption + "\n";
    for (const auto& row : table.rows)
      for (const std::string& cell : row) text += cell + "|";
  }
  papers.push_back({"status", text});
}

std::string place(const Theatre& theatre, Dice& dice) {
  return theatre.map.nodes.at(static_cast<std::size_t>(dice.roll(0, static_cast<int>(theatre.map.nodes.size()) - 1)))
      .name;
}

}  // namespace

Papers papers_for(const Theatre& theatre, const std::vector<Chapter>& chapters, const Audience& audience) {
  Papers papers = site(theatre, chapters, audience);
  for (const Document& chart : charts(theatre, chapters, audience)) papers.push_back(chart);
  std::vector<Chapter> told;
  for (const Chapter& chapter : chapters) {
    told.push_back(as_told(theatre, chapter, audience));
    add(papers, "dispatch", dispatch(theatre, chapter, audience, "Courage!"));
    add(papers, "returns", dispatch_of(theatre, told, {audience.side}));
    papers.push_back({"returns.csv", to_csv(with_words(morning_state(theatre, told)))});
    for (const BattleReport& battle : battles_of(theatre, told.back())) {
      add(papers, "battle", dispatch_of(theatre, battle));
      papers.push_back({"battle.csv", to_csv(battle)});
    }
    if (!audience.name.empty()) continue;
    const cartography::MapPicture map = cartography::map_view(theatre, chapter.after, chapter.events, audience.side);
    papers.push_back({"map.svg", cartography::to_svg(map)});
    papers.push_back({"map.html", cartography::map_page(map)});
    add_status(papers, theatre, chapter.after, audience.side);
  }
  return papers;
}

std::string first_difference(const Papers& ones, const Papers& others) {
  if (ones.size() != others.size()) return fmt::format("{} papers, and of the twin {}", ones.size(), others.size());
  for (std::size_t i = 0; i < ones.size(); ++i) {
    if (ones[i] == others[i]) continue;
    const auto differ =
        std::mismatch(ones[i].bytes.begin(), ones[i].bytes.end(), others[i].bytes.begin(), others[i].bytes.end());
    const auto at = static_cast<std::size_t>(differ.first - ones[i].bytes.begin());
    const std::size_t from = at > 80 ? at - 80 : 0;
    return fmt::format("{} tells:\n{}\n--- and of the twin:\n{}", ones[i].path.string(),
                       ones[i].bytes.substr(from, 200),
                       others[i].bytes.substr(std::min(from, others[i].bytes.size()), 200));
  }
  return {};
}

std::string random_letter(const Theatre& theatre, const State& state, Side side, Dice& dice) {
  std::string text;
  for (const Force& force : state.forces) {
    if (force.side != side) continue;
    const std::string there = place(theatre, dice);
    const std::string here = theatre.name(force.at);
    const std::vector<std::string> orders = {
        "march " + there,
        "force march " + there + " - " + place(theatre, dice),
        "stand",
        "withdraw if attacked",
        "garrison " + here,
        "leave the garrison",
        "invest " + here,
        "besiege " + here,
        "invest " + there,
        "lift the siege",
        "march to the guns at " + there,
        "detach " + (force.troops->formations.empty() ? "nobody" : force.troops->formations.front().name),
        "attach to Renamed Force 2",
        "exploit " + there,
        "follow " + state.forces.front().name,
        "if " + there + " is empty march there, else march " + place(theatre, dice),
    };
    const auto any = static_cast<std::size_t>(dice.roll(0, static_cast<int>(orders.size()) - 1));
    text += force.name + ": " + orders[any] + "\n";
    if (dice.happens(1, 2)) text += force.name + ": march " + place(theatre, dice) + "\n";
  }
  for (const Piece& piece : state.pieces)
    if (piece.side == side) text += piece.name + ": march " + place(theatre, dice) + "\n";
  return text;
}

std::string answer(const Theatre& theatre, const State& state, Side side, const std::string& letter,
                   const LetterWriter* writer) {
  std::string text;
  for (const OrderLine& line : read_orders(theatre, state, side, letter, "letter", writer)) {
    if (!line.passed_over.empty()) text += line.passed_over + " " + line.text + "\n";
    for (const std::string& order : line.understood) text += order + "\n";
    for (const Problem& problem : line.problems) text += to_string(problem) + "\n";
  }
  return text;
}

}  // namespace estafette::test
