#include "campaign/map/summary.hpp"

#include "base/files/files.hpp"
#include "campaign/map/read_map.hpp"

#include <gtest/gtest.h>

namespace estafette::map::summary_test {
namespace {

Map ford() {
  return read_map(read_text(fs::path(ESTAFETTE_FIXTURES) / "map/ford.xml"), "ford.xml").map;
}

using Rows = std::vector<std::vector<std::string>>;

}  // namespace

TEST(MapSummary, CountsSettlementsByClassAndRegion) {
  const Table table = settlements(ford());
  EXPECT_EQ(table.columns.at(3).title, "Germany");
  EXPECT_EQ(table.columns.at(4).title, "bridgeheads");
  EXPECT_EQ(table.rows, (Rows{{"town", "1", "0", "1", "0"},
                              {"city", "1", "0", "1", "0"},
                              {"fortress", "1", "0", "1", "1"},
                              {"all", "3", "0", "3", "1"}}));
}

TEST(MapSummary, CountsRoadsByTheRiverTheyCross) {
  EXPECT_EQ(roads(ford()).rows,
            (Rows{{"Elbe", "1", "1", "2", "1"}, {"none", "0", "1", "1", "0"}, {"all", "1", "2", "3", "1"}}));
}

}  // namespace estafette::map::summary_test
