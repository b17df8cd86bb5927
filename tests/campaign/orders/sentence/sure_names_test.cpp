// Who is ordered, where a name could be read in two ways: a letter is obeyed only where it is sure who is meant.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::sure_names_test {
namespace {

State with_the_guard() {
  State state = forces_of_1813();
  state.forces.push_back(corps("Guard", "Weimar", 3));
  return state;
}

std::string of_the_guard(const std::string& letter) {
  return answer(with_the_guard(), letter, Side::france);
}

}  // namespace

TEST(LetterNames, TheGuardAmongOtherNamesIsAForceAndNoOrderToGuardSomebody) {
  for (const char* line : {"III Corps and Guard: stand", "III Corps and the Guard stand.", "III Corps, Guard: stand",
                           "III Corps & Guard will both stand"})
    EXPECT_EQ(of_the_guard(line), "III Corps: stand\nGuard: stand\n") << line;
  EXPECT_EQ(of_the_guard("Guard and III Corps: stand"), "Guard: stand\nIII Corps: stand\n");
  EXPECT_EQ(of_the_guard("III Corps, Guard and VIII Corps: stand"),
            "III Corps: stand\nGuard: stand\nVIII Corps: stand\n");
  EXPECT_EQ(of_the_guard("III Corps: march Weissenfels, Guard to Jena"),
            "III Corps: march Weissenfels\nGuard: march Jena\n");
  EXPECT_EQ(of_the_guard("XI Corps: guard the pontoon train"), "XI Corps: escort Army of the Main pontoon train\n");
  EXPECT_EQ(of_the_guard("XI Corps guards the pontoon train"), "XI Corps: escort Army of the Main pontoon train\n");
}

TEST(LetterNames, NumbersBeforeOneNounAreAllOfItsSort) {
  State state = forces_of_1813();
  state.forces.push_back(cavalry_corps("II Cavalry Corps", "Merseburg"));
  for (const char* line : {"1st and 2nd Cavalry Corps: stand", "1st & 2nd Cavalry Corps stand",
                           "I and II Cavalry Corps will both stand", "The first and second Cavalry Corps shall stand"})
    EXPECT_EQ(answer(state, line, Side::france), "I Cavalry Corps: stand\nII Cavalry Corps: stand\n") << line;
  EXPECT_EQ(answer("3rd, 6th and 8th Corps: stand"), "III Corps: stand\nVI Corps: stand\nVIII Corps: stand\n");
  EXPECT_EQ(answer("Das 3. und 8. Korps halten"), "III Corps: stand\nVIII Corps: stand\n");
}

TEST(LetterNames, ANumberOfWhichThereIsNoCorpsIsAskedAboutThoughADivisionHasIt) {
  const std::string said = answer("1st and 3rd Corps: stand");
  EXPECT_EQ(said, "letter:1: found \"1st Corps\"; expected a force, headquarters or train of your side\n");
}

TEST(LetterNames, TwoForcesSideBySideAreAskedAboutAndNotBothOrdered) {
  const std::string said = answer("III Corps (VI Corps): stand");
  EXPECT_EQ(
      said,
      "letter:1: found \"III Corps (VI Corps\"; expected one force by its names, or several with a comma or \"and\" "
      "between them. It may be III Corps or VI Corps: write the one that is meant, or \"III Corps and VI Corps\"\n");
  for (const char* line : {"Marmont Ney: stand", "Marmont (Ney): stand", "Guard HQ: march Jena", "Gua. HQ: march Jena"})
    EXPECT_NE(of_the_guard(line).find("expected one force by its names"), std::string::npos) << of_the_guard(line);
  for (const char* line :
       {"III Corps Ney: stand", "Ney (III Corps): stand", "III Corps, Ney: stand", "Ney's III Corps stands"})
    EXPECT_EQ(answer(line), "III Corps: stand\n") << line;
}

TEST(LetterNames, AShortMarshalIsNoMarmont) {
  for (const char* line : {"Mar. Ney: withdraw if attacked", "Marshall Ney: withdraw if attacked",
                           "Mal Ney: withdraw if attacked", "Mshl. Ney will withdraw if attacked"})
    EXPECT_EQ(answer(line), "III Corps: withdraw if attacked\n") << line;
}

TEST(LetterNames, ANumberThatTellsNamesakesApartIsNotThatOfACorps) {
  State state = with({corps("Ziethen's Corps", "Jena"), corps("Pirch's Corps", "Weimar")});
  state.forces[0].troops.edit().commander = "Generalleutnant von Ziethen";
  state.forces[1].troops.edit().commander = "Generalmajor von Pirch I";
  EXPECT_EQ(answer(state, "Pirch I: stand", Side::france), "Pirch's Corps: stand\n");
  EXPECT_EQ(answer(state, "von Pirch I's corps: stand", Side::france), "Pirch's Corps: stand\n");
  for (const char* line : {"I Corps: stand", "I Corps (Ziethen): stand", "1st Corps: stand"}) {
    const std::string said = answer(state, line, Side::france);
    EXPECT_NE(said.find("letter:1: found \""), std::string::npos) << said;
    EXPECT_EQ(said.find("Pirch's Corps: stand"), std::string::npos) << said;
  }
}

}  // namespace estafette::test::sure_names_test
