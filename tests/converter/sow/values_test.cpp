// What goes out is at home in the shipped game: every value within the ranges that are counted there, every name known.
#include "base/files/files.hpp"
#include "battles.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/profile/levels.hpp"
#include "historical_luetzen.hpp"
#include "random_battles.hpp"
#include "support/shipped_values.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::sow::values_test {
namespace {

std::string seen() {
  return read_text(ESTAFETTE_FIXTURES "/sow/seen-identifiers.txt");
}

std::vector<std::string> unlike(const Mod& mod) {
  for (const Document& document : mod.documents) {
    if (document.path.parent_path() == "OOBs") return test::unlike_the_shipped(document.bytes, seen());
  }
  return {"no order of battle"};
}

const Nation& nation(const char* name) {
  return *find_nation(test::waterloo(), name);
}

TEST(ShippedValues, HoldForLuetzenAndASkirmish) {
  for (const BattlePlan& plan : {test::historical_luetzen(), test::luetzen(), test::skirmish()}) {
    EXPECT_EQ(unlike(make_mod(plan, test::waterloo())), std::vector<std::string>{}) << plan.place;
  }
}

TEST(ShippedValues, HoldForTwoHundredBattlesMadeByChance) {
#ifdef ESTAFETTE_WITHOUT_RAPIDCHECK
  GTEST_SKIP() << "the battles are made by RapidCheck, and it is not here";
#else
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const BattlePlan plan = test::battles()(rc::Random(seed), 50).value();
    ASSERT_EQ(unlike(make_mod(plan, test::waterloo())), std::vector<std::string>{}) << "seed " << seed;
  }
#endif
}

TEST(ShippedValues, AreMissedByWhatWeUsedToSend) {
  std::string master;
  for (const Document& document : make_mod(test::skirmish(), test::waterloo()).documents) {
    if (document.path.parent_path() == "OOBs") master = document.bytes;
  }
  const std::string fresh = ",6,9,9,7,7,6,8,5,6,7,7";
  master.replace(master.find(fresh), fresh.size(), ",5,6,7,5,4,4,5,4,0,3,5");
  EXPECT_EQ(test::unlike_the_shipped(master, seen()),
            (std::vector<std::string>{"41st Line: Fatigue is 6", "41st Line: Morale is 7",
                                      "41st Line: skills as in no army is 5 4 4 5 4 0 3 5"}));
}

TEST(ShippedValues, TellEveryQualityByItsExperience) {
  for (std::size_t quality = 1; quality < 6; ++quality) {
    EXPECT_LT(test::waterloo().experience.at(quality - 1), test::waterloo().experience.at(quality));
  }
  EXPECT_EQ(test::waterloo().experience.front(), 3);
  EXPECT_EQ(test::waterloo().experience.back(), 8);
}

TEST(Levels, BetterTroopsOfANationAreNeverWorseAtAnything) {
  for (const char* name : {"France", "Britain", "Prussia"}) {
    for (const Kind kind : {Kind::line_infantry, Kind::light_infantry, Kind::heavy_cavalry, Kind::foot_artillery}) {
      for (int quality = 1; quality < 6; ++quality) {
        const Proficiency worse = skills_of(test::waterloo(), nation(name), kind, static_cast<Quality>(quality - 1));
        const Proficiency better = skills_of(test::waterloo(), nation(name), kind, static_cast<Quality>(quality));
        for (std::size_t i = 0; i < better.size(); ++i) EXPECT_GE(better.at(i), worse.at(i)) << name << quality << i;
      }
    }
  }
}

TEST(Levels, OurWorstCommanderHasTheLeastOfTheRangeAndOurBestTheMost) {
  const auto rated = [](int ability) {
    Ratings ratings;
    ratings.ability = ability;
    return ratings_of(test::waterloo(), nation("France"), Post::division, ratings).front();
  };
  EXPECT_EQ(rated(0), 3);
  EXPECT_EQ(rated(3), 6);
  EXPECT_EQ(rated(6), 8);
}

TEST(Levels, ACavalryDivisionIsRatedAsADivisionAndABatteryByItsOwnLine) {
  EXPECT_EQ(experience_of(test::waterloo(), nation("France"), Post::cavalry_division), 6);
  EXPECT_EQ(experience_of(test::waterloo(), nation("France"), Post::battery), 5);
}

TEST(Levels, WagonsHaveNoExperienceAndCouriersThatOfTheirArmy) {
  EXPECT_EQ(follower_levels(test::waterloo(), nation("Saxony"), Post::wagon).experience, 0);
  EXPECT_EQ(follower_levels(test::waterloo(), nation("Saxony"), Post::courier).experience, 4);
  EXPECT_EQ(follower_levels(test::waterloo(), nation("Russia"), Post::courier).experience, 5);
}

}  // namespace
}  // namespace estafette::sow::values_test
