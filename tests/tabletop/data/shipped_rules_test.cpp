// The four sets that are shipped: every figure is there, and says whose it is.
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::shipped_rules_test {
namespace {

struct Counts {
  std::size_t rules = 0, figures = 0, modifiers = 0, tables = 0, rows = 0, cells = 0, reconstructed = 0;
  bool operator==(const Counts&) const = default;
};

void PrintTo(const Counts& counts, std::ostream* out) {
  *out << counts.rules << " rules, " << counts.figures << " figures, " << counts.modifiers << " modifiers, "
       << counts.tables << " tables, " << counts.rows << " rows, " << counts.cells << " cells, " << counts.reconstructed
       << " reconstructed";
}

Counts counted(const TabletopRules& rules) {
  Counts counts{rules.titles.size(), rules.figures.size(), 0, rules.tables.size(), 0, 0, 0};
  for (const RuleFigure& figure : rules.figures) counts.reconstructed += figure.from.reconstructed ? 1U : 0U;
  for (const auto& [procedure, all] : rules.modifiers) {
    counts.modifiers += all.size();
    for (const RuleModifier& modifier : all) counts.reconstructed += modifier.from.reconstructed ? 1U : 0U;
  }
  for (const RuleTable& table : rules.tables) {
    counts.rows += table.rows.size();
    counts.cells += table.rows.size() * table.columns.size();
    for (const RuleRow& row : table.rows) counts.reconstructed += row.from.reconstructed ? 1U : 0U;
  }
  return counts;
}

}  // namespace

TEST(ShippedTabletopRules, HaveSoManyEntries) {
  EXPECT_EQ(counted(test::shipped("napoleons-wars")), (Counts{67, 110, 55, 18, 140, 872, 49}));
  EXPECT_EQ(counted(test::shipped("de-gre")), (Counts{44, 57, 5, 9, 60, 168, 46}));
  EXPECT_EQ(counted(test::shipped("squares")), (Counts{11, 69, 4, 8, 44, 121, 47}));
  EXPECT_EQ(counted(test::shipped("code-napoleon")), (Counts{20, 83, 18, 10, 60, 200, 94}));
}

TEST(ShippedTabletopRules, WhatIsReconstructedInNapoleonsWarsIsNoneOfItsTables) {
  for (const RuleTable& table : test::shipped("napoleons-wars").tables) {
    const bool ours = table.id == "kinds" || table.id == "returns" || table.id == "abilities" || table.id == "weather";
    EXPECT_EQ(table.from.reconstructed, ours) << table.id;
  }
  for (const auto& [procedure, all] : test::shipped("napoleons-wars").modifiers)
    for (const RuleModifier& modifier : all) EXPECT_FALSE(modifier.from.reconstructed) << procedure << modifier.id;
}

// Where a table is lost, a worked example of the text still holds some of its figures.
TEST(Anchors, OfDeGreAreTheValuesInTheExampleOfFractions) {
  const RuleTable& classes = test::shipped("de-gre").table("classes");
  EXPECT_EQ(classes.row("line").number("value"), 1);
  EXPECT_EQ(classes.row("guard-cavalry").number("value"), 2);
  for (const RuleRow& row : classes.rows)
    EXPECT_EQ(row.from.anchor, row.id == "line" || row.id == "guard-cavalry" ? "DG 5.F" : "") << row.id;
}

TEST(Anchors, OfCodeNapoleonAreTheThreeNumbersOfTheMelee) {
  const RuleTable& melee = test::shipped("code-napoleon").table("melee");
  EXPECT_EQ(melee.row("heavy-horse").whole("line"), 8) << "line against heavy cavalry";
  EXPECT_EQ(melee.row("line").whole("attack-column"), 5) << "column against line";
  EXPECT_EQ(melee.row("line").whole("heavy-horse"), 3) << "heavy cavalry against line";
  for (const RuleRow& row : melee.rows)
    EXPECT_EQ(row.from.anchor, row.id == "heavy-horse" || row.id == "line" ? "CN MELEE" : "") << row.id;
}

TEST(DeGre, ADivisionHasThesePieces) {
  std::string list;
  for (const RuleRow& row : test::shipped("de-gre").table("division").rows)
    list += row.text("units") + " " + row.id + "; ";
  EXPECT_EQ(list,
            "3 line; 1 guard-infantry; 2 light-infantry; 1 line-cavalry; 1 light-cavalry; 1 guard-cavalry; "
            "2 foot-battery; 1 horse-battery; 1 commander; ");
}

TEST(DeGre, AFootBatteryHasThreeTwoOneOrNoShots) {
  const TabletopRules& rules = test::shipped("de-gre");
  EXPECT_EQ(rules.whole("shots-whole"), 3);
  EXPECT_EQ(rules.whole("shots-less-one"), 2);
  EXPECT_EQ(rules.whole("shots-less-both"), 1);
  EXPECT_EQ(rules.whole("shots-no-guns"), 0);
}

TEST(DeGre, OfTheTenPairsOfCardsEachIsDecidedAndEachCardBeatsTwo) {
  const RuleTable& cards = test::shipped("de-gre").table("mdi");
  int pairs = 0;
  for (const RuleRow& row : cards.rows) {
    int beaten = 0;
    for (const RuleRow& other : cards.rows) {
      const std::string& mine = row.text(other.id);
      const std::string& his = other.text(row.id);
      EXPECT_EQ(mine == "superior", his == "inferior") << row.id << " and " << other.id;
      EXPECT_EQ(mine == "equal", row.id == other.id);
      beaten += mine == "superior" ? 1 : 0;
      pairs += row.id < other.id ? 1 : 0;
    }
    EXPECT_EQ(beaten, 2) << row.id;
  }
  EXPECT_EQ(pairs, 10);
}

TEST(Squares, ATableOfSixFeetByFourHas54Squares) {
  const TabletopRules& rules = test::shipped("squares");
  const int across = 6 / rules.whole("tile") * rules.whole("tile-squares");
  const int deep = 4 / rules.whole("tile") * rules.whole("tile-squares");
  EXPECT_EQ(across * deep, 54);
}

TEST(Squares, AnAverageDieTakes52AndAHalfMinutes) {
  const TabletopRules& rules = test::shipped("squares");
  double sum = 0;
  for (const RuleRow& face : rules.table("average-die").rows) sum += face.number("face");
  EXPECT_DOUBLE_EQ(sum / 6 * rules.value("minutes"), 52.5);
}

TEST(CodeNapoleon, AtMostEightUnitsAttackAndWithoutAGridASquareIsFourInches) {
  EXPECT_EQ(test::shipped("code-napoleon").whole("attackers-most"), 8);
  EXPECT_EQ(test::shipped("code-napoleon").whole("square-ungridded"), 4);
}

TEST(CodeNapoleon, ChargeReactionRallyAndRestoreAreAsTheTextHasThem) {
  const TabletopRules& rules = test::shipped("code-napoleon");
  for (const char* four : {"charge", "reaction", "obstacle-heavy", "swamp"}) EXPECT_EQ(rules.whole(four), 4) << four;
  for (const char* six : {"charge-disordered", "reaction-disordered", "rally", "restore"})
    EXPECT_EQ(rules.whole(six), 6) << six;
  for (const char* procedure : {"charge", "reaction", "rally", "restore"})
    EXPECT_EQ(rules.modifier(procedure, "general").value, 2) << procedure;
}

}  // namespace estafette::tabletop::shipped_rules_test
