#include "converter/sow/sheet/handicap.hpp"

#include "battles.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"

#include <gtest/gtest.h>

namespace estafette::sow::handicap_test {
namespace {

using Handicap = std::optional<std::pair<int, int>>;

}  // namespace

TEST(Handicap, ASideAndAShareAreReadAndNothingElse) {
  EXPECT_EQ(handicap_from("france=90"), Handicap(std::pair(1, 90)));
  EXPECT_EQ(handicap_from("Coalition = 110"), Handicap(std::pair(2, 110)));
  for (const char* text : {"france", "france=", "france=9", "france=201", "france=90%", "prussia=90", "=90", ""}) {
    EXPECT_EQ(handicap_from(text), std::nullopt) << text;
  }
}

TEST(Handicap, ThatSideHasFewerHeadsInTheGameAndTheSheetKeepsItsMen) {
  BattlePlan plan = test::skirmish();
  const Mod before = make_mod(plan, test::waterloo());
  plan.handicaps = {{1, 90}};
  const Mod mod = make_mod(plan, test::waterloo());
  ASSERT_EQ(mod.sheet.rows.size(), before.sheet.rows.size());
  int fewer = 0;
  for (std::size_t i = 0; i < mod.sheet.rows.size(); ++i) {
    const SheetRow& row = mod.sheet.rows[i];
    EXPECT_EQ(row.men, before.sheet.rows[i].men);
    if (row.row_kind != RowKind::troops) continue;
    const int share = row.side == 1 ? 90 : 100;
    EXPECT_NEAR(row.in_game().value, row.men.value * share / 100.0, 1) << row.name;
    fewer += row.in_game() < row.men ? 1 : 0;
  }
  EXPECT_GT(fewer, 0);
  EXPECT_EQ(read_battle_sheet(to_xml(mod.sheet), "battle.xml"), mod.sheet);
}

}  // namespace estafette::sow::handicap_test
