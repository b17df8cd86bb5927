// Rows that hold from one day until another, and what returns say: the columns from, until, present, detached, sick.
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/readers/outline/xml.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::dated_rows_test {
namespace {

constexpr const char* kHeader = "level,name,nation,kind,quality,men,from,until,present,detached,sick\n";

std::string refused(const std::string& rows) {
  return test::refusal([&] { return read_outline_csv(kHeader + rows, "guard.csv"); });
}

}  // namespace

TEST(DatedRows, OneCommandMayHaveSeveralRowsIfNoDayBelongsToTwo) {
  EXPECT_EQ(refused("division,Guard,,,,,,1813-05-01,,,\ndivision,Guard,,,,,1813-05-02,,,,\n"), "accepted");
  EXPECT_EQ(refused("division,Guard,,,,,,1813-05-02,,,\ndivision,Guard,,,,,1813-05-02,,,,\n"),
            "guard.csv:3: name: found \"Guard\"; expected one division of that name in the file. Remove the duplicate, "
            "or tell the two apart by name");
}

TEST(DatedRows, WhatACommandHasStandsUnderTheLastOfItsRows) {
  EXPECT_EQ(refused("division,Guard,,,,,,1813-05-01,,,\n"
                    "regiment,Fusiliers,France,line infantry,guard,900,,,,,\n"
                    "division,Guard,,,,,1813-05-02,,,,\n"),
            "guard.csv:4: name: found \"Guard\"; expected what it commands under the last of its rows only. Move this "
            "row up, to its others");
}

TEST(DatedRows, WhatIsNoDayIsRefused) {
  EXPECT_EQ(refused("division,Guard,,,,,1 May,,,,\n"),
            "guard.csv:2: from: found \"1 May\"; expected a day as year-month-day. Write for example 1813-04-27");
  EXPECT_EQ(refused("division,Guard,,,,,1813-05-02,1813-05-01,,,\n"),
            "guard.csv:2: until: found \"1813-05-01\"; expected no day before 1813-05-02. Exchange the two");
}

TEST(DatedRows, AReturnIsKeptBesideTheMenThatCount) {
  const Orbat orbat = read_outline_csv(std::string(kHeader) +
                                           "division,Guard,,,,,,,,,\n"
                                           "regiment,Fusiliers,France,line infantry,guard,900,,,880,40,120\n",
                                       "");
  const Unit& unit = orbat.formations.at(0).units.at(0);
  EXPECT_EQ(unit.men, Men{900});
  EXPECT_EQ(unit.returned, (ReturnedStrength{Men{880}, Men{40}, Men{120}}));
}

TEST(DatedRows, AFormationHasNoReturn) {
  EXPECT_EQ(
      refused("division,Guard,,,,,,,900,,\n"),
      "guard.csv:2: present: found \"900\"; expected an empty cell for a formation. Write it in the rows of its units");
}

TEST(DatedRows, TheirColumnsAreWrittenOnlyWhereARowHasOne) {
  const std::string plain = "<orbat><division name='Guard'/></orbat>";
  EXPECT_EQ(to_csv(parse_orbat(plain, "")),
            "level,name,commander,nation,kind,quality,men,guns,piece,subunits,ratings,note,source\n"
            "division,Guard,,,,,,,,,,,\n");
  const std::string dated = "<orbat><division name='Guard' until='1813-05-01'/></orbat>";
  EXPECT_EQ(to_csv(parse_orbat(dated, "")),
            "level,name,commander,nation,kind,quality,men,guns,piece,subunits,ratings,note,source,until\n"
            "division,Guard,,,,,,,,,,,,1813-05-01\n");
}

}  // namespace estafette::readers::dated_rows_test
