// Pages of old books as programs read them: numbers, dashes and words that came out wrong, and marks of notes.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::misread_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::vector<std::string> names(const Reading& reading) {
  std::vector<std::string> all;
  for (const Unit& unit : reading.orbat.formations.at(0).units) all.push_back(unit.name);
  return all;
}

}  // namespace

TEST(Misread, DashesStandForTheWordsAboveThoughTheNumbersAreMisread) {
  const Reading reading = read(
      "Bayern\nDas Heer:\ndas iste leichte Infanterie-Bataillon Huber,\ndas 2te — — — Kern,\ndas ate — — — Roe,\n"
      "das 5te — –— – Dale.\n");
  const Formation& army = reading.orbat.formations.at(0);
  ASSERT_EQ(army.formations.size(), 1U);
  EXPECT_EQ(army.formations.at(0).units.size(), 4U);
}

TEST(Misread, LettersInTheNumberOfARegimentAreItsFigures) {
  EXPECT_EQ(names(read("Britain\nKern's Brigade\n4Oth Foot 843\n7lst Foot 903\n")),
            (std::vector<std::string>{"40th Foot", "71st Foot"}));
}

TEST(Misread, ANumberThatNobodyCanReadIsAskedAbout) {
  const Reading reading = read(
      "Bayern\nBrigade Kern\ndas 1ste leichte Infanterie-Bataillon Huber,\ndas ate — — — Roe,\ndas 3te — — — Dale.\n");
  EXPECT_EQ(names(reading), (std::vector<std::string>{"das 1ste leichte Infanterie-Bataillon Huber",
                                                      "das ate leichte Infanterie-Bataillon Roe",
                                                      "das 3te leichte Infanterie-Bataillon Dale."}));
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

TEST(Misread, AHyphenBelongsToNoHeadingBelow) {
  const Reading reading = read(
      "Bayern\n1ste Brigade: Generalmajor Graf Kern.\n1stes Dragoner-Regiment Stein-\n"
      "dte Brigade: Generalmajor Graf Dale.\n3tes Linien-Infanterie-Regiment Otto.\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  EXPECT_EQ(unit_of(reading).name, "1stes Dragoner-Regiment Stein");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "Generalmajor Graf Dale");
}

TEST(Misread, TheMarkOfANoteIsNoPartOfACommand) {
  for (const std::string mark : {"*) ", "*5) "}) {
    const Reading reading =
        read("Bayern\n" + mark + "1ste Brigade: Generalmajor Graf\nKern.\n1stes Linien-Infanterie-Regiment Wald.\n");
    EXPECT_EQ(reading.orbat.formations.at(0).name, "1ste Brigade") << mark;
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Generalmajor Graf Kern") << mark;
  }
}

TEST(Misread, ChevauxlegersRideHoweverTheyAreSpelt) {
  for (const std::string word : {"Chevguxlegers", "Chevauxlegcrs", "Chevaurlegers", "Chevaulegers"})
    EXPECT_EQ(unit_of(read("Bayern\nBrigade Kern\n5tes leichtes Infanterie-Bataillon Roe\n1stes " + word +
                           "-Regiment Prinz\n"),
                      1)
                  .kind,
              Kind::light_cavalry)
        << word;
}

TEST(Misread, ASortWithOneWrongLetterIsAskedAbout) {
  const Reading reading = read(
      "Preußen\nBrigade Kern\n1stes leichtes Bataillon Roe\n3tes Hufaren-Regiment Dale\n4tes Uhlancn-Regiment\n"
      "2tes Leib-Regiment\n5tes Altmärkisches Regiment\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{4, 5}));
}

TEST(Misread, TwoUnitsOnOneLineAreTwo) {
  EXPECT_EQ(told(read("Netherlands\n1e Brigade\nVoetbatterij (3 officieren en 116 manschappen) onder kapitein De "
                      "WitArtillerietrein (2 officieren en 137 manschappen)\n")),
            "1e Brigade[Voetbatterij 119 8 guns; Artillerietrein 139; ]");
}

TEST(Misread, SentencesOnWhatEachRegimentHasAreAskedAboutAndNoTroops) {
  const Reading reading = read(
      "Bayern\nBrigade Kern\nSalm, Toro, ferner:\ndas 1ste Chevauxlegers-Regiment,\n"
      "Divisionen, jede zu drei Escadrons, dazu eine Reserve.\nDas 2te Regiment\njedes Bataillon aus 4 Compagnien, "
      "wovon eine leichte,\n");
  EXPECT_EQ(names(reading), (std::vector<std::string>{"das 1ste Chevauxlegers-Regiment", "Das 2te Regiment"}));
  EXPECT_EQ(asked(reading), (std::vector<int>{3, 5, 7}));
}

}  // namespace estafette::readers::misread_test
