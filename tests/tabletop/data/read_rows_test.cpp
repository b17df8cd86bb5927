#include "tabletop/data/read_rows.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::read_rows_test {
namespace {

/// What is said of a file with the columns name and men.
std::string said(const std::string& text) {
  return test::refusal([&] {
    ProblemList problems;
    for (const DataRow& row : read_rows(text, "x.csv", {"name", "men"}, problems)) {
      static_cast<void>(row.needed("name"));
      static_cast<void>(row.number("men", 0, 9));
    }
    problems.refuse_if_any();
  });
}

}  // namespace

TEST(DataRows, AreReadWithTheLineOfEach) {
  EXPECT_EQ(said("name,men\n\nGuard,3\n"), "accepted");
  EXPECT_EQ(said("name,men\n\nGuard,33\n"), "x.csv:3: men: found \"33\"; expected a whole number, 0 to 9");
  EXPECT_EQ(said("name,men\n,3\n"), "x.csv:2: name: expected a text");
}

TEST(DataRows, OtherColumnsOrCellsAreRefused) {
  EXPECT_EQ(said("name,mne\n"), "x.csv:1: found \"name,mne\"; expected the columns name,men");
  EXPECT_EQ(said("name,men\nGuard\n"), "x.csv:2: found \"1 cells\"; expected 2, as many as there are columns");
  EXPECT_EQ(said(""), "x.csv: found \"nothing\"; expected the columns name,men");
}

}  // namespace estafette::tabletop::read_rows_test
