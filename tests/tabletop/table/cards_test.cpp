#include "tabletop/table/cards.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::cards_test {
namespace {

TableRoster sample(const std::string& name = "III Corps") {
  RosterPiece piece;
  piece.id = "1B/1/III";
  piece.label = "1B/1/III SK2 7/5/3 Vet";
  piece.name = name;
  piece.arm = "infantry";
  piece.quality = "veteran";
  piece.skirmish = 2;
  piece.steps = 7;
  piece.groups = {2, 2, 3};
  piece.members = {{"a", "22nd Line", 800, 0}, {"b", "1/2nd Foot", 100, 8}};
  piece.notes = {"moves 10 inches (NW I.9.1)"};
  return {.army = "Army",
          .label = "Napoleon, E, +4",
          .fatigue = 6,
          .commands = {{name, "Ney", 2, {piece}, {}}},
          .notes = {},
          .remarks = {}};
}

TabletopRules sample_rules() {
  TabletopRules rules;
  rules.name = "Napoleon's Wars";
  rules.steps = "strength points";
  return rules;
}

}  // namespace

TEST(Cards, ShowBoxesByLevelCirclesOfFatigueMembersAndLabels) {
  const std::string page = cards_page(sample(), sample_rules());
  EXPECT_NE(page.find("☐☐ / ☐☐ / ☐☐☐"), std::string::npos);
  EXPECT_NE(page.find("Fatigued when 2 units are lost: ○○"), std::string::npos);
  EXPECT_NE(page.find("The army breaks when 6 units are lost: ○○○○○○"), std::string::npos);
  EXPECT_NE(page.find("900 men, 8 guns: 22nd Line, 1/2nd Foot"), std::string::npos);
  EXPECT_NE(page.find("moves 10 inches (NW I.9.1)"), std::string::npos);
  EXPECT_NE(page.find("<li>1B/1/III SK2 7/5/3 Vet</li>"), std::string::npos);
}

TEST(Cards, AreOnePageOfA4ForEachCommandWithoutNetworkOrScript) {
  const std::string page = cards_page(sample(), sample_rules());
  EXPECT_NE(page.find("size: A4"), std::string::npos);
  EXPECT_NE(page.find("break-after: page"), std::string::npos);
  EXPECT_NE(page.find("Content-Security-Policy"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_EQ(page.find("http://"), std::string::npos);
}

TEST(Cards, WhateverANameHoldsItStaysAName) {
  const std::string page = cards_page(sample("<script>top.struck()</script>"), sample_rules());
  EXPECT_EQ(page.find("<script>"), std::string::npos);
  EXPECT_NE(page.find("&lt;script&gt;"), std::string::npos);
}

TEST(RosterCsv, HasARowForEachPiece) {
  EXPECT_EQ(roster_csv(sample()),
            "command,piece,label,name,arm,quality,weight,skirmish,mixed,men,guns,steps,levels,stands_for\n"
            "III Corps,1B/1/III,1B/1/III SK2 7/5/3 Vet,III Corps,infantry,veteran,,2,no,900,8,7,2+2+3,\"22nd Line "
            "800; 1/2nd Foot 100 with 8 guns\"\n");
}

}  // namespace estafette::tabletop::cards_test
