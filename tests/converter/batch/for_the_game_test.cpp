// convert --to sow: the game's own order of battle, scaled or in history's strength.
#include "support.hpp"
#include "support/shipped_oob.hpp"

#include <gtest/gtest.h>

namespace estafette::test::for_the_game_test {
namespace {

batch::Recipe for_the_game() {
  batch::Recipe game = recipe();
  game.to = batch::Target::sow;
  return game;
}

}  // namespace

TEST(BatchForTheGame, NamesThatDifferByMarksAloneAreRefusedToo) {
  const Shelf shelf;
  shelf.put("shelf/ney corps.csv", outline("22nd Line", 1500));
  shelf.put("shelf/ney-corps.csv", outline("23rd Line", 1500));
  EXPECT_EQ(told(convert({shelf / "shelf"}, shelf / "out").outcomes), "ney corps.csv done; ney-corps.csv done");
  const batch::Recipe game = for_the_game();
  EXPECT_EQ(told(convert({shelf / "shelf"}, run_into(shelf / "game"), game).outcomes),
            "ney corps.csv refused; ney-corps.csv refused");
}

TEST(BatchForTheGame, WhatAnotherInputBecameInAnEarlierRunIsKept) {
  const Shelf shelf;
  const batch::Recipe game = for_the_game();
  shelf.put("ney corps.csv", outline("22nd Line", 1500));
  shelf.put("ney-corps.csv", outline("23rd Line", 1500));
  (void)convert({shelf / "ney corps.csv"}, run_into(shelf / "game"), game);
  const batch::Finished second = convert({shelf / "ney-corps.csv"}, run_into(shelf / "game"), game);
  EXPECT_NE(first_fault(second).find("the result of another input, ../ney corps.csv"), std::string::npos)
      << first_fault(second);
  EXPECT_NE(shelf.files("game").at("OOB_SB_ney_corps.csv").find("22nd Line"), std::string::npos);
}

TEST(BatchForTheGame, AnOrderOfBattleIsWrittenBesideTheScaledOne) {
  const Shelf shelf;
  shelf.put("ney 1813.csv", outline("22nd Line", 1500));
  const batch::Recipe game = for_the_game();
  EXPECT_EQ(told(convert({shelf / "ney 1813.csv"}, run_into(shelf / "out"), game).outcomes), "ney 1813.csv done");
  const auto files = shelf.files("out");
  ASSERT_TRUE(files.contains("OOB_SB_ney_1813.csv"));
  EXPECT_TRUE(files.contains("ney 1813.scaled.csv"));
  EXPECT_TRUE(files.at("OOB_SB_ney_1813.csv").starts_with("Name,ID,NAME1,NAME2,SIDE,ARMY,CORPS,"));
  EXPECT_NE(files.at("OOB_SB_ney_1813.csv").find("22nd Line,OOB_Est_"), std::string::npos);
}

TEST(BatchForTheGame, WhatIsScaledAlreadyGoesToTheGameAsItIs) {
  const Shelf shelf;
  shelf.put("a.csv", outline("22nd Line", 1500));
  (void)convert({shelf / "a.csv"}, shelf / "out");
  const batch::Recipe game = for_the_game();
  EXPECT_EQ(told(convert({shelf / "out/a.scaled.csv"}, run_into(shelf / "game"), game).outcomes), "a.scaled.csv done");
  EXPECT_NE(shelf.files("game").at("OOB_SB_a_scaled.csv").find(",500,"), std::string::npos);
}

TEST(BatchForTheGame, WithoutScalingTheGameIsGivenHistorysStrength) {
  const Shelf shelf;
  shelf.put("ney.csv", outline("22nd Line", 1500));
  batch::Recipe game = for_the_game();
  game.scale = false;
  (void)convert({shelf / "ney.csv"}, run_into(shelf / "out"), game);
  const auto files = shelf.files("out");
  EXPECT_FALSE(files.contains("ney.scaled.csv"));
  EXPECT_NE(files.at("OOB_SB_ney.csv").find("22nd Line part 1,OOB_Est_"), std::string::npos);
  EXPECT_NE(files.at("OOB_SB_ney.csv").find(",750,"), std::string::npos);  // the largest body has 800
}

TEST(BatchForTheGame, TheGamesOwnFileWithBothSidesComesBackByteForByte) {
  const Shelf shelf;
  const std::string bytes = shipped_oob(1815, {.corps = 2, .divisions = 2, .brigades = 2, .battalions = 3, .guns = 6});
  shelf.put("waterloo.csv", bytes);
  batch::Recipe game = for_the_game();
  game.scale = false;
  (void)convert({shelf / "waterloo.csv"}, run_into(shelf / "out"), game);
  EXPECT_TRUE(shelf.files("out").at("OOB_SB_waterloo.csv") == bytes);
  // And by way of our own outline.
  batch::Recipe outline = recipe();
  outline.scale = false;
  (void)convert({shelf / "waterloo.csv"}, run_into(shelf / "outlines"), outline);
  (void)convert({shelf / "outlines/waterloo.outline.csv"}, run_into(shelf / "back"), game);
  EXPECT_TRUE(shelf.files("back").at("OOB_SB_waterloo_outline.csv") == bytes);
}

TEST(BatchForTheGame, AFileOfTheGameKeepsItsName) {
  const Shelf shelf;
  shelf.put("OOB_SB_Alba.csv",
            shipped_oob(1815, {.corps = 1, .divisions = 1, .brigades = 1, .battalions = 2, .guns = 6}));
  batch::Recipe game = for_the_game();
  game.scale = false;
  (void)convert({shelf / "OOB_SB_Alba.csv"}, run_into(shelf / "out"), game);
  EXPECT_TRUE(shelf.files("out").contains("OOB_SB_alba.csv"));
}

TEST(BatchForTheGame, ScaledItHasBothSidesToo) {
  const Shelf shelf;
  shelf.put("waterloo.csv", shipped_oob(1815, {.corps = 2, .divisions = 2, .brigades = 2, .battalions = 3, .guns = 6}));
  EXPECT_EQ(told(convert({shelf / "waterloo.csv"}, run_into(shelf / "out"), for_the_game()).outcomes),
            "waterloo.csv done");
  const std::string oob = shelf.files("out").at("OOB_SB_waterloo.csv");
  EXPECT_NE(oob.find(",1,1,0,0,0,0,UGLB_FR_"), std::string::npos);
  EXPECT_NE(oob.find(",2,1,0,0,0,0,UGLB_BR_"), std::string::npos);
  EXPECT_NE(oob.find(",2,2,0,0,0,0,"), std::string::npos);
}

TEST(BatchForTheGame, ACommandWithoutTroopsAboveTheOthersIsLeftOutAndTheOthersAreWritten) {
  const std::string page =
      "level,name,nation,kind,quality,men\ndivision,Advance Guard,,,,\ndivision,8th,,,,\n"
      "regiment,22nd Line,France,line infantry,line,1500\n";
  for (const bool scale : {true, false}) {
    const Shelf shelf;
    shelf.put("ney.csv", page);
    batch::Recipe game = for_the_game();
    game.scale = scale;
    const batch::Finished finished = convert({shelf / "ney.csv"}, run_into(shelf / "out"), game);
    ASSERT_EQ(told(finished.outcomes), "ney.csv done") << first_fault(finished);
    EXPECT_NE(shelf.files("out").at("OOB_SB_ney.csv").find("22nd Line"), std::string::npos);
    EXPECT_NE(shelf.files("out").at("ney.look.txt").find("Advance Guard has no troops for the field and is left out"),
              std::string::npos)
        << shelf.files("out").at("ney.look.txt");
  }
}

TEST(BatchForTheGame, TroopsOfWhomNobodyKnowsWhoseTheyAreAreAskedForTheirNation) {
  const Shelf shelf;
  const batch::Recipe game = for_the_game();
  shelf.put("b.csv",
            "level,name,nation,kind,quality,men\ndivision,8th,,,,\nregiment,22nd,unknown,line infantry,line,1500\n");
  const std::string fault = first_fault(convert({shelf / "b.csv"}, run_into(shelf / "out"), game));
  EXPECT_NE(fault.find("b.csv: nation: found \"unknown\"; expected whose troops they are. State it with "
                       "--nation when the order of battle is converted"),
            std::string::npos)
      << fault;
  batch::Recipe stated = game;
  stated.stated.nation = "France";
  EXPECT_EQ(told(convert({shelf / "b.csv"}, run_into(shelf / "out"), stated).outcomes), "b.csv done");
}

TEST(BatchForTheGame, ANationThatItDoesNotKnowIsRefused) {
  const Shelf shelf;
  const batch::Recipe game = for_the_game();
  shelf.put("b.csv",
            "level,name,nation,kind,quality,men\ndivision,8th,,,,\nregiment,22nd,Frence,line infantry,line,1500\n");
  EXPECT_NE(
      first_fault(convert({shelf / "b.csv"}, run_into(shelf / "out"), game)).find("b.csv: nation: found \"Frence\""),
      std::string::npos);
}

}  // namespace estafette::test::for_the_game_test
