// How the places of a march may be written.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::places_test {
namespace {

constexpr const char* kToLutzen = "III Corps: march Weissenfels - Lützen\n";

}  // namespace

TEST(Rule14Places, DashesArrowsCommasAndWordsPartPlaces) {
  for (const char* written : {"Weissenfels - Lützen",
                              "Weissenfels – Lützen",
                              "Weissenfels—Lützen",
                              "Weissenfels -> Lützen",
                              "Weissenfels->Lützen",
                              "Weissenfels → Lützen",
                              "Weissenfels, Lützen",
                              "Weissenfels / Lützen",
                              "Weissenfels then Lützen",
                              "Weissenfels and Lützen",
                              "Weissenfels Lützen",
                              "Weissenfels-Lützen",
                              "via Weissenfels to Lützen",
                              "to Lützen via Weissenfels",
                              "to Lützen by way of Weissenfels.",
                              "from Naumburg via Weissenfels to Lützen",
                              "towards Lützen through Weissenfels",
                              "Naumburg - Weissenfels - Lützen",
                              "WEISSENFELS - LUTZEN",
                              "weissenf. - luetz.",
                              "along the road Weissenfels, then on to the town of Lützen!"})
    EXPECT_EQ(answer(std::string("III Corps: march ") + written), kToLutzen) << written;
}

TEST(Rule14Places, SeveralPlacesAfterViaComeInTheirOrderBeforeTheDestination) {
  EXPECT_EQ(answer("VIII Corps: force march to Weissenfels via Auerstedt and Naumburg"),
            "VIII Corps: force march Auerstedt - Naumburg - Weissenfels\n");
}

TEST(Rule14Places, BetweenPlacesThatAreNoNeighboursTheShortestWayIsFilledInAndTold) {
  EXPECT_EQ(answer("III Corps: march to Lützen"),
            "III Corps: march Weissenfels - Lützen # by the shortest way: "
            "Weissenfels filled in\n");
}

TEST(Rule14Places, AnUnknownPlaceIsAnsweredWithTheNearest) {
  EXPECT_EQ(answer("III Corps: march Weisenfels - Lützen"),
            "letter:1: found \"Weisenfels\"; expected a place on the map. Is it Weissenfels?\n");
  EXPECT_EQ(answer("III Corps: march Paris"), "letter:1: found \"Paris\"; expected a place on the map\n");
}

TEST(Rule14Places, AForceWherePlacesAreNamedIsAnsweredWithTheOrdersThatNameForces) {
  EXPECT_EQ(answer("III Corps: march to VIII Corps"),
            "letter:1: found \"VIII Corps\"; expected a place on the map. VIII Corps is a force: \"follow VIII Corps\" "
            "marches to where it is by then, \"join VIII Corps\" makes one of two in the same place (1.3, 2.1)\n");
}

TEST(Rule14Places, AnAmbiguousPlaceIsAnsweredWithThoseItMayBe) {
  EXPECT_EQ(answer("III Corps: march Bad"),
            "letter:1: found \"Bad\"; expected a place on the map, named so that only one fits. It may be Düben, "
            "Langensalza, "
            "Muskau or Hersfeld: write more of the name\n");
}

TEST(Rule14Places, AMarchBeginsWhereTheForceIs) {
  EXPECT_EQ(
      answer("III Corps: march from Jena to Weissenfels"),
      "letter:1: found \"III Corps: march from Jena to Weissenfels\"; expected a march from Naumburg. III Corps is at "
      "Naumburg, not at Jena\n");
  EXPECT_EQ(answer("III Corps: march Naumburg"),
            "letter:1: found \"III Corps: march Naumburg\"; expected the places to march to. III Corps is already "
            "at Naumburg\n");
  EXPECT_EQ(answer("III Corps: march"),
            "letter:1: found \"III Corps: march\"; expected the places to march to. Name them, with dashes between: "
            "\"march Here - There\"\n");
}

TEST(Rule14Places, AForcedMarchMayBeSaidAfterThePlaces) {
  EXPECT_EQ(answer("III Corps: march to Weissenfels by forced march"), "III Corps: force march Weissenfels\n");
  EXPECT_EQ(answer("III Corps: forced march to Weissenfels"), "III Corps: force march Weissenfels\n");
}

TEST(Rule14Places, AnotherOrderMayFollowInTheSameSentence) {
  EXPECT_EQ(answer("III Corps: march Weissenfels and withdraw if attacked"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n");
  EXPECT_EQ(answer("III Corps: march Weissenfels. VIII Corps: stand."),
            "III Corps: march Weissenfels\nVIII Corps: stand\n");
}

TEST(Rule14Places, AMarchHasNoOtherConditionThanThatAPlaceIsEmpty) {
  EXPECT_EQ(answer("III Corps: march Weissenfels if attacked"),
            "letter:1: found \"III Corps: march Weissenfels if attacked\"; expected a march without such a condition. "
            "There are only \"if PLACE is empty\" and \"withdraw if attacked\" (5.5)\n");
}

TEST(Rule14Places, ARoadIsNoPlaceThatItLeadsTo) {
  for (const char* line : {"III Corps: march on the Jena road to Weissenfels", "III Corps: march along the Jena road"})
    EXPECT_NE(answer(line).find("A road is none: name those on it"), std::string::npos) << answer(line);
  EXPECT_EQ(answer("III Corps: march by the Weissenfels road to L\u00FCtzen"),
            "III Corps: march Weissenfels - L\u00FCtzen\n");
}

}  // namespace estafette::test::places_test
