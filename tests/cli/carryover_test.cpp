#include "base/csv.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "program.hpp"
#include "tools/sample_battle.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::carryover_test {
namespace {

class Carryover : public testing::Test {
 protected:
  Carryover() {
    const test::Outcome sent =
        test::run(test::luetzen(test::scaled_armies_in(folder), folder / "l", {"--forces", "Blücher,III Corps"}));
    if (sent.code != 0) throw std::runtime_error(sent.err);
    const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(folder / "l/battle.xml"), "battle.xml");
    const tools::SampleDumps dumps = tools::sample_dumps(sheet, {.seed = 7, .leave_out = 2});
    folder.file("gamedb.synthetic.csv", dumps.results);
    folder.file("startlocs.synthetic.csv", dumps.locations);
  }

  test::Outcome carry(const std::vector<std::string>& more = {}) {
    std::vector<std::string> words = {
        "carryover", "--sheet",        folder / "l/battle.xml", "--dump", folder / "gamedb.synthetic.csv",
        "--out",     folder / "losses"};
    words.insert(words.end(), more.begin(), more.end());
    return test::run(words);
  }

  test::Folder folder;
};

}  // namespace

TEST_F(Carryover, Rule54EveryRowOfTheLossesAddsUpAndTheHeaderIsAsPromised) {
  const test::Outcome done = carry();
  ASSERT_EQ(done.code, 0) << done.err;
  const std::string csv = read_bytes(folder / "losses/losses.csv");
  EXPECT_TRUE(csv.starts_with(
      "unit_id,name,formation,kind,before,killed,wounded,missing,after,guns_before,guns_after,status,note\n"));
  int rows = 0;
  for_each_row(csv, ',', "losses.csv", [&](const CsvRow& row) {
    ASSERT_EQ(row.fields.size(), 13U);
    if (rows++ == 0) return;
    const auto number = [&](std::size_t i) { return std::stoi(std::string(row.fields[i])); };
    EXPECT_EQ(number(4), number(5) + number(6) + number(7) + number(8)) << row.line;
    EXPECT_LE(number(10), number(9)) << row.line;
  });
  EXPECT_GT(rows, 50);
}

TEST_F(Carryover, TheNextOrderOfBattleIsReadyForTheNextBattle) {
  ASSERT_EQ(carry().code, 0);
  const Orbat before = readers::read_orbat(folder / "scaled/coalition-main-army.scaled.csv");
  const Orbat after = readers::read_orbat(folder / "losses/next-allied-main-army.csv");
  const auto blucher = [](const Orbat& orbat) {
    const auto& forces = orbat.formations.at(0).formations;
    return totals(*std::find_if(forces.begin(), forces.end(),
                                [](const Formation& force) { return force.name == "Blücher's Corps"; }))
        .men();
  };
  EXPECT_LT(blucher(after), blucher(before));
  EXPECT_EQ(test::run({"inspect", folder / "losses/next-army-of-the-main.csv"}).code, 0);
}

TEST_F(Carryover, ItSaysThatTheDumpIsSyntheticAndWhichUnitsItDoesNotName) {
  const test::Outcome done = carry({"--locations", folder / "startlocs.synthetic.csv"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_NE(done.out.find("this dump is synthetic: the battle was never fought"), std::string::npos);
  EXPECT_NE(read_bytes(folder / "losses/losses.csv").find("not reported"), std::string::npos);
}

TEST_F(Carryover, ADumpOfAnotherBattleIsRefusedAndNothingIsWritten) {
  folder.file("gamedb.synthetic.csv",
              "Side,Army,Corps,Division,Brigade,Regiment,Name,Ammo,Status,Deserted,Killed,Wounded\n1,1,1,1,1,1,OOB_LF_"
              "Fr_R1,22,March,12,31,74\n");
  const test::Outcome refused = carry();
  EXPECT_EQ(refused.code, 1);
  EXPECT_FALSE(refused.err.empty());
  EXPECT_FALSE(fs::exists(folder / "losses"));
}

TEST_F(Carryover, TheSameDumpTwiceGivesTheSameBytes) {
  ASSERT_EQ(carry().code, 0);
  const std::string first = read_bytes(folder / "losses/losses.csv");
  ASSERT_EQ(carry({"--overwrite"}).code, 0);
  EXPECT_EQ(read_bytes(folder / "losses/losses.csv"), first);
}

TEST_F(Carryover, ADryRunShowsTheSummaryAndWritesNothing) {
  const test::Outcome done = carry({"--dry-run"});
  EXPECT_EQ(done.code, 0);
  EXPECT_NE(done.out.find("Blücher's Corps"), std::string::npos);
  EXPECT_FALSE(fs::exists(folder / "losses"));
}

}  // namespace estafette::carryover_test
