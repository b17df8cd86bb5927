// What a side does not know changes nothing that it is given: of two campaigns that differ in nothing else it gets the
// same bytes, in every format, answers to its letters included. Source: rules 5.3, 5.4; docs/reports.md.
#include "base/text.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/reports/planted.hpp"
#include "campaign/umpire/given.hpp"
#include "campaign/umpire/twins.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::test::noninterference_test {
namespace {

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

void want_the_same(const Papers& ones, const Papers& others) {
  if (const std::string differ = first_difference(ones, others); !differ.empty()) RC_FAIL(differ);
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
    const std::string orders = random_letter(twin_country(), state, side, dice);
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
    const std::string enemys = random_letter(twin_country(), twin, opponent(side), dice);
    const std::string orders = random_letter(twin_country(), state, side, dice) + without_plain_numbers(enemys);
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
