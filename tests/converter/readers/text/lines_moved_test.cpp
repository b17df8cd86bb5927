// Lines that are read as part of another one: the review shows that they were read, and none with a figure gets lost.
#include "converter/readers/text/lines_moved.hpp"

#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::readers::lines_moved_test {

TEST(LinesMoved, ALeaderPutBehindHisBrigadeIsReadAndNotPassedOver) {
  const Reading reading = text_test::read(
      "DIVISIONE KERN\nBRIGATA Colonnello ROE BRIGATA\nColonnello DALE\n- 1\u00B0 Reggimento uomini 900\n- 2\u00B0 "
      "Reggimento uomini 950\n");
  const auto third =
      std::find_if(reading.uses.begin(), reading.uses.end(), [](const LineUsed& use) { return use.line == 3; });
  ASSERT_NE(third, reading.uses.end());
  EXPECT_EQ(third->use, LineUse::read);
}

TEST(LinesMoved, ALineIsMovedIfAllItsWordsStandOnLinesNearby) {
  TextLine line;
  line.line = 1;
  line.text = "2nd Brigade: Colonel Roe";
  const LinesMoved found =
      lines_moved("2nd Brigade:\nColonel R\u00F6e\n\u2500\u2500\u2524\nColonel Dale\n9th Line\n", {line});
  ASSERT_EQ(found.moved.size(), 1U);
  EXPECT_EQ(found.moved.front().line, 2);
  ASSERT_EQ(found.lost.size(), 1U) << "one without a figure is no entry";
  EXPECT_EQ(found.lost.front().text, "9th Line");
}

}  // namespace estafette::readers::lines_moved_test
