// CSV for the spreadsheet program that opens it.
#include "base/csv_for.hpp"

#include <gtest/gtest.h>

namespace estafette::csv_for_test {

TEST(CsvFor, WhoeverReadsItGetsTheSameFieldsInTheDressOfHisProgram) {
  const std::string csv = "name,men\n\"Ney, Prince\",5\n'=x,\"a;b\"\n";
  EXPECT_EQ(csv_for(CsvFor::anybody, csv), csv);
  EXPECT_EQ(csv_for(CsvFor::excel, csv), "\xEF\xBB\xBF" + csv);
  EXPECT_EQ(csv_for(CsvFor::excel_with_semicolons, csv), "\xEF\xBB\xBFname;men\n\"Ney, Prince\";5\n'=x;\"a;b\"\n");
}

}  // namespace estafette::csv_for_test
