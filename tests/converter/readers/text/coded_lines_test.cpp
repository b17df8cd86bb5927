// Lines of codes of rules for the table on which several commands and their troops run on.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::coded_lines_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

const std::string kTwoDivisions =
    "One figure is 100 men\nAustria\nIII CORPS (III): Stone: 7\"G(5)+1D (W4730)\n"
    "2B/1/III: 48 AuLN 2ND DIV. (2/III): Roe: 3\"P(4)+0\n2B/2/III: 24 AuHC 3RD DIV. (3/III): - Dale: 5\"A(5)+O\n";

}  // namespace

TEST(CodedLines, ACommandBehindTheCodesOfAnotherStandsApartWithItsLeader) {
  const Reading reading = read(kTwoDivisions + "2B/3/III: 16 AuJG\n");
  const Formation& corps = reading.orbat.formations.at(0);
  EXPECT_EQ(corps.name + ": " + corps.commander, "III CORPS: Stone") << told(reading);
  const Formation& second = corps.formations.at(1);
  EXPECT_EQ(second.name + ": " + second.commander, "2ND DIV.: Roe") << told(reading);
  ASSERT_EQ(second.units.size(), 1U);
  EXPECT_EQ(second.units.at(0).men.value, 2400);
  EXPECT_EQ(corps.formations.at(2).commander, "Dale");
}

TEST(CodedLines, CodesThatWereMisreadAreReadAndThoseOfTheCorpsAreItsArtillery) {
  const Reading reading =
      read(kTwoDivisions + "2B/3/III: 16 AuJG, 12 Aul-C, 8 Aul- W, Au 6# CORPS ART. (III): Au12#, Au 12#, Au6#\n");
  const Formation& corps = reading.orbat.formations.at(0);
  EXPECT_EQ(corps.units.size(), 3U) << told(reading);
  const std::vector<Unit>& units = corps.formations.at(2).units;
  ASSERT_EQ(units.size(), 4U) << told(reading);
  EXPECT_EQ(units.at(1).kind, Kind::line_infantry);
  EXPECT_EQ(units.at(1).men.value, 1200);
  EXPECT_EQ(units.at(2).men.value, 800);
  EXPECT_EQ(units.at(3).piece, "6-pounder");
}

TEST(CodedLines, ADivisionWithoutALabelKeepsItsLeader) {
  const Reading reading = read(kTwoDivisions + "2B/3/III: 16 AuJG\n4TH DIV.: Till: 3\"P(4)+0)\n2B/4/III: 48 AuLN\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(3).commander, "Till") << told(reading);
}

TEST(CodedLines, LabelsBehindAListAreParted) {
  const Reading reading = read(kTwoDivisions + "2B/3/III: 56 AuGN 3B/3/III: 24 AuHC, Au6# 4B/3/III: 20 AuLC, Au6#\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(2).units.size(), 5U) << told(reading);
}

TEST(CodedLines, ACodeThatIsNoneIsAskedAbout) {
  const Reading reading = read(kTwoDivisions + "2B/3/III: 24 AuHC, u6# 3B/3/III: 20 AuLC\n");
  EXPECT_EQ(asked(reading).back(), 6) << told(reading);
}

}  // namespace estafette::readers::coded_lines_test
