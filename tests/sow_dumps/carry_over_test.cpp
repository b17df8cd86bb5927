#include "base/csv.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/csv.hpp"
#include "sow_dumps/losses/documents.hpp"
#include "sow_dumps/losses/guns.hpp"
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/losses/losses_page.hpp"
#include "sow_dumps/losses/next_orbat.hpp"
#include "sow_dumps/losses/summary.hpp"
#include "sow_dumps/losses/unit_tables.hpp"
#include "sow_dumps/sheets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace estafette::dumps::carry_over_test {
namespace {

using test::lose;
using test::policy_1813;
using test::small_sheet;
using test::unhurt;

Losses carried(const sow::BattleSheet& sheet, const ResultsDump& dump) {
  const CarryoverPolicy policy = policy_1813();
  return carry_over(sheet, reconcile(sheet, dump, nullptr, policy), policy);
}

const UnitLosses& unit(const Losses& losses, const std::string& name) {
  return *std::find_if(losses.units.begin(), losses.units.end(),
                       [&](const UnitLosses& one) { return one.name == name; });
}

/// The worked example of docs/formats/losses.md; and Brissac fell.
ResultsDump hard_fought(const sow::BattleSheet& sheet) {
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "22nd Line", 20, 50, 30);
  lose(sheet, dump, "34th Line", 200, 400, 200);  // more than it had: cut to 100, 200, 100
  lose(sheet, dump, "3rd Foot Battery", 3, 12, 0);
  lose(sheet, dump, "Lenoir", 3, 12, 0);
  lose(sheet, dump, "Brissac", 221, 450, 230);
  return dump;
}

UnitResult guns(std::vector<std::pair<int, int>> killed_and_missing) {
  UnitResult battery;
  for (const auto& [killed, missing] : killed_and_missing) {
    RowResult& row = battery.rows.emplace_back();
    row.men = Men{20};
    row.guns = Guns{1};
    row.killed = Men{killed};
    row.missing = Men{missing};
    row.reported = true;
  }
  return battery;
}

}  // namespace

TEST(Rule54Losses, TheKilledTheWoundedAndTheMissingLeaveTheRanks) {
  const sow::BattleSheet sheet = small_sheet();
  const Losses losses = carried(sheet, hard_fought(sheet));
  const UnitLosses& regiment = unit(losses, "22nd Line");
  EXPECT_EQ(regiment.before, Men{600});
  EXPECT_EQ(regiment.killed, Men{20});
  EXPECT_EQ(regiment.wounded, Men{50});
  EXPECT_EQ(regiment.missing, Men{30});
  EXPECT_EQ(regiment.after, Men{500});
  EXPECT_EQ(regiment.formation_name, "III Corps");
  EXPECT_EQ(regiment.brigade, "1st Brigade");
  EXPECT_EQ(regiment.note, "1st Brigade; dump line 6");
}

TEST(Rule54Losses, TheWordForAUnitGoesByTheShareOfItsMenLost) {
  const sow::BattleSheet sheet = small_sheet();
  const auto word = [&](int killed) {
    ResultsDump dump = unhurt(sheet);
    lose(sheet, dump, "34th Line", killed, 0, 0);
    return to_string(unit(carried(sheet, dump), "34th Line").condition);
  };
  EXPECT_EQ(word(0), "in hand");
  EXPECT_EQ(word(59), "in hand");
  EXPECT_EQ(word(60), "shaken");
  EXPECT_EQ(word(159), "shaken");
  EXPECT_EQ(word(160), "broken");
  EXPECT_EQ(word(400), "destroyed");
}

TEST(Rule54Losses, AUnitOfWhichTheDumpSaysNothingIsNotReportedAndKeepsItsMen) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  std::erase_if(dump.rows, [&](const ResultsRow& row) { return row.id == test::game_id(sheet, "34th Line"); });
  const Losses losses = carried(sheet, dump);
  EXPECT_EQ(unit(losses, "34th Line").after, Men{400});
  EXPECT_EQ(to_string(unit(losses, "34th Line").condition), "not reported");
  EXPECT_EQ(unit(losses, "34th Line").note, "1st Brigade; not in the dump: keeps its men");
}

TEST(Rule54Losses, ABatteryOfWhichAGunIsNotInTheDumpHasThatInItsNote) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  std::erase_if(dump.rows, [&](const ResultsRow& row) { return row.id == test::game_id(sheet, "3rd Foot Battery"); });
  EXPECT_EQ(unit(carried(sheet, dump), "3rd Foot Battery").note,
            "1st Brigade; dump line 10; 1 of 2 rows not in the dump: they keep their men");
}

