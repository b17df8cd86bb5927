// What an umpire states of an order of battle that it does not say itself.
#include "converter/readers/any/stated.hpp"

#include "converter/readers/any/read_any.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::stated_test {
namespace {

Orbat divisions() {
  return read_any("8th Division: Souham\n  22nd Regiment - 650 men\n9th Division: Brenier\n  24th Regiment - 700 men\n",
                  "ney.txt", Format::text, test::reader_data())
      .orbat;
}

}  // namespace

TEST(Stated, ACorpsIsPutAboveDivisionsThatAreUnderNone) {
  const Orbat orbat = with_stated(divisions(), {.nation = "", .corps = "III Corps", .army = ""});
  ASSERT_EQ(orbat.formations.size(), 1U);
  EXPECT_EQ(orbat.formations[0].name, "III Corps");
  EXPECT_EQ(orbat.formations[0].level, Level::corps);
  EXPECT_EQ(orbat.formations[0].formations.size(), 2U);
}

TEST(Stated, ACorpsIsPutAboveTheDivisionsOfAnArmyThatAreUnderNone) {
  const Orbat army =
      read_any("French Army\n8th Division: Souham\n22nd Line 650 men\n9th Division: Brenier\n24th Line 700\n",
               "ney.txt", Format::text, test::reader_data())
          .orbat;
  const Orbat orbat = with_stated(army, {.nation = "", .corps = "III Corps", .army = ""});
  ASSERT_EQ(orbat.formations.size(), 1U);
  EXPECT_EQ(orbat.formations[0].level, Level::army);
  ASSERT_EQ(orbat.formations[0].formations.size(), 1U);
  EXPECT_EQ(orbat.formations[0].formations[0].name, "III Corps");
  EXPECT_EQ(orbat.formations[0].formations[0].formations.size(), 2U);
}

TEST(Stated, AnArmyIsPutAboveTheCorps) {
  const Orbat orbat = with_stated(divisions(), {.nation = "", .corps = "III Corps", .army = "Army of the Main"});
  ASSERT_EQ(orbat.formations.size(), 1U);
  EXPECT_EQ(orbat.formations[0].level, Level::army);
  EXPECT_EQ(orbat.formations[0].formations.at(0).name, "III Corps");
}

TEST(Stated, ANationTakesThePlaceOfNoneAndOfGuesses) {
  const Orbat orbat = with_stated(divisions(), {.nation = "Berg", .corps = "", .army = ""});
  EXPECT_EQ(orbat.formations.at(0).units.at(0).nation, "Berg");
}

TEST(Stated, ANoteDoesNotGuessWhatIsStated) {
  Reading reading;
  reading.orbat = divisions();
  reading.guesses = 2;
  reading.orbat.formations.at(1).units.at(0).note = "guessed: quality line";
  Unit& unit = reading.orbat.formations.at(0).units.at(0);
  unit.nation = "Russia";
  unit.note = "scouts; guessed: nation Russia from its name, quality line";
  Reading same = reading;
  take_stated(reading, {.nation = "Prussia", .corps = "", .army = ""});
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).nation, "Prussia");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).note,
            "stated: nation Prussia, not Russia from its name; scouts; guessed: quality line");
  EXPECT_EQ(reading.guesses, 1);
  take_stated(same, {.nation = "Russia", .corps = "", .army = ""});
  EXPECT_EQ(same.orbat.formations.at(0).units.at(0).note, "scouts; guessed: quality line") << "it was right";
}

TEST(Stated, ANationIsUnderstoodInEveryLanguageOfTheReaders) {
  for (const std::string& said :
       std::vector<std::string>{"France", "Frankreich", "franz\u00F6sisch", " French ", "francese"})
    EXPECT_EQ(as_meant({.nation = said, .corps = "", .army = ""}, test::reader_data().words).nation, "France") << said;
  EXPECT_EQ(as_meant({.nation = "Ruritania", .corps = "", .army = ""}, test::reader_data().words).nation, "Ruritania");
}

/// What they would make could not be read again.
TEST(Stated, ANameThatNoOutlineMayHoldIsRefused) {
  for (const std::string& said :
       {std::string("Left\nWing"), std::string("Left\tWing"), std::string("   "), std::string(81, 'x')}) {
    EXPECT_THROW((void)as_meant({.nation = "", .corps = said, .army = ""}, test::reader_data().words), Refusal) << said;
    EXPECT_THROW((void)as_meant({.nation = "", .corps = "", .army = said}, test::reader_data().words), Refusal) << said;
    EXPECT_THROW((void)as_meant({.nation = said, .corps = "", .army = ""}, test::reader_data().words), Refusal) << said;
  }
  EXPECT_EQ(as_meant({.nation = "", .corps = std::string(80, 'x'), .army = ""}, test::reader_data().words).corps.size(),
            80U);
}

TEST(Stated, NothingStatedChangesNothing) {
  EXPECT_EQ(with_stated(divisions(), {}), divisions());
}

TEST(Stated, ANationSettlesTheQuestionAboutIt) {
  Reading reading = read_any("1st Division\n  22nd Line 1,200 men\n  24th Line 900 men\n", "page.txt", std::nullopt,
                             test::reader_data());
  ASSERT_EQ(reading.looks.size(), 1U);
  const int lines = reading.lines;
  take_stated(reading, {.nation = "Berg", .corps = "", .army = ""});
  EXPECT_TRUE(reading.looks.empty());
  EXPECT_EQ(reading.understood, lines);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).nation, "Berg");
}

}  // namespace estafette::readers::stated_test
