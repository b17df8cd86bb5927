#include "base/lines.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace estafette::lines_test {

using Told = std::vector<std::string_view>;

TEST(Lines, ALineFeedACarriageReturnOrBothEndOneLine) {
  EXPECT_EQ(all_lines("1st Foot\n2nd Foot\r\n3rd Foot\r4th Foot"),
            (Told{"1st Foot", "2nd Foot", "3rd Foot", "4th Foot"}));
}

TEST(Lines, ATextThatEndsWithALineEndHasAnEmptyLineBehindIt) {
  EXPECT_EQ(all_lines("1st Foot\r\n"), (Told{"1st Foot", ""}));
  EXPECT_EQ(all_lines(""), (Told{""}));
}

TEST(Lines, ALineIsTakenFromWhatIsLeft) {
  std::string_view left = "1st Foot\r\n\r\n2nd Foot";
  EXPECT_EQ(take_line(left), "1st Foot");
  EXPECT_EQ(take_line(left), "");
  EXPECT_EQ(left, "2nd Foot");
  EXPECT_EQ(take_line(left), "2nd Foot");
  EXPECT_EQ(take_line(left), "");
}

RC_GTEST_PROP(Lines, WithTheirEndsTheyAreTheWholeText, (const std::vector<std::string>& parts)) {
  std::string text;
  for (const std::string& part : parts) {
    constexpr std::string_view kEnds[] = {"\n", "\r\n", "\r", "\n\n"};
    text += part;
    text += kEnds[part.size() % 4];
  }
  std::string together;
  for (std::string_view left = text; !left.empty();) together += take_line_with_end(left);
  RC_ASSERT(together == text);
}

}  // namespace estafette::lines_test