TEST(Documents, ThePageWarnsOfAHalfTimeDumpAndSaysTheHour) {
  const sow::BattleSheet sheet = small_sheet();
  Losses losses = carried(sheet, unhurt(sheet));
  losses.hours = {"The unit-location dump shows 13:30:00 on the battle's clock."};
  EXPECT_NE(losses_html(sheet, losses).find(losses.hours[0]), std::string::npos);
  EXPECT_EQ(losses_html(sheet, losses).find("class=\"notice"), std::string::npos);
  losses.half_time = "a half-time dump?";
  EXPECT_NE(
      losses_html(sheet, losses).find("<p class=\"notice ask\">The unit-location dump may be too early: a half-time"),
      std::string::npos);
}

TEST(Rule54Guns, AGunIsLostWhenNoMoreThanAFifthOfItsCrewIsLeft) {
  EXPECT_EQ(guns_lost(guns({{16, 0}, {15, 0}, {20, 0}}), policy_1813()), (GunsLost{Guns{2}, Guns{0}}));
}

TEST(Rule54Guns, HalfOfTheOverrunGunsAreCapturedToTheNearestGun) {
  EXPECT_EQ(guns_lost(guns({{0, 10}, {0, 10}, {0, 10}, {0, 9}}), policy_1813()), (GunsLost{Guns{0}, Guns{2}}));
  EXPECT_EQ(guns_lost(guns({{0, 10}}), policy_1813()), (GunsLost{Guns{0}, Guns{1}}));
}

TEST(Rule54Guns, AGunThatLostItsCrewIsNotCapturedOnceMore) {
  EXPECT_EQ(guns_lost(guns({{0, 20}, {0, 20}}), policy_1813()), (GunsLost{Guns{2}, Guns{0}}));
}

TEST(Rule54Guns, AGunOfWhichTheDumpSaysNothingComesHome) {
  UnitResult battery = guns({{20, 0}});
  battery.rows[0].reported = false;
  EXPECT_EQ(guns_lost(battery, policy_1813()), GunsLost{});
}

TEST(Rule54Returns, EachTurnGivesBackItsShareToTheManAndTheRestIsLost) {
  const std::vector<Returns> returns = deal_returns({Men{100}}, {30, 20, 12, 8});
  ASSERT_EQ(returns.size(), 1U);
  EXPECT_EQ(returns[0].by_turn, (std::vector<Men>{Men{30}, Men{20}, Men{12}, Men{8}}));
  EXPECT_EQ(returns[0].lost_for_good, Men{30});
}

TEST(Rule54Returns, SmallUnitsTogetherGetTheSameShareAsOneLargeUnit) {
  const std::vector<Returns> returns = deal_returns(std::vector<Men>(50, Men{2}), {30, 20, 12, 8});
  Men first_turn;
  Men lost;
  for (const Returns& unit : returns) {
    first_turn += unit.by_turn[0];
    lost += unit.lost_for_good;
  }
  EXPECT_EQ(first_turn, Men{30});
  EXPECT_EQ(lost, Men{30});
}

TEST(Rule54Returns, OfTheWorkedExamplesMissingSoManyComeBackInEachTurn) {
  const sow::BattleSheet sheet = small_sheet();
  Returns missing{std::vector<Men>(4), {}};
  for (const UnitLosses& one : carried(sheet, hard_fought(sheet)).units) {
    for (std::size_t turn = 0; turn < 4; ++turn) missing.by_turn[turn] += one.missing_back.by_turn[turn];
    missing.lost_for_good += one.missing_back.lost_for_good;
  }
  EXPECT_EQ(missing.by_turn, (std::vector<Men>{Men{39}, Men{26}, Men{16}, Men{10}}));
  EXPECT_EQ(missing.lost_for_good, Men{39});
}

TEST(Rule54Returns, WithoutSharesNobodyReturns) {
  EXPECT_EQ(deal_returns({Men{7}}, {}), (std::vector<Returns>{{{}, Men{7}}}));
}

TEST(Rule54Commanders, AFallenCommanderIsNamedWithWhatBecomesOfHimAndStruckOffTheNextOrderOfBattle) {
  const sow::BattleSheet sheet = small_sheet();
  const Losses losses = carried(sheet, hard_fought(sheet));
  ASSERT_EQ(losses.officers.size(), 1U);
  EXPECT_EQ(losses.officers[0].name, "Brissac");
  EXPECT_EQ(losses.officers[0].command, "1st Brigade");
  EXPECT_EQ(losses.officers[0].becomes, "lost; his successor takes over");
  const Orbat next = next_orbat(sheet.sides[0], losses);
  const Formation& brigade = next.formations[0].formations[0].formations[0];
  EXPECT_EQ(brigade.commander, "");
  EXPECT_EQ(brigade.note, "Brissac killed at Lind Ford: lost; his successor takes over");
  EXPECT_EQ(next.formations[0].formations[0].commander, "Ney");
}

