// Battalions and squadrons that lines name by a number alone.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::numbered_parts_test {

using text_test::french;

TEST(NumberedParts, BelowABrigadeEachIsAUnit) {
  EXPECT_EQ(french("1st Brigade: Gen. Roe\n 1st Battalion\n 2nd Battalion\n 3rd Chasseurs, 500 men\n"),
            "1st Brigade[1st Battalion 570; 2nd Battalion 570; 3rd Chasseurs 500; ]");
  EXPECT_EQ(french("1. Brigade (Oberst Roe)\n  5. Bataillon\n  6. Bataillon\n2. Brigade\n  9. und 10. Bataillon\n"),
            "1. Brigade[5. Bataillon 570; 6. Bataillon 570; ]2. Brigade[9. Bataillon 570; 10. Bataillon 570; ]");
  EXPECT_EQ(french("1re brigade : g\u00E9n\u00E9ral Roe\n  5e bataillon\n  6e bataillon\n"),
            "1re brigade[5e bataillon 570; 6e bataillon 570; ]");
}

TEST(NumberedParts, NumbersThatNoRegimentHasAreNotOfTheUnitAbove) {
  EXPECT_EQ(french("1st Brigade: Gen. Roe\n 3rd Chasseurs, 500 men\n 9th-10th Battalions\n"),
            "1st Brigade[3rd Chasseurs 500; 9th Battalions 570; 10th Battalions 570; ]");
}

}  // namespace estafette::readers::numbered_parts_test
