#include "tabletop/table/procedure.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::procedure_test {
namespace {

const TableProcedure& sample() {
  static const TableProcedure procedure = {
      .name = "sample",
      .purpose = "A die against a number",
      .rule = "X 1",
      .figures = {number_figure("needed", "what it needs", 1, 9, 4), length_figure("range", "inches", 9, "0"),
                  word_figure("nation", "nation", {"France", "Confederation of the Rhine"}),
                  yes_figure("again", "a second die")},
      .run = [](const CaseFigures& given, TableCup& cup) {
        RefereeAnswer answer;
        const bool first = cup.face(6) >= given.number("needed");
        answer.result = first || (given.yes("again") && cup.face(4) == 4) ? "yes" : "no";
        return answer;
      }};
  return procedure;
}

std::string said(const std::vector<std::string>& words) {
  return test::refusal([&] { static_cast<void>(read_case(sample(), words)); });
}

}  // namespace

TEST(TableProcedures, WhatIsNotSaidIsAsUsual) {
  const CaseFigures given = read_case(sample(), {"range=2.5", "nation=confederation-of-the-rhine"});
  EXPECT_EQ(given.number("needed"), 4);
  EXPECT_EQ(given.length("range"), 2.5);
  EXPECT_EQ(given.word("nation"), "Confederation of the Rhine");
  EXPECT_FALSE(given.yes("again"));
}

TEST(TableProcedures, AFigureThatIsUnknownTwiceOrOutOfBoundsIsRefused) {
  EXPECT_EQ(said({"rnage=2"}),
            "sample: found \"rnage\"; expected a figure of this procedure: needed, range, nation or again");
  EXPECT_EQ(said({"needd=2"}).substr(0, 24), "sample: found \"needd\"; e");
  EXPECT_EQ(said({"needed=12"}), "sample: needed: found \"12\"; expected a whole number, 1 to 9");
  EXPECT_EQ(said({"needed=2.5"}), "sample: needed: found \"2.5\"; expected a whole number, 1 to 9");
  EXPECT_EQ(said({"range=far"}), "sample: range: found \"far\"; expected a number, 0 to 9");
  EXPECT_EQ(said({"needed=2", "needed=3"}), "sample: needed: found \"3\"; expected each figure once");
  EXPECT_EQ(said({"nation=Fränce"}), "accepted");
  EXPECT_EQ(said({"again"}), "sample: found \"again\"; expected a figure and what it is, as range=4");
}

TEST(TableProcedures, OddsAreExactThoughNotEveryWayThrowsAsManyDice) {
  EXPECT_EQ(exact_odds(sample(), read_case(sample(), {})), (std::vector<ResultOdds>{{"no", 3, 6}, {"yes", 3, 6}}));
  EXPECT_EQ(exact_odds(sample(), read_case(sample(), {"again=yes"})),
            (std::vector<ResultOdds>{{"no", 9, 24}, {"yes", 15, 24}}));
}

}  // namespace estafette::tabletop::procedure_test
