#include "sow_dumps/reading/together.hpp"

#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/reconcile.hpp"
#include "sow_dumps/sheets.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::dumps::together_test {
namespace {

using Lines = std::vector<std::string>;

ResultsDump results(const std::string& file, const std::string& text) {
  return read_results(text, file);
}

LocationsDump locations(const std::string& file, const std::string& hour, const std::string& men) {
  return read_locations("Name,Ammo,dir x,dir z,loc x,loc z,Formation,Head Count,Fatigue,Morale," + hour +
                            "\nOOB_A,22,-1,0,1,2,," + men + ",3,4\n",
                        file);
}

template <typename DumpSort>
Lines said(const DumpSort& dump) {
  Lines lines;
  for (const DumpRemark& remark : dump.remarks) lines.push_back(to_string(remark));
  return lines;
}

const std::string kHalf = "1,1,1,1,1,1,OOB_A,9,Stand,9,17,43\n1,1,1,1,1,2,OOB_B,9,Routed,5,20,30\n";
const std::string kEnd = "1,1,1,1,1,1,oob_a,9,Stand,7,17,44\n";

}  // namespace

TEST(Together, TheLatestCountsInWhateverOrderTheyAreGivenAndWhatOnlyTheEarlierKnowsComesIn) {
  for (const bool early_first : {true, false}) {
    const ResultsDump half = results("half.csv", kHalf);
    const ResultsDump end = results("end.csv", kEnd);
    const ResultsDump all = together(early_first ? std::vector{half, end} : std::vector{end, half});
    EXPECT_EQ(all.file, "end.csv");
    ASSERT_EQ(all.rows.size(), 2U);
    EXPECT_EQ(all.rows[0].wounded, Men{44});
    EXPECT_EQ(all.rows[1].id, "OOB_B");
    EXPECT_EQ(all.rows[1].killed, Men{20});
    EXPECT_EQ(said(all), (Lines{"half.csv:1: OOB_A had 9 missing, and has 7 in the later dump: so many are back",
                                "half.csv:2: OOB_B is in this earlier dump only: what it had lost by then counts, "
                                "20 killed and 30 wounded"}));
  }
}

TEST(Together, OneAloneIsTakenAsItIs) {
  EXPECT_EQ(together(std::vector{results("end.csv", kEnd)}), results("end.csv", kEnd));
}

TEST(Together, TwoThatContradictEachOtherAreNotOfOneBattle) {
  const ResultsDump other =
      results("other.csv", "1,1,1,1,1,1,OOB_A,9,Stand,9,16,43\n1,1,1,1,1,2,OOB_B,9,Stand,5,21,30\n");
  EXPECT_EQ(test::refusal([&] {
              (void)together({results("half.csv", kHalf), other});
            }),
            "other.csv:1: OOB_A: found \"16 killed and 43 wounded\"; expected at least what half.csv has, since it has "
            "more of OOB_B (killed and wounded never grow fewer). Give only dumps of one and the same battle");
}

TEST(Together, OfTwoUnitLocationDumpsTheClockDecidesAndAUnitThatHasGrownIsNamed) {
  const LocationsDump all =
      together(std::vector{locations("end.csv", "14:59:45", "430"), locations("half.csv", "09:30:00", "423")});
  EXPECT_EQ(all.file, "end.csv");
  EXPECT_EQ(said(all), Lines{"end.csv:2: OOB_A has 430 men, and had 423 at 09:30:00: it has grown since"});
  EXPECT_NE(test::refusal([] {
              (void)together(std::vector{locations("a.csv", "9:00", "1"), locations("b.csv", "9:00", "1")});
            }).find("another hour of the battle than a.csv has"),
            std::string::npos);
}

TEST(Prisoners, AreAmongTheMissingAndNoneOfThemComesBackByHimself) {
  const sow::BattleSheet sheet = test::small_sheet();
  ResultsDump dump = test::unhurt(sheet);
  test::lose(sheet, dump, "22nd Line", 10, 20, 40);
  test::row_of(dump, test::game_id(sheet, "22nd Line")).captured = Men{100};
  const CarryoverPolicy policy = test::policy_1813();
  const Losses losses = carry_over(sheet, reconcile(sheet, dump, nullptr, policy), policy);
  const UnitLosses& unit = losses.units.front();
  EXPECT_EQ(unit.name, "22nd Line");
  EXPECT_EQ(unit.missing, Men{140});
  EXPECT_EQ(unit.captured, Men{100});
  Men all = unit.missing_back.lost_for_good;
  for (const Men back : unit.missing_back.by_turn) all += back;
  EXPECT_EQ(all, unit.missing);
  EXPECT_GE(unit.missing_back.lost_for_good, Men{100});
  EXPECT_NE(unit.note.find("100 of the missing are prisoners"), std::string::npos) << unit.note;
}

}  // namespace estafette::dumps::together_test
