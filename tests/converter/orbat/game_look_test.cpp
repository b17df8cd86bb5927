// What a unit from the game's own order of battle keeps of its looks, and what is no look of its own.
#include "converter/orbat/game_look.hpp"

#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::test::game_look_test {
namespace {

GameLine row(GameLineUse use, const std::string& ranks, const std::string& unit_class) {
  return {2, use,
          "Alba,OOB_X,Alba,," + ranks + "," + unit_class +
              ",(0-8),IDS_Gun,12,GFX_F,,DRIL_Art,20,,,,,,5,6,6,1,2,3,4,5,6,7,8"};
}

Unit with(std::vector<GameLine> lines) {
  Unit unit = battery("1st Battery", 2, 40);
  unit.game = std::move(lines);
  return unit;
}

}  // namespace

TEST(GameLooks, AGunKeepsItsOwn) {
  const Unit unit =
      with({row(GameLineUse::own, "1,1,1,1,1,0", "Captain"), row(GameLineUse::gun, "1,1,1,1,1,1", "Twelve")});
  ASSERT_TRUE(game_look(unit, 1).has_value());
  EXPECT_EQ(game_look(unit, 1)->unit_class, "Twelve");
}

TEST(GameLooks, ABatteryThatIsARowOfABrigadeKeepsItsOwn) {
  const Unit unit = with({row(GameLineUse::own, "1,1,1,1,1,4", "Twelve")});
  ASSERT_TRUE(game_look(unit).has_value());
  EXPECT_EQ(game_look(unit)->unit_class, "Twelve");
}

TEST(GameLooks, GunsDoNotLookLikeTheCommanderOfABatteryThatHadNone) {
  EXPECT_FALSE(game_look(with({row(GameLineUse::own, "1,1,1,1,1,0", "Captain")})).has_value());
}

}  // namespace estafette::test::game_look_test
