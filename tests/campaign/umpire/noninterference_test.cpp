// What a side does not know changes nothing that it is given: of two campaigns that differ in nothing else it gets the
// same bytes, in every format, answers to its letters included. Source: rules 5.3, 5.4; docs/reports.md.
#include "base/text.hpp"
#include "campaign/cartography/map_page.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/orders/read_orders.hpp"
#include "campaign/reports/battle_tables.hpp"
#include "campaign/reports/dispatch.hpp"
#include "campaign/reports/dispatch_forms.hpp"
#include "campaign/reports/dispatch_of.hpp"
#include "campaign/reports/morning_state.hpp"
#include "campaign/reports/planted.hpp"
#include "campaign/reports/status_for.hpp"
#include "campaign/site/site.hpp"
#include "campaign/umpire/twins.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::test::noninterference_test {
namespace {

/// By name, so that a failure says which paper tells it.
using Papers = std::vector<Document>;

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

/// All that can be written for the reader.
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

std::string place(const Theatre& theatre, Dice& dice) {
  return theatre.map.nodes.at(static_cast<std::size_t>(dice.roll(0, static_cast<int>(theatre.map.nodes.size()) - 1)))
      .name;
}

/// Orders of every kind to the side's forces, sensible or not.
std::string letter(const Theatre& theatre, const State& state, Side side, Dice& dice) {
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

/// The letter without orders to "Force 2" and the like: words by which a side may mean a force of its own, whose id is
/// "force-1-2" in the twin.
std::string without_plain_numbers(const std::string& letter) {
  std::string kept;
  for (const std::string& line : split(letter, '\n'))
    if (!line.starts_with("Force ")) kept += line + "\n";
  return kept;
}

/// The names of some of the side's forces.
std::set<std::string> some_of(const State& state, Side side, Dice& dice) {
  std::set<std::string> names;
  for (const Force& force : state.forces)
    if (force.side == side && dice.happens(1, 2)) names.insert(force.name);
  return names;
}

/// A player who commands the forces with these names, and another who commands the rest.
LetterWriter writer_for(const State& state, Side side, const std::set<std::string>& names) {
  LetterWriter writer{"Ney", {}, {}};
  for (const Force& force : state.forces) {
    if (force.side != side) continue;
    if (names.contains(force.name))
      writer.commands.insert(force.id);
    else
      writer.others[force.id] = "Marmont";
  }
  return writer;
}

std::string answer(const Theatre& theatre, const State& state, Side side, const std::string& letter,
                   const LetterWriter* writer = nullptr) {
  std::string text;
  for (const OrderLine& line : read_orders(theatre, state, side, letter, "letter", writer)) {
    if (!line.passed_over.empty()) text += line.passed_over + " " + line.text + "\n";
    for (const std::string& order : line.understood) text += order + "\n";
    for (const Problem& problem : line.problems) text += to_string(problem) + "\n";
  }
  return text;
}

void want_the_same(const Papers& ones, const Papers& others) {
  RC_ASSERT(ones.size() == others.size());
  for (std::size_t i = 0; i < ones.size(); ++i) {
    if (ones[i] == others[i]) continue;
    const auto differ =
        std::mismatch(ones[i].bytes.begin(), ones[i].bytes.end(), others[i].bytes.begin(), others[i].bytes.end());
    const auto at = static_cast<std::size_t>(differ.first - ones[i].bytes.begin());
    const std::size_t from = at > 80 ? at - 80 : 0;
    RC_FAIL(fmt::format("{} tells:\n{}\n--- and of the twin:\n{}", ones[i].path.string(),
                        ones[i].bytes.substr(from, 200), others[i].bytes.substr(from, 200)));
  }
}

Side side_of(Dice& dice) {
  return dice.happens(1, 2) ? Side::france : Side::coalition;
}

}  // namespace

TEST(Noninterference, AnAnswerToALetterIsTheSameWhateverTheSideDoesNotKnow) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Dice dice(seed);
    const Side side = side_of(dice);
    const State state = random_state(dice);
    const State twin = twin_of(state, side, dice);
    const std::string orders = letter(twin_country(), state, side, dice);
    const std::string one = answer(twin_country(), state, side, orders);
    const std::string other = answer(twin_country(), twin, side, orders);
    if (one != other) RC_FAIL(fmt::format("{}\nis answered\n{}\nand of the twin\n{}", orders, one, other));
  }));
}

