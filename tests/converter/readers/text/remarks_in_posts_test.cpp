// What people write around and between the lines of an order of battle in a post: days, and questions about a unit.
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::remarks_in_posts_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(RemarksInPosts, ADayInShortIsNoRegimentOfThatYearsMen) {
  for (const std::string day : {"Jun 3, 2019", "Start date Jul 3, 2019", "Mar 12, 2012", "3 Jun 2019",
                                "Kern, Mar 12, 2012", "3. Mrz 2012", "Joined Mar 12, 2012"}) {
    const Reading reading = read("Prussian I Corps\n" + day + "\n1st Brigade: Kern\n12th Infantry Regiment - 2,300\n");
    EXPECT_EQ(told(reading).find(day.substr(0, day.find(','))), std::string::npos) << told(reading);
    EXPECT_EQ(told(reading).find("2,0"), std::string::npos) << told(reading);
  }
}

TEST(RemarksInPosts, AMarshalInShortIsNoMonth) {
  EXPECT_EQ(told(read("France\n1st Brigade: Kern\nMar. Ney's Regiment, 900\n")),
            "1st Brigade[Mar. Ney's Regiment 900; ]");
}

TEST(RemarksInPosts, AQuestionAboutTheUnitAboveIsAsked) {
  for (const std::string question : {"Three battalions each?", "3 bns?", "2,100 men?"})
    EXPECT_EQ(asked(read("Prussia\n1st Brigade: Kern\n12th Infantry Regiment\n" + question + "\n")),
              std::vector<int>{4})
        << question;
}

/// It was five battalions, without a mark.
TEST(RemarksInPosts, ASmallFigureBehindARemarkInABracketCountsNothing) {
  for (const std::string remark : {"[see p. 3, 5]", "[Note: arrived late, 5]", "[page 12; 5]"}) {
    const Reading reading = read("French Army\n1st Division: Kern\n24th Line 1,600 men " + remark + "\n");
    const Unit& unit = reading.orbat.formations.at(0).formations.at(0).units.at(0);
    EXPECT_EQ(unit.subunits, 1) << remark;
    EXPECT_NE(unit.note.find(", 5"), std::string::npos) << unit.note;
    EXPECT_TRUE(asked(reading).empty()) << remark;
  }
}

TEST(RemarksInPosts, WhoHasPostedInAPageCopiedAsTextIsNoUnit) {
  const Reading reading = read(
      "French Army\n1st Brigade: Dale\n6e L\u00E9g\u00E8re, 3 bns, 1,850 men\n\nRoe\nGrenadier\n \nPosts: "
      "1204\nJoined: Tue Mar "
      "03, 2009\n");
  EXPECT_EQ(told(reading), "French Army[1st Brigade[6e L\u00E9g\u00E8re 1850; ]]");
}

TEST(RemarksInPosts, WhatSomebodyQuotesIsNotCountedTwice) {
  for (const std::string quoted : {"Roe wrote:", "Originally posted by Roe", "Roe schrieb:", "Roe a \u00E9crit :"}) {
    const Reading reading =
        read("Prussian Army\n1st Brigade: Dale\n6th Regiment, 1,850 men\n25th Regiment, 1,200 men\n\n" + quoted +
             "\n25th Regiment, 1,200 men\n26th Regiment, 900 men\n");
    EXPECT_EQ(told(reading), "Prussian Army[1st Brigade[6th Regiment 1850; 25th Regiment 1200; 26th Regiment 900; ]]")
        << quoted;
  }
}

TEST(RemarksInPosts, AListAmongManyOtherLinesIsFoundWithoutBeingNamed) {
  std::string page;
  for (int i = 0; i < 30; ++i) page += "Change font size\n";
  EXPECT_TRUE(looks_like_text_orbat(page + "1st Brigade: Dale\n6th Foot 850\n7th Foot 800\n8th Foot 750\n" + page,
                                    test::reader_data().words));
  EXPECT_FALSE(looks_like_text_orbat(page + "1st Brigade: Dale\n" + page, test::reader_data().words));
}

}  // namespace estafette::readers::remarks_in_posts_test
