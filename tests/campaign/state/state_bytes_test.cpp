// The state as bytes: what is written is read back the same, and nothing else is taken for a state.
#include "campaign/state/state_bytes.hpp"

#include "full_state.hpp"
#include "support/random_orbats.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <stdexcept>

namespace estafette::campaign::state_bytes_test {
namespace {

using test::full_state;

/// Troops, commands within commands, so many levels deep.
Formation nested(int levels) {
  Formation formation;
  if (levels > 1) formation.formations.push_back(nested(levels - 1));
  return formation;
}

/// The parts of a full state, one of them changed.
std::vector<StatePart> spoilt(const std::string& name, const std::function<void(std::string& bytes)>& spoil) {
  std::vector<StatePart> parts = parts_of(full_state());
  for (StatePart& part : parts)
    if (part.name == name) spoil(part.bytes);
  return parts;
}

}  // namespace

TEST(StateAsBytes, IsReadBackTheSame) {
  EXPECT_EQ(state_of(parts_of(full_state())), full_state());
  EXPECT_EQ(state_of(parts_of(State())), State());
}

TEST(StateAsBytes, IsReadInWhateverOrderItsPartsCome) {
  std::vector<StatePart> parts = parts_of(full_state());
  std::reverse(parts.begin(), parts.end());
  EXPECT_EQ(state_of(parts), full_state());
}

TEST(StateAsBytes, NumbersOfEitherSignAndSeedsOfAnySizeStayWhatTheyAre) {
  State state;
  for (const int number : {0, -1, 63, -64, 64, 2147483647, -2147483647 - 1}) {
    state.prestige = number;
    EXPECT_EQ(state_of(parts_of(state)).prestige, number);
  }
  state.seed = ~std::uint64_t{0};
  EXPECT_EQ(state_of(parts_of(state)).seed, state.seed);
}

TEST(StateAsBytes, CutOffAnywhereItIsRefused) {
  for (const StatePart& part : parts_of(full_state())) {
    for (std::size_t kept = 0; kept < part.bytes.size(); ++kept)
      EXPECT_THROW((void)state_of(spoilt(part.name, [&](std::string& bytes) { bytes.resize(kept); })),
                   std::runtime_error)
          << part.name << " cut to " << kept;
    EXPECT_THROW((void)state_of(spoilt(part.name, [](std::string& bytes) { bytes += '\0'; })), std::runtime_error);
  }
}

TEST(StateAsBytes, WithAnyByteChangedItIsAnotherStateOrRefused) {
  for (const StatePart& part : parts_of(full_state())) {
    for (std::size_t at = 0; at < part.bytes.size(); at += 3) {
      for (const char byte : {'\0', '\x7f', '\xff'}) {
        const auto parts = spoilt(part.name, [&](std::string& bytes) { bytes[at] = byte; });
        try {
          const State read = state_of(parts);
          EXPECT_EQ(state_of(parts_of(read)), read) << part.name << " byte " << at;
        } catch (const std::runtime_error&) {  // the other way that is right
        }
      }
    }
  }
}

TEST(StateAsBytes, APartTooFewOrTooManyIsRefused) {
  std::vector<StatePart> parts = parts_of(full_state());
  parts.push_back({"glory", ""});
  EXPECT_THROW((void)state_of(parts), std::runtime_error);
  parts.pop_back();
  parts.pop_back();
  EXPECT_THROW((void)state_of(parts), std::runtime_error);
}

TEST(StateAsBytes, CommandsWithinCommandsWithoutEndAreRefused) {
  State state = full_state();
  state.forces[0].troops = nested(20);
  EXPECT_EQ(state_of(parts_of(state)), state);
  state.forces[0].troops = nested(100);
  EXPECT_THROW((void)state_of(parts_of(state)), std::runtime_error);
}

TEST(StateAsBytes, TheShapeNamesWhatTheBytesHold) {
  for (const char* part : {"prestige:int", "seed:wide", "campaign:text", "truce:?{until:int", "formations:*{", "Moved"})
    EXPECT_EQ(shape_of_state().find(part) != std::string::npos, part != std::string("Moved")) << part;
}

RC_GTEST_PROP(StateAsBytesAlways, TroopsOfAnyShapeWithAnyNamesAreReadBackTheSame, (bool french)) {
  State state = full_state();
  state.forces[0].troops = *test::scaled_armies(french);
  RC_ASSERT(state_of(parts_of(state)) == state);
}

}  // namespace estafette::campaign::state_bytes_test
