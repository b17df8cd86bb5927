// What the order writer offers is what a letter may say: nothing that would be refused, and every march that would not.
// Source: rules 1.1, 2.0 to 2.3.1, 5.3, 5.5; docs/orders.md.
#include "campaign/order_writer/order_sheet.hpp"

#include "base/dice.hpp"
#include "campaign/orders/lodging.hpp"
#include "campaign/orders/read_orders.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/twins.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace estafette::test::order_sheet_test {
namespace {

using namespace campaign;

/// The lines of a letter that the marches come to, as the writer's script writes them.
void add_lines(const Theatre& theatre, const std::string& name, const std::vector<MarchStep>& steps,
               std::vector<std::string>& way, std::vector<std::string>& lines) {
  for (const MarchStep& step : steps) {
    way.push_back(theatre.map.nodes[step.place].name);
    if (step.ends)
      lines.push_back(fmt::format("{}: {}march {}", name, step.forced ? "force " : "", fmt::join(way, " - ")));
    add_lines(theatre, name, step.next, way, lines);
    way.pop_back();
  }
}

std::vector<std::string> marches_of(const Theatre& theatre, const OrderedSubject& subject) {
  std::vector<std::string> way, lines;
  add_lines(theatre, subject.name, subject.marches, way, lines);
  return lines;
}

/// What a letter of this one line is answered; empty if it is understood as it stands.
std::string asked_about(const Theatre& theatre, const State& state, Side side, const std::string& line) {
  std::string answer;
  for (const OrderLine& read : read_orders(theatre, state, side, line, "letter")) {
    for (const Problem& problem : read.problems) answer += to_string(problem) + "\n";
    if (read.understood.empty()) answer += read.passed_over + "\n";
    for (const std::string& understood : read.understood)
      if (!understood.starts_with(line.substr(0, line.find(": march")))) answer += "read as " + understood + "\n";
  }
  return answer;
}

State without_orders(State state) {
  state.orders.clear();
  state.pause.reset();
  state.ending.reset();
  return state;
}

/// Every way without a place twice that the rules allow the force, found by trying all of them.
void try_all(const Lodging& lodging, const Theatre& theatre, const Force& force, std::vector<NodeId>& way,
             std::set<std::vector<NodeId>>& allowed) {
  constexpr std::size_t kFarthest = 5;
  for (const Stretch& road : stretches(theatre, lodging.state(), way.back())) {
    if (std::find(way.begin(), way.end(), road.to) != way.end()) continue;
    way.push_back(road.to);
    for (const OrderKind kind : {OrderKind::march, OrderKind::force_march}) {
      Order order;
      order.kind = kind;
      order.subject = force.id;
      order.way = way;
      if (lodging.against(order).empty()) allowed.insert(way);
    }
    if (way.size() <= kFarthest) try_all(lodging, theatre, force, way, allowed);
    way.pop_back();
  }
}

void collect(const Theatre& theatre, const std::vector<MarchStep>& steps, std::vector<NodeId>& way,
             std::set<std::vector<NodeId>>& offered) {
  for (const MarchStep& step : steps) {
    way.push_back(theatre.ways.id_of(step.place));
    if (step.ends) offered.insert(way);
    collect(theatre, step.next, way, offered);
    way.pop_back();
  }
}

}  // namespace

TEST(OrderSheet, OffersOf1813AreReadWithoutAQuestion) {
  const Standing& standing = begun("1813").standing;
  for (const Side side : {Side::france, Side::coalition}) {
    const OrderSheet sheet = order_sheet(standing.theatre, standing.state, {side, "", {}});
    std::size_t marches = 0;
    for (const OrderedSubject& subject : sheet.subjects) {
      const std::vector<std::string> lines = marches_of(standing.theatre, subject);
      marches += lines.size();
      for (std::size_t i = 0; i < lines.size(); i += 1 + lines.size() / 6)
        EXPECT_EQ(asked_about(standing.theatre, standing.state, side, lines[i]), "") << lines[i];
      for (const OfferedOrder& order : subject.others)
        if (!order.text.ends_with(": halt")) {
          EXPECT_EQ(asked_about(standing.theatre, standing.state, side, order.text), "") << order.text;
        }
    }
    EXPECT_GT(marches, 200U);
  }
}

TEST(OrderSheet, NothingThatIsOfferedWouldBeRefused) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Dice dice(seed);
    const Side side = dice.happens(1, 2) ? Side::france : Side::coalition;
    const State state = without_orders(random_state(dice));
    const OrderSheet sheet = order_sheet(twin_country(), state, {side, "", {}});
    for (const OrderedSubject& subject : sheet.subjects) {
      std::vector<std::string> lines = marches_of(twin_country(), subject);
      for (const OfferedOrder& order : subject.others)
        if (!order.text.ends_with(": halt")) lines.push_back(order.text);
      for (const std::string& line : lines)
        if (const std::string why = asked_about(twin_country(), state, side, line); !why.empty())
          RC_FAIL(line + "\nis answered\n" + why);
    }
  }));
}

TEST(OrderSheet, EveryMarchThatTheRulesAllowIsOffered) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Dice dice(seed);
    const Side side = dice.happens(1, 2) ? Side::france : Side::coalition;
    const State state = without_orders(random_state(dice));
    const OrderSheet sheet = order_sheet(twin_country(), state, {side, "", {}});
    const Lodging lodging(twin_country(), state, side);
    std::size_t at = 0;
    for (const Force& force : state.forces) {
      if (force.side != side) continue;
      std::set<std::vector<NodeId>> allowed, offered;
      std::vector<NodeId> way = {force.at};
      try_all(lodging, twin_country(), force, way, allowed);
      collect(twin_country(), sheet.subjects.at(at++).marches, way, offered);
      RC_ASSERT(allowed == offered);
    }
  }));
}

TEST(OrderSheet, APlayerGetsHisOwnForcesOnly) {
  const Standing& standing = begun("1813").standing;
  const Force& ney = *std::find_if(standing.state.forces.begin(), standing.state.forces.end(),
                                   [](const Force& force) { return force.name == "III Corps"; });
  const OrderSheet sheet = order_sheet(standing.theatre, standing.state, {Side::france, "Ney", {ney.id}});
  ASSERT_EQ(sheet.subjects.size(), 1U);
  EXPECT_EQ(sheet.subjects.front().name, "III Corps");
  EXPECT_EQ(sheet.writer, "Ney");
}

TEST(OrderSheet, WhoMayNotMarchIsToldWhy) {
  const Standing& standing = begun("1813").standing;
  for (const OrderedSubject& subject : order_sheet(standing.theatre, standing.state, {Side::france, "", {}}).subjects)
    EXPECT_EQ(subject.marches.empty(), !subject.why_not.empty()) << subject.name;
}

}  // namespace estafette::test::order_sheet_test
