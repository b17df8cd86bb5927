// What looks like troops and is none: the title of a page told twice, clothes, the heading of gunners.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::no_troops_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(NoTroops, ATitleToldTwiceIsAskedAboutOnBothItsLines) {
  const Reading reading = read(
      "9e bataljon Toro\nToro 9e bataljon\n\nDe 3e Brigade was samengesteld uit de volgende eenheden:\n"
      "- 9e Bataljon Nationale Militie (454 man) onder luitenant-kolonel J. Kern\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{1, 2}));
}

TEST(NoTroops, ClothesAreNoRegimentsAndMakeNobodyForeign) {
  const Reading reading = read(
      "Shako comme dans l'infanterie légère anglaise, avec une plaque ronde.\n"
      "Dragonne blanche comme dans l'infanterie de ligne.\n1re brigade : général Kern\n2e bataillon de milice, 500 "
      "hommes\n");
  EXPECT_EQ(told(reading), "1re brigade[2e bataillon de milice 500; ]");
  EXPECT_NE(reading.orbat.formations.at(0).units.at(0).nation, "Britain");
  for (const std::string line :
       {"Uniformen der leichten Infanterie mit roten Aufschlägen", "Coats of the line infantry, blue"})
    EXPECT_EQ(told(read("1st Brigade\n" + line + "\n9th Line 500\n")), "1st Brigade[9th Line 500; ]") << line;
}

TEST(NoTroops, SomebodyCalledLikeClothesIsNoneOfThem) {
  EXPECT_EQ(told(read("Union\nCoats's Brigade\n9th Ohio 500\nCoats' Brigade of the Third Division\n8th Ohio 400\n")),
            "Coats's Brigade[9th Ohio 500; ]Coats' Brigade of the Third Division[8th Ohio 400; ]");
}

TEST(NoTroops, TheHeadingOfCompaniesOfGunnersHasTheirMenAndNoGuns) {
  const Reading reading = read(
      "France\nGarde impériale\nArtillerie de la Garde impériale\nCommandée par le colonel Kern, effectif 270 hommes\n"
      "1re et 2e compagnies d'artillerie à cheval, chacune avec 4 pièces de 6 livres et 2 obusiers\n");
  int batteries = 0;
  for (const Formation& corps : reading.orbat.formations) {
    batteries += static_cast<int>(corps.units.size());
    for (const Formation& division : corps.formations) batteries += static_cast<int>(division.units.size());
  }
  EXPECT_EQ(batteries, 2);
  EXPECT_EQ(asked(reading), std::vector<int>{3});
}

}  // namespace estafette::readers::no_troops_test
