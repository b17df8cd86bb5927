// A dry run is the deed itself, not written down: over random campaigns, what it tells is what the commit then writes,
// dice included, and the state that it shows is the one that is there afterwards.
#include "base/dice.hpp"
#include "campaign/umpire/adjudicate.hpp"
#include "campaign/umpire/decide.hpp"
#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/letters.hpp"
#include "campaign/umpire/play.hpp"
#include "campaign/umpire/rule.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <map>
#include <optional>

namespace estafette::test::dry_run_property_test {
namespace {

using namespace campaign;
using Work = std::function<Deed(const Standing&)>;

const Contact* waiting_battle(const State& state) {
  for (const Contact& contact : state.contacts)
    if (!contact.settled) return &contact;
  return nullptr;
}

template <typename List>
const auto& one_of_these(const List& list, Dice& dice) {
  return list.at(static_cast<std::size_t>(dice.roll(0, static_cast<int>(list.size()) - 1)));
}

/// A letter that sends some forces of a side to a neighbouring place; what may not be is refused line by line.
Work letter(const Standing& standing, Dice& dice) {
  const Side side = dice.happens(1, 2) ? Side::france : Side::coalition;
  std::string text;
  for (const Force& force : standing.state.forces) {
    if (force.side != side || force.duty != Duty::field || dice.happens(1, 2)) continue;
    std::vector<NodeId> near;
    for (const map::Road& road : standing.theatre.map.roads) {
      if (road.from == force.at) near.push_back(road.to);
      if (road.to == force.at) near.push_back(road.from);
    }
    if (near.empty()) continue;
    const std::string there = standing.theatre.name(one_of_these(near, dice));
    if (dice.happens(1, 6))
      text += fmt::format("{}: follow {}\n", force.name, one_of_these(standing.state.forces, dice).name);
    else
      text += fmt::format("{}: march {}{}\n", force.name, there, dice.happens(1, 6) ? " if it is empty" : "");
  }
  std::optional<LetterWriter> writer;
  if (dice.happens(1, 3)) {
    writer = LetterWriter{"Somebody", {}, {}};
    for (const Force& force : standing.state.forces)
      if (force.side == side && dice.happens(2, 3)) writer->commands.insert(force.id);
  }
  return [side, text, writer](const Standing& now) {
    return deed_of(now, lodge(now, {ReceivedLetter{{"letter.txt", text}, side, writer}}));
  };
}

/// An order before another; what would no longer be allowed is refused.
Work moved(const Standing& standing, Dice& dice) {
  const int one = one_of_these(standing.state.orders, dice).sequence;
  const int other = one_of_these(standing.state.orders, dice).sequence;
  return [one, other](const Standing& now) { return move_order(now, one, other); };
}

Work verdict(const Contact& contact, Dice& dice) {
  Judgement judgement;
  judgement.number = contact.number;
  if (dice.happens(3, 4)) {
    judgement.winner = dice.happens(1, 2) ? Side::france : Side::coalition;
    judgement.level = dice.happens(1, 2) ? VictoryLevel::major : VictoryLevel::minor;
  }
  for (const std::vector<ForceId>& forces : {contact.attackers, contact.defenders})
    for (const ForceId& force : forces) judgement.losses.push_back({force, dice.roll(0, 40), true});
  return [judgement](const Standing& now) { return adjudicate(now, judgement); };
}

Work ruling(const Standing& standing, Dice& dice) {
  const State& state = standing.state;
  const Force& force = one_of_these(state.forces, dice);
  const map::Node& node = one_of_these(standing.theatre.map.nodes, dice);
  std::vector<std::string> nations;
  for (const auto& [nation, side] : state.nations) nations.push_back(nation);
  const std::string why = "the umpire says so";
  const std::vector<Ruling> all = {
      {force.id.slug, "at", node.name, why},
      {force.id.slug, "exhausted", std::to_string(state.turn.value + 3), why},
      {force.id.slug, "fatigued", "no", why},
      {node.name, "owner", dice.happens(1, 2) ? "france" : "coalition", why},
      {"nation " + one_of_these(nations, dice), "side", dice.happens(1, 2) ? "coalition" : "neutral", why},
      {"campaign", "prestige", std::to_string(dice.roll(20, 90)), why},
      {force.id.slug, "line", "cut until " + std::to_string(state.turn.value + 1), why},
      {force.id.slug, "line", "by the rules", why},
      {force.id.slug, "army", "none", why},
      {force.id.slug, "commander", "General Mustermann: ability=3", why},
  };
  const Ruling& chosen = one_of_these(all, dice);
  return [chosen](const Standing& now) { return rule(now, chosen); };
}

/// Whatever an umpire may do now.
Work any_deed(const Standing& standing, Dice& dice) {
  if (!standing.state.proposals.empty() && dice.happens(1, 2)) {
    const Answer decision{standing.state.proposals.front().number, dice.happens(1, 3), "the umpire says so"};
    return [decision](const Standing& now) { return decide(now, decision); };
  }
  if (const Contact* battle = waiting_battle(standing.state); battle != nullptr && dice.happens(3, 4))
    return verdict(*battle, dice);
  if (standing.state.orders.size() > 1 && dice.happens(1, 4)) return moved(standing, dice);
  if (dice.happens(1, 3)) return ruling(standing, dice);
  if (dice.happens(1, 2) || waiting_battle(standing.state) != nullptr) return letter(standing, dice);
  if (standing.state.pause) return [](const Standing& now) { return finish_half_week(now); };
  if (dice.happens(1, 2)) return [](const Standing& now) { return begin_half_week(now, "Sunday"); };
  return [](const Standing& now) { return play_half_week(now); };
}

/// How often each kind of deed was done.
using Tally = std::map<std::string, int>;

Tally play(const std::string& name, std::uint64_t seed, int deeds) {
  const Folder folder;
  const fs::path path = folder / "random.campaign";
  CampaignFile::create(path, begun(name));
  CampaignFile file(path);
  Dice dice(seed);
  Tally done;
  std::vector<Event> told = file.events();
  for (int i = 0; i < deeds; ++i) {
    const Work work = any_deed(file.standing(), dice);
    Deed dry;
    try {
      dry = work(file.standing());
    } catch (const Refusal&) {
      continue;
    }
    const Deed real = work(file.standing());
    RC_ASSERT(dry.events == real.events);
    file.commit(real);
    RC_ASSERT(file.state() == dry.after);
    if (!dry.events.empty() && dice.happens(1, 10)) {
      (void)file.undo();
      file.commit(file.to_redo().deed);
      RC_ASSERT(file.state() == dry.after);
    }
    told.insert(told.end(), dry.events.begin(), dry.events.end());
    if (!dry.events.empty()) ++done[dry.command];
  }
  RC_ASSERT(file.events() == told);  // and nothing of what was refused
  RC_ASSERT(CampaignFile(path).state() == file.state());
  return done;
}

}  // namespace

TEST(DryRunAlways, TellsWhatTheCommitWritesForEveryDeedOfRandomCampaigns) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) { (void)play("1809", seed % 1'000'000, 3); }));
}

TEST(DryRunAlways, IsTriedOnEveryKindOfDeed) {
  const Tally done = play("1813", 7, 60);
  for (const char* command : {"orders", "turn", "ruling", "battle adjudicate"})
    EXPECT_GT(done.contains(command) ? done.at(command) : 0, 0) << command;
}

}  // namespace estafette::test::dry_run_property_test
