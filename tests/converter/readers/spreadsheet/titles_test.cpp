// What the titles of outsiders' columns mean.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::titles_test {
namespace {

std::string told(const std::string& table) {
  return text_test::told(read_any(table, "table.csv", std::nullopt, test::reader_data()));
}

}  // namespace

TEST(Titles, LossesAndPointsAreNoMen) {
  EXPECT_EQ(told("Nation,Unit,Strength,Killed,Wounded\nFrance,9th Light,1500,20,110\nFrance,32nd Line,1000,5,30\n"),
            "Order of battle[9th Light 1500; 32nd Line 1000; ]");
  EXPECT_EQ(told("Unit;Strength;Killed;Wounded\n9th Light (3 bns);1500;20;110\n32nd Line (2 bns);1000;5;30\n"),
            "Order of battle[9th Light 1500; 32nd Line 1000; ]");
  const Reading reading =
      read_any("Nation,Unit,Type,Points\nFrance,9th Light,Light Infantry,120\nFrance,32nd Line,Line,110\n", "table.csv",
               std::nullopt, test::reader_data());
  for (const Unit& unit : reading.orbat.formations.at(0).units) EXPECT_EQ(unit.men.value, 570) << unit.name;
}

TEST(Titles, ARegimentIsOftenCutShort) {
  EXPECT_EQ(told("Nation,Regt,Men\nFrance,9th Light,1500\nFrance,32nd Line,1000\n"),
            "Order of battle[9th Light 1500; 32nd Line 1000; ]");
}

TEST(Titles, PrivatesAndOfficersAreMen) {
  EXPECT_EQ(told("Nation,Regiment,Officers,Privates\nFrance,9th Light,30,1400\nFrance,32nd Line,20,1000\n"),
            "Order of battle[9th Light 1430; 32nd Line 1020; ]");
}

}  // namespace estafette::readers::titles_test
