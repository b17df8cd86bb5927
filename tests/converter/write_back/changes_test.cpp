// What an umpire changes in an order of battle of the game is changed in its file, and nothing else.
#include "converter/write_back/changes.hpp"

#include "base/problem.hpp"
#include "game.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::changes_test {
namespace {

const std::string kHeader = lines_of_game(shipped_oob(1)).front();

std::string commander(const char* id, const char* name, const char* command, const char* ranks, const char* look) {
  return fmt::format("{},{},{},{},{},{},(3-4),,,GFX_CO_Prussian,,{},1,5,4,6,7,8,6,,,,,,,,,,\r\n", name, id, name,
                     command, ranks, look, "DRIL_X");
}

std::string troops(const char* id, const char* name, const char* ranks, const char* look, int men) {
  return fmt::format("{},{},{},,{},{},GFX_PR_Landwehr,,DRIL_Lvl6_Inf_Column,{},,,,,,4,9,9,5,6,7,8,5,4,6,7\r\n", name,
                     id, name, ranks, look, men);
}

/// A Prussian brigade: two battalions, a battery of two guns, a wagon.
std::string brigade() {
  const char* foot = "UGLB_PR_Inf_2,(1-5),IDS_ARSN_1782_Pattern_Prussia,40";
  const char* gun = "UGLB_PR_Art_Limbered_1_FA,(10-7),IDS_ARSN_6lb_Cannon_Pr,4";
  return kHeader + "\r\n" + commander("A", "Blücher", "Niederrhein", "2,1,0,0,0,0", "UGLP_PR_Inf_Cdr_Army_Bluch") +
         commander("C", "Ziethen", "I. Corps", "2,1,1,0,0,0", "UGLP_PR_Inf_Cdr_Corps") +
         commander("D", "Steinmetz", "1. Division", "2,1,1,1,0,0", "UGLP_PR_Inf_Cdr_Div") +
         commander("B", "Othegraven", "1. Brigade", "2,1,1,1,1,0", "UGLP_PR_Inf_Cdr_Brig") +
         troops("T1", "1. Bataillon", "2,1,1,1,1,1", foot, 700) +
         troops("T2", "1. Bataillon", "2,1,1,1,1,2", foot, 680) +
         troops("T3", "1. Westfälische Landwehr", "2,1,1,1,1,3", foot, 650) +
         commander("G", "Rentzel", "1. Batterie", "2,1,1,1,2,0", "UGLB_PR_Art_Cdr_Bty") +
         troops("G1", "#1 Gun", "2,1,1,1,2,1", gun, 30) + troops("G2", "#2 Gun", "2,1,1,1,2,2", gun, 20) +
         troops("W", "Parkkolonne", "2,1,1,1,3,0", "UGLB_PR_Wagon,(8-7),,50000", 10);
}

std::string bytes() {
  return encode_for_game(brigade());
}

Orbat read() {
  return read_game(bytes()).orbat;
}

Formation& division(Orbat& orbat) {
  Formation* command = &orbat.formations.front();
  while (command->level != Level::division) command = &command->formations.front();
  return *command;
}

/// "line 6: 700 -> 690" for every cell that differs.
std::string changed(const Orbat& orbat) {
  std::string told;
  const std::vector<std::string> before = lines_of_game(bytes());
  const std::vector<std::string> after = lines_of_game(bytes_of(written_back(orbat)));
  for (std::size_t i = 0; i < before.size() && before.size() == after.size(); ++i) {
    const std::vector<std::string> was = cells_of(before[i]);
    const std::vector<std::string> is = cells_of(after[i]);
    for (std::size_t cell = 0; cell < was.size() && was.size() == is.size(); ++cell) {
      if (was[cell] != is[cell]) told += fmt::format("line {}: {} -> {}\n", i + 1, was[cell], is[cell]);
    }
  }
  return before.size() == after.size() ? told : fmt::format("{} lines\n", after.size());
}

}  // namespace

TEST(Changes, NothingIsChangedThatNobodyChanged) {
  EXPECT_EQ(changed(read()), "");
}

TEST(Changes, MenNameAndQualityOfABattalion) {
  Orbat orbat = read();
  Unit& first = division(orbat).formations.front().units.front();
  first.men = Men{690};
  first.name = "Leib-Bataillon";
  first.quality = Quality::guard;
  EXPECT_EQ(changed(orbat),
            fmt::format("line 6: 1. Bataillon -> Leib-Bataillon\nline 6: 1. Bataillon -> Leib-Bataillon\n"
                        "line 6: 700 -> 690\nline 6: 4 -> {}\n",
                        reader_data().sow.experience(Quality::guard)));
}

TEST(Changes, ACommanderHisCommandAndHisRatings) {
  Orbat orbat = read();
  division(orbat).commander = "Pirch";
  division(orbat).name = "Division Pirch";
  division(orbat).ratings.style = 2;
  EXPECT_EQ(changed(orbat),
            "line 4: Steinmetz -> Pirch\nline 4: Steinmetz -> Pirch\nline 4: 1. Division -> Division Pirch\n"
            "line 4: 8 -> 6\n");
}

