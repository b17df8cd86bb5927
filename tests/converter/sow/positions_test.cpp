// Where corps stand, as an umpire may change it: written, read back, refused with its line.
#include "converter/sow/plan/positions.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::sow::positions_test {
namespace {

const std::vector<CorpsPlace> kTwo = {{true, "III Corps", 4519, 4200, 180, "", 0},
                                      {false, "Guard, Old and Young", 3600, 4100, 10, "", 0}};

std::string refused(const std::string& rows) {
  return test::refusal([&] { (void)read_positions("side,force,south,east,facing\n" + rows, "positions.csv"); });
}

}  // namespace

TEST(Positions, AreReadBackAsTheyWereWritten) {
  const std::string text = positions_csv(kTwo);
  EXPECT_EQ(text,
            "side,force,south,east,facing\nattacker,III Corps,4519,4200,south\n"
            "defender,\"Guard, Old and Young\",3600,4100,10\n");
  const std::vector<CorpsPlace> back = read_positions(text, "positions.csv");
  EXPECT_EQ(positions_csv(back), text);
  EXPECT_EQ(back.at(1).line, 3);
}

TEST(Positions, ExcelMayHaveMadeSemicolonsOfTheCommas) {
  EXPECT_EQ(read_positions("side;force;south;east;facing\r\nattacker;III Corps;4519;4200;South\r\n", "p.csv").size(),
            1U);
}

TEST(Positions, ARowIsTheSameAsAnOptionOfTheCommandLine) {
  ProblemList problems;
  for (const CorpsPlace& place : kTwo) {
    const auto back = place_from(to_string(place), "--position", problems);
    ASSERT_TRUE(back);
    EXPECT_EQ(to_string(*back), to_string(place));
  }
  EXPECT_TRUE(problems.empty());
}

TEST(Positions, ADirectionHasANameOrDegrees) {
  EXPECT_EQ(facing_from("North-East"), 45);
  EXPECT_EQ(facing_from("200"), 200);
  for (const char* text : {"360", "-1", "up", "", "northish"}) EXPECT_EQ(facing_from(text), std::nullopt) << text;
  for (int degrees = 0; degrees < 360; ++degrees) EXPECT_EQ(facing_from(facing_in_words(degrees)), degrees);
}

TEST(Positions, WhatMakesNoSenseIsRefusedWithItsLine) {
  EXPECT_EQ(
      refused("attacker,III Corps,4519,4200,south\nattacker,Guard,near,4200,south\n"),
      "positions.csv:3: south: found \"near\"; expected whole yards, 0 to 99999. Measure from the northern edge of "
      "the map");
  EXPECT_EQ(refused("blue,Guard,1,4200,south\n"),
            "positions.csv:2: side: found \"blue\"; expected attacker or defender");
  EXPECT_EQ(refused("attacker,Guard,1,2,up\n"),
            "positions.csv:2: facing: found \"up\"; expected north, north-east, east ... or degrees from north, 0 to "
            "359. Write south");
  EXPECT_EQ(refused("attacker,Guard,1,2,south\nattacker,guard,3,4,south\n"),
            "positions.csv:3: force: found \"guard\"; expected each force once (see line 2). Remove one of the two");
}

TEST(Positions, AFileOfAnotherKindIsSentBack) {
  EXPECT_EQ(test::refusal([] { (void)read_positions("name,men\nIII Corps,500\n", "p.csv"); }).substr(0, 64),
            "p.csv:1: found \"name,men\"; expected side,force,south,east,facing");
  EXPECT_FALSE(test::refusal([] { (void)read_positions("", "p.csv"); }).empty());
}

}  // namespace estafette::sow::positions_test
