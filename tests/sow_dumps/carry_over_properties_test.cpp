// Whatever armies fight and whatever the dump says: no man and no gun is lost from sight, or found.
#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/orbat/totals.hpp"
#include "sow_dumps/losses/documents.hpp"
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/losses/next_orbat.hpp"
#include "sow_dumps/losses/summary.hpp"
#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/sheets.hpp"
#include "support/random_orbats.hpp"
#include "tools/sample_battle.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

namespace estafette::dumps::carry_over_properties_test {
namespace {

using rc::gen::inRange;

sow::BattleSheet any_sheet() {
  return test::sheet_for(*test::scaled_armies(true), *test::scaled_armies(false));
}

/// A policy with every figure anywhere in its bounds; any dump will do.
CarryoverPolicy any_policy() {
  CarryoverPolicy policy = test::policy_1813();
  policy.least_match = 0;
  policy.most_strangers = 100;
  policy.locations_decide = *rc::gen::arbitrary<bool>();
  policy.gun_crew_least = *inRange(0, 101);
  policy.gun_overrun_from = *inRange(1, 101);
  policy.gun_captured = *inRange(0, 101);
  policy.wounded_back = *rc::gen::elementOf(std::vector<std::vector<int>>{{}, {100}, {0, 0}, {33, 33, 33}, {1, 99}});
  return policy;
}

/// A dump as no game would write it: rows missing, twice, unknown, and losses out of all proportion.
ResultsDump hostile_results(const sow::BattleSheet& sheet) {
  ResultsDump dump = test::unhurt(sheet);
  const auto any_loss = [] { return Men{*rc::gen::element(0, 0, 1, 7, 100, 801, 99999)}; };
  for (ResultsRow& row : dump.rows) {
    row.killed = any_loss();
    row.wounded = any_loss();
    row.deserted = any_loss();
    if (*inRange(0, 12) == 0) row.id = "OOB_NOBODY";
  }
  const int again = *inRange(0, 10);
  for (int i = 0; i < again; ++i) dump.rows.push_back(dump.rows[static_cast<std::size_t>(i)]);
  return dump;
}

LocationsDump hostile_locations(const sow::BattleSheet& sheet) {
  LocationsDump dump;
  dump.file = "startlocs.csv";
  for (const sow::SheetRow& sent : sheet.rows) {
    LocationsRow& row = dump.rows.emplace_back();
    row.line = static_cast<int>(dump.rows.size()) + 1;
    row.id = *inRange(0, 12) == 0 ? "OOB_NOBODY" : sent.game_id;
    row.present = Men{*rc::gen::element(0, 1, 50, 300, 799, 99999)};
  }
  return dump;
}

Men sum(const Returns& returns) {
  Men all = returns.lost_for_good;
  for (const Men men : returns.by_turn) all += men;
  return all;
}

Losses any_losses(const sow::BattleSheet& sheet) {
  const CarryoverPolicy policy = any_policy();
  const ResultsDump results = hostile_results(sheet);
  const LocationsDump locations = hostile_locations(sheet);
  const bool both = *rc::gen::arbitrary<bool>();
  return carry_over(sheet, reconcile(sheet, results, both ? &locations : nullptr, policy), policy);
}

}  // namespace

RC_GTEST_PROP(Rule54Properties, MenBeforeAreKilledWoundedMissingAndAfterForEveryUnitAlways, ()) {
  const sow::BattleSheet sheet = any_sheet();
  const Losses losses = any_losses(sheet);
  RC_ASSERT(!losses.units.empty());
  for (const UnitLosses& unit : losses.units) {
    RC_ASSERT(unit.before == unit.killed + unit.wounded + unit.missing + unit.after);
    RC_ASSERT(std::min({unit.killed, unit.wounded, unit.missing, unit.after}) >= Men{0});
    RC_ASSERT(unit.guns_after >= Guns{0} && unit.guns_after <= unit.guns_before);
    RC_ASSERT(unit.guns_after == Guns{0} || unit.after > Men{0});
    RC_ASSERT(sum(unit.wounded_back) == unit.wounded && sum(unit.missing_back) == unit.missing);
  }
}

RC_GTEST_PROP(Rule54Properties, TheNextOrderOfBattleAndTheSummaryLoseWhatTheUnitsLose, ()) {
  const sow::BattleSheet sheet = any_sheet();
  const Losses losses = any_losses(sheet);
  const std::vector<SummaryLine> lines = summarize(sheet, losses);
  for (const sow::SheetSide& side : sheet.sides) {
    Men lost;
    Guns guns;
    for (const UnitLosses& unit : losses.units) {
      if (unit.side != side.number) continue;
      lost += unit.before - unit.after;
      guns += unit.guns_before - unit.guns_after;
    }
    const Totals before = totals(side.army);
    const Totals after = totals(next_orbat(side, losses));
    RC_ASSERT(before.men() - after.men() == lost);
    RC_ASSERT(before.guns - after.guns == guns);
    Men in_formations;
    for (const SummaryLine& line : lines) {
      if (line.side != side.number || line.level == "brigade") continue;
      if (line.level == "side") {
        RC_ASSERT(line.sent - line.left == lost);
        RC_ASSERT(in_formations == lost);
      } else {
        in_formations += line.sent - line.left;
      }
    }
  }
}

RC_GTEST_PROP(Rule54Properties, TheListOfLossesSaysTheSameAsTheLosses, ()) {
  const sow::BattleSheet sheet = any_sheet();
  const Losses losses = any_losses(sheet);
  std::size_t rows = 0;
  for_each_row(losses_csv(losses), ',', "losses.csv", [&](const CsvRow& row) {
    RC_ASSERT(row.fields.size() == 13U);
    if (rows++ == 0) return;
    const auto number = [&](std::size_t column) { return whole_number(row.fields[column]).value(); };
    RC_ASSERT(number(4) == number(5) + number(6) + number(7) + number(8));
  });
  RC_ASSERT(rows == losses.units.size() + 1);
}

RC_GTEST_PROP(Rule54Properties, WhoComesBackAndWhoNeverDoesAreTheWoundedAndTheMissingOfTheListOfLosses, ()) {
  const sow::BattleSheet sheet = any_sheet();
  const Losses losses = any_losses(sheet);
  std::map<std::pair<std::string, std::string>, int> returns;  // by unit and pool
  int line = 0;
  for_each_row(returns_csv(losses), ',', "returns.csv", [&](const CsvRow& row) {
    RC_ASSERT(row.fields.size() == 6U);
    if (line++ == 0) return;
    const int men = whole_number(row.fields[5]).value();
    RC_ASSERT(men > 0);
    returns[{std::string(row.fields[0]), std::string(row.fields[3])}] += men;
  });
  std::map<std::pair<std::string, std::string>, int> lost;
  line = 0;
  for_each_row(losses_csv(losses), ',', "losses.csv", [&](const CsvRow& row) {
    if (line++ == 0) return;
    const auto add = [&](const std::string& pool, std::size_t column) {
      const int men = whole_number(row.fields[column]).value();
      if (men > 0) lost[{std::string(row.fields[0]), pool}] += men;
    };
    add("wounded", 6);
    add("missing", 7);
  });
  RC_ASSERT(returns == lost);
}

RC_GTEST_PROP(SampleDump, IsReadWithoutARemarkSaysThatItIsSyntheticAndItsTwoFilesAgree, ()) {
  const sow::BattleSheet sheet = any_sheet();
  const tools::SampleOptions options{static_cast<std::uint64_t>(*inRange(0, 1000)), 0};
  const tools::SampleDumps made = tools::sample_dumps(sheet, options);
  RC_ASSERT(made == tools::sample_dumps(sheet, options));
  const ResultsDump results = read_results(made.results, "gamedb.synthetic.csv");
  const LocationsDump locations = read_locations(made.locations, "startlocs.synthetic.csv");
  RC_ASSERT(results.synthetic && locations.synthetic && locations.game_time == sheet.end);
  const Reconciled reconciled = reconcile(sheet, results, &locations, test::policy_1813());
  RC_ASSERT(reconciled.remarks.empty());
  RC_ASSERT(reconciled.rows_found == reconciled.rows_sent);
  for (const OfficerResult& officer : reconciled.officers)
    RC_ASSERT(officer.fate == Fate::killed || officer.fate == Fate::wounded);
}

TEST(SampleDump, RowsAreLeftOutOnRequest) {
  const sow::BattleSheet sheet = test::small_sheet();
  const tools::SampleDumps made = tools::sample_dumps(sheet, {.seed = 7, .leave_out = 2});
  const Reconciled reconciled = reconcile(sheet, read_results(made.results, "a.csv"), nullptr, test::policy_1813());
  EXPECT_EQ(reconciled.rows_sent, 5);
  EXPECT_EQ(reconciled.rows_found, 3);
}

TEST(SampleDump, AnotherSeedIsAnotherBattle) {
  const sow::BattleSheet sheet = test::small_sheet();
  EXPECT_NE(tools::sample_dumps(sheet, {.seed = 1}).results, tools::sample_dumps(sheet, {.seed = 2}).results);
}

}  // namespace estafette::dumps::carry_over_properties_test
