// Two armies set out in one table, one beside the other.
#include "converter/readers/page/side_by_side.hpp"

#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::side_by_side_test {
namespace {

Reading page(const std::string& text) {
  return read_any(text, "page.txt", std::nullopt, test::reader_data());
}

std::string told(const std::string& text) {
  return text_test::told(page(text));
}

}  // namespace

TEST(SideBySide, ArmiesInTheTitlesAreReadOneAfterTheOther) {
  const Reading reading = page("French,Men,Prussian,Men\n8th Line,700,IR 3,900\n9th Line,650,4th Uhlans,450\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << "each side has its own";
  const std::vector<Unit>&french = reading.orbat.formations[0].units, &prussian = reading.orbat.formations[1].units;
  ASSERT_EQ(french.size(), 2U);
  ASSERT_EQ(prussian.size(), 2U);
  EXPECT_EQ(french[1].name, "9th Line");
  EXPECT_EQ(french[1].nation, "France");
  EXPECT_EQ(prussian[0].name, "IR 3");
  EXPECT_EQ(prussian[1].nation, "Prussia");
  EXPECT_EQ(prussian[1].men.value, 450);
  EXPECT_EQ(prussian[1].line.value, 3);
}

TEST(SideBySide, EachSideKeepsItsOwnCommands) {
  const std::string expected =
      "1st Division[8th Line 700; Brigade Pegot[95th Line 550; ]]1. Brigade[IR 3 900; IR 4 950; IR 5 800; ]";
  EXPECT_EQ(told("FRANCE;;;PRUSSIA;\nUnit;Men;;Unit;Men\n1st Division;;;1. Brigade;\n8th Line;700;;IR 3;900\n"
                 "Brigade Pegot;;;IR 4;950\n95th Line;550;;IR 5;800\n"),
            expected);
  EXPECT_EQ(
      told("| France | Men | Prussia | Men |\n|---|---|---|---|\n| 1st Division | | 1. Brigade | |\n"
           "| 8th Line | 700 | IR 3 | 900 |\n| Brigade Pegot | | IR 4 | 950 |\n| 95th Line | 550 | IR 5 | 800 |\n"),
      expected);
}

TEST(SideBySide, EachSideMayNameItsCommandsInEachRow) {
  EXPECT_EQ(told("Division,Unit,Men,Division,Unit,Men\n1st Division,8th Line,700,1. Brigade,IR 3,900\n"
                 "1st Division,9th Line,650,1. Brigade,IR 4,950\n2nd Division,7th Line,500,2. Brigade,IR 5,800\n"),
            "1st Division[8th Line 700; 9th Line 650; ]2nd Division[7th Line 500; ]"
            "1. Brigade[IR 3 900; IR 4 950; ]2. Brigade[IR 5 800; ]");
}

TEST(SideBySide, ATableOfASideMayHaveMoreColumnsThanTheOther) {
  EXPECT_EQ(told("Prussia,,,,\nUnit,Men,Unit,Men,Guns\nIR 3,700,IR 7,900,\nIR 4,650,Battery 2,110,8\n"),
            "Order of battle[IR 3 700; IR 4 650; IR 7 900; Battery 2 110 8 guns; ]");
}

TEST(SideBySide, OneTableIsOne) {
  for (const char* table : {"Unit,Men,Guns\nIR 3,700,\nIR 4,650,\n", "Division,Men,Unit,Men\n1. Division,,IR 3,700\n",
                            "Unit,Men,Remarks\nIR 3,700,late\nIR 4,650,\n"})
    EXPECT_FALSE(stand_side_by_side(table, test::reader_data().titles)) << table;
}

TEST(SideBySide, OneWhoAsksForASpreadsheetIsToldThatThereAreTwo) {
  try {
    (void)read_any("Unit,Men,Unit,Men\nIR 3,700,IR 7,900\n", "two.csv", Format::spreadsheet, test::reader_data());
    FAIL() << "read as one table";
  } catch (const Refusal& refusal) {
    EXPECT_EQ(
        std::string(refusal.what()),
        "two.csv: found \"several tables that stand side by side, by their titles\"; expected one table. Leave out "
        "--from: they are then read one after the other. Or put each into a file of its own");
  }
}

TEST(SideBySide, ALineWithinAParagraphIsALine) {  // a vertical tab, as word processors save it
  EXPECT_EQ(told("France\n1st Division\n8th Line 700\v9th Line 650\n7th Line 600\n"),
            "1st Division[8th Line 700; 9th Line 650; 7th Line 600; ]");
}

TEST(SideBySide, ARowMayBeginWithEmptyCells) {
  const Reading reading = page(
      "REGIMENTS | ESCADRONS | REGIMENTS | ESCADRONS |\nCuirassiers. | |||\nRoe | 3 | Report | 6 |\nDale | 3 | Kern | "
      "3 "
      "|\nA reporter | 6 | Toro | 2 |\n| | Total des cuirassiers | 11 |\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].units.size(), 4U) << "neither a sum nor a total is a regiment";
}

}  // namespace estafette::readers::side_by_side_test
