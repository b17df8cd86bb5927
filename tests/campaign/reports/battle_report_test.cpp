// What is remembered of a battle.
#include "campaign/reports/battle_report.hpp"

#include "campaign/reports/battle_tables.hpp"
#include "campaign/reports/planted.hpp"
#include "campaign/reports/told.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::battle_report_test {
namespace {

BattleReport report() {
  return battles_of(test::planted_country(), test::planted_chapters()[1]).at(0);
}

}  // namespace

TEST(Rule54BattleReport, SaysWhoFoughtHowStrongAndWhatItCost) {
  const BattleReport battle = report();
  EXPECT_EQ(battle.outcome, "Battle 1 at Burg: a minor victory for France");
  ASSERT_EQ(battle.corps.size(), 2U);
  EXPECT_EQ(battle.corps[0],
            (BattleReport::CorpsLosses{
                {"frsecret-i-corps"}, "frsecret I Corps", Side::france, "attacks", 2430, 8, 200, 50, 0}));
  EXPECT_EQ(battle.corps[1].part, "is attacked");
  EXPECT_EQ(share_lost(battle.corps[0].lost, battle.corps[0].men), "8.2");
}

TEST(Rule54BattleReport, NamesTheWorstHitFirst) {
  const Table table = hits_table(report(), 1);
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows.front(),
            (std::vector<std::string>{"frsecret I Corps 1 Battalion", "frsecret I Corps", "900", "200", "22.2"}));
}

TEST(Rule54BattleReport, TellsOfOfficersAndOfWhatFollowedAndOfNothingLater) {
  const BattleReport battle = report();
  EXPECT_EQ(battle.officers,
            (std::vector<std::string>{"frsecret is wounded: umsecret line 14", "cosecret is wounded: umsecret line 14",
                                      "frsecret and cosecret: fate not known, umsecret"}));
  EXPECT_EQ(battle.followed,
            (std::vector<std::string>{
                "cosecret Yorck is exhausted until turn 4, and may not join another force or be joined (4.1)",
                "frsecret I Corps cannot pass cosecret Yorck, which came to Burg from Burg (5.5)",
                "Prestige rises by 1 to 31: umsecret (4.5)"}));
}

TEST(Rule54BattleReport, OfAToldBattleHasOwnTroopsAlone) {
  const Chapter told = as_told(test::planted_country(), test::planted_chapters()[1], {Side::coalition, "", {}});
  const BattleReport battle = battles_of(test::planted_country(), told).at(0);
  ASSERT_EQ(battle.corps.size(), 1U);
  EXPECT_EQ(battle.corps[0].lost, 200);
  EXPECT_EQ(battle.officers, std::vector<std::string>{"cosecret general of cosecret (cosecret Yorck) is wounded, and "
                                                      "expected back in turn 9"});
}

TEST(Rule54BattleReport, SumsUpEachSideThatHasSeveralForcesAndGivesASpreadsheet) {
  BattleReport battle = report();
  battle.corps.push_back({{"ii"}, "II", Side::france, "in reserve", 70, 2, 0, 0, 0});
  const Table table = losses_table(battle);
  ASSERT_EQ(table.rows.size(), 4U);
  EXPECT_EQ(table.rows[2], (std::vector<std::string>{"All of France", "", "", "2,500", "10", "200", "50", "0", "8.0"}));
  EXPECT_TRUE(to_csv(battle).starts_with(
      "battle,side,force,unit,men,lost\n1,france,frsecret I Corps,frsecret I Corps 1 Battalion,900,200\n"))
      << to_csv(battle);
}

TEST(Rule54BattleReport, ABattleThatHasNotBeenFoughtTellsOfNoLosses) {
  BattleReport battle = report();
  EXPECT_FALSE(is_without_losses(battle));
  battle.hits.clear();
  for (BattleReport::CorpsLosses& corps : battle.corps) corps.lost = corps.back = corps.guns_lost = 0;
  EXPECT_TRUE(is_without_losses(battle));
  const Table table = present_table(battle);
  ASSERT_EQ(table.columns.size(), 5U);
  for (const std::vector<std::string>& row : table.rows) EXPECT_EQ(row.size(), 5U);
}

}  // namespace estafette::campaign::battle_report_test
