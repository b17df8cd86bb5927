#include "converter/scaling/names.hpp"

#include <gtest/gtest.h>

namespace estafette::scaling::names_test {

TEST(ScaledNames, AUnitIsCalledAfterWhatItStandsFor) {
  EXPECT_EQ(piece_name({"22nd Line"}, 0, UnitLevel::battalion), "22nd Line");
  EXPECT_EQ(piece_name({"6th Light", "10th Light"}, 0, UnitLevel::battalion), "6th Light + 10th Light");
  EXPECT_EQ(piece_name({"6th Light", "10th Light", "14th"}, 0, UnitLevel::battalion), "6th Light and 2 more");
}

TEST(ScaledNames, PiecesOfOneRegimentAreNumbered) {
  EXPECT_EQ(piece_name({"22nd Line"}, 2, UnitLevel::battalion), "22nd Line, 2nd Bn");
  EXPECT_EQ(piece_name({"Hussars"}, 13, UnitLevel::squadron), "Hussars, 13th Sqn");
}

TEST(ScaledNames, ALongNameIsCutSoThatTheGameCanHoldIt) {
  const std::string longest(80, 'x');
  EXPECT_EQ(piece_name({longest}, 0, UnitLevel::battery).size(), 54U);
  EXPECT_EQ(piece_name({longest, longest}, 0, UnitLevel::battery), std::string(43, 'x') + " and 1 more");
}

TEST(PieceName, ABracketThatIsCutOffIsLeftOutWhole) {
  EXPECT_EQ(piece_name({"1st Silesian Infantry (Field Regiment No. 6 of 1808)", "2nd"}, 0, UnitLevel::battalion),
            "1st Silesian Infantry and 1 more");
  EXPECT_EQ(piece_name({"6th Line (old)", "7th", "8th"}, 0, UnitLevel::battalion), "6th Line (old) and 2 more");
}

}  // namespace estafette::scaling::names_test
