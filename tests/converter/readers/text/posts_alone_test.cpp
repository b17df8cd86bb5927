// Lines on which a rank or a headquarters stands alone: nobody is named, and no place is a regiment.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::posts_alone_test {

TEST(PostsAlone, ARankWithoutANameIsNobody) {
  for (const std::string line :
       {"G\u00E9n\u00E9ral de division.", "G\u00E9n\u00E9ral divisionnaire", "Generalmajor."}) {
    const Reading reading = text_test::read("France\n1re division\n" + line + "\n9e de ligne 900\n");
    EXPECT_EQ(reading.orbat.formations.front().commander, "") << line;
  }
}

TEST(PostsAlone, ARankAboveANameIsHis) {
  const Reading reading = text_test::read("Britain\n1st Division\nMajor-General\nHenry Roe\n9th Foot 900\n");
  EXPECT_EQ(reading.orbat.formations.front().commander, "Major-General Henry Roe");
}

TEST(PostsAlone, APlaceBelowTheWordForHeadquartersIsNoRegiment) {
  const Reading reading =
      text_test::read("France\n9e division\nQuartier g\u00E9n\u00E9ral:\nAlba-de-Toro (2).\n9e de ligne 900\n");
  EXPECT_EQ(text_test::told(reading), "9e division[9e de ligne 900; ]");
}

}  // namespace estafette::readers::posts_alone_test
