// Two armies in columns side by side, as books print them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::side_columns_test {

using text_test::read;
using text_test::told;

TEST(SideColumns, AStrengthOfThousandsBelongsToTheLeftColumn) {
  EXPECT_EQ(told(read("THE FRENCH ARMY                         THE AUSTRIAN ARMY\n\n"
                      "Kern's Division                         Toro's Division\n"
                      "  17th Light           1,210              Alba IR 10             1,480\n"
                      "  26th Line            1,890              Till IR 33             1,265\n"
                      "Dale's Division                         Mora's Division\n"
                      "  39th Line            1,430              Roe IR 45              1,510\n"
                      "  92nd Line            1,375              Falk IR 51             1,322\n")),
            "THE FRENCH ARMY[Kern's Division[17th Light 1210; 26th Line 1890; ]Dale's Division[39th Line 1430; 92nd "
            "Line 1375; ]]THE AUSTRIAN ARMY[Toro's Division[Alba IR 10 1480; Till IR 33 1265; ]Mora's Division[Roe IR "
            "45 1510; Falk IR 51 1322; ]]");
}

}  // namespace estafette::readers::side_columns_test
