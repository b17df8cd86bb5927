// Several regiments or batteries on a line, and what they had together; remarks in brackets behind one.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::several_regiments_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::unit_of;

/// "Alba Hussar Regiment 8; Toro Hussar Regiment 8; ": each with its battalions or squadrons.
std::string parts(const std::string& nation, const std::string& line) {
  return text_test::battalions(read(nation + "\n1st Division: Kern\n" + line + "\n"));
}

}  // namespace

TEST(SeveralRegiments, SquadronsBehindTwoNamesAreThoseOfBoth) {
  const std::string two = "Alba Hussar Regiment 8; Toro Hussar Regiment 8; ";
  EXPECT_EQ(parts("Russia", "Alba and Toro Hussar Regiments, 16 sqns"), two);
  EXPECT_EQ(parts("Russia", "Alba and Toro Hussar Regiments (16 sqns)"), two);
  EXPECT_EQ(parts("Prussia", "Dragoner-Regimenter Kern und Roe, 10 Eskadronen"),
            "Dragoner-Regiment Kern 5; Dragoner-Regiment Roe 5; ");
  EXPECT_EQ(parts("Prussia", "Infanterie-Regimenter Kern und Roe (4 Bataillone)"),
            "Infanterie-Regiment Kern 2; Infanterie-Regiment Roe 2; ");
}

TEST(SeveralRegiments, TheSortBeforeTheNamesIsThatOfEach) {
  EXPECT_EQ(parts("France", "Régiments de hussards d'Alba et de Toro, 8 escadrons"),
            "Régiment de hussards d'Alba 4; Régiment de hussards de Toro 4; ");
  EXPECT_EQ(parts("Naples", "Reggimenti di fanteria Alba e Toro, 4 battaglioni"),
            "Reggimento di fanteria Alba 2; Reggimento di fanteria Toro 2; ");
  EXPECT_EQ(parts("Spain", "Regimientos de húsares de Alba y de Toro (6 escuadrones)"),
            "Regimiento de húsares de Alba 3; Regimiento de húsares de Toro 3; ");
}

TEST(SeveralRegiments, HowManyThereWereIsAskedWhereSortsAreJoined) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\nRégiments de hussards et de dragons, 8 escadrons\n")),
            std::vector<int>{3});
}

TEST(SeveralRegiments, ACountThatANamePartsFromItsWordIsAsked) {
  EXPECT_EQ(
      asked(read("Russia\n1st Division: Kern\n3 Don Cossack regiments\n3 Kern hussar regiments\n3 hussar regiments\n")),
      (std::vector<int>{3, 4}));
}

TEST(SomeOfBatteries, OneOfThreeMayBeHorseArtillery) {
  for (const std::string line : {"3 batteries (one horse)", "3 Batterien (davon 1 reitende)",
                                 "3 batteries, one of horse artillery", "3 baterías (una a caballo)"}) {
    const Reading reading = read("Spain\n1st Division: Kern\n" + line + "\n");
    const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
    ASSERT_EQ(units.size(), 3U) << line;
    EXPECT_EQ(units[0].kind, Kind::foot_artillery) << line;
    EXPECT_EQ(units[1].kind, Kind::foot_artillery) << line;
    EXPECT_EQ(units[2].kind, Kind::horse_artillery) << line;
  }
}

TEST(RemarksBehind, WhereAUnitWasIsANoteAndNoPartOfItsName) {
  const Reading reading = read("Union\n1st Brigade: Kern\n31st Iowa (detached at Toro)\n");
  EXPECT_EQ(unit_of(reading).name, "31st Iowa");
  EXPECT_NE(unit_of(reading).note.find("detached at Toro"), std::string::npos);
  EXPECT_EQ(unit_of(read("Union\n1st Brigade: Kern\n34th Iowa (guarding trains)\n")).name, "34th Iowa");
}

TEST(RemarksBehind, ANameInBracketsStaysInTheName) {
  EXPECT_EQ(unit_of(read("Britain\n1st Brigade: Kern\n1st Foot (Royal Scots)\n")).name, "1st Foot (Royal Scots)");
}

}  // namespace estafette::readers::several_regiments_test
