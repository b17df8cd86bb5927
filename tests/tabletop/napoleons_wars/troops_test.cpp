#include "tabletop/napoleons_wars/troops.hpp"

#include "support/refusal.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

#include <map>

namespace estafette::tabletop::troops_test {
namespace {

const std::vector<TroopRow>& troops() {
  static const std::vector<TroopRow> all =
      read_troops(test::shipped_text("napoleons-wars", "troops.csv"), "troops.csv");
  return all;
}

const std::vector<OfficerRating>& officers() {
  static const std::vector<OfficerRating> all =
      read_officers(test::shipped_text("napoleons-wars", "officers.csv"), "officers.csv");
  return all;
}

constexpr const char* kHeader =
    "nation,arm,name,kind,years,quality,best,skirmish,weight,armoured,rule,source,confidence,note\n";

std::string said(const std::string& row) {
  return test::refusal([&] { static_cast<void>(read_troops(kHeader + row + "\n", "t.csv")); });
}

/// The only row of that nation and kind in that year.
const TroopRow& only(const std::string& nation, Kind kind, int year) {
  const auto rows = rows_for(troops(), nation, kind, year);
  EXPECT_EQ(rows.size(), 1U) << nation << " " << to_string(kind);
  return *rows.at(0);
}

}  // namespace

TEST(NapoleonsWarsNations, EighteenListsHave230RowsAsTheTextHas) {
  std::map<std::string, int> foot, horse;
  for (const TroopRow& row : troops()) ++(row.arm == Arm::infantry ? foot : horse)[row.nation];
  const std::map<std::string, int> foot_of_the_text = {
      {"Austria", 11},   {"Bavaria", 8},    {"Britain", 13}, {"Confederation of the Rhine", 7},
      {"Denmark", 5},    {"France", 19},    {"Holland", 3},  {"Naples", 3},
      {"Poland", 4},     {"Portugal", 6},   {"Prussia", 12}, {"Ottoman Empire", 7},
      {"Russia", 9},     {"Saxony", 6},     {"Spain", 8},    {"Sweden", 4},
      {"Westphalia", 4}, {"Württemberg", 4}};
  const std::map<std::string, int> horse_of_the_text = {
      {"Austria", 6},    {"Bavaria", 6},  {"Britain", 8},        {"Confederation of the Rhine", 5},
      {"Denmark", 5},    {"France", 17},  {"Naples", 3},         {"Poland", 4},
      {"Portugal", 1},   {"Prussia", 11}, {"Ottoman Empire", 6}, {"Russia", 9},
      {"Saxony", 2},     {"Spain", 3},    {"Sweden", 4},         {"Westphalia", 4},
      {"Württemberg", 3}};
  EXPECT_EQ(foot, foot_of_the_text);
  EXPECT_EQ(horse, horse_of_the_text);
  EXPECT_EQ(troops().size(), 230U);
}

TEST(NapoleonsWarsNations, FourteenListsHave260Officers) {
  std::map<std::string, int> count;
  for (const OfficerRating& officer : officers()) ++count[officer.nation];
  const std::map<std::string, int> of_the_text = {
      {"Austria", 43},    {"Bavaria", 4},         {"Britain", 19}, {"France", 63},    {"Italy", 7},
      {"Netherlands", 3}, {"Ottoman Empire", 17}, {"Poland", 6},   {"Prussia", 21},   {"Russia", 40},
      {"Saxony", 6},      {"Spain", 20},          {"Sweden", 6},   {"Württemberg", 5}};
  EXPECT_EQ(count, of_the_text);
  EXPECT_EQ(officers().size(), 260U);
}

TEST(NapoleonsWarsNations, ARowHoldsInItsYears) {
  EXPECT_EQ(only("Austria", Kind::line_infantry, 1808).skirmish, 0);
  EXPECT_EQ(only("Austria", Kind::line_infantry, 1809).skirmish, 1);
  EXPECT_EQ(only("Austria", Kind::line_infantry, 1813).quality, Quality::conscript);
  EXPECT_EQ(only("Prussia", Kind::grenadiers, 1806).skirmish, 0);
  EXPECT_EQ(only("Prussia", Kind::grenadiers, 1813).skirmish, 1);
  EXPECT_EQ(only("Russia", Kind::cossacks, 1813).skirmish, 2);
  EXPECT_EQ(rows_for(troops(), "Bavaria", Kind::light_infantry, 1813).size(), 2U) << "none of its kind: all infantry";
}

TEST(NapoleonsWarsNations, OnlyOttomanRowsAreArmoured) {
  for (const TroopRow& row : troops()) EXPECT_EQ(row.armoured, row.name.ends_with("Suvarileri")) << row.name;
}

TEST(NapoleonsWarsNations, WhatTheTextHasLostIsMarked) {
  for (const TroopRow& row : troops())
    EXPECT_EQ(row.reconstructed, row.nation == "Denmark" && row.arm == Arm::infantry) << row.nation << row.name;
  for (const OfficerRating& officer : officers()) {
    const bool damaged = officer.nation == "Italy" || officer.name == "Dumouriez";
    EXPECT_TRUE(officer.doubtful || !damaged) << officer.name;
  }
}

TEST(NapoleonsWarsNations, ABadRowIsRefusedByLineAndColumn) {
  EXPECT_EQ(said("A,infantry,Foot,line infantry,,line,line,0,,no,NW Nations,text,sure,"), "accepted");
  EXPECT_EQ(said("A,infantry,Foot,line infantry,,line,line,3,,no,NW Nations,text,sure,"),
            "t.csv:2: skirmish: found \"3\"; expected a whole number, 0 to 2");
  EXPECT_EQ(said("A,infantry,Foot,line infantry,1809,line,line,0,,no,NW Nations,text,sure,"),
            "t.csv:2: years: found \"1809\"; expected years as 1808-1812, -1808 or 1813-, or nothing");
  EXPECT_EQ(said("A,infantry,Foot,line infantry,,veteran,line,0,,no,NW Nations,text,sure,"),
            "t.csv:2: best: found \"line\"; expected a quality not worse than that before it");
  EXPECT_EQ(said("A,cavalry,Foot,line infantry,,line,line,0,heavy,no,NW Nations,text,sure,"),
            "t.csv:2: kind: found \"line infantry\"; expected a kind of this arm");
  EXPECT_EQ(said("A,infantry,Foot,line infantry,,line,line,0,,no,NW Nations,reconstructed,sure,"),
            "t.csv:2: note: expected why this is reconstructed");
}

}  // namespace estafette::tabletop::troops_test
