// Tables of which the cells came on lines of their own, with signs for the words above.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::ditto_cells_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(DittoCells, CellsOnLinesOfTheirOwnAreTheTableThatTheyWere) {
  const Reading reading = read(
      "Sir John Kern's Corps\n3rd Light Dragoons |\n562 |\nBritish Artillery |\n374 |\n4th Foot, 1st battalion |\n971 "
      "|\n28th, \" |\n1020 |\n52nd, \" |\n951 |\n");
  EXPECT_EQ(told(reading),
            "Sir John Kern's Corps[British Artillery 374 6 guns; Sir John Kern's Corps troops[3rd Light Dragoons 562; "
            "4th Foot, 1st battalion 971; 28th Foot, 1st battalion 1020; 52nd Foot, 1st battalion 951; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(DittoCells, ASignForTheWordsAboveIsMarked) {
  const Reading reading =
      read("Britain\n1st Division\n4th Foot, 1st battalion | 971 |\n28th, \" | 1020 |\n79th do. | 995 |\n");
  EXPECT_EQ(unit_of(reading, 1).name, "28th Foot, 1st battalion");
  EXPECT_NE(unit_of(reading, 1).note.find("as above"), std::string::npos);
  EXPECT_EQ(unit_of(reading, 2).name, "79th Foot, 1st battalion");
}

TEST(DittoCells, TheWordForDittoStandsForTheWordAtItsPlaceInAnyLanguage) {
  EXPECT_EQ(told(read("Preu\u00DFen\n1. Brigade\n1. Jaeger-Bataillon | 700 |\n2. desgl. | 650 |\n3. dito | 600 |\n")),
            "1. Brigade[1. Jaeger-Bataillon 700; 2. Jaeger-Bataillon 650; 3. Jaeger-Bataillon 600; ]");
  EXPECT_EQ(
      told(read("France\n1re division\n9e r\u00E9giment de ligne | 900 |\n24e id. | 950 |\n45e id. | 980 |\n")),
      "1re division[9e r\u00E9giment de ligne 900; 24e r\u00E9giment de ligne 950; 45e r\u00E9giment de ligne 980; ]");
}

TEST(DittoCells, AWordBeforeASignThatStandsUnderANumberIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division\n4th Foot | 971 |\nRoyal ditto | 300 |\n28th Foot | 800 |\n")),
            (std::vector{4}));
}

TEST(DittoCells, APageOfSuchCellsIsKnownAsAnOrderOfBattle) {
  const Reading reading = read_any(
      "A list of the corps that were to be sent, viz.\nSir John Kern's Corps\n3rd Light Dragoons |\n562 |\nGerman "
      "ditto "
      "|\n320 |\n4th Foot, 1st battalion |\n971 |\n28th, \" |\n1020 |\n52nd, \" |\n951 |\n",
      "page.txt", std::nullopt, test::reader_data());
  EXPECT_NE(told(reading).find("52nd Foot, 1st battalion 951"), std::string::npos);
}

}  // namespace estafette::readers::ditto_cells_test
