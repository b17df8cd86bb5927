// Units below a sentence that says what they are, and parts of a regiment behind their leader.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::following_units_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

}  // namespace

TEST(FollowingUnits, AreWhatTheSentenceAboveThemSays) {
  const Reading spanish = read(
      "Spain\nLa división Toro constaba de los batallones siguientes:\n1.º de Alba, 600 hombres\n2.º de Alba, 500 "
      "hombres\n");
  EXPECT_EQ(told(spanish), "división Toro[1.º batallón de Alba 600; 2.º batallón de Alba 500; ]");
  EXPECT_TRUE(asked(spanish).empty());
  EXPECT_EQ(french("La division Petit se composait des bataillons suivants :\n1er d'Alba (600 hommes)\n2e d'Alba (500 "
                   "hommes)\n"),
            "division Petit[1er bataillon d'Alba 600; 2e bataillon d'Alba 500; ]");
}

TEST(FollowingUnits, PartsOfARegimentMayStandBehindTheirLeader) {
  const Reading reading =
      read("Prussia\nDivision Huber\nOberst Kern: 3 sqs of 1st Hussars\nOberst Roe: 2 bns of 4th Line\n");
  EXPECT_EQ(told(reading), "Division Huber[Oberst Kern[1st Hussars 390; ]Oberst Roe[4th Line 1380; ]]");
}

}  // namespace estafette::readers::following_units_test
