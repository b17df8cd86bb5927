// Returns with columns for each arm, titles that a print broke, and what a sentence above a list says of its nation.
#include "converter/readers/pieces/tables/broken_titles.hpp"
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::arms_over_columns_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ArmsOverColumns, OfficersAndMenOfEachArmAreAUnitOfTheirCommand) {
  const Reading reading = read(
      "French Army\n\n                       Infantry.        Cavalry.       Artillery.\n                     Off.    "
      "Men.     "
      "Off.    Men.    Off.    Men.\n1st Division, Kern    178    6,120     ..      ..       9     231\n2nd Division, "
      "Roe     "
      "151    5,044     ..      ..       8     214\nCavalry, Dale          ..      ..      74   1,312      ..      "
      "..\n         "
      "            ____   ______    ____   _____    ____  _____\n      Total           329   11,164     74   1,312     "
      " 17     "
      "445\n");
  EXPECT_EQ(
      told(reading),
      "French Army[1st Division[Infantry 6298; Artillery 240 8 guns; ]2nd Division[Infantry 5195; Artillery 222 8 "
      "guns; ]Cavalry[Cavalry 1386; ]]");
}

TEST(ArmsOverColumns, TitlesThatAPrintBrokeAreWholeAgain) {
  EXPECT_EQ(with_broken_titles_joined(
                "                    Pr\u00E9sents      Che-\n                 sous les armes.  vaux.\n9e "
                "hussards   506   530\n"),
            "                 Pr\u00E9sents sous les armes.    Chevaux.\n\n9e hussards   506   530\n");
  const std::string list = "                    9th Line, 1st bat-\n                 talion  900\n";
  EXPECT_EQ(with_broken_titles_joined(list), list);
}

TEST(ArmsOverColumns, ASentenceThatNamesAWarSaysNothingAgainstTheNamesOfTheTroops) {
  EXPECT_EQ(
      unit_of(read("Article principal : la guerre d'ind\u00E9pendance espagnole, dont il est trait\u00E9 plus bas dans "
                   "cette page.\n\n1re division : g\u00E9n\u00E9ral de division Kern\n  9e r\u00E9giment d'infanterie "
                   "de ligne\n  4e r\u00E9giment d'infanterie l\u00E9g\u00E8re\n"))
          .nation,
      "France");
}

}  // namespace estafette::readers::arms_over_columns_test