TEST(Noninterference, APlayerWhoWritesForAnotherIsToldTheSameWhateverHisSideDoesNotKnow) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Dice dice(seed);
    const Side side = side_of(dice);
    const State state = random_state(dice);
    const State twin = twin_of(state, side, dice);
    const std::set<std::string> names = some_of(state, side, dice);
    const LetterWriter writer = writer_for(state, side, names);
    const LetterWriter his_twin = writer_for(twin, side, names);
    const std::string enemys = letter(twin_country(), twin, opponent(side), dice);
    const std::string orders = letter(twin_country(), state, side, dice) + without_plain_numbers(enemys);
    const std::string one = answer(twin_country(), state, side, orders, &writer);
    const std::string other = answer(twin_country(), twin, side, orders, &his_twin);
    if (one != other) RC_FAIL(fmt::format("{}\nis answered\n{}\nand of the twin\n{}", orders, one, other));
  }));
}

TEST(Noninterference, APaperOfEveryKindIsTheSameWhateverTheSideDoesNotKnow) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Dice dice(seed);
    const Side side = side_of(dice);
    const State state = random_state(dice);
    const State twin = twin_of(state, side, dice);
    const Turn turn{2};
    const std::vector<Chapter> chapters = {{turn, state, state, {}}};
    const std::vector<Chapter> twins = {{turn, twin, twin, {}}};
    const Audience audience{side, "", {}};
    want_the_same(papers_for(twin_country(), chapters, audience), papers_for(twin_country(), twins, audience));
  }));
}

TEST(Noninterference, APlayerOfEitherSideIsGivenTheSameWhateverHisSideDoesNotKnow) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    for (const Side side : {Side::france, Side::coalition}) {
      Dice dice(seed);
      const State state = random_state(dice);
      const State twin = twin_of(state, side, dice);
      const std::set<std::string> names = some_of(state, side, dice);
      const Audience player{side, "Ney", writer_for(state, side, names).commands};
      const Audience his_twin{side, "Ney", writer_for(twin, side, names).commands};
      const Turn turn{2};
      want_the_same(papers_for(twin_country(), {{turn, state, state, {}}}, player),
                    papers_for(twin_country(), {{turn, twin, twin, {}}}, his_twin));
    }
  }));
}

TEST(Noninterference, WhatHappenedIsToldAlikeWhateverTheUmpireNotedAndTheEnemyDid) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Dice dice(seed);
    const Side side = side_of(dice);
    const std::vector<Chapter> chapters = planted_chapters();
    std::vector<Chapter> twins = chapters;
    for (Chapter& chapter : twins) {
      chapter.events =
          twins_of(chapter.events, side, chapter.before.forces.empty() ? chapter.after : chapter.before, dice);
      for (State* state : {&chapter.before, &chapter.after}) {
        state->prestige += 5;
        if (state->truce) state->truce->terms = "Others";
        if (state->ending) state->ending->why = "Another reason";
        for (Force& force : state->forces)
          if (force.side != side) force.name = force.troops.edit().name = "Renamed";
      }
    }
    const Audience audience{side, "", {}};
    want_the_same(papers_for(planted_country(), chapters, audience), papers_for(planted_country(), twins, audience));
  }));
}

TEST(Noninterference, TheTwinIsAnotherCampaignForTheUmpire) {
  Dice dice(3);
  int different = 0;
  for (int i = 0; i < 20; ++i) {
    const State state = random_state(dice);
    const State twin = twin_of(state, Side::france, dice);
    const cartography::MapPicture one = cartography::map_view(twin_country(), state, {}, std::nullopt);
    if (one != cartography::map_view(twin_country(), twin, {}, std::nullopt)) ++different;
  }
  EXPECT_GT(different, 15);
}

}  // namespace estafette::test::noninterference_test
