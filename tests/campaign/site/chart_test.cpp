// Charts: their figures, and words for whoever does not see them.
#include "campaign/reports/planted.hpp"
#include "campaign/site/charts.hpp"

#include <gtest/gtest.h>
#include <pugixml.hpp>

namespace estafette::campaign::chart_test {
namespace {

bool well_formed(const std::string& svg) {
  return bool(pugi::xml_document().load_string(svg.c_str()));
}

}  // namespace

TEST(Charts, PrestigeIsShownAtTheEndOfEachTurn) {
  const LineChart chart = prestige_chart(test::planted_country(), test::planted_chapters());
  EXPECT_EQ(chart.labels, (std::vector<std::string>{"start", "1", "2"}));
  EXPECT_EQ(chart.lines.front().values, (std::vector<std::optional<double>>{30, 28, 28}));
  EXPECT_EQ(chart.told, "Prestige of France: 30 at first and 28 at the end; lowest 28, highest 30");
}

TEST(Charts, EachCauseOfPrestigeIsABarARulingToo) {
  const BarChart chart = prestige_causes_chart(prestige_account(test::planted_chapters()));
  ASSERT_EQ(chart.bars.size(), 2U);
  EXPECT_EQ(chart.bars.front().words, "+1");
  EXPECT_EQ(chart.bars.back().words, "-3");
}

TEST(Charts, TheStrengthOfAForceEndsWhereItIsNoMore) {
  const std::vector<Chapter> chapters = test::planted_chapters();
  const LineChart chart = strength_chart(chapters, chapters.front().after.forces.back());
  EXPECT_EQ(chart.title, "cosecret Kleist");
  EXPECT_EQ(chart.lines.front().values, (std::vector<std::optional<double>>{2400, 2400, std::nullopt}));
}

TEST(Charts, LossesAreShownByBattleAndSide) {
  const BarChart chart = losses_chart(battles_of(test::planted_country(), test::planted_chapters()[1]));
  ASSERT_EQ(chart.bars.size(), 2U);
  EXPECT_EQ(chart.bars.front().label, "Battle 1 at Burg: France");
  EXPECT_EQ(chart.bars.front().words, "200 of 2,430");
}

TEST(Charts, ADrawingIsWholeWhateverTheNamesAndFigures) {
  const LineChart odd{
      "<&>", "a & b", {"1"}, {{"\"x\"", Ink::plain, {-5.0}}, {"", Ink::france, {}}}, {{0, "Lützen & elsewhere"}}};
  EXPECT_TRUE(well_formed(to_svg(odd)));
  EXPECT_NE(to_svg(odd).find("<title>&lt;&amp;&gt;</title>"), std::string::npos);
  EXPECT_TRUE(well_formed(to_svg(LineChart{"", "", {}, {}})));
  EXPECT_TRUE(well_formed(to_svg(BarChart{"", "", {{"one", Ink::plain, -3, "-3"}, {"two", Ink::france, 0, "0"}}})));
  EXPECT_TRUE(well_formed(to_svg(BarChart{"", "", {}})));
}

}  // namespace estafette::campaign::chart_test
