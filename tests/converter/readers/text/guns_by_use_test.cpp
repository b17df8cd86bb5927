// Guns told by their use, "mountain guns", "2 siege": they are guns of a battery like those of a calibre. Batteries on
// one line that each tell their guns keep them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::guns_by_use_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

Unit battery(const std::string& line) {
  const Reading reading = read("Britain\n1st Division: Kern\n24th Foot 600\n" + line + "\n");
  EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  return unit_of(reading, 1);
}

}  // namespace

TEST(GunsByUse, AreCountedBesideThoseOfACalibre) {
  for (const std::string line :
       {"Artillery: 4 x 4pdr, 8 x mountain", "Artillery: 4 4pdrs, 8 mountain guns", "Artillery (4 x 4-pdr, 8 mtn guns)",
        "Kern's battery: 4 4-pdrs, 6 field guns, 2 siege", "Artillery: 10 mountain, 2 howitzers"})
    EXPECT_EQ(battery(line).guns.value, 12) << line;
}

TEST(GunsByUse, SayWhatTheBatteryHas) {
  EXPECT_EQ(battery("Kern's battery: 3 mountain guns").piece, "mountain gun");
  EXPECT_EQ(battery("Kern's battery: 3 mountain").guns.value, 3);
  EXPECT_EQ(battery("Kern's battery: 4 siege guns").piece, "siege gun");
  EXPECT_EQ(battery("Kern's battery: 4 pi\u00E8ces de montagne").piece, "mountain gun");
  EXPECT_EQ(battery("Kern's battery: 4 mountain howitzers").piece, "howitzer");
}

TEST(GunsByUse, FieldGunsAreOfTheCalibreThatTheNationHad) {
  const Unit field = battery("Kern's battery: 6 field guns");
  EXPECT_EQ(field.guns.value, 6);
  EXPECT_EQ(field.piece, battery("Kern's battery: 6 guns").piece);
}

TEST(GunsByUse, TheWordsByThemselvesAreNoGuns) {
  EXPECT_EQ(told(read("Union\n10th Mountain Division: Kern\n3rd Mountain Rangers 400\n")),
            "10th Mountain Division[3rd Mountain Rangers 400; ]");
}

TEST(GunsByUse, BatteriesThatEachTellTheirGunsKeepThem) {
  for (const std::string line : {"3rd Ohio Battery - 2 guns, 4th Ohio Battery - 4 guns",
                                 "Artillery: 3rd Ohio Battery - 2 guns, 4th Ohio Battery - 4 guns",
                                 "33rd Ohio, 3rd Ohio Battery - 2 guns, 4th Ohio Battery - 4 guns"}) {
    const std::vector<Unit> all =
        read("Union\n1st Brigade: Kern\n2nd Ohio 500\n" + line + "\n").orbat.formations.at(0).units;
    ASSERT_GE(all.size(), 3U) << line;
    EXPECT_EQ(all[all.size() - 2].guns.value, 2) << line;
    EXPECT_EQ(all.back().guns.value, 4) << line;
  }
}

}  // namespace estafette::readers::guns_by_use_test
