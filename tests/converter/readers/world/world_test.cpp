// How well orders of battle are read as the world really writes them. floor.csv holds the score that was reached: it
// may rise, and never falls. scripts/bench-readers prints the score of every fixture.
#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/readers/world/score.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <map>

namespace estafette::test::world_test {
namespace {

const fs::path kWorld = fs::path(ESTAFETTE_FIXTURES) / "readers/world";

struct Floor {
  int right = 0, lost = 0, invented = 0, men_right = 0;
};

Floor floor_of(const std::string& set) {
  std::map<std::string, Floor> floors;
  for_each_row(read_text(kWorld / "floor.csv"), ',', "floor.csv", [&](const CsvRow& row) {
    if (row.line == 1) return;
    const auto figure = [&](std::size_t at) { return whole_number(row.fields[at]).value(); };
    floors[std::string(row.fields[0])] = {figure(1), figure(2), figure(3), figure(4)};
  });
  return floors.at(set);
}

class World : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(World, TheScoreDoesNotFall) {
  const Score sum = sum_of(scores_in(kWorld / GetParam(), reader_data()));
  const Floor floor = floor_of(GetParam());
  EXPECT_GE(sum.right, floor.right);
  EXPECT_LE(sum.lost, floor.lost) << "units lost without a word";
  EXPECT_LE(sum.invented, floor.invented);
  EXPECT_GE(sum.men_right, floor.men_right);
}

INSTANTIATE_TEST_SUITE_P(Sets, World,
                         testing::Values("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
                                         "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth",
                                         "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
                                         "twentieth", "twenty_first", "twenty_second", "twenty_third"),
                         [](const testing::TestParamInfo<std::string>& set) { return set.param; });

}  // namespace estafette::test::world_test
