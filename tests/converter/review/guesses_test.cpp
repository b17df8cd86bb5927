#include "converter/review/guesses.hpp"

#include <gtest/gtest.h>

namespace estafette::review::guesses_test {

TEST(Guesses, StandBehindTheirWordUpToTheNextRemark) {
  EXPECT_EQ(guesses_in("in the 1st Wing; guessed: kind line infantry, quality line; see page 4"),
            "kind line infantry, quality line");
  EXPECT_EQ(guesses_in("in the 1st Wing"), "");
  EXPECT_EQ(guesses_in(""), "");
}

TEST(Guesses, TheRestOfTheNoteStaysAsItIs) {
  EXPECT_EQ(without_guesses("in the 1st Wing; guessed: quality line; see page 4"), "in the 1st Wing; see page 4");
  EXPECT_EQ(without_guesses("guessed: quality line; see page 4"), "see page 4");
  EXPECT_EQ(without_guesses("guessed: quality line"), "");
  EXPECT_EQ(without_guesses("see page 4"), "see page 4");
}

TEST(Guesses, AStrengthIsGuessedIfItIsAnAverageOrAShare) {
  Unit unit;
  unit.note = "guessed: strength from 2 battalions";
  EXPECT_TRUE(strength_guessed(unit));
  unit.note = "guessed: a share of 2,000 men for 3 units";
  EXPECT_TRUE(strength_guessed(unit));
  unit.note = "guessed: quality line";
  EXPECT_FALSE(strength_guessed(unit));
  unit.note = "strength from the return of May";
  EXPECT_FALSE(strength_guessed(unit));
}

TEST(Guesses, OfStrengthOrKindAreToBeLookedAt) {
  Unit unit;
  unit.note = "guessed: strength from 2 battalions, quality line";
  EXPECT_TRUE(guess_matters(unit));
  unit.note = "guessed: quality line, kind line infantry";
  EXPECT_TRUE(guess_matters(unit));
  unit.note = "guessed: kind line infantry from its name, quality line";
  EXPECT_FALSE(guess_matters(unit));
  unit.note = "guessed: quality line";
  EXPECT_FALSE(guess_matters(unit));
}

}  // namespace estafette::review::guesses_test
