#include "tabletop/table/cup.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::tabletop::cup_test {

TEST(Cup, TheSameSeedGivesTheSameDice) {
  SeededCup one(7), two(7);
  EXPECT_EQ(one.faces(20, 6), two.faces(20, 6));
}

TEST(Cup, DiceThatFellAreTakenInOrderAndAllOfThem) {
  FallenCup cup({5, 3});
  EXPECT_EQ(cup.face(6), 5);
  EXPECT_EQ(test::refusal([&] { cup.require_all_used(); }), "--dice: found \"2 dice\"; expected 1 dice");
  EXPECT_EQ(cup.face(6), 3);
  EXPECT_EQ(test::refusal([&] { cup.require_all_used(); }), "accepted");
  EXPECT_EQ(test::refusal([&] { static_cast<void>(cup.face(6)); }),
            "--dice: found \"2 dice\"; expected more dice. Add a die of 6 sides");
}

TEST(Cup, AFaceThatADieDoesNotHaveIsRefused) {
  FallenCup cup({7});
  EXPECT_EQ(test::refusal([&] { static_cast<void>(cup.face(6)); }), "--dice: found \"7\"; expected a face from 1 to 6");
}

TEST(Cup, EveryFaceShowsEveryWayOnce) {
  EveryFace cup;
  int runs = 0, sum = 0;
  do {
    sum += cup.face(6) + cup.face(4);
    EXPECT_EQ(cup.ways(), 24);
    ++runs;
  } while (cup.advance());
  EXPECT_EQ(runs, 24);
  EXPECT_EQ(sum, 24 * 6);  // 3.5 + 2.5 on average
}

TEST(Cup, HitsOfManyDiceAreCountedTogetherAndAreAsManyWaysAsTheFacesMake) {
  EveryFace every;
  std::int64_t all = 0, two = 0;
  int runs = 0;
  do {
    const std::vector<int> faces = every.faces_against(3, 6, 5);
    EXPECT_EQ(every.ways(), 216);
    all += every.like_this();
    if (std::count_if(faces.begin(), faces.end(), [](int face) { return face >= 5; }) == 2) two += every.like_this();
    ++runs;
  } while (every.advance());
  EXPECT_EQ(runs, 4);
  EXPECT_EQ(all, 216);
  EXPECT_EQ(two, 3 * 2 * 2 * 4);
  EXPECT_TRUE(every.faces_against(0, 6, 5).empty());
  SeededCup seeded(3), same(3);
  EXPECT_EQ(seeded.faces_against(4, 6, 5), same.faces(4, 6)) << "dice that are thrown are thrown all the same";
}

TEST(Cup, ADieThatIsNotAlwaysThrownIsCountedByItsShare) {
  EveryFace cup;
  int runs = 0, halves = 0;
  do {
    if (cup.face(2) == 1) static_cast<void>(cup.face(6));
    ++runs;
    if (cup.ways() == 2) ++halves;
  } while (cup.advance());
  EXPECT_EQ(runs, 7);
  EXPECT_EQ(halves, 1);
}

}  // namespace estafette::tabletop::cup_test
