#include "sow_dumps/write_results.hpp"

#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/sheets.hpp"

#include <gtest/gtest.h>

namespace estafette::dumps::write_results_test {
namespace {

std::size_t row_called(const sow::BattleSheet& sheet, const std::string& name) {
  for (std::size_t i = 0; i < sheet.rows.size(); ++i)
    if (sheet.rows[i].name == name) return i;
  ADD_FAILURE() << "no row " << name;
  return 0;
}

Reconciled read_back(const sow::BattleSheet& sheet, const std::vector<WrittenRow>& rows) {
  const ResultsDump dump = read_results(write_results(sheet, rows, "MADE for a test"), "gamedb.csv");
  EXPECT_FALSE(dump.synthetic);
  return reconcile(sheet, dump, nullptr, test::policy_1813());
}

}  // namespace

TEST(WriteResults, ADumpIsReadBackWithoutARemarkRowByRow) {
  const sow::BattleSheet sheet = test::small_sheet();
  std::vector<WrittenRow> rows(sheet.rows.size());
  WrittenRow& line = rows[row_called(sheet, "22nd Line")];
  line.killed = 20;
  line.wounded = 50;
  line.deserted = 30;
  total_commands(sheet, rows);
  EXPECT_EQ(rows[row_called(sheet, "Ney")].wounded, 50);
  const Reconciled read = read_back(sheet, rows);
  EXPECT_TRUE(read.remarks.empty());
  EXPECT_EQ(read.rows_found, read.rows_sent);
  EXPECT_EQ(read.units.at(0).rows.at(0).killed, Men{20});
  EXPECT_EQ(read.units.at(0).rows.at(0).missing, Men{30});
  EXPECT_TRUE(read.officers.empty());
}

TEST(WriteResults, AnOfficerWhoFallsIsTheOnlyOne) {
  const sow::BattleSheet sheet = test::small_sheet();
  const std::vector<std::pair<Fate, std::string>> fates = {
      {Fate::killed, "killed"}, {Fate::wounded, "wounded"}, {Fate::missing, "deserted"}};
  for (const auto& [fate, word] : fates) {
    std::vector<WrittenRow> rows(sheet.rows.size());
    rows[row_called(sheet, "34th Line")].killed = 7;
    total_commands(sheet, rows);
    hit_officer(sheet, rows, row_called(sheet, "Brissac"), fate);
    const Reconciled read = read_back(sheet, rows);
    ASSERT_EQ(read.officers.size(), 1U) << word;
    EXPECT_EQ(read.officers[0].name, "Brissac");
    EXPECT_EQ(read.officers[0].fate, fate);
  }
}

TEST(WriteResults, ARowMayBeLeftOut) {
  const sow::BattleSheet sheet = test::small_sheet();
  std::vector<WrittenRow> rows(sheet.rows.size());
  rows[row_called(sheet, "22nd Line")].left_out = true;
  const Reconciled read = read_back(sheet, rows);
  EXPECT_EQ(read.rows_found, read.rows_sent - 1);
}

}  // namespace estafette::dumps::write_results_test
