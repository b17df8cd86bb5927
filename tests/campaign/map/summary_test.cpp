#include "campaign/map/summary.hpp"

#include "base/files.hpp"
#include "campaign/map/read_map.hpp"

#include <gtest/gtest.h>

namespace estafette::map::summary_test {
namespace {

Map ford() {
  return read_map(read_text(fs::path(ESTAFETTE_FIXTURES) / "map/ford.xml"), "ford.xml").map;
}

using Rows = std::vector<std::vector<std::string>>;

}  // namespace

TEST(MapSummary, CountsSettlementsByClass) {
  EXPECT_EQ(
      settlements(ford()).rows,
      (Rows{{"town", "1", "0", "1"}, {"city", "1", "0", "1"}, {"fortress", "1", "0", "1"}, {"all", "3", "0", "3"}}));
}

TEST(MapSummary, CountsRoadsByTheRiverTheyCross) {
  EXPECT_EQ(roads(ford()).rows,
            (Rows{{"Elbe", "1", "1", "2", "1"}, {"none", "0", "1", "1", "0"}, {"all", "1", "2", "3", "1"}}));
}

}  // namespace estafette::map::summary_test
