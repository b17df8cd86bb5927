// What people write around and between the lines of an order of battle in a post: days, and questions about a unit.
#include "converter/readers/text/told.hpp"

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

}  // namespace estafette::readers::remarks_in_posts_test
