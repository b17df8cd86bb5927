// Players of unequal skill: what the game counts comes back in the campaign's own strength.
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/reconcile.hpp"
#include "sow_dumps/sheets.hpp"

#include <gtest/gtest.h>

namespace estafette::dumps::handicap_test {
namespace {

/// The small sheet, with 90 in 100 of the 22nd Line's 600 men on the field.
sow::BattleSheet handicapped() {
  sow::BattleSheet sheet = test::small_sheet();
  for (sow::SheetRow& row : sheet.rows) {
    if (row.name == "22nd Line") row.heads = Men{540};
  }
  return sheet;
}

RowResult row_of_22nd(const ResultsDump& results, const LocationsDump* locations = nullptr) {
  return reconcile(handicapped(), results, locations, test::policy_1813()).units.front().rows.front();
}

}  // namespace

TEST(Handicap, LossesComeBackUnscaled) {
  const sow::BattleSheet sheet = handicapped();
  ResultsDump dump = test::unhurt(sheet);
  test::lose(sheet, dump, "22nd Line", 9, 18, 27);
  const RowResult row = row_of_22nd(dump);
  EXPECT_EQ(row.men, Men{600});
  EXPECT_EQ(row.killed, Men{10});
  EXPECT_EQ(row.wounded, Men{20});
  EXPECT_EQ(row.missing, Men{30});
}

TEST(Handicap, ABattalionThatIsGoneInTheGameIsGoneToTheMan) {
  const sow::BattleSheet sheet = handicapped();
  ResultsDump dump = test::unhurt(sheet);
  test::lose(sheet, dump, "22nd Line", 177, 180, 183);
  const RowResult row = row_of_22nd(dump);
  EXPECT_EQ(row.killed + row.wounded + row.missing, Men{600});
}

TEST(Handicap, MenCountedPresentAreCountedBackToo) {
  const sow::BattleSheet sheet = handicapped();
  ResultsDump dump = test::unhurt(sheet);
  LocationsDump present;
  present.file = "startlocs.csv";
  for (const sow::SheetRow& row : sheet.rows) {
    if (row.row_kind != sow::RowKind::troops) continue;
    LocationsRow& placed = present.rows.emplace_back();
    placed.id = row.game_id;
    placed.present = row.in_game();
  }
  EXPECT_EQ(row_of_22nd(dump, &present).missing, Men{0});
}

}  // namespace estafette::dumps::handicap_test
