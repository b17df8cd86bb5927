// Returns: who is how strong, and what it has cost.
#include "campaign/reports/morning_state.hpp"

#include "campaign/reports/planted.hpp"
#include "converter/orbat/totals.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::campaign::morning_state_test {
namespace {

MorningRow row(const MorningState& rows, const std::string& id) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const MorningRow& one) { return one.id == id; });
  return found == rows.end() ? MorningRow{} : *found;
}

MorningState after(std::size_t turns) {
  std::vector<Chapter> chapters = test::planted_chapters();
  chapters.resize(turns + 1);
  return morning_state(test::planted_country(), chapters);
}

}  // namespace

TEST(Rule54MorningStates, LossesAreNotHiddenByTheDraftsThatCame) {
  const MorningRow corps = row(after(1), "frsecret-i-corps");
  EXPECT_EQ(corps.men, 2230);
  EXPECT_EQ(corps.since_last, (Tally{200, 30, 0, 0}));
  EXPECT_EQ(corps.since_start, (Tally{200, 30, 0, 0}));
}

TEST(Rule54MorningStates, SinceTheLastReturnBeginsAnewAndSinceTheStartDoesNot) {
  const MorningRow corps = row(after(2), "frsecret-i-corps");
  EXPECT_EQ(corps.since_last, Tally{});
  EXPECT_EQ(corps.since_start, (Tally{200, 30, 0, 0}));
}

TEST(Rule54MorningStates, AForceThatIsNoMoreStaysWithAllItsLosses) {
  const MorningRow gone = row(after(2), "cosecret-kleist");
  EXPECT_EQ(gone.kind, "no longer on the map");
  EXPECT_EQ(gone.men, 0);
  EXPECT_EQ(gone.since_start, (Tally{2400, 0, 8, 0}));
}

TEST(Rule54MorningStates, WhatAForceHadAtFirstLessItsLossesAndItsGainsIsWhatItHas) {
  const std::vector<Chapter> chapters = test::planted_chapters();
  for (const MorningRow& now : morning_state(test::planted_country(), chapters)) {
    const Force* first = find_force(chapters.front().after, {now.id});
    if (now.depth != 0 || first == nullptr) continue;
    EXPECT_EQ(now.men, totals(first->troops).men().value - now.since_start.lost + now.since_start.joined) << now.force;
  }
}

TEST(Rule54MorningStates, DivisionsSumUpTheirBattalionsAndAForceItsDivisionsAndGuns) {
  int divisions = 0, units = 0, force = 0;
  for (const MorningRow& one : after(1)) {
    if (one.force != "frsecret II Corps") continue;
    (one.depth == 0 ? force : one.depth == 1 ? divisions : units) += one.men;
  }
  EXPECT_EQ(units, force);
  EXPECT_EQ(divisions, force - 100) << "the gunners belong to the corps itself";
}

TEST(Rule54MorningStates, AreASpreadsheetWithPlainFigures) {
  const std::string csv = to_csv(after(1));
  EXPECT_TRUE(csv.starts_with("level,side,force,division,unit,kind,at,men,guns,lost_since_last,")) << csv;
  EXPECT_NE(csv.find("force,france,frsecret I Corps,,,MC,Burg,2230,8,200,30,0,200,30,0,frsecret-i-corps\n"),
            std::string::npos)
      << csv;
}

TEST(Rule54MorningStates, TheTableOfASideEndsWithItsSum) {
  const Table table = corps_table(after(1), Side::france);
  EXPECT_EQ(table.rows.back(), (std::vector<std::string>{"All", "", "", "4,630", "16", "200", "30", "200", "30", "0"}));
  EXPECT_EQ(force_table(after(1), "frsecret-i-corps").rows.size(), 7U);
}

}  // namespace estafette::campaign::morning_state_test
