// An umpire's wishes for scaling (docs/scaling.md) in a typed text, which has no column for them.
#include "converter/orbat/wishes.hpp"
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::wishes_typed_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

/// "2nd Foot: merge with 1st Foot; ": every command and unit that has a wish, with it.
std::string wishes(const Formation& formation) {
  std::string text;
  const auto add = [&](const std::string& name, const std::string& note) {
    if (const std::string wish = wish_in_note(note); !wish.empty()) text += name + ": " + wish + "; ";
  };
  add(formation.name, formation.note);
  for (const Unit& unit : formation.units) add(unit.name, unit.note);
  for (const Formation& child : formation.formations) text += wishes(child);
  return text;
}

Reading of_division(const std::string& lines) {
  return read("French Army\n1st Division - General Dale\n" + lines + "24th Line 1,600 men\n");
}

}  // namespace

TEST(WishesTyped, StandBehindAnEntryInWhateverWayTheyAreParted) {
  for (const std::string before : {"; ", ", ", " - ", " \u2013 ", ". "}) {
    const Reading reading =
        of_division("22nd Line (3 bns) 1,800 men" + before + "scale: keep\n2nd Foot Artillery (6 guns) 110 men" +
                    before + "Scale: 4 guns\n");
    EXPECT_EQ(told(reading),
              "French Army[1st Division[22nd Line 1800; 2nd Foot Artillery 110 6 guns; 24th Line 1600; ]]")
        << before;
    EXPECT_EQ(wishes(reading.orbat.formations.at(0)), "22nd Line: keep; 2nd Foot Artillery: 4 guns; ") << before;
    EXPECT_TRUE(asked(reading).empty()) << before;
  }
}

TEST(WishesTyped, StandInBracketsOrOnALineBelow) {
  for (const std::string told_so : {" [scale: leave out]", " (scale: leave out)", "\nscale: leave out",
                                    "\nNote: scale: leave out", "\n  Scale: leave out, it came late"}) {
    const Reading reading = of_division("22nd Line (3 bns) 1,800 men" + told_so + "\n");
    EXPECT_EQ(wishes(reading.orbat.formations.at(0)), "22nd Line: leave out; ") << told_so;
    EXPECT_TRUE(asked(reading).empty()) << told_so;
  }
}

TEST(WishesTyped, AreOfTheDivisionBehindWhoseLeaderTheyStand) {
  const Reading reading = read(
      "French III Corps\n1st Division: General Dale; scale: merge with 2nd Division\n22nd Line 1,800 men\n"
      "2nd Division - General Roe - scale: keep\n24th Line 1,600 men\n");
  EXPECT_EQ(wishes(reading.orbat.formations.at(0)), "1st Division: merge with 2nd Division; 2nd Division: keep; ");
  EXPECT_EQ(told(reading), "French III Corps[1st Division[22nd Line 1800; ]2nd Division[24th Line 1600; ]]");
}

/// What is misspelt is kept, so that scaling asks about it.
TEST(WishesTyped, AreKeptAsTheyStand) {
  const Reading reading = of_division("22nd Line (3 bns) 1,800 men; scale: kep\n");
  EXPECT_EQ(wishes(reading.orbat.formations.at(0)), "22nd Line: kep; ");
}

TEST(WishesTyped, AScaleOfFiguresIsNone) {
  const Reading reading =
      read("Scale: 1 figure = 20 men\nFrench Army\n1st Division - General Dale\n22nd Line 30 figures\n");
  EXPECT_EQ(told(reading), "French Army[1st Division[22nd Line 600; ]]");
}

}  // namespace estafette::readers::wishes_typed_test