TEST(Rule54Commanders, AWoundedOneIsBackAfterEightTurns) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "Lenoir", 0, 1, 0);
  const Losses losses = carried(sheet, dump);
  ASSERT_EQ(losses.officers.size(), 1U);
  EXPECT_EQ(losses.officers[0].becomes, "back after 8 turns; until then his second commands");
}

TEST(NextOrderOfBattle, HasTheMenAndGunsLeftAndAUnitWithNobodyLeftStays) {
  const sow::BattleSheet sheet = small_sheet();
  const Orbat next = next_orbat(sheet.sides[0], carried(sheet, hard_fought(sheet)));
  const std::vector<Unit>& units = next.formations[0].formations[0].formations[0].units;
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[0].men, Men{500});
  EXPECT_EQ(units[1].men, Men{0});
  EXPECT_EQ(units[2].men, Men{15});
  EXPECT_EQ(units[2].guns, Guns{1});
}

TEST(NextOrderOfBattle, LeavesWhoWasNotSentAsItWas) {
  sow::BattleSheet sheet = small_sheet();
  Formation reserve = sheet.sides[0].army.formations[0];
  reserve.id = "reserve";
  reserve.name = "Guard";
  reserve.formations.clear();
  sheet.sides[0].army.formations.push_back(reserve);
  EXPECT_EQ(next_orbat(sheet.sides[0], carried(sheet, hard_fought(sheet))).formations[0].formations[1], reserve);
}

TEST(Documents, TheListOfLossesHasItsHeaderAndOneRowAUnit) {
  const sow::BattleSheet sheet = small_sheet();
  const Losses losses = carried(sheet, hard_fought(sheet));
  const std::string csv = losses_csv(losses);
  EXPECT_EQ(csv.substr(0, csv.find('\n')),
            "unit_id,name,formation,kind,before,killed,wounded,missing,after,guns_before,guns_after,status,note");
  EXPECT_NE(csv.find(",3rd Foot Battery,III Corps,foot artillery,30,3,12,0,15,2,1,broken,"
                     "\"1st Brigade; dump lines 9 10; 1 gun lost with its crew\"\n"),
            std::string::npos)
      << csv;
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 5);
}

TEST(Documents, TheSummaryHasAllFormationsAndTheSides) {
  const sow::BattleSheet sheet = small_sheet();
  const std::string army = sheet.sides[0].army.id;
  const std::string corps = sheet.sides[0].army.formations[0].id;
  const std::string brigade = sheet.sides[0].army.formations[0].formations[0].id;
  const std::string csv = summary_csv(sheet, carried(sheet, hard_fought(sheet)));
  const std::string expected =
      "side,level,formation_id,formation,sent,killed,wounded,missing,left,guns_before,guns_after,lost_percent,guns_"
      "lost\n"
      "Army of the Lind,division," +
      corps +
      ",III Corps,1030,123,262,130,515,2,1,50,1\n"
      "Army of the Lind,brigade," +
      brigade +
      ",1st Brigade,1030,123,262,130,515,2,1,50,1\n"
      "Army of the Lind,side," +
      army + ",Army of the Lind,1030,123,262,130,515,2,1,50,1\n";
  EXPECT_EQ(csv.substr(0, expected.size()), expected);
}

TEST(Documents, TheTableForTheUmpireGoesCorpsByCorps) {
  const sow::BattleSheet sheet = small_sheet();
  EXPECT_EQ(to_text(summary_table(summarize(sheet, carried(sheet, hard_fought(sheet))))),
            "Losses by corps\n"
            "formation          sent  killed  wounded  missing  left  lost %  guns  guns lost\n"
            "----------------  -----  ------  -------  -------  ----  ------  ----  ---------\n"
            "III Corps         1,030     123      262      130   515      50     2          1\n"
            "----------------  -----  ------  -------  -------  ----  ------  ----  ---------\n"
            "Army of the Lind  1,030     123      262      130   515      50     2          1\n"
            "Yorck's Corps       500       0        0        0   500       0     0          0\n"
            "----------------  -----  ------  -------  -------  ----  ------  ----  ---------\n"
            "Field Army          500       0        0        0   500       0     0          0\n");
}

