// Parts of regiments that were elsewhere, and other units that stand behind a remark.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::parts_missing_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(PartsMissing, APartThatIsMissingIsARemarkAndNotWhatThereWas) {
  const Reading reading = read(
      "British Army\n1st Brigade: Col Roe\n65th Foot less 2 coys\n66th Foot, less 2 companies, 500 men\n"
      "67th Foot (less one company) 450, 68th Foot 400\n69th Foot (600), 70th Foot less 3 coys (500), 71st Foot\n"
      "72nd Foot (less 2nd battalion)\n");
  EXPECT_EQ(
      told(reading),
      "British Army[1st Brigade[65th Foot 650; 66th Foot 500; 67th Foot 450; 68th Foot 400; 69th Foot 600; 70th Foot "
      "500; 71st Foot 650; 72nd Foot 650; ]]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(PartsMissing, SoInOtherLanguages) {
  EXPECT_EQ(
      told(read("Arm\u00E9e fran\u00E7aise\n1re brigade : g\u00E9n\u00E9ral Petit\n74e de ligne moins un bataillon\n"
                "84e de ligne (moins 2 compagnies) 1200\n90e de ligne, 91e de ligne moins 1 bataillon, 98e de "
                "ligne\n")),
      "Arm\u00E9e fran\u00E7aise[1re brigade[74e de ligne 570; 84e de ligne 1200; 90e de ligne 570; 91e de ligne 570; "
      "98e de ligne 570; ]]");
  EXPECT_EQ(told(read("Preu\u00DFische Armee\n9. Brigade: GM Kern\nInfanterie-Regiment Nr. 48 (ohne 2 Kompanien)\n"
                      "Infanterie-Regiment Nr. 52 ohne 1 Bataillon\n")),
            "Preu\u00DFische Armee[9. Brigade[Infanterie-Regiment Nr. 48 690; Infanterie-Regiment Nr. 52 690; ]]");
}

TEST(PartsMissing, SquadronsTellTheArmAndAreNoRemark) {
  const Reading reading = read(
      "Ej\u00E9rcito espa\u00F1ol\n1.\u00AA Divisi\u00F3n: general Roe\nRegimiento de Alba menos un escuadr\u00F3n\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).kind, Kind::light_cavalry) << told(reading);
}

TEST(PartsMissing, AnotherUnitBehindARemarkIsAskedAbout) {
  for (const std::string line :
       {"76th Foot (500) [detached], 77th Foot\n", "78th Foot (500), detached, 79th Foot\n",
        "80th Foot (500) [detached; 81st Foot]\n", "82nd Foot (500) [detached], 83rd Foot and 84th Foot\n"})
    EXPECT_EQ(asked(read("British Army\n1st Brigade: Col Roe\n" + line)), std::vector<int>{3}) << line;
  EXPECT_EQ(asked(read("Arm\u00E9e fran\u00E7aise\n1re division : g\u00E9n\u00E9ral Petit\n10e de ligne, 11e de ligne\n"
                       "La 2e, sous le g\u00E9n\u00E9ral Roux, comprenait les 12e et 13e de ligne.\n")),
            std::vector<int>{4});
}

}  // namespace estafette::readers::parts_missing_test
