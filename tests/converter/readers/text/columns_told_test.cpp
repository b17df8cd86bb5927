// Columns, wings and reserves that sentences name above their divisions.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::columns_told_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(ColumnsTold, AColumnThatComprisesDivisionsIsAboveThem) {
  const Reading reading = read(
      "Gli Austriaci.\nIl centro, guidato da Kern, comprende:\nDivisione Alba (3.000 uomini): 6 "
      "battaglioni,\nDivisione "
      "Toro (2.000 uomini): 4 battaglioni.\nLa riserva comprende:\nDivisione Dale (1.000 uomini): 4 squadroni.\n");
  EXPECT_EQ(told(reading),
            "Il centro[Divisione Alba[Divisione Alba 3000; ]Divisione Toro[Divisione Toro 2000; ]]riserva[Divisione "
            "Dale[Divisione Dale 1000; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
  EXPECT_EQ(told(read("The Austrians.\nThe centre, led by Kern, comprises:\nAlba's Division (3,000 men): 6 "
                      "battalions\nToro's Division (2,000 men): 4 battalions\n")),
            "The centre[Alba's Division[Alba's Division 3000; ]Toro's Division[Toro's Division 2000; ]]");
}

TEST(ColumnsTold, ItsSentenceMayBeBrokenOverTwoLines) {
  const Reading reading = read(
      "Gli Austriaci.\nGli Austriaci passano il fiume ed escono per\nl\u2019unica porta delle mura:\nLa colonna di "
      "destra, "
      "guidata dal generale Huber, deve\ncoprire il grosso e comprende:\nBrigata Lang (3.000 uomini): 4 "
      "battaglioni.\nIl centro, guidato da Roe, comprende:\nDivisione Alba (3.000 uomini): 6 battaglioni.\n");
  EXPECT_EQ(told(reading),
            "colonna di destra[Brigata Lang[Brigata Lang 3000; ]]Il centro[Divisione Alba[Divisione Alba 3000; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "generale Huber");
  EXPECT_EQ(asked(reading).size(), 0U);
}

TEST(ColumnsTold, RegimentsBelowAColumnAreNotSetInFurther) {
  EXPECT_EQ(told(read("France\nThe vanguard comprises:\n9th Light 900\n24th Line 800\n1st Division\n45th Line 700\n")),
            "vanguard[9th Light 900; 24th Line 800; ]1st Division[45th Line 700; ]");
}

TEST(ColumnsTold, WhoeverLedAUnitIsCutOffItsNameInEachLanguage) {
  const auto leader = [](const std::string& line) {
    const Reading reading = read("1st Division\n" + line + "\n");
    return reading.orbat.formations.at(0).units.at(0).commander;
  };
  EXPECT_EQ(leader("3e Regiment Huzaren, gecommandeerd door kolonel Roe"), "kolonel Roe");
  EXPECT_EQ(leader("3 pułk huzarów, dowodzony przez płk. Dale"), "płk. Dale");
  EXPECT_EQ(leader("Regimento de Infantaria n.º 3, comandado pelo coronel Till"), "coronel Till");
  EXPECT_EQ(leader("Regimiento de Toro, comandado por el coronel Kern"), "coronel Kern");
}

TEST(ColumnsTold, WhoLedACommandInASentenceAboveItsListIsAskedAbout) {
  EXPECT_EQ(
      asked(read("Britain\nThe Brigade of Alba was commanded by Major-General John Kern.\n\nThe 3rd Brigade was made "
                 "up of the following units:\n- 9th Foot (454 men) under Lieutenant-Colonel Roe\n")),
      std::vector<int>{2});
  EXPECT_EQ(
      asked(read("Netherlands\nDe Brigade van Alba vormde een brigade onder het commando van generaal-majoor Jan "
                 "Kern.\n\nDe 3e Brigade was samengesteld uit de volgende eenheden:\n- 9e Bataljon Nationale Militie "
                 "(454 manschappen) onder kolonel Roe\n")),
      std::vector<int>{2});
}

}  // namespace estafette::readers::columns_told_test
