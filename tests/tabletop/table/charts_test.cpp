// No figure of the data is idle: change it, and what lies on the table changes.
#include "tabletop/table/charts.hpp"

#include "base/csv.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace estafette::tabletop::charts_test {
namespace {

const std::vector<std::string>& sets() {
  static const std::vector<std::string> kSets = {"napoleons-wars", "de-gre", "squares", "code-napoleon"};
  return kSets;
}

}  // namespace

TEST(Charts, EveryFigureChangedChangesThem) {
  for (const std::string& set : sets()) {
    TabletopRules rules = test::shipped(set);
    const std::string before = charts_page(rules);
    for (RuleFigure& figure : rules.figures) {
      const double value = figure.value;
      figure.value += 1;
      EXPECT_NE(charts_page(rules), before) << set << " " << figure.id;
      figure.value = value;
    }
    EXPECT_EQ(charts_page(rules), before);
  }
}

TEST(Charts, EveryModifierAndSwitchChangedChangesThem) {
  for (const std::string& set : sets()) {
    TabletopRules rules = test::shipped(set);
    const std::string before = charts_page(rules);
    for (auto& [procedure, modifiers] : rules.modifiers)
      for (RuleModifier& modifier : modifiers) {
        ++modifier.value;
        EXPECT_NE(charts_page(rules), before) << set << " " << procedure << " " << modifier.id;
        --modifier.value;
      }
    for (RuleSwitch& choice : rules.switches) {
      choice.on = !choice.on;
      EXPECT_NE(charts_page(rules), before) << set << " " << choice.id;
      choice.on = !choice.on;
    }
  }
}

TEST(Charts, EveryCellChangedChangesThem) {
  for (const std::string& set : sets()) {
    TabletopRules rules = test::shipped(set);
    for (RuleTable& table : rules.tables) {
      TabletopRules one = rules;  // a page of this table alone, so that the test is quick
      one.tables = {table};
      one.figures.clear();
      one.modifiers.clear();
      const std::string before = charts_page(one);
      for (RuleRow& row : one.tables.front().rows)
        for (auto& [column, cell] : row.cells) {
          const std::string was = cell;
          cell += "9";
          EXPECT_NE(charts_page(one), before) << set << " " << table.id << " " << row.id << " " << column;
          cell = was;
        }
    }
  }
}

TEST(Charts, EveryCellOfAListChangedChangesThem) {
  for (const std::string name : {"troops.csv", "officers.csv"}) {
    const std::string list = test::shipped_text("napoleons-wars", name);
    const TabletopRules none;
    const std::string before = charts_page(none, {{"List", list}});
    std::vector<std::vector<std::string>> rows;
    for_each_row(list, ',', name, [&](const CsvRow& row) { rows.emplace_back(row.fields.begin(), row.fields.end()); });
    for (std::size_t i = 1; i < rows.size(); i += 23)  // a page a cell: not every row
      for (std::string& cell : rows[i]) {
        const std::string was = std::exchange(cell, cell + "x");
        std::string changed;
        for (const std::vector<std::string>& row : rows) changed += csv_line(row);
        EXPECT_NE(charts_page(none, {{"List", changed}}), before) << name << " " << i << " " << was;
        cell = was;
      }
  }
}

TEST(Charts, WhatIsOursIsMarkedWithItsReason) {
  const std::string page = charts_page(test::shipped("de-gre"));
  EXPECT_NE(page.find("Ours: The table of musketry is lost."), std::string::npos);
  EXPECT_NE(page.find("held by the example of DG 5.F"), std::string::npos);
}

}  // namespace estafette::tabletop::charts_test