TEST(Documents, WhoComesBackIsListedUnitByUnitPoolByPoolAndTurnByTurnAndSoAreThoseWhoNeverDo) {
  const sow::BattleSheet sheet = small_sheet();
  CarryoverPolicy policy = policy_1813();
  policy.wounded_back = {0, 50};
  policy.missing_back = {};
  ResultsDump dump = unhurt(sheet);
  lose(sheet, dump, "22nd Line", 7, 40, 3);
  const Losses losses = carry_over(sheet, reconcile(sheet, dump, nullptr, policy), policy);
  const std::string who = unit(losses, "22nd Line").id + ",22nd Line,III Corps,";
  EXPECT_EQ(returns_csv(losses), "unit_id,name,formation,pool,turn,men\n" + who + "wounded,2,20\n" + who +
                                     "wounded,lost,20\n" + who + "missing,lost,3\n");
}

TEST(Rule54Losses, TheShareLostIsRoundedToTheNearestPercent) {
  EXPECT_EQ(lost_percent(Men{1000}, Men{996}), 0);
  EXPECT_EQ(lost_percent(Men{1000}, Men{995}), 1);
  EXPECT_EQ(lost_percent(Men{300}, Men{100}), 67);
  EXPECT_EQ(lost_percent(Men{0}, Men{0}), 0);
}

TEST(Documents, EachSidesNextOrderOfBattleIsAnOutlineThatCanBeReadAgain) {
  const sow::BattleSheet sheet = small_sheet();
  const Losses losses = carried(sheet, hard_fought(sheet));
  const std::vector<Document> made = documents(sheet, losses);
  std::vector<std::string> names;
  for (const Document& document : made) names.push_back(document.path.generic_string());
  EXPECT_EQ(names, (std::vector<std::string>{"losses.csv", "summary.csv", "returns.csv", "losses.html",
                                             "next-army-of-the-lind.csv", "next-field-army.csv"}));
  EXPECT_EQ(readers::read_outline_csv(made[4].bytes, "next.csv"), next_orbat(sheet.sides[0], losses));
}

TEST(Documents, TwoArmiesOfOneNameAreToldApartByTheirSide) {
  sow::BattleSheet sheet = small_sheet();
  sheet.sides[1].army.name = sheet.sides[0].army.name;
  const std::vector<Document> made = documents(sheet, carried(sheet, unhurt(sheet)));
  EXPECT_EQ(made[4].path, fs::path("next-side-1.csv"));
  EXPECT_EQ(made[5].path, fs::path("next-side-2.csv"));
}

TEST(Documents, ThePageListsAllUnitsDivisionByDivisionWithTotalsAndLinksToItsParts) {
  const sow::BattleSheet sheet = small_sheet();
  const Losses losses = carried(sheet, hard_fought(sheet));
  const std::vector<Table> tables = unit_tables(sheet, losses);
  ASSERT_EQ(tables.size(), 2U);
  EXPECT_EQ(to_text(tables[1]),
            "Yorck's Corps (Field Army)\n"
            "unit           sent  killed  wounded  missing  left  lost %  status   note\n"
            "-------------  ----  ------  -------  -------  ----  ------  -------  --------------------------\n"
            "Leib Regiment   500       0        0        0   500       0  in hand  Leib Brigade; dump line 17\n"
            "-------------  ----  ------  -------  -------  ----  ------  -------  --------------------------\n"
            "all             500       0        0        0   500       0\n");
  EXPECT_EQ(tables[0].rows.back(),
            (std::vector<std::string>{"all", "1,030", "123", "262", "130", "515", "50", "2", "1", "", ""}));
  EXPECT_NE(losses_html(sheet, losses).find("\">Unit by unit</a>"), std::string::npos);
}

TEST(Documents, ThePageHasTheSummaryFirstAndSaysWhenNoBattleWasFought) {
  const sow::BattleSheet sheet = small_sheet();
  ResultsDump dump = hard_fought(sheet);
  dump.synthetic = true;
  const Losses losses = carried(sheet, dump);
  const std::string page = losses_html(sheet, losses);
  std::size_t at = 0;
  for (const char* heading : {"Synthetic: ", ">Summary</h2>", ">Worst hit</h2>", ">34th Line<", ">Unit by unit</h2>",
                              "<caption>III Corps (Army of the Lind)<", ">22nd Line<", ">Officers</h2>", ">Brissac<",
                              ">What was odd</h2>", ">Who comes back</h2>"}) {
    const std::size_t found = page.find(heading, at);
    ASSERT_NE(found, std::string::npos) << heading;
    at = found;
  }
  dump.synthetic = false;
  EXPECT_EQ(losses_html(sheet, carried(sheet, dump)).find("Synthetic"), std::string::npos);
}

}  // namespace estafette::dumps::carry_over_test
