// What an umpire states of an order of battle that it does not say itself.
#include "converter/readers/any/stated.hpp"

#include "converter/readers/any/read_any.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

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
  Reading reading = read_any("Corps: Sacken\n Kursk Infantry Regiment (2 bns, 1,050 men)\n", "sacken.txt", Format::text,
                             test::reader_data());
  const auto unit = [&]() -> const Unit& { return reading.orbat.formations.at(0).units.at(0); };
  ASSERT_NE(unit().note.find("nation Russia from"), std::string::npos) << unit().note;
  const int guesses = reading.guesses;
  Reading same = reading;
  take_stated(reading, {.nation = "Prussia", .corps = "", .army = ""});
  EXPECT_EQ(unit().nation, "Prussia");
  EXPECT_EQ(unit().note.find("guessed: nation"), std::string::npos) << unit().note;
  EXPECT_TRUE(unit().note.starts_with("stated: nation Prussia, not Russia from its name")) << unit().note;
  EXPECT_EQ(reading.guesses, guesses - 1);
  take_stated(same, {.nation = "Russia", .corps = "", .army = ""});
  EXPECT_EQ(same.orbat.formations.at(0).units.at(0).note.find("nation"), std::string::npos) << "it was right";
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