// A rating goes from 0 to 6, the game's level to 9: he stands where the profile would have moved him from where he was.
TEST(Changes, ARatingIsChangedByWhatTheProfileHasBetweenTheTwo) {
  for (const auto& [rating, level] : {std::pair(6, 6), std::pair(4, 4), std::pair(0, 3)}) {
    Orbat orbat = read();
    division(orbat).ratings.ability = rating;
    EXPECT_EQ(changed(orbat), fmt::format("line 4: 5 -> {}\n", level)) << rating;
  }
}

TEST(Changes, WhoIsRatedHigherIsNeverWorseInTheGame) {
  int before = 0;
  for (int rating = 0; rating <= kHighestRating; ++rating) {
    Orbat orbat = read();
    division(orbat).ratings.ability = rating;
    const std::vector<std::string> lines = lines_of_game(bytes_of(written_back(orbat)));
    const int level = std::stoi(cells_of(lines.at(3)).at(static_cast<std::size_t>(GameColumn::ability)));
    EXPECT_GE(level, before) << rating;
    before = level;
  }
}

TEST(Changes, TheGunnersOfABatteryAreSharedOutAsTheyWere) {
  Orbat orbat = read();
  division(orbat).units.front().men = Men{25};
  EXPECT_EQ(changed(orbat), "line 10: 30 -> 15\nline 11: 20 -> 10\n");
}

TEST(Changes, AnotherNationWearsWhatTheProfileHasForIt) {
  Orbat orbat = read();
  division(orbat).formations.front().units.front().nation = "France";
  const std::string told = changed(orbat);
  EXPECT_NE(told.find("line 6: UGLB_PR_Inf_2 -> UGLB_FR_Inf_"), std::string::npos) << told;
  EXPECT_EQ(told.find("line 7"), std::string::npos) << told;
}

TEST(Changes, AGunThatIsLostLosesItsRowAndOneThatIsWonGetsOneWithAnIdOfItsOwn) {
  Orbat lost = read();
  division(lost).units.front().guns = Guns{1};
  std::vector<std::string> lines = lines_of_game(bytes_of(written_back(lost)));
  EXPECT_EQ(std::count_if(lines.begin(), lines.end(), [](const auto& line) { return line.starts_with('#'); }), 1);
  Orbat won = read();
  division(won).units.front().guns = Guns{3};
  lines = lines_of_game(bytes_of(written_back(won)));
  ASSERT_EQ(lines.size(), 14U);
  EXPECT_TRUE(lines[11].starts_with("#2 Gun,G2_2,#2 Gun,,2,1,1,1,2,3,UGLB_PR_Art_Limbered_1_FA")) << lines[11];
}

TEST(Changes, WhatIsTakenOutLeavesNoGapInTheNumbers) {
  Orbat orbat = read();
  std::vector<Unit>& units = division(orbat).formations.front().units;
  units.erase(units.begin());
  const std::vector<std::string> lines = lines_of_game(bytes_of(written_back(orbat)));
  ASSERT_EQ(lines.size(), 12U);
  EXPECT_TRUE(lines[5].starts_with("1. Bataillon,T2,1. Bataillon,,2,1,1,1,1,1,")) << lines[5];
  EXPECT_TRUE(decode(lines[6])->starts_with("1. Westfälische Landwehr,T3,1. Westfälische Landwehr,,2,1,1,1,1,2,"));
}

TEST(Changes, AUnitOfWhichNobodyIsLeftHasNoRowsAndItsCommanderWithoutAnybodyNeither) {
  Orbat orbat = read();
  for (Unit& unit : division(orbat).formations.front().units) unit.men = Men{0};
  const sow::WrittenBack back = written_back(orbat);
  ASSERT_TRUE(back.oob) << back.why_not;
  EXPECT_EQ(back.oob->csv.find("Othegraven"), std::string::npos);
  EXPECT_NE(back.oob->csv.find("Rentzel,G,Rentzel,1. Batterie,2,1,1,1,1,0"), std::string::npos) << back.oob->csv;
  EXPECT_EQ(back.oob->remarks.size(), 4U);
}

TEST(Changes, LinesThatSomebodyTamperedWithDoNoHarm) {
  Orbat orbat = read();
  std::vector<Unit>& units = division(orbat).formations.front().units;
  const std::vector<GameLine> guns = rows_among(division(orbat).units.front().game);
  units[0].game.push_back(guns.back());  // a gun of the battery
  units[1].men = Men{0};
  units[1].game.push_back(guns.back());
  EXPECT_FALSE(bytes_of(written_back(orbat)).empty());
  EXPECT_EQ(game_lines_from("2000000000=x\u00B6"), std::nullopt);
  EXPECT_EQ(game_lines_from("17=x"), std::nullopt);
  EXPECT_EQ(game_lines_from("17?x\u00B6"), std::nullopt);
}

TEST(Changes, ANationThatTheProfileDoesNotKnowIsRefused) {
  Orbat orbat = read();
  division(orbat).formations.front().units.front().nation = "Atlantis";
  EXPECT_THROW((void)written_back(orbat), Refusal);
}

}  // namespace estafette::test::changes_test
